// The platform's bell when it is the viewer's turn.
#include "screens/sounds.h"

#include "screens/frame.h"
#include "screens/position.h"

namespace semafor {
namespace {

// Not at the beginning, when nobody acted before.
void soundTurn(Frame& frame, const Position& position) {
    const Seat actor = position.view.actor();
    const bool begins = actor == position.view.me && frame.state.actor != actor;
    if (begins && frame.state.actor != kNoSeat) frame.ask(ask::Sound{Cue::kYourTurn});
    frame.state.actor = actor;
}

}  // namespace

void soundTable(Frame& frame, const Position& position) {
    if (position.view.over()) return;
    soundTurn(frame, position);
}

}  // namespace semafor
