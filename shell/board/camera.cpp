// Zoom and pan within the sheet's edges.
#include "board/camera.h"

#include <algorithm>

namespace semafor {

void Camera::show(Vec sheet, const Box& screen) {
    if (sheet == sheet_ && screen == screen_) return;
    const bool whole = fitted() || !(sheet == sheet_);
    const float zoomed = scale_ / fit_;
    sheet_ = sheet;
    screen_ = screen;
    fit_ = std::max(0.01f, std::min(screen.width() / sheet.x, screen.height() / sheet.y));
    scale_ = fit_ * zoomed;
    if (whole) fit();
    keepInside();
}

Vec Camera::toScreen(Vec point) const {
    return screen_.centre() + (point - middle_) * scale_;
}

Vec Camera::toSheet(Vec pixel) const {
    return middle_ + (pixel - screen_.centre()) * (1 / scale_);
}

void Camera::fit() {
    scale_ = fit_;
    middle_ = sheet_ * 0.5f;
}

void Camera::zoom(float by, Vec pixel) {
    const Vec held = toSheet(pixel);
    scale_ = std::clamp(scale_ * by, fit_, largest());
    middle_ = held - (pixel - screen_.centre()) * (1 / scale_);
    keepInside();
}

void Camera::move(Vec pixels) {
    middle_ = middle_ - pixels * (1 / scale_);
    keepInside();
}

void Camera::lookAt(Vec point, float nearness) {
    scale_ = std::max(scale_, fit_ + (largest() - fit_) * nearness);
    middle_ = point;
    keepInside();
}

// The sheet leaves no gap at an edge of the screen; a sheet smaller than the screen is centred.
void Camera::keepInside() {
    const auto held = [](float middle, float sheet, float seen) {
        if (seen >= sheet) return sheet / 2;
        return std::clamp(middle, seen / 2, sheet - seen / 2);
    };
    middle_ = {held(middle_.x, sheet_.x, screen_.width() / scale_),
               held(middle_.y, sheet_.y, screen_.height() / scale_)};
}

}  // namespace semafor
