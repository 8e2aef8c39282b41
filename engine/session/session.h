// A game as its log: set-up, deal code, actions. The truth stays inside; outside are each seat's view, the
// legal actions of the one to act, and events as each seat may know them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/bounded_vector.h"
#include "base/result.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/rule_error.h"
#include "view/player_view.h"

namespace semafor {

// Who decides for a seat: a person, or the bot of that level.
struct Player {
    bool person = true;
    std::uint8_t level = 0;
    friend bool operator==(const Player&, const Player&) = default;
};

struct SessionSetup {
    std::uint64_t dealCode = 0;
    BoundedVector<Player, kMaxSeats> players;  // one for each seat
    bool practice = false;                     // any action may be taken back at any time
    friend bool operator==(const SessionSetup&, const SessionSetup&) = default;
};

// What an action brought about, to be read by one seat or another.
class ActionEvents {
public:
    explicit ActionEvents(Events truth) : truth_(std::move(truth)) {}

    [[nodiscard]] Events seenBy(Seat seat) const;

private:
    Events truth_;
};

// Where a log stops that the rules don't follow to its end.
struct LogStop {
    std::size_t action = 0;  // its place in the log
    RuleError error{};
};

class Session {
public:
    // The game before its first decision; nothing when the rules don't allow that number of players.
    // The game must live longer.
    static std::optional<Session> begin(const Game& game, const SessionSetup& setup);

    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const SessionSetup& setup() const { return setup_; }
    [[nodiscard]] std::span<const Action> log() const { return log_; }
    [[nodiscard]] std::size_t seats() const { return setup_.players.size(); }
    // The part that everybody at the table may know now.
    [[nodiscard]] const PublicState& publicState() const { return state_; }
    [[nodiscard]] bool over() const { return state_.over(); }
    // What is expected next: everybody at the table knows that.
    [[nodiscard]] const Step& step() const { return state_.step; }
    // The seat that has to act, or kNoSeat when the game is over.
    [[nodiscard]] Seat actor() const { return state_.actor(); }
    // Required: a seat of the game.
    [[nodiscard]] const Player& playerOf(Seat seat) const { return setup_.players[index(seat)]; }
    [[nodiscard]] PlayerView viewOf(Seat seat) const { return observe(*game_, state_, seat); }
    // Of the truth: equal games have equal ones. For checking a save, never for a player.
    [[nodiscard]] std::uint64_t stateFingerprint() const { return fingerprint(state_); }

    // What the actor may do, in canonical order; replaces the contents of `out`.
    void legalActions(ActionList& out) const;
    // Why not, or nothing when the action is legal.
    [[nodiscard]] std::optional<RuleError> why(const Action& action) const;

    // The actor acts: the log grows. On an error nothing has changed.
    Result<ActionEvents, RuleError> submit(const Action& action);
    // The actions of a log, one after the other, up to the first that isn't legal; that one is told.
    std::optional<LogStop> submitAll(std::span<const Action> actions);

    // The shortest log that undoTo goes back to: the last actions of one person are taken back as long as
    // none of them revealed anything hidden and no other seat has acted. In a practice game 0.
    [[nodiscard]] std::size_t undoPoint() const;
    // Whether the last action may still be taken back: a bot waits one beat before it acts upon it.
    [[nodiscard]] bool mayTakeBack() const { return undoPoint() < log_.size(); }
    // Takes back all actions but the first `actions`. False, and nothing has changed, below undoPoint() or
    // beyond the log.
    bool undoTo(std::size_t actions);

    // The same game after its first `actions` actions. Required: the log has as many.
    [[nodiscard]] Session upTo(std::size_t actions) const;

private:
    // Of an action in the log.
    struct Trace {
        Seat actor{};
        bool revealed = false;
    };

    Session(const Game& game, const SessionSetup& setup);

    const Game* game_;
    SessionSetup setup_;
    GameState state_;
    std::vector<Action> log_;
    std::vector<Trace> traces_;  // as many as the log has actions
};

// Whether anything came to light with these events that was hidden before from some seat, other than by the
// choice of the one who acted.
bool revealsHidden(const Events& events);

}  // namespace semafor
