// A host without a browser, for screenshots and the desktop window. Bots act at random here.
#pragma once

#include <optional>
#include <random>

#include "desk/desk.h"

namespace semafor {

class OfflineHost : public Host {
public:
    [[nodiscard]] std::int64_t now() const override;
    [[nodiscard]] std::int64_t utcOffset() const override { return 0; }
    std::uint64_t random() override;
    void lockGame(std::uint64_t id, bool) override { locked_ = id; }
    void freeGame() override { locked_.reset(); }
    void askBot(const Question& question) override { question_ = question; }
    void forgetBot() override { question_.reset(); }
    void giveFile(const std::string& name, const std::string& text) override;
    void copy(const std::string& text) override;
    void share(const std::string&, const std::string& address) override { copy(address); }
    void keepStore() override {}
    void sound(Cue, int) override {}
    void ambience(int) override {}
    void fetchAgain() override {}
    void takeNewVersion(bool /*goOn*/) override {}
    void openOwnWindow() override {}
    [[nodiscard]] std::string address() const override { return "https://localhost/"; }
    [[nodiscard]] std::string surroundings() const override { return "desktop"; }
    [[nodiscard]] std::string systemLanguage() const override;
    [[nodiscard]] bool calm() const override { return false; }
    [[nodiscard]] StoreRisk storeRisk() const override { return StoreRisk::kNone; }

    // Gives the desk one answer that it waits for; false when it waits for nothing.
    bool answer(Desk& desk);

private:
    std::optional<std::uint64_t> locked_;
    std::optional<Question> question_;
    std::random_device chance_;
};

}  // namespace semafor
