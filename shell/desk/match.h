// A game in play: its session, its seats' names, and the seat whose view the screen shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "codec/saved_game.h"
#include "desk/decisions.h"
#include "desk/planner_marks.h"
#include "desk/seating.h"
#include "session/session.h"

namespace semafor {

class Match {
public:
    // Opens a saved game; empty when it can't be played as it was saved.
    static std::optional<Match> open(const Game& game, SavedGame saved);

    // For the desk; screens and the text view draw a ShownGame, and use the functions below the class.
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Game& game() const { return session_.game(); }
    // Names, dates and seats; its log is out of date.
    [[nodiscard]] const SavedGame& saved() const { return saved_; }
    // Whether the saved log was cut where today's rules reject an action.
    [[nodiscard]] bool cutShort() const { return cutShort_; }

    // The seat whose view is on the screen, or kNoSeat while the device is handed over.
    [[nodiscard]] Seat viewer() const;
    // The person who should get the device, or kNoSeat while the right person has it.
    [[nodiscard]] Seat waitingFor() const;
    // The person who should get the device has it.
    void reveal();
    // Open hands: everybody may see every hand, and the device isn't handed over. When they are closed again,
    // the next person is asked for.
    void setOpenHands(bool open);
    // Whether the person at the screen has to act.
    [[nodiscard]] bool mayAct() const {
        return viewer() != kNoSeat && session_.actor() == viewer() && seating().personPlays(viewer());
    }

    // Reads who plays each seat. Valid until the match is moved or destroyed.
    [[nodiscard]] Seating seating() const { return Seating(saved_); }
    // Sets who plays each seat from now on (Seating::withStandIn and its neighbours). After a person took a
    // bot's seat, the screen waits until a person confirms being there, unless no other person plays; and no
    // earlier action can be undone. Required: as many seats as the game has.
    void reseat(std::vector<SavedSeat> seats);

    // The events of every action so far, to be read through ActionEvents::seenBy.
    [[nodiscard]] const std::vector<ActionEvents>& history() const { return history_; }

    std::optional<RuleError> act(const Action& action);
    // Makes everything so far permanent: it can't be undone any more.
    void settle() { settled_ = deciders_.size(); }
    // Changes with every change of the log, including undo.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    // This match replaces `before` on the table, so it gets a newer version.
    void continueFrom(const Match& before) { version_ = before.version_ + 1; }
    // Where hands are hidden, only the person at the screen may undo, and only own actions, back to the last
    // change of person.
    [[nodiscard]] bool mayUndo() const { return undoTarget().has_value(); }
    // Undoes the last action of a person; in a practice game, with all bot actions since.
    bool undo();

    void rename(std::string name) { saved_.name = std::move(name); }
    // Another tab only renamed the game: takes that name, and the next generation follows that save.
    void takeName(const SavedGame& theirs);
    // The game as it is now, with who decided each action, under the revision it was last saved with.
    [[nodiscard]] SavedGame snapshot() const;
    // The game as it is now, as the next generation to store.
    SavedGame nextGeneration(std::int64_t now);

    // Not part of the log, of saves or of undo.
    PlannerMarks marks;

private:
    explicit Match(Session session, SavedGame saved);
    void handOn();
    // Whether persons at this device have hands to hide from each other.
    [[nodiscard]] bool hidesHands() const { return !openHands_ && seating().persons() > 1; }
    [[nodiscard]] std::optional<std::uint8_t> levelFor(Seat seat) const;
    [[nodiscard]] bool undoBeginsAt(const Decider& decider) const;
    [[nodiscard]] std::optional<std::size_t> undoTarget() const;

    Session session_;
    SavedGame saved_;
    std::vector<ActionEvents> history_;
    std::vector<Decider> deciders_;  // one per action of the log
    std::size_t settled_ = 0;
    std::uint64_t version_ = 0;
    Seat present_ = kNoSeat;  // the seat whose person has confirmed being at the screen
    bool openHands_ = false;
    bool cutShort_ = false;
};

// --- what screens and the text view may read of the session behind a match

std::span<const Action> logOf(const Match& match);
// The part of the state that everybody at the table may know.
const PublicState& publicState(const Match& match);
// The seat's view before the first action; kNoSeat: a spectator's.
PlayerView firstView(const Match& match, Seat seat);
// The legal actions of the seat to act, in canonical order.
ActionList legalActions(const Match& match);
// Why the seat to act may not do that; empty when it may.
std::optional<RuleError> whyNot(const Match& match, const Action& action);

}  // namespace semafor
