// Times toasts, and places them where they hide nothing that a player may want to press.
#include "widgets/toasts.h"

#include <algorithm>
#include <cmath>

#include "widgets/ui.h"

namespace semafor {
namespace {

constexpr float kToastSeconds = 4.5f;
constexpr float kFadeSeconds = 0.33f;  // the last part of the toast's time

}  // namespace

void Toasts::say(std::string text) {
    text_ = std::move(text);
    left_ = kToastSeconds + ui_->surface().passed;  // `passed` was before the toast
    lay_ = {};
    ui_->pacing.goOn();
}

// How much the box would hide of pressable and raised things, in whole things.
float Toasts::hiddenBy(const Box& box) const {
    const auto share = [&](const Box& other) {
        if (!box.overlaps(other)) return 0.0f;
        const float wide = std::min(box.max.x, other.max.x) - std::max(box.min.x, other.min.x);
        const float high = std::min(box.max.y, other.max.y) - std::max(box.min.y, other.min.y);
        return wide * high / (other.width() * other.height());
    };
    float hidden = 0;
    for (const Box& raised : ui_->layers.raised()) hidden += share(raised);
    for (const Ui::Place& target : ui_->targets()) hidden += room_ ? 0 : share(target.box);
    return hidden;
}

// Keeps its place as long as it hides nothing there.
Box Toasts::place(Vec size) {
    const Box room = room_.value_or(ui_->screen());
    const float left = std::round(room.centre().x - size.x / 2);
    const auto at = [&](float top) { return Box{{left, top}, Vec{left, top} + size}; };
    if (lay_ == at(lay_.min.y) && hiddenBy(lay_) == 0) return lay_;
    const float lowest = room.max.y - size.y - ui_->px(16);
    lay_ = at(lowest);
    float least = hiddenBy(lay_);
    for (float top = lowest; top > room.min.y + ui_->px(8) && least > 0; top -= ui_->px(8)) {
        const float hidden = hiddenBy(at(top));
        if (hidden >= least) continue;
        least = hidden;
        lay_ = at(top);
    }
    return lay_;
}

void Toasts::paint() {
    if (left_ <= 0) return;
    left_ -= ui_->surface().passed;
    if (left_ > kFadeSeconds)
        ui_->pacing.setAlarm(left_ - kFadeSeconds);
    else
        ui_->pacing.goOn();
    const float room = (room_ ? room_->width() : ui_->screen().width()) - ui_->px(48);
    const float wide = std::min({ui_->letters.width(Type::kBody, text_) + ui_->px(2), ui_->px(460), room});
    const float high = ui_->letters.height(Type::kBody, text_, wide);
    const Box box = place({wide + ui_->px(28), high + ui_->px(18)});
    ui_->paintOn(ImGui::GetForegroundDrawList(),
                 [&] { paintAt(box, std::clamp(left_ / kFadeSeconds, 0.0f, 1.0f)); });
}

void Toasts::paintAt(const Box& box, float seen) {
    const Palette& p = ui_->palette();
    ImDrawList* front = ui_->drawList();
    front->AddRectFilled(at(box.min + Vec{0, ui_->px(3)}), at(box.max + Vec{0, ui_->px(3)}),
                         faded(p.shadow, seen), ui_->px(8));
    front->AddRectFilled(at(box.min), at(box.max), faded(p.ink, seen), ui_->px(6));
    front->AddRect(at(box.inset(ui_->px(3)).min), at(box.inset(ui_->px(3)).max), faded(p.brassShine, seen),
                   ui_->px(4), 0, ui_->px(1));
    ui_->letters.paragraph(Type::kBody, box.inset(ui_->px(14), ui_->px(9)), faded(p.paper, seen), text_);
}

}  // namespace semafor
