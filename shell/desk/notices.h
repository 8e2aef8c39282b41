// Notices: what the player should know, until it is dismissed or something else comes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "codec/link.h"
#include "desk/names.h"
#include "store/store.h"

namespace semafor {

enum class Notice : std::uint8_t {
    kNone,
    kNotSaved,        // the store is full: the last action is not in it
    kNothingIsKept,   // there is no store
    kSaveFailed,      // what was written doesn't read back
    kRecovered,       // the newest generation couldn't be read
    kCutShort,        // the log goes further than today's rules follow it
    kDeleted,         // a game; may be undone
    kImported,        // games, as many as count()
    kImportDamaged,   // some, or none, of a file could be read
    kLonger,          // a file knows a game further than it is here (Imports)
    kSomeDeleted,     // games, as many as count()
    kCopied,          // something is on the clipboard
    kShared,          // a link was handed on
    kByHand,          // something is to be copied from a field
    kLinkTooLong,     // the file serves instead
    kLinkRefused,     // see linkFault()
    kBadDeal,         // the deal code typed isn't one
    kBadName,         // see nameFault()
    kTakenElsewhere,  // another tab plays this game now
    kAskToKeep,       // the first game is finished: shall the browser keep the store?
    kKept,            // it will
    kNotKept,         // it doesn't promise to
    kUnplayable,      // a game that this program doesn't know
    kNewerSave,       // a game that a newer program has played
    kGameGone,        // the game that the player asked for isn't in the store any more
    kBegunAnew,       // the program failed, and began anew from the last save
    kNotFetched,      // a board, or the texts of a language, could not be had
    kBotsMissing,     // the seat to act is a computer's, and nothing is there to choose for it
    kAskStandIn,      // shall a computer play for the person at the screen?
    // Announcements (Notices::announce):
    kOfflineReady,  // the whole program is here and checked
    kNewVersion,    // another build is here; taken when the player says so
    kForeignFrame,  // inside another site's page, with a store apart
};

class Notices {
public:
    [[nodiscard]] Notice current() const { return current_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] LinkFault linkFault() const { return linkFault_; }
    [[nodiscard]] NameFault nameFault() const { return nameFault_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    void say(Notice notice, std::size_t count = 0);
    void linkRefused(LinkFault fault);
    void badName(NameFault fault);
    void storeFailed(StoreFault fault);
    // Announces something that can wait until nothing else is said, and that comes back afterwards.
    void announce(Notice notice);
    // Announcements that came meanwhile are next.
    void dismiss();
    // Dismisses that notice, if it is the current one.
    void end(Notice notice);
    // Another scene: everything said of the one before is over, a new version isn't.
    void changeScene();

private:
    Notice current_ = Notice::kNone;
    std::size_t count_ = 0;
    LinkFault linkFault_{};
    NameFault nameFault_{};
    std::vector<Notice> announced_;  // and not shown yet
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
