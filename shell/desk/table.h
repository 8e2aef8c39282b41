// The game on the table: played, saved before anybody sees it, and locked against other tabs.
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

// The right to write the game on the table.
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
    // Whether it is ours to change: false, too, while nobody has answered.
    [[nodiscard]] bool gameIsOurs() const { return (isDrill_ ? asideHold_ : hold_) == Hold::kOurs; }

    // The game as it was saved, with the planners' marks of this device; nothing when nobody can play it.
    [[nodiscard]] std::optional<Match> load(const SavedGame& saved) const;
    // Puts a game on the empty table. It is written once more, so that it is there from its first moment.
    void open(Match match);
    void leave();

    void act(const Action& action);
    void undo();
    void reveal();
    void mark(RouteId route);
    void unmarkAll();
    // Marks that came with an import, where the game has none.
    void takeMarks();
    // The game goes on where a file's goes on. Nothing when it has gone on here since the question.
    void carryOn(const SavedGame& longer);
    // Changes the match by `change(match)`, saves it, and lets the next one act. Required: a game that is
    // ours.
    template <class Change>
    void change(Change&& change) {
        change(*match_);
        save();
        advance();
    }
    // Everything that comes of itself after a change: a bot's question, or the one after the first finished
    // game.
    void advance();

    // The browser's answer about the right to write that game, or that it was lost: it is another tab's then.
    void lockAnswered(std::uint64_t id, bool granted);
    void takeOver();
    // Another tab wrote that game: shows it, if it is the one that is watched here.
    void othersWrote(std::uint64_t id);

    // The bots' questions, for the host's answers.
    void botAnswered(std::uint64_t token, std::uint32_t choice);
    [[nodiscard]] Bots& bots() { return bots_; }

    // A drill takes the place of the game, which waits.
    void beginDrill(Match drill);
    // The game that waited goes on where it was, unless another tab has taken it meanwhile.
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
    std::optional<Match> aside_;  // the game on the table while a drill is there
    Hold asideHold_ = Hold::kAsked;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
