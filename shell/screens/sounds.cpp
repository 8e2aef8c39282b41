// The platform's bell when it is the viewer's turn.
#include "screens/sounds.h"

#include "screens/paint_context.h"
#include "screens/position.h"

namespace semafor {
namespace {

// Not at the beginning, when nobody acted before.
void soundTurn(PaintContext& context, const Position& position) {
    const Seat actor = position.view.actor();
    const bool begins = actor == position.view.me && context.state.actor != actor;
    if (begins && context.state.actor != kNoSeat) context.ask(ask::Sound{Cue::kYourTurn});
    context.state.actor = actor;
}

}  // namespace

void soundTable(PaintContext& context, const Position& position) {
    if (position.view.over()) return;
    soundTurn(context, position);
}

}  // namespace semafor
