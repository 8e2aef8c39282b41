// Paints each control in its states: idle, hovered, held, disabled.
#include "widgets/controls.h"

#include <cmath>

namespace semafor {
namespace {

struct Inks {
    ImU32 fill;
    ImU32 edge;
    ImU32 letters;
};

Inks inksOf(const Palette& p, Look look) {
    switch (look) {
        case Look::kPrimary:
            return {p.clear, darker(p.clear, 0.35f), p.onClear};
        case Look::kDanger:
            return {p.card, p.signal, p.signal};
        case Look::kQuiet:
            return {faded(p.card, 0), faded(p.ink, 0), p.ink};
        case Look::kOnCloth:
            return {faded(p.onCloth, 0.08f), faded(p.brassShine, 0.7f), p.onCloth};
        default:
            return {p.card, p.brass, p.ink};
    }
}

void paintPlate(Ui& ui, const Box& box, const Inks& inks, const Touch& touch, Look look) {
    const float drop = touch.held ? 0 : ui.px(1.5f);
    const float round = ui.px(5);
    if (look == Look::kPlain || look == Look::kPrimary)
        ui.drawList()->AddRectFilled(at(box.min + Vec{0, drop}), at(box.max + Vec{0, drop}),
                                     ui.palette().shadow, round);
    ImU32 fill = inks.fill;
    if (touch.hovered) fill = look == Look::kQuiet ? faded(ui.palette().brass, 0.18f) : lighter(fill, 0.35f);
    if (look == Look::kOnCloth && touch.hovered) fill = faded(ui.palette().onCloth, 0.18f);
    if (look == Look::kPrimary && touch.hovered) fill = lighter(inks.fill, 0.12f);
    if (touch.held) fill = darker(fill, 0.12f);
    ui.drawList()->AddRectFilled(at(box.min), at(box.max), fill, round);
    ui.drawList()->AddRect(at(box.min), at(box.max), inks.edge, round, 0, ui.px(1.2f));
    if (look != Look::kPrimary) return;
    const Box inner = box.inset(ui.px(3));
    ui.drawList()->AddRect(at(inner.min), at(inner.max), faded(ui.palette().brassShine, 0.8f), ui.px(3), 0,
                           ui.px(1));
}

// In the largest type that fits on one line, else on two lines.
void label(Ui& ui, const Box& box, ImU32 ink, std::string_view text) {
    for (const Type type : {Type::kBody, Type::kSmall})
        if (ui.letters.width(type, text) <= box.width())
            return ui.letters.line(type, box, ink, text, Align::kCentre);
    const float high = ui.letters.height(Type::kTiny, text, box.width());
    if (high > box.height()) return ui.letters.line(Type::kSmall, box, ink, text, Align::kCentre);
    ui.letters.paragraph(Type::kTiny, {{box.min.x, box.centre().y - high / 2}, box.max}, ink, text);
}

}  // namespace

bool button(Ui& ui, const Box& box, const Button& button) {
    const Touch touch = ui.touch(button.id, box);
    if (!button.enabled) ui.markOff(button.id);
    Inks inks = inksOf(ui.palette(), button.look);
    if (!button.enabled)
        inks = {faded(ui.palette().card, 0.5f), faded(ui.palette().inkSoft, 0.5f), ui.palette().inkSoft};
    paintPlate(ui, box, inks, touch, button.enabled ? button.look : Look::kQuiet);
    const Box inside = box.inset(ui.px(button.sides), 0).moved({0, touch.held ? ui.px(1) : 0});
    const Align align = button.note.empty() ? Align::kCentre : Align::kLeft;
    if (button.note.empty()) {
        label(ui, inside, inks.letters, button.label);
    } else {
        const float high = ui.letters.lineHeight(Type::kBody) + ui.letters.lineHeight(Type::kSmall);
        const Box both = boxAround(inside.centre(), {inside.width(), high});
        Box remaining = both;
        const Type type =
            ui.letters.fitting({Type::kBody, Type::kSmall, Type::kTiny}, button.label, remaining.width());
        ui.letters.line(type, remaining.takeTop(ui.letters.lineHeight(Type::kBody)), inks.letters,
                        button.label, align);
        ui.letters.line(ui.letters.fitting({Type::kSmall, Type::kTiny}, button.note, remaining.width()),
                        remaining, faded(inks.letters, 0.75f), button.note, align);
    }
    ui.explain(touch, box, button.tip);
    return touch.pressed;
}

bool iconButton(Ui& ui, const Box& box, const IconButton& button) {
    const Touch touch = ui.touch(button.id, box);
    if (!button.enabled) ui.markOff(button.id);
    Inks inks = inksOf(ui.palette(), button.look);
    if (!button.enabled) inks.letters = faded(inks.letters, 0.4f);
    paintPlate(ui, box, inks, touch, button.look);
    const float radius = std::min(box.width(), box.height()) * 0.27f;
    paintIcon(ui.drawList(), button.icon, box.centre() + Vec{0, touch.held ? ui.px(1) : 0}, radius,
              inks.letters);
    ui.letters.recordSign(textOf(button.id), boxAround(box.centre(), {2 * radius, 2 * radius}));
    ui.explain(touch, box, button.tip);
    return touch.pressed;
}

int segments(Ui& ui, const TargetId& id, const Box& box, std::span<const std::string> labels, int chosen) {
    const Palette& p = ui.palette();
    int pressed = -1;
    const float wide = box.width() / static_cast<float>(labels.size());
    ui.drawList()->AddRectFilled(at(box.min), at(box.max), p.card, ui.px(5));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto place = static_cast<float>(i);
        const Box part{{box.min.x + wide * place, box.min.y}, {box.min.x + wide * (place + 1), box.max.y}};
        const Touch touch = ui.touch(id.with(i), part);
        const bool on = static_cast<int>(i) == chosen;
        const Box plate = part.inset(ui.px(2));
        if (on) ui.drawList()->AddRectFilled(at(plate.min), at(plate.max), p.clear, ui.px(4));
        if (!on && touch.hovered)
            ui.drawList()->AddRectFilled(at(plate.min), at(plate.max), faded(p.brass, 0.25f), ui.px(4));
        ui.letters.line(Type::kBody, part.inset(ui.px(5), 0), on ? p.onClear : p.ink, labels[i],
                        Align::kCentre);
        if (touch.pressed) pressed = static_cast<int>(i);
    }
    ui.drawList()->AddRect(at(box.min), at(box.max), p.brass, ui.px(5), 0, ui.px(1.2f));
    return pressed;
}

