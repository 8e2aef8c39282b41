// Paints the hand-over screen: what happened, no private cards, and the ways on.
#include "screens/hand_over.h"

#include <algorithm>

#include "screens/offers.h"
#include "screens/paint_context.h"
#include "screens/things.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

// The last three sentences about what happened before the person gets the device.
std::vector<std::string> sinceThen(PaintContext& context, const Match& match) {
    const Words words(match.game(), context.language());
    const SeatNames names = namesFor(context.language(), match.saved(), kNoSeat);
    std::vector<std::string> lines;
    // Only what everybody saw: the screen has no particular viewer now.
    const ShownGame& shown = context.shown.show(match, kNoSeat, match.history().size());
    for (std::size_t i = shown.newest(); i-- > 0 && lines.size() < 3;) {
        auto said = sentences(words, shown.events(i), names);
        for (auto line = said.rbegin(); line != said.rend() && lines.size() < 3; ++line)
            lines.push_back(std::move(*line));
    }
    return lines;
}

// The game can be sent on, and the menu opened, before anybody's cards are shown.
void paintWays(PaintContext& context, const Offers& offers, Box row) {
    Ui& ui = context.ui;
    Box menu = row.takeRight(ui.px(112));
    row.max.x -= ui.px(8);
    const Node& share = *offers.find(Target::kShare);
    if (button(ui, row, {share.id, share.text, Look::kPlain})) return offers.use(context, share);
    if (button(ui, menu, {Target::kMenu, context.text(Text::kMenu), Look::kPlain}))
        context.state.overlay = Overlay::kMenu;
}

}  // namespace

void paintHandOver(PaintContext& context, const Match& match) {
    Ui& ui = context.ui;
    const Palette& p = ui.palette();
    paintCloth(ui);
    const std::size_t seat = index(match.waitingFor());
    const auto names = seatNames(context.language(), match.saved());
    const auto lines = sinceThen(context, match);
    const Offers offers(context.desk, writeHandOver);
    const float wide = std::min(ui.px(460), ui.screen().width() - ui.px(24));
    float newsHeight = 0;
    for (const std::string& line : lines)
        newsHeight += ui.letters.height(Type::kSmall, line, wide - ui.px(56)) + ui.px(4);
    const Box box = boxAround(ui.screen().centre(),
                              {wide, std::min(ui.screen().height() - ui.px(16), ui.px(318) + newsHeight)});
    paintPanel(ui, box);
    Box remaining = box.inset(ui.px(28), ui.px(20));
    const Box badge = remaining.takeTop(ui.px(84));
    paintSeatBadge(ui, badge.centre(), ui.px(34), match.saved().seats[seat].color);
    const std::string title = say(context.language(), Text::kHandOver, {names[seat]});
    ui.letters.line(ui.letters.width(Type::kHead, title) > remaining.width() ? Type::kBody : Type::kHead,
                    remaining.takeTop(ui.px(36)), p.ink, title, Align::kCentre);
    ui.letters.line(Type::kSmall, remaining.takeTop(ui.px(26)), p.inkSoft, context.text(Text::kHandOverHint),
                    Align::kCentre);
    const Box go = remaining.takeBottom(ui.px(54));
    remaining.takeBottom(ui.px(8));
    paintWays(context, offers, remaining.takeBottom(ui.px(48)));
    remaining.takeTop(ui.px(8));
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        remaining.takeTop(ui.letters.paragraph(Type::kSmall, remaining, p.ink, *line) + ui.px(4));
    const Node& reveal = *offers.find(Target::kReveal);
    if (button(ui, go, {reveal.id, reveal.text, Look::kPrimary})) offers.use(context, reveal);
}

}  // namespace semafor
