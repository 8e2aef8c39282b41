// The interface of a key-value store that outlives the program: the browser's, a folder's, a test's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace semafor {

enum class StoreFault : std::uint8_t {
    kFull,
    kUnavailable,  // nothing can be stored here at all
    kFailed,       // the written text doesn't read back
    kTaken,        // somebody else has written meanwhile
};

// Texts under keys. Keys are ASCII: letters, digits, "/" and "-".
class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    [[nodiscard]] virtual std::vector<std::string> keys() const = 0;
    // The text; empty when there is no such key, or when it can't be read.
    [[nodiscard]] virtual std::optional<std::string> read(const std::string& key) const = 0;
    virtual std::optional<StoreFault> write(const std::string& key, const std::string& text) = 0;
    virtual std::optional<StoreFault> remove(const std::string& key) = 0;
};

// The most that all keys and texts may take together, in characters: browsers grant little more.
inline constexpr std::size_t kStoreBudget = 1'048'576;

}  // namespace semafor
