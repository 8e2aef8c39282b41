// The platform's bell when it is the viewer's turn, and the punch when a ticket's ends are joined.
#include <algorithm>

#include "screens/frame.h"

namespace semafor {
namespace {

// Not at the beginning, when nobody acted before.
void soundTurn(Frame& frame, const Position& position) {
    const Seat actor = position.match.session().actor();
    const bool begins = actor == position.view.me && frame.state.actor != actor;
    if (begins && frame.state.actor != kNoSeat) frame.desk.sound(Cue::kYourTurn);
    frame.state.actor = actor;
}

void soundTickets(Frame& frame, const Position& position) {
    const auto& tickets = position.reckoning->tickets;
    const auto done = static_cast<std::size_t>(std::count_if(
        tickets.begin(), tickets.end(), [](const Prospect& row) { return row.stand == TicketStand::kDone; }));
    if (frame.state.joined && done > *frame.state.joined) frame.desk.sound(Cue::kDone);
    frame.state.joined = done;
}

}  // namespace

void soundTable(Frame& frame, const Position& position) {
    if (position.view.over()) return;
    soundTurn(frame, position);
    soundTickets(frame, position);
}

}  // namespace semafor
