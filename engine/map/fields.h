// Strict reader for the fields of JSON objects: a missing, unknown or out-of-range field is reported with its
// place. Only the first mistake is kept, so callers needn't check after each field.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "map/loader.h"

namespace semafor {

// Reports mistakes in one file; only the first mistake of all files is kept.
class Trouble {
public:
    Trouble(std::string_view path, std::optional<MapError>& first) : path_(path), first_(&first) {}

    void report(int line, std::string message) const {
        if (!*first_) *first_ = MapError{std::string(path_), line, std::move(message)};
    }
    [[nodiscard]] bool any() const { return first_->has_value(); }

private:
    std::string_view path_;
    std::optional<MapError>* first_;
};

struct Range {
    std::int64_t from = 0;
    std::int64_t to = 0;
};

// The fields of one object; `subject` begins every message about them.
class Fields {
public:
    Fields(const Trouble& trouble, const JsonValue& value, std::string subject);

    [[nodiscard]] bool has(std::string_view key) const { return value_->find(key) != nullptr; }
    // The line of the field, or of the object if the field is missing.
    [[nodiscard]] int line(std::string_view key) const;
    [[nodiscard]] int line() const { return value_->line; }
    [[nodiscard]] const Trouble& trouble() const { return trouble_; }
    [[nodiscard]] const std::string& subject() const { return subject_; }

    // Required fields. After a mistake: the lowest number allowed (thousandths: 0), or empty contents.
    std::uint16_t number(std::string_view key, Range range);
    std::uint8_t small(std::string_view key, Range range) {
        return static_cast<std::uint8_t>(number(key, range));
    }
    std::int32_t thousandths(std::string_view key, Range range);
    std::string text(std::string_view key);
    const std::vector<JsonValue>& list(std::string_view key);
    Fields object(std::string_view key);

    // Optional fields.
    std::uint8_t smallOr(std::string_view key, Range range, std::uint8_t missing);
    bool truth(std::string_view key);
    std::optional<Fields> optionalObject(std::string_view key);

    // All members of this object; marks their keys as known.
    const std::vector<JsonMember>& members();
    // The text of an item in a list of this object.
    std::string itemText(const JsonValue& item) const;

    void fail(int line, const std::string& message) const {
        trouble_.report(line, subject_ + ": " + message);
    }
    // Reports the keys that no call has asked for.
    void close() const;

private:
    const JsonValue* field(std::string_view key, JsonKind kind, std::string_view kindName);

    Trouble trouble_;
    const JsonValue* value_;
    std::string subject_;
    std::vector<std::string_view> known_;
};

std::string quoted(std::string_view text);

}  // namespace semafor
