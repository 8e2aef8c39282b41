// Paints, while computers play for all persons, a button for each seat that takes it back.
#include "screens/stand_in_view.h"

#include <algorithm>

#include "screens/paint_context.h"
#include "screens/position.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

std::vector<std::size_t> standInsOf(const Match& match) {
    std::vector<std::size_t> seats;
    for (std::size_t s = 0; s < match.saved().seats.size(); ++s)
        if (match.saved().seats[s].person && match.saved().seats[s].standIn) seats.push_back(s);
    return seats;
}

std::string headOf(const PaintContext& context, const Position& position,
                   const std::vector<std::size_t>& seats) {
    if (seats.size() == 1) return standInText(context.desk, seats[0]);
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (const std::size_t s : seats) names.push_back(position.names[s]);
    return say(context.language(), Text::kStandInPlays, {listed(names)});
}

}  // namespace

void paintStandIns(PaintContext& context, const Position& position) {
    const Match& match = position.match;
    if (publicState(match).over() || match.seating().anyPersonPlays() ||
        context.desk.table.hold() != Hold::kOurs)
        return;
    const auto seats = standInsOf(match);
    if (seats.empty()) return;
    Ui& ui = context.ui;
    const Box& board = position.layout.board;
    const float each = ui.px(48);
    const float high = ui.px(48) + each * static_cast<float>(seats.size());
    const float wide = std::min(ui.px(380), board.width() - ui.px(16));
    const Box box{{board.centre().x - wide / 2, board.max.y - ui.px(10) - high},
                  {board.centre().x + wide / 2, board.max.y - ui.px(10)}};
    ui.raise(box);
    paintPanel(ui, box);
    ui.touch(Target::kStandIns, box, true);
    Box remaining = box.inset(ui.px(12), ui.px(8));
    const std::string head = headOf(context, position, seats);
    ui.letters.line(ui.letters.fitting({Type::kBody, Type::kSmall, Type::kTiny}, head, remaining.width()),
                    remaining.takeTop(ui.px(30)), ui.palette().ink, head, Align::kCentre);
    std::optional<std::size_t> back;
    for (const std::size_t s : seats)
        if (button(ui, remaining.takeTop(each).inset(0, ui.px(2)),
                   {{Target::kGiveBack, s}, giveBackText(context.desk, s), Look::kPrimary}))
            back = s;
    ui.lower();
    if (back) context.ask(ask::GiveBack{idAt<Seat>(*back)});
}

}  // namespace semafor
