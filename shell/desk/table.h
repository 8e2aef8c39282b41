// The game on the table: played, saved before it is shown, and locked against other tabs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "desk/bots.h"
#include "desk/match.h"
#include "desk/services.h"
#include "store/save_slots.h"

namespace semafor {

// The state of the lock for writing the game on the table.
enum class Hold : std::uint8_t { kAsked, kOurs, kElsewhere };

class Table {
public:
    explicit Table(const Services& services) : at_(services), bots_(services) {}

    [[nodiscard]] const Match* match() const { return match_ ? &*match_ : nullptr; }
    [[nodiscard]] Hold hold() const { return hold_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    // A drill on the table is never saved, and no bot plays in it.
    [[nodiscard]] bool isDrill() const { return isDrill_; }
    // The game that is saved: the one on the table, or the one that waits beneath a drill.
    [[nodiscard]] const Match* game() const;
    // Whether this tab holds that game's lock; false, too, until the request is answered.
    [[nodiscard]] bool gameIsOurs() const { return (isDrill_ ? asideHold_ : hold_) == Hold::kOurs; }

    // The saved game, with this device's planner marks; empty when it can't be played.
    [[nodiscard]] std::optional<Match> load(const SavedGame& saved) const;
    // Puts a game on the empty table and asks for its lock. A new game is saved at once.
    void open(Match match);
    void leave();

    void act(const Action& action);
    void undo();
    void reveal();
    void mark(RouteId route);
    void unmarkAll();
    // Takes marks that came with an import, if the game has no marks.
    void takeMarks();
    // Continues the game as in a file. Nothing changes if it has been played on here since the question.
    void carryOn(const SavedGame& longer);
    // Changes the match by `change(match)`, saves it and advances. Required: this tab holds the game's lock.
    template <class Change>
    void change(Change&& change) {
        change(*match_);
        save();
        advance();
    }
    // Everything that follows a change by itself: the next bot's question, or the offer to keep the store
    // after a finished game.
    void advance();

    // The browser's answer to a lock request, or its report that another tab took the lock.
    void lockAnswered(std::uint64_t id, bool granted);
    void takeOver();
    // Another tab wrote that game: shows it if it is the one watched here.
    void othersWrote(std::uint64_t id);

    // The host's answer to a bot's question.
    void botAnswered(std::uint64_t token, std::uint32_t choice);
    [[nodiscard]] Bots& bots() { return bots_; }

    // Puts a drill on the table; the game there waits.
    void beginDrill(Match drill);
    // The waiting game goes on where it was, unless another tab has taken it meanwhile.
    void endDrill();

private:
    [[nodiscard]] bool ours() const { return match_ && hold_ == Hold::kOurs; }
    void save();
    void reload();
    void keepMarks();
    bool onlyRenamedElsewhere(const std::vector<Action>& written);

    Services at_;
    Bots bots_;
    std::optional<Match> match_;
    std::optional<SaveSlots> slots_;
    Hold hold_ = Hold::kAsked;
    bool isDrill_ = false;
    std::optional<Match> aside_;  // the game that waits beneath a drill
    Hold asideHold_ = Hold::kAsked;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