bool checkbox(Ui& ui, const TargetId& id, const Box& box, std::string_view label, bool on) {
    const Palette& p = ui.palette();
    const Touch touch = ui.touch(id, box);
    const float side = ui.px(22);
    const Box mark = boxAround({box.min.x + side / 2 + ui.px(2), box.centre().y}, {side, side});
    ui.drawList()->AddRectFilled(at(mark.min), at(mark.max), on ? p.clear : p.enamel, ui.px(4));
    ui.drawList()->AddRect(at(mark.min), at(mark.max), touch.hovered ? p.ink : p.brass, ui.px(4), 0,
                           ui.px(1.4f));
    if (on) paintIcon(ui.drawList(), Icon::kCheck, mark.centre(), side * 0.34f, p.onClear);
    Box remaining = box;
    remaining.min.x = mark.max.x + ui.px(10);
    ui.letters.line(Type::kBody, remaining, p.ink, label);
    return touch.pressed;
}

int slider(Ui& ui, const TargetId& id, const Box& box, int at, int most) {
    const Palette& p = ui.palette();
    const Touch touch = ui.touch(id, box);
    const float radius = ui.px(11);
    const Box track = boxAround(box.centre(), {box.width() - 2 * radius, ui.px(5)});
    const float share = most > 0 ? static_cast<float>(at) / static_cast<float>(most) : 0;
    const Vec knob{track.min.x + track.width() * share, track.centre().y};
    ui.drawList()->AddRectFilled(semafor::at(track.min), semafor::at(track.max), faded(p.inkSoft, 0.4f),
                                 ui.px(3));
    ui.drawList()->AddRectFilled(semafor::at(track.min), {knob.x, track.max.y}, p.clear, ui.px(3));
    ui.drawList()->AddCircleFilled(semafor::at(knob + Vec{0, ui.px(1.5f)}), radius, p.shadow, 28);
    ui.drawList()->AddCircleFilled(semafor::at(knob), radius,
                                   touch.hovered || touch.held ? p.brassShine : p.brass, 28);
    ui.drawList()->AddCircle(semafor::at(knob), radius, p.ink, 28, ui.px(1));
    if (!touch.held || track.width() <= 0) return -1;
    const float wanted = std::clamp((ui.pointer().x - track.min.x) / track.width(), 0.0f, 1.0f);
    const int place = static_cast<int>(std::lround(wanted * static_cast<float>(most)));
    return place == at ? -1 : place;
}

// Only a rim: the box itself covers the inside, and filling large areas takes time.
void softShadow(Ui& ui, const Box& box, float rounding) {
    constexpr float kRim = 8;
    for (int i = 4; i > 0; --i) {
        const Box soft = box.inset(-ui.px(static_cast<float>(i))).moved({0, ui.px(2)});
        const Box middle = soft.inset(ui.px(kRim / 2));
        ui.drawList()->AddRect(at(middle.min), at(middle.max), faded(ui.palette().shadow, 0.5f),
                               ui.px(std::max(0.0f, rounding + 3 - kRim / 2)), 0, ui.px(kRim));
    }
}

void paintPanel(Ui& ui, const Box& box, float rounding) {
    const Palette& p = ui.palette();
    softShadow(ui, box, rounding);
    ui.drawList()->AddRectFilled(at(box.min), at(box.max), p.paper, ui.px(rounding));
    ui.drawList()->AddRect(at(box.min), at(box.max), p.brass, ui.px(rounding), 0, ui.px(1));
    const Box line = box.inset(ui.px(3));
    ui.drawList()->AddRect(at(line.min), at(line.max), p.inkFaint, ui.px(rounding - 1), 0, ui.px(1));
}

void veil(Ui& ui) {
    ui.drawList()->AddRectFilled({0, 0}, at(ui.screen().max), ui.palette().veil);
    ui.letters.coverLabels(ui.screen());
    ui.layers.block(false);
}

float heading(Ui& ui, const Box& box, std::string_view text) {
    const float high = ui.letters.lineHeight(Type::kHead);
    Box row = box;
    ui.letters.line(Type::kHead, row.takeTop(high), ui.palette().ink, text);
    const float y = box.min.y + high + ui.px(3);
    ui.drawList()->AddLine({box.min.x, y}, {box.max.x, y}, ui.palette().brass, ui.px(1.4f));
    ui.drawList()->AddLine({box.min.x, y + ui.px(3)}, {box.max.x, y + ui.px(3)}, ui.palette().inkFaint,
                           ui.px(1));
    return high + ui.px(12);
}

}  // namespace semafor
