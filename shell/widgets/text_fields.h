// Text fields: drawn here, edited in the page, which supports all languages' keyboards and all devices.
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

// A single-line text field.
struct Field {
    TargetId id;
    Box box;  // in pixels
    std::string value;
    std::string label;
    int longest = 24;   // characters
    bool live = false;  // reports every change at once, not only the final value
};

class TextFields {
public:
    // The Ui must outlive this object.
    explicit TextFields(Ui& ui) : ui_(&ui) {}

    // True when a new text was entered; it is in `value`.
    bool line(const TargetId& id, const Box& box, std::string& value, std::string_view label,
              int longest = 24);
    // Paints the field, live or not; answerTo() gives the typed text.
    void paint(const Field& field);
    // The text typed into that field since the last frame.
    [[nodiscard]] std::optional<std::string> answerTo(const TargetId& id) const;
    // Callback: opens the page's field.
    std::function<void(const Field&)> open;
    // Call when the player has typed into the page's field.
    void answered(const TargetId& id, std::string value) { answer_ = {id, std::move(value)}; }
    // Callback: the player picks a file of saved games.
    std::function<void()> pickFile;
    void endPicture() { answer_.reset(); }

private:
    Ui* ui_;
    std::optional<std::pair<TargetId, std::string>> answer_;
};

}  // namespace semafor
