// A possible truth behind a view: what a bot plays out in its head.
#pragma once

#include "base/rng.h"
#include "view/player_view.h"

namespace semafor {

// How likely each seat is to hold each ticket, compared with the other tickets of its deck: 1 or more.
using TicketOdds = BySeat<std::array<std::uint32_t, kMaxTickets>>;

// A random state in which the seat of the view would see the same: known cards, counts, sizes of decks and
// the discard are as in the view; everything else is drawn anew, its future shuffles included. Required: the
// view is a seat's.
GameState resample(const Game& game, const PlayerView& view, Rng& rng);

// The same, where the other seats' tickets are drawn by the odds.
GameState resample(const Game& game, const PlayerView& view, const TicketOdds& odds, Rng& rng);

}  // namespace semafor
