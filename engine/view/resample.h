// A possible truth behind a view: what a bot plays out in its head.
#pragma once

#include "base/rng.h"
#include "view/player_view.h"

namespace semafor {

// A random state in which the seat of the view would see the same: known cards, counts, sizes of decks and
// the discard are as in the view; everything else is drawn anew, its future shuffles included.
GameState resample(const Game& game, const PlayerView& view, Rng& rng);

}  // namespace semafor
