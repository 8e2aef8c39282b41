// Paints ticket backs, seat badges and the cloth, as they lie on the table.
#include "screens/things.h"
#include "widgets/controls.h"

#include <algorithm>
#include <string>

namespace semafor {
namespace {

constexpr float kHighDeck = 56;  // points: a higher named deck has an icon and a frame

// The number of tickets and the deck's name; above them the icon, where there is room.
void nameDeck(Ui& ui, Box box, int count, std::string_view name) {
    const bool high = box.height() > ui.px(kHighDeck);
    const Type type = high ? Type::kBody : Type::kSmall;
    const float letters = ui.letters.lineHeight(type) + ui.letters.lineHeight(Type::kTiny);
    if (high)
        paintIcon(ui.drawList(), Icon::kTicket, box.takeTop(box.height() - letters).centre(), ui.px(11),
                  dayPalette().signal);
    Box both = boxAround(box.centre(), {box.width(), letters});
    ui.letters.line(type, both.takeTop(ui.letters.lineHeight(type)), dayPalette().ink, std::to_string(count),
                    Align::kCentre);
    ui.letters.line(Type::kTiny, both, dayPalette().ink, name, Align::kCentre);
}

}  // namespace

void paintTicketBack(Ui& ui, const Box& box, int count, std::string_view name) {
    const Palette& p = ui.palette();
    ImDrawList* draw = ui.drawList();
    for (int i = 2; i >= 0; --i) {
        const Box one = box.moved({0, -ui.px(1.6f) * static_cast<float>(i)});
        draw->AddRectFilled(at(one.min), at(one.max), dayPalette().paperEdge, ui.px(4));
        draw->AddRect(at(one.min), at(one.max), faded(dayPalette().ink, 0.6f), ui.px(4), 0, ui.px(1));
    }
    const Box top = box.moved({0, -ui.px(3.2f)}).inset(ui.px(4));
    if (!name.empty() && box.height() <= ui.px(kHighDeck)) return nameDeck(ui, top, count, name);
    // Engraved like the tickets: ruled, with a frame and notched ends.
    const ImU32 ruled = faded(dayPalette().brass, 0.28f);
    for (float y = top.min.y + ui.px(3); y < top.max.y - ui.px(1); y += std::max(ui.px(3), 3.0f))
        draw->AddLine({top.min.x, y}, {top.max.x, y}, ruled, std::max(1.0f, ui.px(0.6f)));
    draw->AddRect(at(top.min), at(top.max), p.signal, ui.px(2), 0, ui.px(1));
    for (const float x : {top.min.x, top.max.x}) {
        draw->AddCircleFilled({x, top.centre().y}, ui.px(3.5f), dayPalette().paperEdge, 16);
        draw->AddCircle({x, top.centre().y}, ui.px(3.5f), p.signal, 16, ui.px(1));
    }
    if (!name.empty()) return nameDeck(ui, top, count, name);
    // The number beside the icon, or below it where the box stands upright; both in the middle.
    const bool upright = top.height() > top.width() * 1.2f;
    const float side = std::min(top.width(), top.height()) * (upright ? 0.38f : 0.36f);
    const std::string text = count > 0 ? std::to_string(count) : std::string();
    const float wide = ui.letters.width(Type::kLarge, text);
    const float gap = count > 0 ? ui.px(8) : 0;
    Vec mark = top.centre();
    if (upright && count > 0) mark.y -= top.height() * 0.2f;
    if (!upright) mark.x -= (wide + gap) / 2;
    paintIcon(draw, Icon::kTicket, mark, side, dayPalette().signal);
    if (count == 0) return;
    const Box number = upright
                           ? Box{{top.min.x, top.centre().y}, top.max}
                           : Box{{mark.x + side + gap, top.min.y}, {mark.x + side + gap + wide, top.max.y}};
    ui.letters.line(Type::kLarge, number, dayPalette().ink, text, Align::kCentre);
}

void paintSeatBadge(Ui& ui, Vec centre, float radius, std::size_t seatColor) {
    const Palette& p = ui.palette();
    ui.drawList()->AddCircleFilled(at(centre + Vec{0, ui.px(1)}), radius, p.shadow, 28);
    ui.drawList()->AddCircleFilled(at(centre), radius, p.seats[seatColor], 28);
    ui.drawList()->AddCircle(at(centre), radius, darker(p.seats[seatColor], 0.5f), 28, ui.px(1.3f));
    paintShape(ui.drawList(), seatColor, centre, radius * 0.52f, p.onSeats[seatColor]);
}

// Four quarters, lightest in the middle, as under a lamp.
void paintCloth(Ui& ui) {
    const Palette& p = ui.palette();
    const Vec size = ui.screen().max;
    const Vec half = size * 0.5f;
    for (const Vec corner : {Vec{0, 0}, Vec{size.x, 0}, size, Vec{0, size.y}}) {
        const Vec min{std::min(corner.x, half.x), std::min(corner.y, half.y)};
        const Vec max{std::max(corner.x, half.x), std::max(corner.y, half.y)};
        const auto shade = [&](float x, float y) {
            return x == half.x || y == half.y ? p.cloth : p.clothShade;
        };
        ui.drawList()->AddRectFilledMultiColor(at(min), at(max), shade(min.x, min.y), shade(max.x, min.y),
                                               shade(max.x, max.y), shade(min.x, max.y));
    }
}

}  // namespace semafor
