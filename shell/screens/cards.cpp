// Paints cards: a colour with its symbol, its car on the rails in a small frame, and the engraved back.
#include "screens/cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "base/fingerprint.h"
#include "paint/drawing.h"
#include "paint/faces.h"
#include "widgets/controls.h"

namespace semafor {
namespace {

constexpr float kRound = 5;  // points: corner radius of a card

// All colours side by side, slanted.
void paintRainbow(Ui& ui, const Box& field) {
    constexpr std::array<Color, 8> kOrder = {Color::kPurple, Color::kBlue, Color::kGreen, Color::kYellow,
                                             Color::kOrange, Color::kRed,  Color::kWhite, Color::kBlack};
    ImDrawList* draw = ui.drawList();
    draw->PushClipRect(at(field.min), at(field.max), true);
    const float step = (field.width() + field.height() * 0.5f) / 8;
    for (std::size_t i = 0; i < kOrder.size(); ++i) {
        const float x = field.min.x - field.height() * 0.5f + step * static_cast<float>(i);
        const float lean = field.height() * 0.5f;
        draw->AddQuadFilled({x + lean, field.min.y}, {x + lean + step + 1, field.min.y},
                            {x + step + 1, field.max.y}, {x, field.max.y}, ui.palette().of(kOrder[i]));
    }
    draw->PopClipRect();
}

// Fine parallel lines, like the tint of a printed field.
void paintRuling(Ui& ui, const Box& field, ImU32 ink) {
    const float step = std::max(ui.px(2.4f), 3.0f);
    for (float y = field.min.y + step; y < field.max.y; y += step)
        ui.drawList()->AddLine({field.min.x, y}, {field.max.x, y}, ink, std::max(1.0f, ui.px(0.6f)));
}

// Waves around a circle, one inside the other, as on the back of a bond.
void paintRosette(Ui& ui, Vec centre, float radius, int petals, ImU32 ink) {
    constexpr int kSteps = 144;
    constexpr float kTurn = 6.2831853f;
    for (const float phase : {0.0f, 0.25f, 0.5f, 0.75f}) {
        for (int i = 0; i < kSteps; ++i) {
            const float angle = kTurn * static_cast<float>(i) / kSteps;
            const float wave = std::cos(angle * static_cast<float>(petals) + phase * kTurn);
            const float r = radius * (0.80f + 0.20f * wave);
            ui.drawList()->PathLineTo({centre.x + r * std::cos(angle), centre.y + r * std::sin(angle)});
        }
        ui.drawList()->PathStroke(ink, ImDrawFlags_Closed, std::max(1.0f, ui.px(0.6f)));
    }
}

void paintBack(Ui& ui, const Box& field) {
    const ImU32 brass = dayPalette().brassShine;
    const ImU32 cloth = dayPalette().cloth;
    ImDrawList* draw = ui.drawList();
    draw->AddRectFilled(at(field.min), at(field.max), cloth, ui.px(2));
    paintRuling(ui, field, faded(brass, 0.13f));
    draw->PushClipRect(at(field.min), at(field.max), true);
    const float r = std::min(field.width(), field.height()) * 0.5f;
    const Vec corners[] = {field.min, {field.max.x, field.min.y}, field.max, {field.min.x, field.max.y}};
    for (const Vec& corner : corners) paintRosette(ui, corner, r * 0.62f, 12, faded(brass, 0.45f));
    draw->AddCircleFilled(at(field.centre()), r * 0.84f, cloth, 40);
    paintRosette(ui, field.centre(), r * 0.86f, 16, faded(brass, 0.75f));
    draw->PopClipRect();
    draw->AddCircleFilled(at(field.centre()), r * 0.52f, cloth, 32);
    draw->AddCircle(at(field.centre()), r * 0.52f, brass, 32, ui.px(1));
    paintSymbol(draw, Color::kLocomotive, field.centre(), r * 0.42f, brass);
    const Box rim = field.inset(ui.px(2.5f));
    draw->AddRect(at(rim.min), at(rim.max), faded(brass, 0.8f), ui.px(1.5f), 0, std::max(1.0f, ui.px(0.8f)));
}

void paintCount(Ui& ui, const Box& box, int count) {
    const std::string text = std::to_string(count);
    const Vec centre{box.max.x - ui.px(5), box.min.y + ui.px(5)};
    const float r = ui.px(11);
    ui.drawList()->AddCircleFilled(at(centre), r, ui.palette().ink, 24);
    ui.drawList()->AddCircle(at(centre), r, ui.palette().brassShine, 24, ui.px(1.2f));
    ui.letters.line(Type::kBody, boxAround(centre, {2 * r, 2 * r}), ui.palette().paper, text, Align::kCentre);
}

// Paints rails on sleepers along the foot of the box, and cuts them off it.
void paintCardRails(Ui& ui, Box& box) {
    const ImU32 steel = blended(dayPalette().ink, dayPalette().paper, 0.25f);
    const float high = std::max(2.0f, box.width() * 0.045f);
    const Box bed = box.takeBottom(high);
    const float rail = std::max(1.0f, high * 0.4f);
    const float step = high * 1.6f;
    for (float x = bed.min.x + step * 0.4f; x < bed.max.x - step * 0.5f; x += step)
        ui.drawList()->AddRectFilled({x, bed.min.y + rail}, {x + step * 0.55f, bed.max.y},
                                     faded(steel, 0.55f));
    ui.drawList()->AddRectFilled(at(bed.min), {bed.max.x, bed.min.y + rail}, steel);
}

// A framed view of a car on the line.
void paintVignette(Ui& ui, const Box& box, Color color) {
    const Palette& day = dayPalette();
    ImDrawList* draw = ui.drawList();
    const ImU32 tint = color == Color::kLocomotive ? day.paper : ui.palette().of(color);
    const ImU32 sky = blended(day.paper, tint, 0.22f);
    draw->AddRectFilledMultiColor(at(box.min), at(box.max), sky, sky, day.card, day.card);
    draw->AddRect(at(box.min), at(box.max), faded(day.ink, 0.75f), 0, 0, std::max(1.0f, ui.px(0.8f)));
    Box inside = box.inset(std::max(2.0f, box.width() * 0.03f));
    const float step = std::max(ui.px(2.2f), 3.0f);
    for (int i = 0; i < 5; ++i) {
        const float y = inside.min.y + step * static_cast<float>(i);
        if (y < inside.centre().y)
            draw->AddLine({inside.min.x, y}, {inside.max.x, y},
                          faded(day.inkFaint, 1.0f - 0.16f * static_cast<float>(i)), 1);
    }
    paintCardRails(ui, inside);
    const Drawing* car = drawingOf("cards", nameOf(color));
    const ImU32 body = color == Color::kLocomotive ? day.cloth : ui.palette().of(color);
    if (car != nullptr) paintDrawing(draw, *car, inside, inksOf(body));
}

void paintRoundel(Ui& ui, Vec centre, float radius, Color color) {
    const Palette& day = dayPalette();
    ui.drawList()->AddCircleFilled(at(centre), radius, day.card, 32);
    ui.drawList()->AddCircle(at(centre), radius, faded(day.ink, 0.7f), 32, std::max(1.0f, ui.px(0.9f)));
    ui.drawList()->AddCircle(at(centre), radius * 0.88f, faded(day.ink, 0.3f), 32,
                             std::max(1.0f, ui.px(0.5f)));
    const bool pale = color == Color::kLocomotive || color == Color::kWhite;
    const ImU32 ink = pale ? day.ink : darker(ui.palette().of(color), 0.25f);
    paintSymbol(ui.drawList(), color, centre, radius * 0.66f, ink);
}

void paintFace(Ui& ui, const Box& field, Color color) {
    const Palette& p = ui.palette();
    ImDrawList* draw = ui.drawList();
    if (color == Color::kLocomotive)
        paintRainbow(ui, field);
    else
        draw->AddRectFilled(at(field.min), at(field.max), p.of(color), ui.px(2));
    paintRuling(ui, field,
                color == Color::kWhite ? faded(dayPalette().ink, 0.10f) : faded(dayPalette().card, 0.16f));
    Box remaining = field.inset(ui.px(2));
    const bool standing = field.height() > field.width();
    const bool low = !standing && field.height() < ui.px(52);
    const Box view =
        low ? remaining.takeRight(remaining.width() * 0.62f)
            : remaining.takeBottom(standing ? remaining.width() * 0.60f : remaining.height() * 0.60f);
    if (remaining.height() > ui.px(12)) paintVignette(ui, view, color);
    const float room = std::min(remaining.width(), remaining.height());
    // On a card lying on its side, the roundel overlaps the frame of the view.
    const float radius = std::min(room * (standing || low ? 0.46f : 0.56f), field.width() * 0.33f);
    const float top = standing || low ? remaining.centre().y : remaining.min.y + radius + ui.px(1);
    paintRoundel(ui, {remaining.centre().x, top}, radius, color);
}

void paintField(Ui& ui, const Box& field, Color color) {
    ui.drawList()->AddRectFilled(at(field.min), at(field.max), dayPalette().card);
    if (color == Color::kNone)
        paintBack(ui, field);
    else
        paintFace(ui, field, color);
}

// The printed face of a card, from the texture cache if there is one.
void paintKeptField(Ui& ui, const Box& box, const CardFace& face) {
    if (ui.faces == nullptr) return paintField(ui, box, face.color);
    // Whole pixels keep its lines sharp.
    const Vec corner{std::round(box.min.x), std::round(box.min.y)};
    const Box field{corner, corner + Vec{std::round(box.width()), std::round(box.height())}};
    Fingerprint key;
    key.add(static_cast<std::uint64_t>(face.color));
    key.add(static_cast<std::uint64_t>(ui.px(1) * 64));
    key.add(static_cast<std::uint64_t>(art() != nullptr));
    ui.faces->show(ui.drawList(), {field, key.value(), face.moving},
                   [&](ImDrawList* list) { ui.paintOn(list, [&] { paintField(ui, field, face.color); }); });
}

}  // namespace

void paintBlankCard(Ui& ui, const Box& box) {
    ImDrawList* draw = ui.drawList();
    const Vec low{0, ui.px(2)};
    draw->AddRectFilled(at(box.min + low), at(box.max + low + Vec{ui.px(0.5f), 0}), ui.palette().shadow,
                        ui.px(kRound));
    draw->AddRectFilled(at(box.min), at(box.max), dayPalette().card, ui.px(kRound));
    draw->AddRect(at(box.min), at(box.max), faded(dayPalette().ink, 0.6f), ui.px(kRound), 0, ui.px(1));
}

void paintCard(Ui& ui, const Box& box, const CardFace& face) {
    const Palette& p = ui.palette();
    const Palette& day = dayPalette();
    ImDrawList* draw = ui.drawList();
    paintBlankCard(ui, box);
    const Box field = box.inset(ui.px(3.5f));
    paintKeptField(ui, field, face);
    draw->AddRect(at(field.min), at(field.max), faded(day.ink, 0.5f), ui.px(2), 0, ui.px(1));
    if (face.lit) draw->AddRect(at(box.min), at(box.max), p.glow, ui.px(kRound), 0, ui.px(2.6f));
    if (face.dim) draw->AddRectFilled(at(box.min), at(box.max), faded(p.clothShade, 0.45f), ui.px(kRound));
    if (face.count > 1) paintCount(ui, box, face.count);
}

}  // namespace semafor
