// Writes JSON on one line, with commas where they are needed.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "base/json.h"

namespace semafor {

class JsonWriter {
public:
    // Appends to `out`, which must outlive the writer.
    explicit JsonWriter(std::string& out) : out_(out) {}

    JsonWriter& beginObject() { return open('{'); }
    JsonWriter& endObject() { return close('}'); }
    JsonWriter& beginArray() { return open('['); }
    JsonWriter& endArray() { return close(']'); }

    // Required: a value follows.
    JsonWriter& key(std::string_view name) {
        comma();
        appendJsonString(out_, name);
        out_.push_back(':');
        first_ = true;
        return *this;
    }
    JsonWriter& value(std::string_view text) {
        comma();
        appendJsonString(out_, text);
        return *this;
    }
    template <std::integral Int>
    JsonWriter& value(Int number) {
        comma();
        out_.append(std::to_string(number));
        return *this;
    }
    JsonWriter& null() {
        comma();
        out_.append("null");
        return *this;
    }
    template <class Value>
    JsonWriter& member(std::string_view name, const Value& v) {
        return key(name).value(v);
    }

private:
    JsonWriter& open(char bracket) {
        comma();
        out_.push_back(bracket);
        first_ = true;
        return *this;
    }
    JsonWriter& close(char bracket) {
        out_.push_back(bracket);
        first_ = false;
        return *this;
    }
    void comma() {
        if (!first_) out_.push_back(',');
        first_ = false;
    }

    std::string& out_;
    bool first_ = true;  // the next item needs no comma
};

}  // namespace semafor
