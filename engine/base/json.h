// JSON: a parsed value that knows its line, a parser with bounded depth, and the writing of strings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace semafor {

inline constexpr int kMaxJsonDepth = 32;

enum class JsonKind : std::uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };

struct JsonMember;

// A value of a JSON text. What doesn't belong to its kind is empty.
struct JsonValue {
    JsonKind kind = JsonKind::kNull;
    int line = 0;                     // where it begins, counted from 1
    bool truth = false;               // kBool
    std::string text;                 // kString: the characters as UTF-8; kNumber: the number as written
    std::vector<JsonValue> items;     // kArray
    std::vector<JsonMember> members;  // kObject, in the order of the text, no key twice

    // The value of `key`, or null when there is none.
    [[nodiscard]] const JsonValue* find(std::string_view key) const;
    // A whole number that fits, or nothing.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    // A number with at most three decimals in thousandths ("4.895" is 4895), or nothing.
    [[nodiscard]] std::optional<std::int64_t> thousandths() const;
};

struct JsonMember {
    std::string key;
    int line = 0;
    JsonValue value;
};

struct JsonError {
    int line = 0;
    std::string message;
};

// One JSON value and nothing else. Never more than kMaxJsonDepth values inside each other.
Result<JsonValue, JsonError> parseJson(std::string_view text);

// Appends `text` in quotes, escaped. Required: `text` is UTF-8.
void appendJsonString(std::string& out, std::string_view text);

}  // namespace semafor
