// The game at the table: its session, the names around it, and whose eyes the screen shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "codec/saved_game.h"
#include "session/session.h"

namespace semafor {

// How many characters a bot may have: even, patient, hungry for tickets, blocker.
inline constexpr std::uint8_t kBotCharacters = 4;
// The Apprentice has none.
inline constexpr std::uint8_t kFirstLevelWithCharacter = 2;

class Match {
public:
    // The game as it was saved; nothing when nobody can sit down to it as it is written there.
    static std::optional<Match> open(const Game& game, SavedGame saved);

    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Game& game() const { return session_.game(); }
    // Names, dates and seats; its log is out of date.
    [[nodiscard]] const SavedGame& saved() const { return saved_; }
    // Whether the log went further than today's rules follow it.
    [[nodiscard]] bool cutShort() const { return cutShort_; }

    // The seat whose view is on the screen, or kNoSeat while the device goes from hand to hand.
    [[nodiscard]] Seat viewer() const { return viewer_; }
    // The person who should have the device, or kNoSeat while it is with the right one.
    [[nodiscard]] Seat waitingFor() const;
    // That person has it.
    void reveal();
    // Whether the person at the screen has to act.
    [[nodiscard]] bool mayAct() const {
        return viewer_ != kNoSeat && session_.actor() == viewer_ && personPlays(viewer_);
    }

    // Whether a person decides for the seat now: it has one, and no bot stands in. Required: a seat of the
    // game.
    [[nodiscard]] bool personPlays(Seat seat) const {
        return saved_.seats[index(seat)].person && !saved_.seats[index(seat)].standIn;
    }
    // A bot of that level plays for the person from now on; nothing for a seat without one.
    void standIn(Seat seat, std::uint8_t level);
    // The person plays again.
    void giveBack(Seat seat);
    // Of the seat's bot, from 0: its own, or one chosen by the deal and the seat, so that not all play alike.
    [[nodiscard]] std::uint8_t characterOf(Seat seat) const;

    // What happened from the first action on, to be read through ActionEvents::seenBy.
    [[nodiscard]] const std::vector<ActionEvents>& history() const { return history_; }

    std::optional<RuleError> act(const Action& action);
    // What has happened so far stays: it can't be taken back any more.
    void settle() { settled_ = actors_.size(); }
    // Another one after every change of the log, taken back or not.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    // It goes on from what another tab has written since.
    void comesAfter(const Match& before) { version_ = before.version_ + 1; }
    [[nodiscard]] bool mayUndo() const { return undoTarget().has_value(); }
    // Takes back the last action of a person; in a practice game with all that bots did since.
    bool undo();

    // Routes that the person at the screen intends to claim: a mark of one's own, seen by nobody else.
    [[nodiscard]] const RouteSet& marked() const { return marked_[viewer_ == kNoSeat ? 0 : index(viewer_)]; }
    // Sets the mark or takes it away. Required: somebody is at the screen.
    void mark(RouteId route);
    // Required: somebody is at the screen.
    void unmarkAll() { marked_[index(viewer_)] = {}; }

    void rename(std::string name) { saved_.name = std::move(name); }
    // The game as it is now, as the next generation in the store.
    SavedGame nextGeneration(std::int64_t now);

private:
    explicit Match(Session session, SavedGame saved);
    void seatViewer();
    [[nodiscard]] std::size_t persons() const;
    [[nodiscard]] std::optional<std::size_t> undoTarget() const;

    Session session_;
    SavedGame saved_;
    std::vector<ActionEvents> history_;
    std::vector<Seat> actors_;
    std::size_t settled_ = 0;
    std::uint64_t version_ = 0;
    Seat viewer_ = kNoSeat;
    BySeat<RouteSet> marked_;
    bool cutShort_ = false;
};

}  // namespace semafor
