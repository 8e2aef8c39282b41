// Touches and focus, in one Dear ImGui window that fills the screen.
#include "widgets/ui.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace semafor {
namespace {

constexpr float kAskAfter = 0.45f;  // seconds

void pushId(const TargetId& id) {
    const std::array parts = {static_cast<std::uint64_t>(id.target), id.number, id.option};
    std::array<char, sizeof parts> bytes{};
    std::memcpy(bytes.data(), parts.data(), bytes.size());
    ImGui::PushID(bytes.data(), bytes.data() + bytes.size());
}

}  // namespace

void Ui::begin(const Surface& picture) {
    surface_ = picture;
    pacing.beginPicture();
    layers.beginPicture();
    toasts.beginPicture();
    letters.beginPicture();
    tip_.clear();
    before_ = std::exchange(targets_, {});
    const ImGuiIO& io = ImGui::GetIO();
    const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
    rested_ = moved || io.MouseClicked[0] || io.MouseReleased[0] ? 0 : rested_ + picture.seconds;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(at(picture.size));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("table", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar(2);
    surface_.draw = ImGui::GetWindowDrawList();
}

void Ui::end() {
    layers.block(false);
    paintFocus();
    toasts.paint();
    paintTip();
    ImGui::End();
    fields.endPicture();
}

void Ui::raise(const Box& box) {
    layers.raise(box);
    letters.coverLabels(box);
}

Vec Ui::pointer() const {
    return from(ImGui::GetIO().MousePos);
}

// Whether the pointer has rested on the target, and hasn't left it since. Dear ImGui's own timer begins anew
// in each frame where one control lies on another.
bool Ui::hoverAsks(const TargetId& id) {
    if (rested_ > kAskAfter)
        asking_ = id;
    else if (asking_ != id)
        asking_ = {};
    return asking_ == id;
}

Touch Ui::touch(const TargetId& id, const Box& box, bool gently) {
    Touch touch;
    if (layers.blocked() || box.width() <= 0 || box.height() <= 0) return touch;
    if (ImGui::IsRectVisible(at(box.min), at(box.max)) && !layers.covered(box.centre()))
        targets_.push_back({id, box});
    if (layers.covered(pointer())) return touch;
    ImGui::SetCursorScreenPos(at(box.min));
    if (gently) ImGui::SetNextItemAllowOverlap();
    pushId(id);
    touch.pressed = ImGui::InvisibleButton("", {box.width(), box.height()});
    touch.hovered = ImGui::IsItemHovered() && !(touching_ && !ImGui::IsMouseDown(0));
    touch.held = ImGui::IsItemActive();
    touch.focused = ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
    ImGui::PopID();
    const ImGuiIO& io = ImGui::GetIO();
    if (touching_) {
        touch.asked = touch.held && io.MouseDownDuration[0] > kAskAfter;
        if (touch.held && !touch.asked) pacing.goOn();
        // A long touch asks for the tooltip, so it doesn't act.
        if (touch.pressed && io.MouseDownDurationPrev[0] > kAskAfter) touch.pressed = false;
    } else if (touch.hovered) {
        touch.asked = hoverAsks(id);
        if (!touch.asked) pacing.goOn();
        if (!gently) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    if (touch.focused && !targets_.empty() && targets_.back().id == id) targets_.back().focused = true;
    if (touch.focused)
        drawList()->AddRect(at(box.inset(-px(3)).min), at(box.inset(-px(3)).max), palette().focus, px(6), 0,
                            px(2.5f));
    return touch;
}

void Ui::markOff(const TargetId& id) {
    if (!targets_.empty() && targets_.back().id == id) targets_.back().off = true;
}

void Ui::focusIfNew() {
    if (targets_.empty()) return;
    const auto same = [&](const Place& one) { return one.id == targets_.back().id; };
    if (std::none_of(before_.begin(), before_.end(), same))
        ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentContext()->CurrentWindow);
}

bool Ui::keysLead() const {
    return !ImGui::GetCurrentContext()->NavDisableHighlight;
}

const Box* Ui::target(const TargetId& id) const {
    const auto found =
        std::find_if(targets_.begin(), targets_.end(), [&](const Place& one) { return one.id == id; });
    return found != targets_.end() ? &found->box : nullptr;
}

void Ui::explain(const Touch& touch, const Box& box, std::string_view what) {
    if (!touch.asked || what.empty()) return;
    tip_ = what;
    tipAt_ = box;
}

void Ui::paintFocus() {
    const Box* box = focusElsewhere_ == TargetId() ? nullptr : target(focusElsewhere_);
    if (box == nullptr) return;
    const Box ring = box->inset(-px(3));
    ImDrawList* front = ImGui::GetForegroundDrawList();
    front->AddRect(at(ring.min), at(ring.max), palette().enamel, px(6), 0, px(5));
    front->AddRect(at(ring.min), at(ring.max), palette().focus, px(6), 0, px(2.5f));
}

void Ui::paintTip() {
    if (tip_.empty()) return;
    const float wide = std::min(letters.width(Type::kSmall, tip_) + px(2), px(280));
    const float high = letters.height(Type::kSmall, tip_, wide);
    const Vec size{wide + px(20), high + px(14)};
    Vec place{tipAt_.centre().x - size.x / 2, tipAt_.min.y - size.y - px(8)};
    if (place.y < px(4)) place.y = tipAt_.max.y + px(8);
    place.x = std::clamp(place.x, px(4), std::max(px(4), surface_.size.x - size.x - px(4)));
    place.y = std::clamp(place.y, px(4), std::max(px(4), surface_.size.y - size.y - px(4)));
    const Box box{place, place + size};
    paintOn(ImGui::GetForegroundDrawList(), [&] {
        drawList()->AddRectFilled(at(box.min + Vec{0, px(2)}), at(box.max + Vec{0, px(2)}), palette().shadow,
                                  px(5));
        drawList()->AddRectFilled(at(box.min), at(box.max), palette().ink, px(5));
        letters.paragraph(Type::kSmall, box.inset(px(10), px(7)), palette().paper, tip_);
    });
}

}  // namespace semafor
