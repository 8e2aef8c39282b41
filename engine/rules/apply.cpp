// Applies an action: check, perform, finish.
#include "rules/apply.h"

#include <utility>

#include "rules/claiming.h"
#include "rules/drawing.h"
#include "rules/instant_tickets.h"
#include "rules/legal.h"
#include "rules/passengers.h"
#include "rules/stations.h"
#include "rules/tickets.h"
#include "rules/tunnels.h"
#include "rules/turns.h"

namespace semafor {
namespace {

template <class Sink>
Turn perform(Play<Sink>& play, const Pass&) {
    play.emit(TurnPassed{play.state.actor()});
    return Turn::kPassed;
}

template <class Sink>
void act(Play<Sink>& play, const Action& action) {
    const Turn turn = std::visit([&play](const auto& a) { return perform(play, a); }, action);
    finishAction(play, turn);
}

}  // namespace

Result<Events, RuleError> apply(const Game& game, GameState& state, const Action& action) {
    Events events;
    if (const auto error = apply(game, state, action, events)) return *error;
    return events;
}

std::optional<RuleError> apply(const Game& game, GameState& state, const Action& action, Events& events,
                               GivenShuffles* given) {
    if (const auto error = check(game, state, action)) return error;
    events.clear();
    RecordedPlay play{game, state, Recorder(events, given)};
    act(play, action);
    return std::nullopt;
}

void applyLegal(const Game& game, GameState& state, const Action& action) {
    SilentPlay play{game, state, {}};
    act(play, action);
}

}  // namespace semafor
