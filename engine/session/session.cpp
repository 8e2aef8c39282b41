// A session's log of actions, and undo.
#include "session/session.h"

#include <algorithm>
#include <variant>

#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor {
namespace {

// Whether an event rules out undoing its action. Lists every event, so that a new one needs a decision.
struct Reveals {
    bool operator()(const CardDrawn&) const { return true; }
    bool operator()(const MarketTaken&) const { return false; }
    bool operator()(const MarketDealt&) const { return true; }
    bool operator()(const MarketSwept&) const { return false; }
    bool operator()(const DeckShuffled&) const { return false; }
    bool operator()(const TicketsShuffled&) const { return false; }
    bool operator()(const CardsPaid&) const { return false; }
    bool operator()(const TunnelLaid&) const { return false; }
    bool operator()(const TunnelRevealed&) const { return true; }
    bool operator()(const TunnelOwes&) const { return false; }
    bool operator()(const TunnelEnded&) const { return false; }
    bool operator()(const RouteClaimed&) const { return false; }
    bool operator()(const StationBuilt&) const { return false; }
    bool operator()(const MixNamed&) const { return false; }
    bool operator()(const TicketsOffered&) const { return true; }
    bool operator()(const TicketsKept&) const { return false; }
    bool operator()(const SetupCountsShown&) const { return true; }
    bool operator()(const PassengerTaken&) const { return false; }
    bool operator()(const TicketDrawn&) const { return true; }
    bool operator()(const TicketCompleted& e) const { return e.ticket != kEastWestTicket; }
    bool operator()(const TicketsSwapped&) const { return false; }
    bool operator()(const TicketsShown&) const { return true; }
    bool operator()(const TurnPassed&) const { return false; }
    bool operator()(const StepBegan&) const { return false; }
};

}  // namespace

bool revealsHidden(const Events& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const Event& event) { return std::visit(Reveals{}, event); });
}

Events ActionEvents::seenBy(Seat seat) const {
    Events seen;
    seen.reserve(truth_.size());
    for (const Event& event : truth_) seen.push_back(redact(event, seat));
    return seen;
}

Session::Session(const Game& game, const SessionSetup& setup)
    : game_(&game), setup_(setup), state_(newGame(game, setup.players.size(), setup.dealCode)) {}

std::optional<Session> Session::begin(const Game& game, const SessionSetup& setup) {
    const std::size_t seats = setup.players.size();
    if (seats < game.rules().seatsFrom || seats > game.rules().seatsTo) return std::nullopt;
    return Session(game, setup);
}

void Session::legalActions(ActionList& out) const {
    semafor::legalActions(*game_, state_, out);
}

std::optional<RuleError> Session::why(const Action& action) const {
    return check(*game_, state_, action);
}

Result<ActionEvents, RuleError> Session::submit(const Action& action) {
    const Seat seat = actor();
    Events events;
    if (const auto error = apply(*game_, state_, action, events)) return *error;
    log_.push_back(action);
    traces_.push_back({seat, revealsHidden(events)});
    return ActionEvents(std::move(events));
}

std::optional<LogStop> Session::submitAll(std::span<const Action> actions) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto result = submit(actions[i]);
        if (!result.ok()) return LogStop{i, result.error()};
    }
    return std::nullopt;
}

std::size_t Session::undoPoint() const {
    if (setup_.practice) return 0;
    std::size_t point = log_.size();
    while (point > 0) {
        const Trace& last = traces_[point - 1];
        if (last.revealed || last.actor != traces_.back().actor || !playerOf(last.actor).person) break;
        --point;
    }
    return point;
}

bool Session::undoTo(std::size_t actions) {
    if (actions < undoPoint() || actions > log_.size()) return false;
    *this = upTo(actions);
    return true;
}

Session Session::upTo(std::size_t actions) const {
    SEMAFOR_ASSERT(actions <= log_.size());
    Session session(*game_, setup_);
    for (std::size_t i = 0; i < actions; ++i) applyLegal(*game_, session.state_, log_[i]);
    const auto count = static_cast<std::ptrdiff_t>(actions);
    session.log_.assign(log_.begin(), log_.begin() + count);
    session.traces_.assign(traces_.begin(), traces_.begin() + count);
    return session;
}

}  // namespace semafor
