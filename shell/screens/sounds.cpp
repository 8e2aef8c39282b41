// Rings the platform bell when the viewer's turn begins.
#include "screens/sounds.h"

#include "screens/paint_context.h"
#include "screens/position.h"

namespace semafor {
namespace {

// Silent at the beginning, when no seat has acted before.
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
