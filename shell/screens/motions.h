// Animations of the table: the actions since the position that is shown.
#pragma once

#include <cstddef>
#include "base/ids.h"

namespace semafor {

class Match;
struct PaintContext;
struct Position;

// A press skips all animations up to the newest action, and does nothing else until it is released.
void hurryOn(PaintContext& context, std::size_t newest);
// The seat whose view is shown: the results of a person's last action are shown before the device is handed
// over.
Seat shownSeatOf(const PaintContext& context, const Match& match);
// Advances the time. Returns the number of the game's actions that the table shows as done to that seat.
std::size_t playOn(PaintContext& context, const Match& match, Seat seat);
// Draws the moving pieces, above everything that lies still.
void paintMotions(PaintContext& context, const Position& position);

}  // namespace semafor
