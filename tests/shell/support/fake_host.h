// Fake Host for tests: records every call, and answers locks and bots' questions on request.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "base/draw.h"
#include "base/rng.h"
#include "desk/desk.h"

namespace semafor::test {

class FakeHost final : public Host {
public:
    explicit FakeHost(std::uint64_t seed = 1) : rng(seed) {}

    mutable std::int64_t clock = 1'790'000'000;
    Rng rng;
    std::vector<std::uint64_t> locksAsked;
    bool lastTookOver = false;
    std::size_t freed = 0;
    std::deque<Question> questions;
    std::size_t forgotten = 0;
    std::map<std::string, std::string> files;
    std::vector<std::string> copied;
    std::vector<std::string> shared;  // the sentences shared with an address
    bool kept = false;
    StoreRisk risk = StoreRisk::kNone;
    std::size_t fetchedAgain = 0;
    std::vector<bool> versionsTaken;
    std::size_t windowsOpened = 0;
    std::vector<std::pair<Cue, int>> heard;
    int hall = 0;
    bool still = false;
    std::string language = "en";

    [[nodiscard]] std::int64_t now() const override { return ++clock; }
    [[nodiscard]] std::int64_t utcOffset() const override { return 0; }
    std::uint64_t random() override {
        const std::uint64_t high = rng.next();
        return high << 32 | rng.next();
    }
    void lockGame(std::uint64_t id, bool takeOver) override {
        locksAsked.push_back(id);
        lastTookOver = takeOver;
    }
    void freeGame() override { ++freed; }
    void askBot(const Question& question) override { questions.push_back(question); }
    void forgetBot() override { ++forgotten; }
    void giveFile(const std::string& name, const std::string& text) override { files[name] = text; }
    void copy(const std::string& text) override { copied.push_back(text); }
    void share(const std::string& sentence, const std::string& address) override {
        shared.push_back(sentence);
        copied.push_back(address);
    }
    void keepStore() override { kept = true; }
    void sound(Cue cue, int loudness) override { heard.emplace_back(cue, loudness); }
    void ambience(int loudness) override { hall = loudness; }
    void fetchAgain() override { ++fetchedAgain; }
    void takeNewVersion(bool goOn) override { versionsTaken.push_back(goOn); }
    void openOwnWindow() override { ++windowsOpened; }
    [[nodiscard]] std::string address() const override { return "https://example.org/semafor/"; }
    [[nodiscard]] std::string surroundings() const override { return "a test"; }
    [[nodiscard]] std::string systemLanguage() const override { return language; }
    [[nodiscard]] bool calm() const override { return still; }
    [[nodiscard]] StoreRisk storeRisk() const override { return risk; }

    // Answers the desk's open requests: grants the lock of its game, and chooses randomly for bots.
    void answer(Desk& desk) {
        if (!locksAsked.empty()) {
            const std::uint64_t id = locksAsked.back();
            locksAsked.clear();
            desk.table.lockAnswered(id, true);
        }
        while (!questions.empty()) {
            const Question question = questions.front();
            questions.pop_front();
            desk.table.botAnswered(question.token, drawBelow(rng, question.choices));
        }
    }
};

}  // namespace semafor::test
