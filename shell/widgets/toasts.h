// Toasts: a sentence shown for a few seconds, as low on the screen as it can be without covering a control.
#pragma once

#include <optional>
#include <string>

#include "board/vec.h"

namespace semafor {

class Ui;

class Toasts {
public:
    // The Ui must outlive this object.
    explicit Toasts(Ui& ui) : ui_(&ui) {}

    void say(std::string text);
    // In this frame the toast lies as low as it can in that box, even over controls.
    void in(const Box& room) { room_ = room; }
    // Removes the toast: its sentence is no longer true.
    void clear() { left_ = 0; }

    void beginPicture() { room_.reset(); }
    // Paints the toast above everything that was drawn.
    void paint();

private:
    [[nodiscard]] float hiddenBy(const Box& box) const;
    [[nodiscard]] Box place(Vec size);
    void paintAt(const Box& box, float seen);

    Ui* ui_;
    std::string text_;
    float left_ = 0;  // seconds
    std::optional<Box> room_;
    Box lay_;  // the place in the last frame
};

}  // namespace semafor
