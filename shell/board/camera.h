// What part of the sheet is seen, and where on the screen: fitted, zoomed and moved, never lost.
#pragma once

#include "board/vec.h"

namespace semafor {

class Camera {
public:
    // The sheet's size in its own units and the box of the screen that shows it, in pixels. What was seen in
    // the middle stays there; a sheet seen whole is fitted anew.
    void show(Vec sheet, const Box& screen);

    [[nodiscard]] const Box& screen() const { return screen_; }
    [[nodiscard]] float scale() const { return scale_; }  // pixels a unit
    [[nodiscard]] bool fitted() const { return scale_ <= fit_ * 1.001f; }
    [[nodiscard]] Vec toScreen(Vec point) const;
    [[nodiscard]] Vec toSheet(Vec pixel) const;

    void fit();
    // The point of the sheet under that pixel stays there.
    void zoom(float by, Vec pixel);
    void move(Vec pixels);
    // The point comes to the middle, as far as the sheet's edges allow; with at least that share of the
    // largest zoom (0 to 1).
    void lookAt(Vec point, float nearness);

private:
    void keepInside();
    [[nodiscard]] float largest() const { return fit_ * kMostZoom; }

    static constexpr float kMostZoom = 6;

    Vec sheet_{1, 1};
    Box screen_{{0, 0}, {1, 1}};
    float fit_ = 1;
    float scale_ = 1;
    Vec middle_;  // of the sheet, in the middle of the screen
};

}  // namespace semafor
