// The page as the desk's host.
#pragma once

#include "desk/host.h"

namespace semafor {

class PageHost final : public Host {
public:
    [[nodiscard]] std::int64_t now() const override;
    [[nodiscard]] std::int64_t utcOffset() const override;
    std::uint64_t random() override;
    void lockGame(std::uint64_t id, bool takeOver) override;
    void freeGame() override;
    void askBot(const Question& question) override;
    void forgetBot() override;
    void giveFile(const std::string& name, const std::string& text) override;
    void copy(const std::string& text) override;
    void share(const std::string& sentence, const std::string& address) override;
    void keepStore() override;
    void sound(Cue cue, int loudness) override;
    void murmur(int loudness) override;
    void fetchAgain() override;
    void takeNewVersion(bool goOn) override;
    void openOwnWindow() override;
    [[nodiscard]] std::string address() const override;
    [[nodiscard]] std::string surroundings() const override;
    [[nodiscard]] std::string systemLanguage() const override;
    [[nodiscard]] bool calm() const override;
    [[nodiscard]] StoreRisk storeRisk() const override;
};

}  // namespace semafor
