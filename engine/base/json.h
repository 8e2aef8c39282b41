// JSON: parsed values with their line numbers, a parser with bounded depth, and string escaping.
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

// A JSON value. Members that don't belong to its kind are empty.
struct JsonValue {
    JsonKind kind = JsonKind::kNull;
    int line = 0;                     // the line on which it begins, counted from 1
    bool truth = false;               // kBool
    std::string text;                 // kString: the characters as UTF-8; kNumber: the number as written
    std::vector<JsonValue> items;     // kArray
    std::vector<JsonMember> members;  // kObject, in the order of the text; keys are unique

    // The value of `key`, or null if the key is missing.
    [[nodiscard]] const JsonValue* find(std::string_view key) const;
    // The number if it is whole and fits, else nullopt.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    // A number with at most three decimals, in thousandths ("4.895" is 4895), else nullopt.
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

// Parses a text that is exactly one JSON value, nested at most kMaxJsonDepth deep.
Result<JsonValue, JsonError> parseJson(std::string_view text);

// Appends `text` in quotes, escaped. Required: `text` is UTF-8.
void appendJsonString(std::string& out, std::string_view text);

}  // namespace semafor
