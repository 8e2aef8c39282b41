// The game at the table: its session, the names around it, and the seat whose view the screen shows.
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
    // The game as it was saved; nothing when nobody can sit down to it as it is written there.
    static std::optional<Match> open(const Game& game, SavedGame saved);

    // For the desk; screens and words draw a ShownGame, and ask the functions under the class.
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Game& game() const { return session_.game(); }
    // Names, dates and seats; its log is out of date.
    [[nodiscard]] const SavedGame& saved() const { return saved_; }
    // Whether the log went further than today's rules follow it.
    [[nodiscard]] bool cutShort() const { return cutShort_; }

    // The seat whose view is on the screen, or kNoSeat while the device goes from hand to hand.
    [[nodiscard]] Seat viewer() const;
    // The person who should have the device, or kNoSeat while it is with the right one.
    [[nodiscard]] Seat waitingFor() const;
    // That person has it.
    void reveal();
    // Open hands: everybody may see every hand, the device isn't handed over. When they are closed again, the
    // next person is asked for.
    void setOpenHands(bool open);
    // Whether the person at the screen has to act.
    [[nodiscard]] bool mayAct() const {
        return viewer() != kNoSeat && session_.actor() == viewer() && seating().personPlays(viewer());
    }

    // Who plays each seat. Valid until the match is moved or gone.
    [[nodiscard]] Seating seating() const { return Seating(saved_); }
    // The seats are played like this from now on (Seating::withStandIn and its neighbours). After a person
    // has taken a bot's seat nobody is at the screen until a person says to be there, unless no other person
    // plays; and no earlier action can be undone. Required: as many seats as the game has.
    void reseat(std::vector<SavedSeat> seats);

    // What happened from the first action on, to be read through ActionEvents::seenBy.
    [[nodiscard]] const std::vector<ActionEvents>& history() const { return history_; }

    std::optional<RuleError> act(const Action& action);
    // What has happened so far stays: it can't be taken back any more.
    void settle() { settled_ = deciders_.size(); }
    // Another one after every change of the log, taken back or not.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    // This match replaces `before` on the table: its version is a newer one.
    void continueFrom(const Match& before) { version_ = before.version_ + 1; }
    // Where hands are hidden, only the person at the screen takes back, and own actions only: undo ends at
    // the last change of person.
    [[nodiscard]] bool mayUndo() const { return undoTarget().has_value(); }
    // Takes back the last action of a person; in a practice game with all that bots did since.
    bool undo();

    void rename(std::string name) { saved_.name = std::move(name); }
    // Another tab gave the game a name, and nothing else has changed: the next generation follows that one.
    void takeName(const SavedGame& theirs);
    // The game as it is now, with who decided each action, under the revision that it was saved under last.
    [[nodiscard]] SavedGame snapshot() const;
    // The game as it is now, as the next generation in the store.
    SavedGame nextGeneration(std::int64_t now);

    // No part of the log, of a save or of undo: nothing here depends on them.
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
    std::vector<Decider> deciders_;  // as many as the log has actions
    std::size_t settled_ = 0;
    std::uint64_t version_ = 0;
    Seat present_ = kNoSeat;  // whose person is at the screen, and has said so
    bool openHands_ = false;
    bool cutShort_ = false;
};

// --- what screens and words ask of the session behind a match

std::span<const Action> logOf(const Match& match);
// The part that everybody at the table may know now.
const PublicState& publicState(const Match& match);
// The game before its first action, as the seat sees it; kNoSeat: a spectator.
PlayerView firstView(const Match& match, Seat seat);
// The legal actions of the seat to act, in canonical order.
ActionList legalActions(const Match& match);
// Why the seat to act may not do that, or nothing when it may.
std::optional<RuleError> whyNot(const Match& match, const Action& action);

}  // namespace semafor
