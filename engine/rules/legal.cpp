// Legal actions and checks, delegated to the mechanics.
#include "rules/legal.h"

#include "rules/claiming.h"
#include "rules/drawing.h"
#include "rules/instant_tickets.h"
#include "rules/passengers.h"
#include "rules/stations.h"
#include "rules/tickets.h"
#include "rules/tunnels.h"

namespace semafor {
namespace {

// R06: a seat may pass only if nothing else is legal.
bool somethingLegal(const Game& game, const GameState& state, Seat seat) {
    return canDraw(game, state, false) || canDrawTickets(game, state) || canClaim(game, state, seat) ||
           canBuild(game, state, seat) || canSwap(game, state, seat);
}

struct LegalOf {
    const Game& game;
    const GameState& state;
    ActionList& out;

    void operator()(const ChooseMix&) const { legalMixes(game, state, out); }
    void operator()(const ChooseTickets&) const { legalKeeps(game, state, out); }
    void operator()(const TakeTurn& turn) const {
        legalMixes(game, state, out);
        legalDraws(game, state, out);
        legalClaims(game, state, turn.seat, out);
        legalStations(game, state, turn.seat, out);
        legalTicketDraw(game, state, out);
        if (canSwap(game, state, turn.seat)) out.push(SwapTickets{});
        if (out.empty()) out.push(Pass{});
    }
    void operator()(const SecondCard&) const { legalDraws(game, state, out); }
    void operator()(const OwedTunnel&) const { legalTunnel(state, out); }
    void operator()(const TakePassengers&) const { legalPassengers(game, state, out); }
    void operator()(const GameOver&) const {}
};

std::optional<RuleError> check(const Game& game, const GameState& state, const Pass&) {
    const auto* turn = std::get_if<TakeTurn>(&state.step);
    if (turn == nullptr) return RuleError::kNotNow;
    if (somethingLegal(game, state, turn->seat)) return RuleError::kSomethingElseIsLegal;
    return std::nullopt;
}

}  // namespace

void legalActions(const Game& game, const GameState& state, ActionList& out) {
    out.clear();
    std::visit(LegalOf{game, state, out}, state.step);
}

std::optional<RuleError> check(const Game& game, const GameState& state, const Action& action) {
    if (state.over()) return RuleError::kGameOver;
    return std::visit([&](const auto& a) { return check(game, state, a); }, action);
}

}  // namespace semafor
