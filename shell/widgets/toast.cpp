// A sentence that passes by, where it hides nothing that somebody wants to press.
#include <algorithm>
#include <cmath>

#include "widgets/ui.h"

namespace semafor {
namespace {

constexpr float kToastSeconds = 4.5f;
constexpr float kFadeSeconds = 0.33f;  // the last of them

}  // namespace

void Ui::toast(std::string text) {
    toast_ = std::move(text);
    toastLeft_ = kToastSeconds + picture_.passed;  // that time was before it
    toastLay_ = {};
    goOn();
}

// How much of what can be pressed the box would hide, in whole things; of what is raised, too.
float Ui::hiddenBy(const Box& box) const {
    const auto share = [&](const Box& other) {
        if (!box.overlaps(other)) return 0.0f;
        const float wide = std::min(box.max.x, other.max.x) - std::max(box.min.x, other.min.x);
        const float high = std::min(box.max.y, other.max.y) - std::max(box.min.y, other.min.y);
        return wide * high / (other.width() * other.height());
    };
    float hidden = 0;
    for (const Box& raised : raising_) hidden += share(raised);
    for (const Target& target : targets_) hidden += toastRoom_ ? 0 : share(target.box);
    return hidden;
}

// Where it lay as long as it hides nothing there.
Box Ui::toastBox(Vec size) {
    const Box room = toastRoom_.value_or(screen());
    const float left = std::round(room.centre().x - size.x / 2);
    const auto at = [&](float top) { return Box{{left, top}, Vec{left, top} + size}; };
    if (toastLay_ == at(toastLay_.min.y) && hiddenBy(toastLay_) == 0) return toastLay_;
    const float lowest = room.max.y - size.y - px(16);
    toastLay_ = at(lowest);
    float least = hiddenBy(toastLay_);
    for (float top = lowest; top > room.min.y + px(8) && least > 0; top -= px(8)) {
        const float hidden = hiddenBy(at(top));
        if (hidden >= least) continue;
        least = hidden;
        toastLay_ = at(top);
    }
    return toastLay_;
}

void Ui::drawToast() {
    if (toastLeft_ <= 0) return;
    toastLeft_ -= picture_.passed;
    if (toastLeft_ > kFadeSeconds)
        alarm_ = toastLeft_ - kFadeSeconds;
    else
        goOn();
    ImDrawList* front = ImGui::GetForegroundDrawList();
    std::swap(draw_, front);
    const float seen = std::clamp(toastLeft_ / kFadeSeconds, 0.0f, 1.0f);
    const float room = (toastRoom_ ? toastRoom_->width() : picture_.size.x) - px(48);
    const float wide = std::min({width(Type::kBody, toast_) + px(2), px(460), room});
    const float high = height(Type::kBody, toast_, wide);
    const Vec size{wide + px(28), high + px(18)};
    const Box box = toastBox(size);
    draw_->AddRectFilled(at(box.min + Vec{0, px(3)}), at(box.max + Vec{0, px(3)}),
                         faded(palette().shadow, seen), px(8));
    draw_->AddRectFilled(at(box.min), at(box.max), faded(palette().ink, seen), px(6));
    draw_->AddRect(at(box.inset(px(3)).min), at(box.inset(px(3)).max), faded(palette().brassShine, seen),
                   px(4), 0, px(1));
    paragraph(Type::kBody, box.inset(px(14), px(9)), faded(palette().paper, seen), toast_);
    std::swap(draw_, front);
}

}  // namespace semafor
