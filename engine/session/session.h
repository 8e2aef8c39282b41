// A game session as a log: set-up, deal code, actions. The full state stays private; callers see each seat's
// view, the legal actions of the seat to act, and events redacted for a seat.
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

// The player of a seat: a person, or the bot of that level.
struct Player {
    bool person = true;
    std::uint8_t level = 0;
    friend bool operator==(const Player&, const Player&) = default;
};

struct SessionSetup {
    std::uint64_t dealCode = 0;
    BoundedVector<Player, kMaxSeats> players;  // one for each seat
    bool practice = false;                     // any action may be undone at any time
    friend bool operator==(const SessionSetup&, const SessionSetup&) = default;
};

// Events of an action, readable only as redacted for a seat.
class ActionEvents {
public:
    explicit ActionEvents(Events truth) : truth_(std::move(truth)) {}

    [[nodiscard]] Events seenBy(Seat seat) const;

private:
    Events truth_;
};

// The first action of a log that the rules reject.
struct LogStop {
    std::size_t action = 0;  // index in the log
    RuleError error{};
};

class Session {
public:
    // The game before its first decision; nullopt if the rules don't allow that number of players. Required:
    // the game outlives the session.
    static std::optional<Session> begin(const Game& game, const SessionSetup& setup);

    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const SessionSetup& setup() const { return setup_; }
    [[nodiscard]] std::span<const Action> log() const { return log_; }
    [[nodiscard]] std::size_t seats() const { return setup_.players.size(); }
    // The public part of the current state.
    [[nodiscard]] const PublicState& publicState() const { return state_; }
    [[nodiscard]] bool over() const { return state_.over(); }
    // The step that is due; everybody at the table knows it.
    [[nodiscard]] const Step& step() const { return state_.step; }
    // The seat that has to act, or kNoSeat if the game is over.
    [[nodiscard]] Seat actor() const { return state_.actor(); }
    // Required: a seat of the game.
    [[nodiscard]] const Player& playerOf(Seat seat) const { return setup_.players[index(seat)]; }
    [[nodiscard]] PlayerView viewOf(Seat seat) const { return observe(*game_, state_, seat); }
    // Fingerprint of the full state: equal for equal games. For checking a save; never show it to a player.
    [[nodiscard]] std::uint64_t stateFingerprint() const { return fingerprint(state_); }

    // Legal actions of the actor, in canonical order; replaces the contents of `out`.
    void legalActions(ActionList& out) const;
    // Why the action is illegal, or nullopt if it is legal.
    [[nodiscard]] std::optional<RuleError> why(const Action& action) const;

    // Performs the actor's action and appends it to the log. On an error nothing changes.
    Result<ActionEvents, RuleError> submit(const Action& action);
    // Submits the actions in order, up to the first illegal one, which it returns.
    std::optional<LogStop> submitAll(std::span<const Action> actions);

    // The shortest log that undoTo can restore: a person's latest actions can be undone while they revealed
    // nothing hidden and no other seat has acted. 0 in a practice game.
    [[nodiscard]] std::size_t undoPoint() const;
    // Whether the last action can still be undone, so that the caller can ask before a bot acts on it.
    [[nodiscard]] bool mayTakeBack() const { return undoPoint() < log_.size(); }
    // Undoes all actions but the first `actions`. Returns false and changes nothing if `actions` is below
    // undoPoint() or above the log's size.
    bool undoTo(std::size_t actions);

    // The same game after its first `actions` actions. Required: the log has that many.
    [[nodiscard]] Session upTo(std::size_t actions) const;

private:
    // Undo information on an action of the log.
    struct Trace {
        Seat actor{};
        bool revealed = false;
    };

    Session(const Game& game, const SessionSetup& setup);

    const Game* game_;
    SessionSetup setup_;
    GameState state_;
    std::vector<Action> log_;
    std::vector<Trace> traces_;  // one for each action of the log
};

// Whether the events revealed anything that was hidden from some seat, other than by the actor's own choice.
bool revealsHidden(const Events& events);

}  // namespace semafor
