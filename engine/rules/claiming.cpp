// Claiming routes: legal claims, their checks, placing wagons.
#include "rules/claiming.h"

#include <new>

#include "rules/instant_tickets.h"
#include "rules/passengers.h"
#include "rules/piles.h"
#include "rules/tunnels.h"

namespace semafor {
namespace {

// Routes that are free, open and not parallel to one of the seat's own (R08).
RouteSet claimable(const Game& game, const GameState& state, Seat seat) {
    return state.open - game.otherTracks(state.owned[index(seat)]);
}

// Routes for which the hand and the wagons suffice.
RouteSet affordable(const Game& game, const GameState& state, Seat seat) {
    const RouteTables& tables = game.tables();
    const CardCounts& hand = state.hands[index(seat)];
    const int locomotives = hand.locomotives();
    const int wagons = std::min<int>(state.wagons[index(seat)], kMaxRouteLength);
    RouteSet routes;
    int most = 0;
    for (std::size_t c = 0; c < kColors; ++c) {
        const int reach = std::min(hand[c] + locomotives, wagons);
        most = std::max(most, reach);
        routes |= tables.upTo[c][static_cast<std::size_t>(reach)];
    }
    const auto needs = static_cast<std::size_t>(std::min<int>(locomotives, kMaxRouteLength));
    return routes |
           (tables.upTo[index(Color::kGray)][static_cast<std::size_t>(most)] - tables.ferriesAbove[needs]);
}

// Writes claims fast: gray routes of equal length have the same payments, so the first route's payments are
// copied for the others.
class ClaimWriter {
public:
    ClaimWriter(const Game& game, const CardCounts& hand, Action* out)
        : game_(game), hand_(hand), begin_(out), out_(out) {}

    void write(RouteId id) {
        const RouteInfo& route = game_.route(id);
        if (route.color != Color::kGray || route.locomotives > 0) return workOut(id, route);
        Written& written = gray_[route.length];
        if (written.count > 0) return copy(id, written);
        const Action* begin = out_;
        workOut(id, route);
        written = {static_cast<std::uint16_t>(begin - begin_), static_cast<std::uint16_t>(out_ - begin)};
    }
    [[nodiscard]] Action* end() const { return out_; }

private:
    struct Written {
        std::uint16_t begin = 0;
        std::uint16_t count = 0;
    };

    void workOut(RouteId id, const RouteInfo& route) {
        forEachPayment(hand_, priceOf(route), [this, id](const Payment& payment) {
            ::new (out_++) Action(ClaimRoute{id, payment});
        });
    }
    void copy(RouteId id, Written written) {
        const Action* from = begin_ + written.begin;
        for (const Action* const end = from + written.count; from != end; ++from)
            ::new (out_++) Action(ClaimRoute{id, std::get_if<ClaimRoute>(from)->payment});
    }

    const Game& game_;
    const CardCounts& hand_;
    const Action* begin_;
    Action* out_;
    std::array<Written, kMaxRouteLength + 1> gray_ = {};
};

}  // namespace

void legalClaims(const Game& game, const GameState& state, Seat seat, ActionList& out) {
    ClaimWriter writer(game, state.hands[index(seat)], out.writeHere());
    (claimable(game, state, seat) & affordable(game, state, seat)).forEach([&](RouteId id) {
        writer.write(id);
    });
    out.writtenTo(writer.end());
}

bool canClaim(const Game& game, const GameState& state, Seat seat) {
    return !(claimable(game, state, seat) & affordable(game, state, seat)).empty();
}

std::optional<RuleError> checkRoute(const Game& game, const GameState& state, Seat seat, RouteId route) {
    if (index(route) >= game.routeCount()) return RuleError::kNoSuchRoute;
    for (const RouteSet& owned : state.owned)
        if (owned.has(route)) return RuleError::kRouteTaken;
    if (game.otherTracks(state.owned[index(seat)]).has(route)) return RuleError::kOtherTrackIsYours;
    if (!state.open.has(route)) return RuleError::kTrackClosed;
    const RouteInfo& info = game.route(route);
    if (state.wagons[index(seat)] < info.length) return RuleError::kTooFewWagons;
    if (!canPay(state.hands[index(seat)], priceOf(info))) return RuleError::kCardsNotInHand;
    return std::nullopt;
}

std::optional<RuleError> check(const Game& game, const GameState& state, const ClaimRoute& action) {
    const auto* turn = std::get_if<TakeTurn>(&state.step);
    if (turn == nullptr) return RuleError::kNotNow;
    if (const auto error = checkRoute(game, state, turn->seat, action.route)) return error;
    return checkPayment(state.hands[index(turn->seat)], priceOf(game.route(action.route)), action.payment);
}

template <class Sink>
Turn perform(Play<Sink>& play, const ClaimRoute& action) {
    const Seat seat = play.state.actor();
    if (play.game.route(action.route).tunnel) return layTunnel(play, seat, action);
    payCards(play, seat, action.payment);
    return placeWagons(play, seat, action.route);
}

template <class Sink>
Turn placeWagons(Play<Sink>& play, Seat seat, RouteId route) {
    putWagons(play.game, play.state, seat, route);
    play.emit(RouteClaimed{seat, route, play.game.route(route).points});
    if (play.game.rules().passengers) return offerPassengers(play, {seat, route, 0});
    if (play.game.rules().instantTickets) return completeAfterClaim(play, seat);
    return Turn::kEnds;
}

template Turn perform(RecordedPlay&, const ClaimRoute&);
template Turn perform(SilentPlay&, const ClaimRoute&);
template Turn placeWagons(RecordedPlay&, Seat, RouteId);
template Turn placeWagons(SilentPlay&, Seat, RouteId);

}  // namespace semafor
