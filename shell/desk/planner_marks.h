// The planner's marks in one game: routes that people at this device intend to claim. Each seat sees only its
// own marks. store/marks.h keeps them beside the game.
#pragma once

#include "view/player_view.h"

namespace semafor {

class PlannerMarks {
public:
    PlannerMarks() = default;
    explicit PlannerMarks(const BySeat<RouteSet>& routes) : routes_(routes) {}

    // The seat's marks; empty for kNoSeat, while the device is handed over.
    [[nodiscard]] const RouteSet& of(Seat seat) const;
    // Toggles the mark. Required: not kNoSeat.
    void toggle(Seat seat, RouteId route);
    // Removes all marks of the seat. Required: not kNoSeat.
    void clear(Seat seat) { routes_[index(seat)] = {}; }
    // Every seat's marks on these routes only: marks on claimed routes aren't worth keeping.
    [[nodiscard]] BySeat<RouteSet> among(const RouteSet& routes) const;

private:
    BySeat<RouteSet> routes_;
};

}  // namespace semafor
