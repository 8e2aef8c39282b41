// End of actions and turns.
#include "rules/turns.h"

#include "rules/drawing.h"
#include "rules/market.h"

namespace semafor {
namespace {

void countIdle(GameState& state, Turn turn) {
    state.passRun = static_cast<std::uint8_t>(turn == Turn::kPassed ? state.passRun + 1 : 0);
    const bool idle = turn == Turn::kPassed || turn == Turn::kEndsIdle;
    state.idleRun = static_cast<std::uint16_t>(idle ? state.idleRun + 1 : 0);
}

// R06: all seats have passed in a row, or there were too many idle turns in a row.
bool stuck(const Game& game, const GameState& state) {
    return state.passRun >= state.seats || state.idleRun >= game.rules().idleTurnsPerSeat * state.seats;
}

// R11, tested at the end of a turn. Returns true if this was the last turn.
bool lastTurnOver(const Game& game, GameState& state) {
    if (!game.rules().lastRound) return false;
    if (state.lastRound()) return --state.turnsLeft == 0;
    for (std::size_t s = 0; s < state.seats; ++s)
        if (state.wagons[s] <= game.rules().lastRound->wagonsAtMost) state.turnsLeft = state.seats;
    return false;
}

void endTurn(const Game& game, GameState& state, Turn turn) {
    const Seat seat = state.actor();
    countIdle(state, turn);
    if (lastTurnOver(game, state)) {
        state.step = GameOver{EndReason::kWagons};
    } else if (stuck(game, state)) {
        state.step = GameOver{EndReason::kStuck};
    } else {
        state.step = TakeTurn{idAt<Seat>((index(seat) + 1) % state.seats)};
    }
}

}  // namespace

template <class Sink>
void finishAction(Play<Sink>& play, Turn turn) {
    GameState& state = play.state;
    settleMarket(play);
    if (turn == Turn::kFirstCard && canDraw(play.game, state, true)) {
        state.step = SecondCard{state.actor()};
    } else if (turn != Turn::kGoesOn) {
        endTurn(play.game, state, turn);
    }
    ++state.actionsTaken;
    if (!state.over() && state.actionsTaken >= play.game.rules().actionsAtMost)
        state.step = GameOver{EndReason::kStuck};
    if (state.over()) play.emit(TicketsShown{state.kept});
    play.emit(StepBegan{state.step, state.actionsTaken, state.idleRun, state.passRun, state.turnsLeft});
}

template void finishAction(RecordedPlay&, Turn);
template void finishAction(SilentPlay&, Turn);

}  // namespace semafor
