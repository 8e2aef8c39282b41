// One sentence for a while: as low on the screen as nothing lies under it that can be pressed.
#pragma once

#include <optional>
#include <string>

#include "board/vec.h"

namespace semafor {

class Ui;

class Toasts {
public:
    // The Ui must live longer.
    explicit Toasts(Ui& ui) : ui_(&ui) {}

    void say(std::string text);
    // In this picture it lies at the foot of that box, whatever is there.
    void in(const Box& room) { room_ = room; }
    // What it said is no longer so.
    void clear() { left_ = 0; }

    void beginPicture() { room_.reset(); }
    // Above everything that was drawn.
    void paint();

private:
    [[nodiscard]] float hiddenBy(const Box& box) const;
    [[nodiscard]] Box place(Vec size);
    void paintAt(const Box& box, float seen);

    Ui* ui_;
    std::string text_;
    float left_ = 0;  // seconds
    std::optional<Box> room_;
    Box lay_;  // in the last picture
};

}  // namespace semafor
