// Compares JSON values.
#include "codec/json_diff.h"

#include <algorithm>

namespace semafor {
namespace {

using Difference = std::optional<JsonDifference>;

std::string shown(const JsonValue& value) {
    switch (value.kind) {
        case JsonKind::kNull:
            return "null";
        case JsonKind::kBool:
            return value.truth ? "true" : "false";
        case JsonKind::kNumber:
            return value.text;
        case JsonKind::kString:
            return "\"" + value.text + "\"";
        case JsonKind::kArray:
            return "a list of " + std::to_string(value.items.size());
        case JsonKind::kObject:
            return "an object of " + std::to_string(value.members.size());
    }
    return "";
}

bool equalNumbers(const JsonValue& a, const JsonValue& b) {
    if (a.text == b.text) return true;
    const auto left = a.thousandths();
    return left.has_value() && left == b.thousandths();
}

bool equalLeaves(const JsonValue& a, const JsonValue& b) {
    if (a.kind != b.kind) return false;
    if (a.kind == JsonKind::kNumber) return equalNumbers(a, b);
    return a.truth == b.truth && a.text == b.text;
}

Difference compare(const JsonValue& expected, const JsonValue& found, const std::string& field);

std::string memberOf(const std::string& field, const std::string& key) {
    return field.empty() ? key : field + "." + key;
}

Difference compareMembers(const JsonValue& expected, const JsonValue& found, const std::string& field) {
    for (const JsonMember& member : expected.members) {
        const std::string inside = memberOf(field, member.key);
        const JsonValue* other = found.find(member.key);
        if (other == nullptr)
            return JsonDifference{inside, "expected " + shown(member.value) + ", found nothing"};
        if (auto difference = compare(member.value, *other, inside)) return difference;
    }
    for (const JsonMember& member : found.members)
        if (expected.find(member.key) == nullptr)
            return JsonDifference{memberOf(field, member.key),
                                  "expected nothing, found " + shown(member.value)};
    return std::nullopt;
}

Difference compareItems(const JsonValue& expected, const JsonValue& found, const std::string& field) {
    const std::size_t common = std::min(expected.items.size(), found.items.size());
    const auto placeOf = [&](std::size_t i) { return field + "[" + std::to_string(i) + "]"; };
    for (std::size_t i = 0; i < common; ++i)
        if (auto difference = compare(expected.items[i], found.items[i], placeOf(i))) return difference;
    if (expected.items.size() > common)
        return JsonDifference{placeOf(common),
                              "expected " + shown(expected.items[common]) + ", found nothing"};
    if (found.items.size() > common)
        return JsonDifference{placeOf(common), "expected nothing, found " + shown(found.items[common])};
    return std::nullopt;
}

Difference compare(const JsonValue& expected, const JsonValue& found, const std::string& field) {
    if (expected.kind == JsonKind::kObject && found.kind == JsonKind::kObject)
        return compareMembers(expected, found, field);
    if (expected.kind == JsonKind::kArray && found.kind == JsonKind::kArray)
        return compareItems(expected, found, field);
    if (equalLeaves(expected, found)) return std::nullopt;
    return JsonDifference{field, "expected " + shown(expected) + ", found " + shown(found)};
}

}  // namespace

std::optional<JsonDifference> compareJson(const JsonValue& expected, const JsonValue& found) {
    return compare(expected, found, "");
}

}  // namespace semafor
