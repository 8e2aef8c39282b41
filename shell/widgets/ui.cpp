// Letters, touches and scrolling on top of one window of Dear ImGui's that fills the screen.
#include "widgets/ui.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace semafor {
namespace {

constexpr float kAskAfter = 0.45f;  // seconds
constexpr float kDragPoints = 9;    // so far a finger may move and still mean a tap
constexpr float kLineSpacing = 1.10f;

const char* endOf(std::string_view text) {
    return text.data() + text.size();
}

// The text up to that width, whole letters only.
std::string_view cutToFit(ImFont* font, float pixels, std::string_view text, float width) {
    const char* rest = nullptr;
    font->CalcTextSizeA(pixels, width, 0, text.data(), endOf(text), &rest);
    return text.substr(0, static_cast<std::size_t>(rest - text.data()));
}

}  // namespace

void Ui::begin(const Picture& picture, const Fonts& fonts) {
    picture_ = picture;
    fonts_ = &fonts;
    goOn_ = false;
    alarm_ = 0;
    blocked_ = false;
    raised_ = false;
    covers_ = std::move(raising_);
    raising_.clear();
    toastRoom_.reset();
    tip_.clear();
    before_ = std::move(targets_);
    targets_.clear();
    labels_.clear();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(at(picture.size));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("table", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar(2);
    draw_ = ImGui::GetWindowDrawList();
}

void Ui::end() {
    blocked_ = false;
    drawFocus();
    drawToast();
    drawTip();
    ImGui::End();
    answer_.reset();
}

float Ui::width(Type type, std::string_view text) const {
    if (text.empty()) return 0;
    const Face& face = (*fonts_)[type];
    return face.font->CalcTextSizeA(face.pixels, FLT_MAX, 0, text.data(), endOf(text)).x;
}

float Ui::lineHeight(Type type) const {
    return std::round((*fonts_)[type].pixels * kLineSpacing);
}

// Dear ImGui's own lines are as high as the letters: ours have air between them.
float Ui::height(Type type, std::string_view text, float width) const {
    if (text.empty()) return lineHeight(type);
    const Face& face = (*fonts_)[type];
    const float lines =
        face.font->CalcTextSizeA(face.pixels, FLT_MAX, width, text.data(), endOf(text)).y / face.pixels;
    return std::round(lines) * lineHeight(type);
}

void Ui::text(Type type, Vec topLeft, ImU32 ink, std::string_view text) {
    if (text.empty()) return;
    const Face& face = (*fonts_)[type];
    draw_->AddText(face.font, face.pixels, {std::round(topLeft.x), std::round(topLeft.y)}, ink, text.data(),
                   endOf(text));
    if (recording_) record(type, topLeft, text);
}

// What is scrolled away isn't seen; what else sticks out of its place is cut.
void Ui::record(Type type, Vec topLeft, std::string_view text) {
    const Box box{topLeft, topLeft + Vec{width(type, text), (*fonts_)[type].pixels}};
    const Box clip{from(draw_->GetClipRectMin()), from(draw_->GetClipRectMax())};
    const bool higher = box.min.y < clip.min.y - 1 || box.max.y > clip.max.y + 1;
    if (higher && open_ != nullptr) return;
    const bool wider = box.min.x < clip.min.x - 1 || box.max.x > clip.max.x + 1;
    labels_.push_back({std::string(text), box, higher || wider});
}

void Ui::recordSign(std::string_view name, const Box& box) {
    const Box clip{from(draw_->GetClipRectMin()), from(draw_->GetClipRectMax())};
    if (recording_ && clip.has(box.min) && clip.has(box.max)) labels_.push_back({std::string(name), box});
}

void Ui::coverLabels(const Box& box) {
    std::erase_if(labels_, [&](const Label& label) { return box.has(label.box.centre()); });
}

void Ui::line(Type type, const Box& box, ImU32 ink, std::string_view text, Align align) {
    const Face& face = (*fonts_)[type];
    std::string cut;
    float wide = width(type, text);
    if (wide > box.width() + 1) {
        cut = std::string(cutToFit(face.font, face.pixels, text, box.width() - width(type, "…"))) + "…";
        text = cut;
        wide = width(type, text);
    }
    float x = box.min.x;
    if (align == Align::kCentre) x += (box.width() - wide) / 2;
    if (align == Align::kRight) x += box.width() - wide;
    const std::size_t before = labels_.size();
    this->text(type, {x, box.centre().y - face.pixels / 2}, ink, text);
    if (!cut.empty() && labels_.size() > before) labels_.back().cut = true;
}

Type Ui::fitting(std::initializer_list<Type> types, std::string_view text, float width) const {
    for (const Type type : types)
        if (this->width(type, text) <= width) return type;
    return *(types.end() - 1);
}

float Ui::paragraph(Type type, const Box& box, ImU32 ink, std::string_view text) {
    const Face& face = (*fonts_)[type];
    float y = box.min.y;
    const char* pen = text.data();
    while (pen < endOf(text)) {
        const char* stop = face.font->CalcWordWrapPositionA(1.0f, pen, endOf(text),
                                                            box.width() * face.font->FontSize / face.pixels);
        if (stop == pen) ++stop;
        const char* lineFeed = std::find(pen, stop, '\n');
        this->text(type, {box.min.x, y + (lineHeight(type) - face.pixels) / 2}, ink,
                   {pen, static_cast<std::size_t>(lineFeed - pen)});
        y += lineHeight(type);
        pen = lineFeed < stop ? lineFeed + 1 : stop;
        while (pen < endOf(text) && *pen == ' ') ++pen;
        if (pen < endOf(text) && *pen == '\n' && lineFeed == stop) ++pen;
    }
    return y - box.min.y;
}

void Ui::spaced(Type type, Vec centre, float pixels, ImU32 ink, std::string_view text) {
    ImFont* font = (*fonts_)[type].font;
    const float spacing = pixels * 0.16f;
    float wide = -spacing;
    for (const char& letter : text)
        wide += font->CalcTextSizeA(pixels, FLT_MAX, 0, &letter, &letter + 1).x + spacing;
    Vec pen{centre.x - wide / 2, centre.y - pixels / 2};
    for (const char& letter : text) {
        draw_->AddText(font, pixels, at(pen), ink, &letter, &letter + 1);
        pen.x += font->CalcTextSizeA(pixels, FLT_MAX, 0, &letter, &letter + 1).x + spacing;
    }
}

void Ui::raise(const Box& box) {
    raising_.push_back(box);
    coverLabels(box);
    raised_ = true;
}

bool Ui::covered(Vec point) const {
    return !raised_ &&
           std::any_of(covers_.begin(), covers_.end(), [&](const Box& box) { return box.has(point); });
}

Vec Ui::pointer() const {
    return from(ImGui::GetIO().MousePos);
}

Touch Ui::touch(std::string_view id, const Box& box, bool gently) {
    Touch touch;
    if (blocked_ || box.width() <= 0 || box.height() <= 0) return touch;
    if (ImGui::IsRectVisible(at(box.min), at(box.max)) && !covered(box.centre()))
        targets_.push_back({std::string(id), box});
    if (covered(pointer())) return touch;
    ImGui::SetCursorScreenPos(at(box.min));
    if (gently) ImGui::SetNextItemAllowOverlap();
    ImGui::PushID(id.data(), endOf(id));
    touch.pressed = ImGui::InvisibleButton("", {box.width(), box.height()});
    touch.hovered = ImGui::IsItemHovered() && !(touching_ && !ImGui::IsMouseDown(0));
    touch.held = ImGui::IsItemActive();
    touch.focused = ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
    ImGui::PopID();
    const ImGuiIO& io = ImGui::GetIO();
    if (touching_) {
        touch.asked = touch.held && io.MouseDownDuration[0] > kAskAfter;
        if (touch.held && !touch.asked) goOn();
        // A long touch asked; it doesn't act, too.
        if (touch.pressed && io.MouseDownDurationPrev[0] > kAskAfter) touch.pressed = false;
    } else if (touch.hovered) {
        touch.asked = ImGui::GetCurrentContext()->HoverItemDelayTimer > kAskAfter ||
                      ImGui::GetCurrentContext()->HoveredIdTimer > kAskAfter;
        if (!touch.asked) goOn();
        if (!gently) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    if (touch.focused && !targets_.empty() && targets_.back().id == id) targets_.back().focused = true;
    if (touch.focused)
        draw_->AddRect(at(box.inset(-px(3)).min), at(box.inset(-px(3)).max), palette().focus, px(6), 0,
                       px(2.5f));
    return touch;
}

void Ui::focusIfNew() {
    if (targets_.empty()) return;
    const auto same = [&](const Target& one) { return one.id == targets_.back().id; };
    if (std::none_of(before_.begin(), before_.end(), same))
        ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentContext()->CurrentWindow);
}

bool Ui::keysLead() const {
    return !ImGui::GetCurrentContext()->NavDisableHighlight;
}

const Box* Ui::target(std::string_view id) const {
    const auto found =
        std::find_if(targets_.begin(), targets_.end(), [&](const Target& one) { return one.id == id; });
    return found != targets_.end() ? &found->box : nullptr;
}

void Ui::explain(const Touch& touch, const Box& box, std::string_view what) {
    if (!touch.asked || what.empty()) return;
    tip_ = what;
    tipAt_ = box;
}

void Ui::drawFocus() {
    const Box* box = focusElsewhere_.empty() ? nullptr : target(focusElsewhere_);
    if (box == nullptr) return;
    const Box ring = box->inset(-px(3));
    ImDrawList* front = ImGui::GetForegroundDrawList();
    front->AddRect(at(ring.min), at(ring.max), palette().enamel, px(6), 0, px(5));
    front->AddRect(at(ring.min), at(ring.max), palette().focus, px(6), 0, px(2.5f));
}

void Ui::drawTip() {
    if (tip_.empty()) return;
    ImDrawList* front = ImGui::GetForegroundDrawList();
    std::swap(draw_, front);
    const float wide = std::min(width(Type::kSmall, tip_) + px(2), px(280));
    const float high = height(Type::kSmall, tip_, wide);
    const Vec size{wide + px(20), high + px(14)};
    Vec place{tipAt_.centre().x - size.x / 2, tipAt_.min.y - size.y - px(8)};
    if (place.y < px(4)) place.y = tipAt_.max.y + px(8);
    place.x = std::clamp(place.x, px(4), std::max(px(4), picture_.size.x - size.x - px(4)));
    place.y = std::clamp(place.y, px(4), std::max(px(4), picture_.size.y - size.y - px(4)));
    const Box box{place, place + size};
    draw_->AddRectFilled(at(box.min + Vec{0, px(2)}), at(box.max + Vec{0, px(2)}), palette().shadow, px(5));
    draw_->AddRectFilled(at(box.min), at(box.max), palette().ink, px(5));
    paragraph(Type::kSmall, box.inset(px(10), px(7)), palette().paper, tip_);
    std::swap(draw_, front);
}

float Ui::eased(std::string_view id, float target, float perSecond) {
    const auto found = eased_.find(id);
    if (found == eased_.end()) {
        eased_.emplace(id, target);
        return target;
    }
    float& now = found->second;
    if (!picture_.motion || std::abs(target - now) < 0.002f) {
        now = target;
    } else {
        now += (target - now) * (1 - std::exp(-perSecond * picture_.seconds));
        goOn();
    }
    return now;
}

float Ui::beginScroll(std::string_view id, const Box& box, float contentHeight) {
    auto found = scrolls_.find(id);
    if (found == scrolls_.end()) found = scrolls_.emplace(std::string(id), Scrolled{}).first;
    Scrolled& scroll = found->second;
    scroll.box = box;
    scroll.height = contentHeight;
    scrollByHand(scroll, id);
    ImGui::PushClipRect(at(box.min), at(box.max), true);
    open_ = &scroll;
    return box.min.y - std::round(scroll.offset);
}

// The wheel, a finger that drags, and what is left of its speed.
void Ui::scrollByHand(Scrolled& scroll, std::string_view) {
    const ImGuiIO& io = ImGui::GetIO();
    const float most = std::max(0.0f, scroll.height - scroll.box.height());
    const bool over = !blocked_ && scroll.box.has(pointer()) && !covered(pointer());
    if (over && io.MouseWheel != 0) scroll.offset -= io.MouseWheel * px(60);
    const bool began = over && io.MouseDown[0] && scroll.box.has(from(io.MouseClickedPos[0])) && most > 0;
    if (began && !scroll.dragged && std::abs(io.MousePos.y - io.MouseClickedPos[0].y) > px(kDragPoints)) {
        scroll.dragged = true;
        ImGui::ClearActiveID();
    }
    if (!io.MouseDown[0]) scroll.dragged = false;
    if (scroll.dragged) {
        scroll.offset -= io.MouseDelta.y;
        if (picture_.seconds > 0) scroll.speed = -io.MouseDelta.y / picture_.seconds;
    } else if (std::abs(scroll.speed) > px(8)) {
        scroll.offset += scroll.speed * picture_.seconds;
        scroll.speed *= std::exp(-5 * picture_.seconds);
        goOn();
    } else {
        scroll.speed = 0;
    }
    scroll.offset = std::clamp(scroll.offset, 0.0f, most);
}

void Ui::endScroll() {
    ImGui::PopClipRect();
    drawScrollBar(*open_);
    open_ = nullptr;
}

void Ui::scrollTo(std::string_view id, float offset) {
    const auto found = scrolls_.find(id);
    if (found != scrolls_.end()) found->second.offset = offset;
}

void Ui::drawScrollBar(const Scrolled& scroll) {
    const float whole = scroll.box.height();
    if (scroll.height <= whole + 1) return;
    const float length = std::max(px(24), whole * whole / scroll.height);
    const float top = scroll.box.min.y + (whole - length) * scroll.offset / (scroll.height - whole);
    draw_->AddRectFilled({scroll.box.max.x - px(4), top}, {scroll.box.max.x - px(1), top + length},
                         faded(palette().inkSoft, 0.55f), px(2));
}

bool Ui::field(std::string_view id, const Box& box, std::string& value, std::string_view label, int longest) {
    field({std::string(id), box, value, std::string(label), longest});
    const auto typed = answerTo(id);
    if (typed) value = *typed;
    return typed.has_value();
}

void Ui::field(const Field& field) {
    const Box& box = field.box;
    const Touch touched = touch(field.id, box);
    draw_->AddRectFilled(at(box.min), at(box.max), palette().enamel, px(4));
    draw_->AddRect(at(box.min), at(box.max), touched.hovered ? palette().ink : palette().brass, px(4), 0,
                   px(1.2f));
    const ImU32 ink = IM_COL32(0x2b, 0x24, 0x18, 0xff);
    line(Type::kBody, box.inset(px(10), 0), field.value.empty() ? faded(ink, 0.72f) : ink,
         field.value.empty() ? field.label : field.value);
    if (touched.pressed && openField) openField(field);
}

std::optional<std::string> Ui::answerTo(std::string_view id) const {
    if (!answer_ || answer_->first != id || blocked_) return std::nullopt;
    return answer_->second;
}

void Ui::fieldAnswered(std::string id, std::string value) {
    answer_ = {std::move(id), std::move(value)};
}

}  // namespace semafor
