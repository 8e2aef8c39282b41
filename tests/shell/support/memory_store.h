// A store in memory that fails when it is told to.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "store/store.h"

namespace semafor::test {

enum class Tail : std::uint8_t {
    kNothing,
    kGarbage,
    kOldText
};  // what follows the part that was still written

class MemoryStore final : public Store {
public:
    std::map<std::string, std::string> texts;
    std::size_t budget = kStoreBudget;

    // The n-th operation from now on fails, counted from 0; once, or that one and all that follow.
    void failAt(std::size_t n, bool forEver) {
        failAt_ = operations_ + n;
        forEver_ = forEver;
    }
    // The power goes in the middle of the next write, after so many characters: nothing works until
    // powerBack().
    void cutNextWriteAfter(std::size_t characters, Tail tail) {
        cutAfter_ = characters;
        tail_ = tail;
    }
    void powerBack() { dark_ = false; }
    [[nodiscard]] std::size_t operations() const { return operations_; }

    [[nodiscard]] std::vector<std::string> keys() const override {
        std::vector<std::string> keys;
        if (fails()) return keys;
        for (const auto& [key, text] : texts) keys.push_back(key);
        return keys;
    }
    [[nodiscard]] std::optional<std::string> read(const std::string& key) const override {
        const auto found = texts.find(key);
        if (fails() || found == texts.end()) return std::nullopt;
        return found->second;
    }
    std::optional<StoreFault> write(const std::string& key, const std::string& text) override {
        if (fails()) return StoreFault::kFailed;
        if (cutAfter_) return cut(texts[key], text);
        if (size() - sizeOf(key) + key.size() + text.size() > budget) return StoreFault::kFull;
        texts[key] = text;
        return std::nullopt;
    }
    std::optional<StoreFault> remove(const std::string& key) override {
        if (fails()) return StoreFault::kFailed;
        texts.erase(key);
        return std::nullopt;
    }

    [[nodiscard]] std::size_t size() const {
        std::size_t size = 0;
        for (const auto& [key, text] : texts) size += key.size() + text.size();
        return size;
    }

private:
    [[nodiscard]] std::size_t sizeOf(const std::string& key) const {
        const auto found = texts.find(key);
        return found == texts.end() ? 0 : key.size() + found->second.size();
    }

    bool fails() const {
        const std::size_t now = operations_++;
        return dark_ || (failAt_ && (forEver_ ? now >= *failAt_ : now == *failAt_));
    }

    std::optional<StoreFault> cut(std::string& held, const std::string& text) {
        const std::size_t written = std::min(*cutAfter_, text.size());
        std::string now = text.substr(0, written);
        if (tail_ == Tail::kGarbage) now += std::string(64, '\1');
        if (tail_ == Tail::kOldText && held.size() > written) now += held.substr(written);
        held = now;
        cutAfter_.reset();
        dark_ = true;
        return StoreFault::kFailed;
    }

    mutable std::size_t operations_ = 0;
    std::optional<std::size_t> failAt_;
    bool forEver_ = false;
    std::optional<std::size_t> cutAfter_;
    Tail tail_ = Tail::kNothing;
    bool dark_ = false;
};

}  // namespace semafor::test
