// Marks stay on a route after a claim, so that they are there again when the claim is undone.
#include "desk/planner_marks.h"

namespace semafor {

const RouteSet& PlannerMarks::of(Seat seat) const {
    static constexpr RouteSet kNone;
    return seat == kNoSeat ? kNone : routes_[index(seat)];
}

void PlannerMarks::toggle(Seat seat, RouteId route) {
    RouteSet& marks = routes_[index(seat)];
    if (marks.has(route))
        marks.remove(route);
    else
        marks.add(route);
}

BySeat<RouteSet> PlannerMarks::among(const RouteSet& routes) const {
    BySeat<RouteSet> marks = routes_;
    for (RouteSet& ofSeat : marks) ofSeat &= routes;
    return marks;
}

}  // namespace semafor
