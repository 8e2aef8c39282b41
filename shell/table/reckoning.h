// Values computed from a position for the seat that looks at it: scores, the state of its tickets, the cards
// that its plan still needs.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "view/player_view.h"
#include "view/ways.h"

namespace semafor {

enum class TicketStand : std::uint8_t { kOpen, kDone, kLost };

struct Prospect {
    TicketId ticket{};
    TicketStand stand{};
    std::optional<Way> way;  // empty: by stations alone, or not at all
};

struct Reckoning {
    BySeat<SeatScore> scores;
    std::vector<Prospect> tickets;  // own tickets: open first, then done, then lost
};

Reckoning reckon(const Game& game, const PlayerView& view);

// The wagons for all of the routes, and the cards for them that the hand doesn't hold.
struct PlanNeeds {
    int wagons = 0;
    std::array<int, kColors> cards = {};  // missing, by colour
    int grey = 0;                         // missing for grey routes, one colour per route
    int locomotives = 0;                  // missing for ferries
    int spare = 0;                        // locomotives in the hand that can replace any of these

    [[nodiscard]] int missing() const;
};
PlanNeeds needsOf(const Game& game, const PlayerView& view, const RouteSet& routes);

}  // namespace semafor
