// In-memory store with fault injection: failing operations and power cuts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "native/memory_store.h"

namespace semafor::test {

enum class Tail : std::uint8_t {
    kNothing,
    kGarbage,
    kOldText
};  // content after the part that was written before the power cut

class MemoryStore final : public semafor::MemoryStore {
public:
    // The n-th operation from now (from 0) fails; with `forEver` all later ones fail too.
    void failAt(std::size_t n, bool forEver) {
        failAt_ = operations_ + n;
        forEver_ = forEver;
    }
    // The power fails in the next write, after that many characters; nothing works until powerBack().
    void cutNextWriteAfter(std::size_t characters, Tail tail) {
        cutAfter_ = characters;
        tail_ = tail;
    }
    void powerBack() { dark_ = false; }
    [[nodiscard]] std::size_t operations() const { return operations_; }

    [[nodiscard]] std::vector<std::string> keys() const override {
        return fails() ? std::vector<std::string>() : semafor::MemoryStore::keys();
    }
    [[nodiscard]] std::optional<std::string> read(const std::string& key) const override {
        return fails() ? std::nullopt : semafor::MemoryStore::read(key);
    }
    std::optional<StoreFault> write(const std::string& key, const std::string& text) override {
        if (fails()) return StoreFault::kFailed;
        return cutAfter_ ? cut(texts[key], text) : semafor::MemoryStore::write(key, text);
    }
    std::optional<StoreFault> remove(const std::string& key) override {
        return fails() ? StoreFault::kFailed : semafor::MemoryStore::remove(key);
    }

private:
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
