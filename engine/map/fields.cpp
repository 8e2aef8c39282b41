// Strict reading of JSON objects.
#include "map/fields.h"

#include <algorithm>
#include <utility>

namespace semafor {
namespace {

// Created on first use, so that no work is done at program start.
const JsonValue& nothing() {
    static const JsonValue kNothing;
    return kNothing;
}

std::string rangeText(Range range) {
    return std::to_string(range.from) + " to " + std::to_string(range.to);
}

}  // namespace

std::string quoted(std::string_view text) {
    std::string out(1, '"');
    out += text;
    out += '"';
    return out;
}

Fields::Fields(const Trouble& trouble, const JsonValue& value, std::string subject)
    : trouble_(trouble), value_(&value), subject_(std::move(subject)) {
    if (value.kind == JsonKind::kObject) return;
    fail(value.line, "an object is expected");
    value_ = &nothing();
}

int Fields::line(std::string_view key) const {
    const JsonValue* value = value_->find(key);
    return value != nullptr ? value->line : value_->line;
}

const JsonValue* Fields::field(std::string_view key, JsonKind kind, std::string_view kindName) {
    known_.push_back(key);
    const JsonValue* value = value_->find(key);
    if (value == nullptr) {
        fail(line(), quoted(key) + " is missing");
    } else if (value->kind != kind) {
        fail(value->line, quoted(key) + " must be " + std::string(kindName));
        value = nullptr;
    }
    return value;
}

std::uint16_t Fields::number(std::string_view key, Range range) {
    const JsonValue* value = field(key, JsonKind::kNumber, "a number");
    const auto number = value != nullptr ? value->integer() : range.from;
    if (!number || *number < range.from || *number > range.to) {
        fail(line(key), quoted(key) + " must be " + rangeText(range));
        return static_cast<std::uint16_t>(range.from);
    }
    return static_cast<std::uint16_t>(*number);
}

std::int32_t Fields::thousandths(std::string_view key, Range range) {
    const JsonValue* value = field(key, JsonKind::kNumber, "a number");
    const auto number = value != nullptr ? value->thousandths() : std::int64_t{0};
    if (!number || *number < range.from * 1000 || *number > range.to * 1000) {
        fail(line(key), quoted(key) + " must be " + rangeText(range) + " with at most three decimals");
        return 0;
    }
    return static_cast<std::int32_t>(*number);
}

std::string Fields::text(std::string_view key) {
    const JsonValue* value = field(key, JsonKind::kString, "a text");
    if (value == nullptr) return {};
    if (value->text.empty()) fail(value->line, quoted(key) + " is empty");
    return value->text;
}

const std::vector<JsonValue>& Fields::list(std::string_view key) {
    const JsonValue* value = field(key, JsonKind::kArray, "a list");
    return value != nullptr ? value->items : nothing().items;
}

Fields Fields::object(std::string_view key) {
    const JsonValue* value = field(key, JsonKind::kObject, "an object");
    static const JsonValue kEmptyObject = [] {
        JsonValue empty;
        empty.kind = JsonKind::kObject;
        return empty;
    }();
    return {trouble_, value != nullptr ? *value : kEmptyObject, subject_ + ", " + std::string(key)};
}

std::uint8_t Fields::smallOr(std::string_view key, Range range, std::uint8_t missing) {
    return has(key) ? small(key, range) : missing;
}

bool Fields::truth(std::string_view key) {
    if (!has(key)) return false;
    const JsonValue* value = field(key, JsonKind::kBool, "true or false");
    return value != nullptr && value->truth;
}

std::optional<Fields> Fields::optionalObject(std::string_view key) {
    if (!has(key)) return std::nullopt;
    return object(key);
}

const std::vector<JsonMember>& Fields::members() {
    for (const JsonMember& member : value_->members) known_.push_back(member.key);
    return value_->members;
}

std::string Fields::itemText(const JsonValue& item) const {
    if (item.kind != JsonKind::kString) fail(item.line, "a text is expected");
    return item.text;
}

void Fields::close() const {
    for (const JsonMember& member : value_->members)
        if (std::find(known_.begin(), known_.end(), member.key) == known_.end())
            fail(member.line, "unknown key " + quoted(member.key));
}

}  // namespace semafor
