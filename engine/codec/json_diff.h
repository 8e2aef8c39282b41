// Finds where two JSON values differ, ignoring the order of keys and the formatting of numbers.
#pragma once

#include <optional>
#include <string>

#include "base/json.h"

namespace semafor {

struct JsonDifference {
    std::string field;  // "state.hands[1].red"; empty: the whole value
    std::string message;
};

// The first difference, in the order of `expected`, or nullopt.
std::optional<JsonDifference> compareJson(const JsonValue& expected, const JsonValue& found);

}  // namespace semafor
