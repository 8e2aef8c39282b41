// Scrolls areas by mouse wheel and by dragging, with inertia after a drag.
#include "widgets/scrolling.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "widgets/ui.h"

namespace semafor {
namespace {

constexpr float kDragPoints = 9;  // how far a finger may move in a tap

}  // namespace

float Scrolling::begin(std::string_view id, const Box& box, float contentHeight) {
    auto found = scrolls_.find(id);
    if (found == scrolls_.end()) found = scrolls_.emplace(std::string(id), Scrolled{}).first;
    Scrolled& scroll = found->second;
    scroll.box = box;
    scroll.height = contentHeight;
    scrollByHand(scroll);
    ImGui::PushClipRect(at(box.min), at(box.max), true);
    ui_->surface().scrolled = true;
    open_ = &scroll;
    return box.min.y - std::round(scroll.offset);
}

void Scrolling::scrollByHand(Scrolled& scroll) {
    const ImGuiIO& io = ImGui::GetIO();
    const float most = std::max(0.0f, scroll.height - scroll.box.height());
    const bool over =
        !ui_->layers.blocked() && scroll.box.has(ui_->pointer()) && !ui_->layers.covered(ui_->pointer());
    if (over && io.MouseWheel != 0) scroll.offset -= io.MouseWheel * ui_->px(60);
    const bool began = over && io.MouseDown[0] && scroll.box.has(from(io.MouseClickedPos[0])) && most > 0;
    if (began && !scroll.dragged &&
        std::abs(io.MousePos.y - io.MouseClickedPos[0].y) > ui_->px(kDragPoints)) {
        scroll.dragged = true;
        ImGui::ClearActiveID();
    }
    if (!io.MouseDown[0]) scroll.dragged = false;
    const float seconds = ui_->pacing.seconds();
    if (scroll.dragged) {
        scroll.offset -= io.MouseDelta.y;
        if (seconds > 0) scroll.speed = -io.MouseDelta.y / seconds;
    } else if (std::abs(scroll.speed) > ui_->px(8)) {
        scroll.offset += scroll.speed * seconds;
        scroll.speed *= std::exp(-5 * seconds);
        ui_->pacing.goOn();
    } else {
        scroll.speed = 0;
    }
    scroll.offset = std::clamp(scroll.offset, 0.0f, most);
}

void Scrolling::end() {
    ImGui::PopClipRect();
    ui_->surface().scrolled = false;
    paintBar(*open_);
    open_ = nullptr;
}

void Scrolling::paintBar(const Scrolled& scroll) {
    const float whole = scroll.box.height();
    if (scroll.height <= whole + 1) return;
    const float length = std::max(ui_->px(24), whole * whole / scroll.height);
    const float top = scroll.box.min.y + (whole - length) * scroll.offset / (scroll.height - whole);
    ui_->drawList()->AddRectFilled({scroll.box.max.x - ui_->px(4), top},
                                   {scroll.box.max.x - ui_->px(1), top + length},
                                   faded(ui_->palette().inkSoft, 0.55f), ui_->px(2));
}

}  // namespace semafor
