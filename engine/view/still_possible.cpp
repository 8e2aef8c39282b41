// Whether a ticket can still be completed: a search for the fewest wagons over nodes and stations used,
// repeated until nothing improves. A board has a few hundred such search states.
#include <algorithm>
#include <limits>
#include <vector>

#include "networks/station_choice.h"
#include "view/ways.h"

namespace semafor {
namespace {

constexpr int kFar = std::numeric_limits<int>::max();
constexpr std::size_t kMostNew = kMaxLenders;  // upper limit of new stations

// A search state: the node reached, the number of new stations built on the way, whether the last one is at
// this node, and the existing stations that have lent their route.
struct Stand {
    std::size_t node = 0;
    std::size_t built = 0;
    bool builtHere = false;
    std::size_t lent = 0;  // bit n: the n-th existing station

    [[nodiscard]] std::size_t place() const {
        return ((node * (kMostNew + 1) + built) * 2 + (builtHere ? 1 : 0)) * kLenders + lent;
    }
    static constexpr std::size_t kLenders = std::size_t{1} << kMaxLenders;
    static constexpr std::size_t kPlaces = kMaxMapNodes * (kMostNew + 1) * 2 * kLenders;
};

class Reach {
public:
    Reach(const Game& game, const PlayerView& view)
        : game_(game), view_(view), me_(index(view.me)), wagons_(Stand::kPlaces, kFar) {
        for (std::size_t c = 0; c < game.cityCount(); ++c) {
            const auto city = idAt<CityId>(c);
            if (view.stationCities[me_].has(city)) own_.push_back(game.nodesOf(city));
            for (std::size_t s = 0; s < view.seats; ++s)
                if (view.stationCities[s].has(city)) taken_ |= game.nodesOf(city);
        }
        mayTake_ = view.open - game.otherTracks(view.owned[me_]);
        for (std::size_t s = 0; s < view.seats; ++s)
            if (s != me_) lendable_ |= lendableOf(s);
    }

    [[nodiscard]] bool joins(NodeSet from, NodeSet to) {
        for (std::size_t n = 0; n < kMaxMapNodes; ++n)
            if (in(from, n)) reach({n}, 0);
        while (!open_.empty()) {
            const Stand stand = open_.back();
            open_.pop_back();
            if (in(to, stand.node)) return true;
            goOn(stand);
        }
        return false;
    }

private:
    static bool in(NodeSet nodes, std::size_t node) { return ((nodes >> node) & 1) != 0; }

    // Routes that the seat has or may still claim.
    [[nodiscard]] RouteSet lendableOf(std::size_t seat) const {
        RouteSet routes = view_.owned[seat];
        (view_.open - game_.otherTracks(view_.owned[seat])).forEach([&](RouteId route) {
            if (game_.route(route).length <= view_.wagons[seat]) routes.add(route);
        });
        return routes;
    }

    void reach(const Stand& stand, int wagons) {
        int& best = wagons_[stand.place()];
        if (wagons > view_.wagons[me_] || wagons >= best) return;
        best = wagons;
        open_.push_back(stand);
    }

    void goOn(const Stand& stand) {
        for (std::size_t r = 0; r < game_.routeCount(); ++r) {
            const auto& ends = game_.route(idAt<RouteId>(r)).nodes;
            if (ends[0] == stand.node) cross(stand, idAt<RouteId>(r), ends[1]);
            if (ends[1] == stand.node) cross(stand, idAt<RouteId>(r), ends[0]);
        }
    }

    void cross(const Stand& stand, RouteId route, std::size_t to) {
        const int spent = wagons_[stand.place()];
        const Stand then{to, stand.built, false, stand.lent};
        if (view_.owned[me_].has(route)) reach(then, spent);
        if (mayTake_.has(route)) reach(then, spent + game_.route(route).length);
        if (!lendable_.has(route)) return;
        // Lent by a station at this end, or by one at the other end.
        if (!stand.builtHere) borrow(stand.node, then, spent);
        borrow(to, then, spent);
    }

    // Crosses the route without wagons if an own station at `at` hasn't lent a route yet, or if a new one may
    // be built there.
    void borrow(std::size_t at, Stand then, int spent) {
        for (std::size_t i = 0; i < own_.size(); ++i) {
            if (!in(own_[i], at)) continue;
            const std::size_t bit = std::size_t{1} << i;
            if ((then.lent & bit) != 0) return;
            then.lent |= bit;
            return reach(then, spent);
        }
        if (in(taken_, at) || then.built == view_.stations[me_]) return;
        ++then.built;
        then.builtHere = at == then.node;
        reach(then, spent);
    }

    const Game& game_;
    const PlayerView& view_;
    std::size_t me_;
    std::vector<NodeSet> own_;  // nodes of each own station
    NodeSet taken_ = 0;         // nodes of all stations
    RouteSet mayTake_;
    RouteSet lendable_;
    std::vector<int> wagons_;
    std::vector<Stand> open_;
};

}  // namespace

bool stillPossible(const Game& game, const PlayerView& view, TicketId ticket) {
    const auto& ends = game.map().ticket(ticket).ends;
    return Reach(game, view).joins(game.nodesOf(ends[0]), game.nodesOf(ends[1]));
}

}  // namespace semafor
