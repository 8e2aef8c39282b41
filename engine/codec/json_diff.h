// Where two JSON values differ, by value: the order of keys and the writing of numbers don't matter.
#pragma once

#include <optional>
#include <string>

#include "base/json.h"

namespace semafor {

struct JsonDifference {
    std::string field;  // "state.hands[1].red"; empty: the whole value
    std::string message;
};

// The first difference, in the order of `expected`, or nothing.
std::optional<JsonDifference> compareJson(const JsonValue& expected, const JsonValue& found);

}  // namespace semafor
