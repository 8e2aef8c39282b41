// The map camera: zoom and pan of the board sheet, kept within the screen.
#pragma once

#include "board/vec.h"

namespace semafor {

class Camera {
public:
    // Sets the sheet's size in its own units, and the screen box that shows it, in pixels. The point in
    // the middle stays there; a new sheet, or one that was shown as a whole, is fitted into the box.
    void show(Vec sheet, const Box& screen);

    [[nodiscard]] const Box& screen() const { return screen_; }
    [[nodiscard]] float scale() const { return scale_; }  // pixels per unit
    [[nodiscard]] bool fitted() const { return scale_ <= fit_ * 1.001f; }
    [[nodiscard]] Vec toScreen(Vec point) const;
    [[nodiscard]] Vec toSheet(Vec pixel) const;

    void fit();
    // Multiplies the scale by `by`; the point of the sheet under that pixel stays there.
    void zoom(float by, Vec pixel);
    void move(Vec pixels);
    // Centres the point, as far as the sheet's edges allow, zoomed in by at least that share (0 to 1) of the
    // largest zoom.
    void lookAt(Vec point, float nearness);

private:
    void keepInside();
    [[nodiscard]] float largest() const { return fit_ * kMostZoom; }

    static constexpr float kMostZoom = 6;

    Vec sheet_{1, 1};
    Box screen_{{0, 0}, {1, 1}};
    float fit_ = 1;
    float scale_ = 1;
    Vec middle_;  // the point of the sheet in the middle of the screen
};

}  // namespace semafor
