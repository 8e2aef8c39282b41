// The application model around games, in parts. Screens and the text view read the parts and ask
// (desk/ask.h); the page's answers go to the part that waits for them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "desk/ask.h"
#include "desk/downloads.h"
#include "desk/imports.h"
#include "desk/lessons.h"
#include "desk/links.h"
#include "desk/navigation.h"
#include "desk/new_game.h"
#include "desk/notices.h"
#include "desk/preferences.h"
#include "desk/saved_games.h"
#include "desk/services.h"
#include "desk/stand_ins.h"
#include "desk/table.h"
#include "desk/watching.h"

namespace semafor {

class Desk {
private:
    // Declared first, because the parts are constructed from them.
    Host& host_;
    Store& store_;

public:
    // Host and store must outlive this object.
    Desk(Host& host, Store& store);
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    Games games;
    Library library;
    Notices notices;
    Navigation navigation;
    Preferences preferences;
    Downloads downloads;
    NewGame newGame;
    Table table;
    StandIns standIns;
    Lessons lessons;
    SavedGames savedGames;
    Imports imports;
    Watching watching;
    Links links;

    [[nodiscard]] const Host& host() const { return host_; }
    // Changes whenever anything on screen may have changed.
    [[nodiscard]] std::uint64_t changes() const;
    [[nodiscard]] std::uint64_t changesOf(About about) const;
    // The ask, stamped with the change count of its part.
    [[nodiscard]] Asked asked(Ask ask) const;
    // The screen that Back leads to; the title and the table lead to themselves.
    [[nodiscard]] Screen backTo() const;

    // Carries out an ask, unless its part of the desk has changed since. False when it came too late.
    bool carryOut(const Asked& asked);
    bool carryOut(Ask ask) { return carryOut(asked(std::move(ask))); }
    // Empties the table.
    void leaveTable();
    // Goes to backTo(). False, with nothing changed, on the title and at the table.
    bool back();

    // --- reports from the page that concern several parts
    // Merges the browser's second copy of the store: newer games, and settings if ours has no settings.
    void merge(Store& secondCopy);
    // The program failed with that game on the table and starts again; 0: no game.
    void comeBack(std::uint64_t id);
    // Continues a game; shows a notice when no game has that id.
    void goOn(std::uint64_t id);
    // Another tab wrote under this key.
    void storeChanged(std::string_view key);
    // Imports the games of all files that were read. `elsewhere`: the games that other tabs have open.
    void importDone(const std::vector<std::uint64_t>& elsewhere);
    void openLink(std::string_view text);

private:
    friend struct CarryOut;

    [[nodiscard]] Services services();
    void go(Screen screen);
    void learn(Topic topic);
    void openGame(const SavedGame& saved);
    void continueGame(std::uint64_t id);
    void startOver(const SavedGame& like, bool sameDeal);
};

}  // namespace semafor
