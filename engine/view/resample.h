// Samples a full state that fits a view, for bots' playouts.
#pragma once

#include "base/rng.h"
#include "view/player_view.h"

namespace semafor {

// Weight of each ticket for each seat, relative to the other tickets of its deck: at least 1.
using TicketOdds = BySeat<std::array<std::uint32_t, kMaxTickets>>;

// A random state that looks the same to the view's seat: known cards, counts, deck sizes and the discard are
// as in the view; everything else is random, including future shuffles. Required: not a spectator's view.
GameState resample(const Game& game, const PlayerView& view, Rng& rng);

// The same, with the other seats' tickets weighted by the odds.
GameState resample(const Game& game, const PlayerView& view, const TicketOdds& odds, Rng& rng);

}  // namespace semafor
