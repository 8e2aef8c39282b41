// Cards, tickets and badges, as they lie on the table.
#include <array>
#include <cmath>

#include "screens/frame.h"

namespace semafor {
namespace {

// A car on its wheels, in the lower part of a card.
void drawCar(Ui& ui, const Box& field, Color color, ImU32 ink) {
    ImDrawList* draw = ui.draw();
    const float w = field.width();
    const float base = field.max.y - w * 0.14f;
    const float high = w * (color == Color::kLocomotive ? 0.30f : 0.24f);
    const Box body{{field.min.x + w * 0.12f, base - high}, {field.max.x - w * 0.12f, base}};
    const ImU32 soft = faded(ink, 0.55f);
    draw->AddRectFilled(at(body.min), at(body.max), soft, w * 0.03f);
    const ImU32 gap = faded(ui.palette().of(color), 0.9f);
    if (color == Color::kLocomotive) {
        draw->AddRectFilled({body.min.x + w * 0.04f, body.min.y - w * 0.12f},
                            {body.min.x + w * 0.13f, body.min.y}, soft);
        draw->AddRectFilled({body.max.x - w * 0.24f, body.min.y - w * 0.10f}, {body.max.x, body.min.y}, soft);
    } else {
        const auto windows = 2 + static_cast<int>(index(color)) % 3;
        const float step = body.width() / static_cast<float>(windows);
        for (int i = 0; i < windows; ++i) {
            const float x = body.min.x + step * (static_cast<float>(i) + 0.5f);
            draw->AddRectFilled({x - step * 0.28f, body.min.y + high * 0.25f},
                                {x + step * 0.28f, body.min.y + high * 0.62f}, gap);
        }
    }
    for (const float x : {0.26f, 0.40f, 0.60f, 0.74f})
        draw->AddCircleFilled({field.min.x + w * x, base + w * 0.03f}, w * 0.055f, soft, 14);
    draw->AddLine({field.min.x + w * 0.05f, base + w * 0.09f}, {field.max.x - w * 0.05f, base + w * 0.09f},
                  soft, std::max(1.0f, w * 0.018f));
}

// All colours side by side, slanting.
void drawRainbow(Ui& ui, const Box& field) {
    constexpr std::array<Color, 8> kOrder = {Color::kPurple, Color::kBlue, Color::kGreen, Color::kYellow,
                                             Color::kOrange, Color::kRed,  Color::kWhite, Color::kBlack};
    ImDrawList* draw = ui.draw();
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

void drawBack(Ui& ui, const Box& field) {
    const Palette& p = ui.palette();
    ImDrawList* draw = ui.draw();
    draw->AddRectFilled(at(field.min), at(field.max), dayPalette().cloth, ui.px(2));
    draw->PushClipRect(at(field.min), at(field.max), true);
    const float step = ui.px(7);
    const ImU32 fine = faded(p.brassShine, 0.35f);
    for (float x = field.min.x - field.height(); x < field.max.x; x += step) {
        draw->AddLine({x, field.max.y}, {x + field.height(), field.min.y}, fine, ui.px(0.8f));
        draw->AddLine({x, field.min.y}, {x + field.height(), field.max.y}, fine, ui.px(0.8f));
    }
    draw->PopClipRect();
    const float r = std::min(field.width(), field.height()) * 0.30f;
    draw->AddCircleFilled(at(field.centre()), r, dayPalette().cloth, 28);
    draw->AddCircle(at(field.centre()), r, p.brassShine, 28, ui.px(1.2f));
    drawSymbol(draw, Color::kLocomotive, field.centre(), r * 0.72f, p.brassShine);
}

void drawCount(Ui& ui, const Box& box, int count) {
    const std::string text = std::to_string(count);
    const Vec centre{box.max.x - ui.px(5), box.min.y + ui.px(5)};
    const float r = ui.px(11);
    ui.draw()->AddCircleFilled(at(centre), r, ui.palette().ink, 24);
    ui.draw()->AddCircle(at(centre), r, ui.palette().brassShine, 24, ui.px(1.2f));
    ui.line(Type::kBody, boxAround(centre, {2 * r, 2 * r}), ui.palette().paper, text, Align::kCentre);
}

// The colour, its symbol in a roundel, and a car.
void drawFace(Ui& ui, const Box& field, Color color) {
    const Palette& p = ui.palette();
    const Palette& day = dayPalette();
    ImDrawList* draw = ui.draw();
    if (color == Color::kLocomotive)
        drawRainbow(ui, field);
    else
        draw->AddRectFilled(at(field.min), at(field.max), p.of(color), ui.px(2));
    constexpr ImU32 kShine = IM_COL32(255, 255, 255, 46);
    constexpr ImU32 kNone = IM_COL32(255, 255, 255, 0);
    draw->AddRectFilledMultiColor(at(field.min), {field.max.x, field.centre().y}, kShine, kShine, kNone,
                                  kNone);
    const bool standing = field.height() > field.width();
    const float r = std::min(field.width(), field.height()) * (standing ? 0.27f : 0.25f);
    const Vec mark = standing ? Vec{field.centre().x, field.min.y + field.height() * 0.36f}
                              : Vec{field.min.x + r * 1.5f, field.centre().y};
    draw->AddCircleFilled(at(mark), r * 1.22f, faded(day.card, 0.92f), 30);
    draw->AddCircle(at(mark), r * 1.22f, faded(day.ink, 0.55f), 30, ui.px(1));
    const bool pale = color == Color::kLocomotive || color == Color::kWhite;
    drawSymbol(draw, color, mark, r * 0.85f, pale ? day.ink : darker(p.of(color), 0.25f));
    const ImU32 ink = color == Color::kLocomotive ? day.ink : p.on(color);
    const Box beside{{mark.x + r * 1.3f, field.min.y},
                     {field.max.x - field.width() * 0.02f, field.max.y - field.height() * 0.12f}};
    if (!standing || field.height() > ui.px(58)) drawCar(ui, standing ? field : beside, color, ink);
}

}  // namespace

void drawCard(Ui& ui, const Box& box, const CardFace& face) {
    const Palette& p = ui.palette();
    const Palette& day = dayPalette();
    ImDrawList* draw = ui.draw();
    const float round = ui.px(5);
    draw->AddRectFilled(at(box.min + Vec{0, ui.px(2)}), at(box.max + Vec{ui.px(0.5f), ui.px(2)}), p.shadow,
                        round);
    draw->AddRectFilled(at(box.min), at(box.max), day.card, round);
    const Box field = box.inset(ui.px(3.5f));
    if (face.color == Color::kNone)
        drawBack(ui, field);
    else
        drawFace(ui, field, face.color);
    draw->AddRect(at(field.min), at(field.max), faded(day.ink, 0.5f), ui.px(2), 0, ui.px(1));
    const ImU32 rim = face.lit ? p.glow : faded(day.ink, 0.6f);
    draw->AddRect(at(box.min), at(box.max), rim, round, 0, ui.px(face.lit ? 2.6f : 1));
    if (face.dim) draw->AddRectFilled(at(box.min), at(box.max), faded(p.clothShade, 0.45f), round);
    if (face.count > 1) drawCount(ui, box, face.count);
}

void drawTicketBack(Ui& ui, const Box& box, int count) {
    const Palette& p = ui.palette();
    ImDrawList* draw = ui.draw();
    for (int i = 2; i >= 0; --i) {
        const Box one = box.moved({0, -ui.px(1.6f) * static_cast<float>(i)});
        draw->AddRectFilled(at(one.min), at(one.max), dayPalette().paperEdge, ui.px(4));
        draw->AddRect(at(one.min), at(one.max), faded(dayPalette().ink, 0.6f), ui.px(4), 0, ui.px(1));
    }
    const Box top = box.moved({0, -ui.px(3.2f)}).inset(ui.px(4));
    draw->AddRect(at(top.min), at(top.max), p.signal, ui.px(2), 0, ui.px(1));
    // The number beside the icon, or below it where the box stands upright.
    const bool upright = top.height() > top.width() * 1.2f;
    Box number = top;
    Box mark = upright ? number.takeTop(top.height() * 0.56f) : number.takeLeft(top.width() * 0.56f);
    drawIcon(draw, Icon::kTicket, mark.centre(), std::min(mark.height(), mark.width()) * 0.42f,
             dayPalette().signal);
    if (count > 0) ui.line(Type::kLarge, number, dayPalette().ink, std::to_string(count), Align::kCentre);
}

void drawSeatBadge(Ui& ui, Vec centre, float radius, std::size_t seatColor) {
    const Palette& p = ui.palette();
    ui.draw()->AddCircleFilled(at(centre + Vec{0, ui.px(1)}), radius, p.shadow, 28);
    ui.draw()->AddCircleFilled(at(centre), radius, p.seats[seatColor], 28);
    ui.draw()->AddCircle(at(centre), radius, darker(p.seats[seatColor], 0.5f), 28, ui.px(1.3f));
    drawShape(ui.draw(), seatColor, centre, radius * 0.52f, p.onSeats[seatColor]);
}

// Four quarters with the light in the middle: a lamp above the table.
void drawCloth(Ui& ui) {
    const Palette& p = ui.palette();
    const Vec size = ui.screen().max;
    const Vec half = size * 0.5f;
    for (const Vec corner : {Vec{0, 0}, Vec{size.x, 0}, size, Vec{0, size.y}}) {
        const Vec min{std::min(corner.x, half.x), std::min(corner.y, half.y)};
        const Vec max{std::max(corner.x, half.x), std::max(corner.y, half.y)};
        const auto shade = [&](float x, float y) {
            return x == half.x || y == half.y ? p.cloth : p.clothShade;
        };
        ui.draw()->AddRectFilledMultiColor(at(min), at(max), shade(min.x, min.y), shade(max.x, min.y),
                                           shade(max.x, max.y), shade(min.x, max.y));
    }
}

}  // namespace semafor
