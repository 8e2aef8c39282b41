// Animations of the table: what happened since the position that is shown.
#pragma once

#include <cstddef>
#include "base/ids.h"

namespace semafor {

class Match;
struct PaintContext;
struct Position;

// A press ends what is animated up to the newest action, and does nothing else until it is let go.
void hurryOn(PaintContext& context, std::size_t newest);
// The seat whose view is shown: what came of somebody's last action is shown before the device is handed
// over.
Seat shownSeatOf(const PaintContext& context, const Match& match);
// Lets time pass; the number of the game's actions that the table shows as done to that seat.
std::size_t playOn(PaintContext& context, const Match& match, Seat seat);
// Draws the pieces that move, above everything that lies still.
void paintMotions(PaintContext& context, const Position& position);

}  // namespace semafor
