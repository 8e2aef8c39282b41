// The planner's marks of one game: routes that people at this device intend to claim. A seat's marks are
// shown to that seat alone. store/marks.h keeps them beside the game.
#pragma once

#include "view/player_view.h"

namespace semafor {

class PlannerMarks {
public:
    PlannerMarks() = default;
    explicit PlannerMarks(const BySeat<RouteSet>& routes) : routes_(routes) {}

    // The seat's marks; empty for kNoSeat, while the device goes from hand to hand.
    [[nodiscard]] const RouteSet& of(Seat seat) const;
    // Sets the mark or removes it. Required: not kNoSeat.
    void toggle(Seat seat, RouteId route);
    // Removes all marks of the seat. Required: not kNoSeat.
    void clear(Seat seat) { routes_[index(seat)] = {}; }
    // The marks of every seat on these routes: marks on claimed routes aren't worth keeping.
    [[nodiscard]] BySeat<RouteSet> among(const RouteSet& routes) const;

private:
    BySeat<RouteSet> routes_;
};

}  // namespace semafor
