// Passengers on board, by seat and colour, with who leads and who comes second (G05).
#include <algorithm>

#include "screens/frame.h"

namespace semafor {
namespace {

constexpr float kHead = 40;  // points
constexpr float kRow = 22;

std::vector<Color> colorsOf(const Position& position) {
    std::vector<Color> colors;
    for (std::size_t c = 0; c < kColors; ++c) {
        int all = 0;
        for (std::size_t s = 0; s < position.view.seats; ++s) all += position.view.taken[s][c];
        const auto& started = position.view.passengers;
        const bool there = std::find(started.begin(), started.end(), colorAt(c)) != started.end();
        if (all > 0 || there) colors.push_back(colorAt(c));
    }
    return colors;
}

void drawCell(Ui& ui, const Box& box, int count, int points, int most) {
    const Palette& p = ui.palette();
    if (points > 0) {
        const Box lit = box.inset(ui.px(2), ui.px(1));
        const bool leads = points == most;
        ui.draw()->AddRectFilled(at(lit.min), at(lit.max), faded(p.glow, leads ? 0.75f : 0.25f), ui.px(4));
        ui.draw()->AddRect(at(lit.min), at(lit.max), p.brass, ui.px(4), 0, ui.px(leads ? 1.6f : 0.8f));
    }
    ui.line(Type::kSmall, box, count > 0 ? p.ink : p.inkFaint, std::to_string(count), Align::kCentre);
}

}  // namespace

float majoritiesHeight(const Frame& frame, const Position& position) {
    if (!position.game().rules().passengers) return 0;
    return frame.ui.px(kHead + kRow * static_cast<float>(position.view.seats) + 12);
}

void drawMajorities(Frame& frame, const Position& position, const Box& box) {
    Ui& ui = frame.ui;
    const auto& scores = position.reckoning->scores;
    const auto colors = colorsOf(position);
    Box rest = box.inset(ui.px(6), 0);
    ui.draw()->AddLine(at(rest.min), {rest.max.x, rest.min.y}, ui.palette().inkFaint, ui.px(1));
    Box head = rest.takeTop(ui.px(kHead));
    const float first = ui.px(26);
    const float wide = (rest.width() - first) / static_cast<float>(std::max<std::size_t>(1, colors.size()));
    head.takeLeft(first);
    const Brush brush{ui.draw(), &frame.state.camera, &ui.palette(), &ui.fonts(), ui.unit()};
    for (const Color color : colors) {
        const Box cell = head.takeLeft(wide);
        paintPassenger(brush, color, {cell.centre().x, cell.max.y - ui.px(4)}, ui.px(28));
        const Touch touch = ui.touch("majority/" + std::to_string(index(color)), cell, true);
        ui.explain(touch, cell, frame.text(Text::kMajorityHint));
    }
    for (std::size_t s = 0; s < position.view.seats; ++s) {
        Box row = rest.takeTop(ui.px(kRow));
        drawSeatBadge(ui, row.takeLeft(first).centre(), ui.px(8), position.colorOf(s));
        for (const Color color : colors) {
            int most = 0;
            for (std::size_t other = 0; other < position.view.seats; ++other)
                most = std::max<int>(most, scores[other].passengers[index(color)]);
            drawCell(ui, row.takeLeft(wide), position.view.taken[s][index(color)],
                     scores[s].passengers[index(color)], most);
        }
    }
}

}  // namespace semafor
