// A store in memory, for programs whose games needn't outlive them.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace semafor {

class MemoryStore : public Store {
public:
    std::map<std::string, std::string> texts;
    std::size_t budget = kStoreBudget;  // characters, keys included

    [[nodiscard]] std::vector<std::string> keys() const override {
        std::vector<std::string> keys;
        for (const auto& [key, text] : texts) keys.push_back(key);
        return keys;
    }
    [[nodiscard]] std::optional<std::string> read(const std::string& key) const override {
        const auto found = texts.find(key);
        return found == texts.end() ? std::nullopt : std::optional<std::string>(found->second);
    }
    std::optional<StoreFault> write(const std::string& key, const std::string& text) override {
        if (size() - sizeOf(key) + key.size() + text.size() > budget) return StoreFault::kFull;
        texts[key] = text;
        return std::nullopt;
    }
    std::optional<StoreFault> remove(const std::string& key) override {
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
};

}  // namespace semafor
