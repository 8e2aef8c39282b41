// The hand-over screen between two persons at one device: what happened, nobody's cards, and the ways on.
#include <algorithm>

#include "screens/frame.h"

namespace semafor {
namespace {

// What happened before the person gets the device: the last three sentences.
std::vector<std::string> sinceThen(Frame& frame, const Match& match) {
    const Words words(match.game(), frame.language());
    const auto names = seatNames(frame.language(), match.saved());
    std::vector<std::string> lines;
    // Only what everybody at the table saw: nobody in particular looks at the screen now.
    const ShownGame& shown = frame.shown.show(match, kNoSeat, match.history().size());
    for (std::size_t i = shown.newest(); i-- > 0 && lines.size() < 3;) {
        auto told = sentences(words, shown.events(i), names);
        for (auto line = told.rbegin(); line != told.rend() && lines.size() < 3; ++line)
            lines.push_back(std::move(*line));
    }
    return lines;
}

// The game can be sent on, and the menu opened, before anybody's cards are seen.
void drawWays(Frame& frame, Box row) {
    Ui& ui = frame.ui;
    Box menu = row.takeRight(ui.px(112));
    row.max.x -= ui.px(8);
    if (button(ui, row, {"share", frame.text(Text::kShareGame), Look::kPlain}))
        return frame.ask(ask::Go{Screen::kShare});
    if (button(ui, menu, {"menu", frame.text(Text::kMenu), Look::kPlain}))
        frame.state.overlay = Overlay::kMenu;
}

}  // namespace

void drawHandOver(Frame& frame, const Match& match) {
    Ui& ui = frame.ui;
    const Palette& p = ui.palette();
    drawCloth(ui);
    const std::size_t seat = index(match.waitingFor());
    const auto names = seatNames(frame.language(), match.saved());
    const auto lines = sinceThen(frame, match);
    const float wide = std::min(ui.px(460), ui.screen().width() - ui.px(24));
    float told = 0;
    for (const std::string& line : lines) told += ui.height(Type::kSmall, line, wide - ui.px(56)) + ui.px(4);
    const Box box = boxAround(ui.screen().centre(),
                              {wide, std::min(ui.screen().height() - ui.px(16), ui.px(318) + told)});
    paperSheet(ui, box);
    Box rest = box.inset(ui.px(28), ui.px(20));
    const Box badge = rest.takeTop(ui.px(84));
    drawSeatBadge(ui, badge.centre(), ui.px(34), match.saved().seats[seat].color);
    const std::string title = say(frame.language(), Text::kHandOver, {names[seat]});
    ui.line(ui.width(Type::kHead, title) > rest.width() ? Type::kBody : Type::kHead, rest.takeTop(ui.px(36)),
            p.ink, title, Align::kCentre);
    ui.line(Type::kSmall, rest.takeTop(ui.px(26)), p.inkSoft, frame.text(Text::kHandOverHint),
            Align::kCentre);
    const Box go = rest.takeBottom(ui.px(54));
    rest.takeBottom(ui.px(8));
    drawWays(frame, rest.takeBottom(ui.px(48)));
    rest.takeTop(ui.px(8));
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        rest.takeTop(ui.paragraph(Type::kSmall, rest, p.ink, *line) + ui.px(4));
    if (button(ui, go, {"reveal", frame.text(Text::kShowCards), Look::kPrimary})) frame.ask(ask::Reveal{});
}

}  // namespace semafor
