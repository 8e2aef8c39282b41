// Fields for text: drawn here, typed into in the page, which has keyboards for all languages and devices.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/vec.h"
#include "target/target.h"

namespace semafor {

class Ui;

// A line of text that somebody types.
struct Field {
    TargetId id;
    Box box;  // in pixels
    std::string value;
    std::string label;
    int longest = 24;   // characters
    bool live = false;  // every change is handed over at once, not when it is taken
};

class TextFields {
public:
    // The Ui must live longer.
    explicit TextFields(Ui& ui) : ui_(&ui) {}

    // True when something was typed and taken: `value` is new.
    bool line(const TargetId& id, const Box& box, std::string& value, std::string_view label,
              int longest = 24);
    // The same for a live one; what is typed comes by answerTo.
    void paint(const Field& field);
    // What was typed into that field since the last picture.
    [[nodiscard]] std::optional<std::string> answerTo(const TargetId& id) const;
    // Opens the page's field.
    std::function<void(const Field&)> open;
    // Somebody typed into the page's field.
    void answered(const TargetId& id, std::string value) { answer_ = {id, std::move(value)}; }
    // The player picks a file of saved games.
    std::function<void()> pickFile;
    void endPicture() { answer_.reset(); }

private:
    Ui* ui_;
    std::optional<std::pair<TargetId, std::string>> answer_;
};

}  // namespace semafor
