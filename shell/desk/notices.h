// Notices: messages to the player, each shown until it is dismissed or replaced.
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
    kSaveFailed,      // the written text doesn't read back
    kRecovered,       // the newest generation couldn't be read
    kCutShort,        // the log has actions that today's rules reject
    kDeleted,         // a game was deleted; can be undone
    kImported,        // games were imported: count() of them
    kImportDamaged,   // some or all of a file couldn't be read
    kLonger,          // a file has more of a game than we have (Imports)
    kSomeDeleted,     // games were deleted: count() of them
    kCopied,          // something is on the clipboard
    kShared,          // a link was shared
    kByHand,          // something is to be copied from a field
    kLinkTooLong,     // too long for a link: use the file
    kLinkRefused,     // see linkFault()
    kBadDeal,         // the typed deal code is invalid
    kBadName,         // see nameFault()
    kTakenElsewhere,  // another tab plays this game now
    kAskToKeep,       // the first game is finished: shall the browser keep the store?
    kKept,            // the browser will keep the store
    kNotKept,         // the browser doesn't promise to keep it
    kUnplayable,      // a game that this program can't play
    kNewerSave,       // a game that a newer program has played
    kGameGone,        // the game that the player asked for isn't in the store any more
    kBegunAnew,       // the program failed, and restarted from the last save
    kNotFetched,      // a board, or the texts of a language, failed to download
    kBotsMissing,     // a computer is to act, but no bot can answer
    kAskStandIn,      // should a computer play for the person at the screen?
    // Announcements (Notices::announce):
    kOfflineReady,  // the whole program is stored and verified
    kNewVersion,    // a new build is ready; used when the player agrees
    kForeignFrame,  // inside another site's page, with a separate store
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
    // Announces something that waits until no other notice is shown, and that returns after one.
    void announce(Notice notice);
    // Dismisses the current notice; waiting announcements are next.
    void dismiss();
    // Dismisses that notice if it is the current one.
    void end(Notice notice);
    // Dismisses a notice about the previous scene; only a new version stays announced.
    void changeScene();

private:
    Notice current_ = Notice::kNone;
    std::size_t count_ = 0;
    LinkFault linkFault_{};
    NameFault nameFault_{};
    std::vector<Notice> announced_;  // not shown yet
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
