// Draws text with Dear ImGui's fonts, with line heights and truncation of our own.
#include "widgets/lettering.h"
#include "theme/marks.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace semafor {
namespace {

constexpr float kLineSpacing = 1.10f;

const char* endOf(std::string_view text) {
    return text.data() + text.size();
}

// The longest start of the text that fits into the width, whole letters only.
std::string_view cutToFit(ImFont* font, float pixels, std::string_view text, float width) {
    const char* remaining = nullptr;
    font->CalcTextSizeA(pixels, width, 0, text.data(), endOf(text), &remaining);
    return text.substr(0, static_cast<std::size_t>(remaining - text.data()));
}

}  // namespace

float Lettering::width(Type type, std::string_view text) const {
    if (text.empty()) return 0;
    const Face& face = (*on_->fonts)[type];
    return face.font->CalcTextSizeA(face.pixels, FLT_MAX, 0, text.data(), endOf(text)).x;
}

float Lettering::lineHeight(Type type) const {
    return std::round((*on_->fonts)[type].pixels * kLineSpacing);
}

// Dear ImGui's lines are as high as the letters; ours have space between them.
float Lettering::height(Type type, std::string_view text, float width) const {
    if (text.empty()) return lineHeight(type);
    const Face& face = (*on_->fonts)[type];
    const float lines =
        face.font->CalcTextSizeA(face.pixels, FLT_MAX, width, text.data(), endOf(text)).y / face.pixels;
    return std::round(lines) * lineHeight(type);
}

void Lettering::text(Type type, Vec topLeft, ImU32 ink, std::string_view text) {
    if (text.empty()) return;
    const Face& face = (*on_->fonts)[type];
    on_->draw->AddText(face.font, face.pixels, {std::round(topLeft.x), std::round(topLeft.y)}, ink,
                       text.data(), endOf(text));
    if (recording_) record(type, topLeft, text);
}

// Text that is scrolled away isn't recorded; text that sticks out of its place otherwise is recorded as cut.
void Lettering::record(Type type, Vec topLeft, std::string_view text) {
    const Box box{topLeft, topLeft + Vec{width(type, text), (*on_->fonts)[type].pixels}};
    const Box clip{from(on_->draw->GetClipRectMin()), from(on_->draw->GetClipRectMax())};
    const bool higher = box.min.y < clip.min.y - 1 || box.max.y > clip.max.y + 1;
    if (higher && on_->scrolled) return;
    const bool wider = box.min.x < clip.min.x - 1 || box.max.x > clip.max.x + 1;
    labels_.push_back({std::string(text), box, higher || wider});
}

void Lettering::recordSign(std::string_view name, const Box& box) {
    const Box clip{from(on_->draw->GetClipRectMin()), from(on_->draw->GetClipRectMax())};
    if (recording_ && clip.has(box.min) && clip.has(box.max)) labels_.push_back({std::string(name), box});
}

void Lettering::coverLabels(const Box& box) {
    std::erase_if(labels_, [&](const Label& label) { return box.has(label.box.centre()); });
}

void Lettering::line(Type type, const Box& box, ImU32 ink, std::string_view text, Align align) {
    const Face& face = (*on_->fonts)[type];
    const std::string_view whole = text;
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
    if (!cut.empty() && labels_.size() > before) {
        labels_.back().cut = true;
        labels_.back().text = whole;
    }
}

Type Lettering::fitting(std::initializer_list<Type> types, std::string_view text, float width) const {
    for (const Type type : types)
        if (this->width(type, text) <= width) return type;
    return *(types.end() - 1);
}

float Lettering::paragraph(Type type, const Box& box, ImU32 ink, std::string_view text) {
    const Face& face = (*on_->fonts)[type];
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

}  // namespace semafor
