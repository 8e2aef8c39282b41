// Everything that concerns several parts of the desk: changing screens, and opening, continuing and merging
// games.
#include "desk/desk.h"

#include <utility>

#include "desk/computer_names.h"
#include "desk/fresh_copy.h"
#include "store/recent_games.h"

namespace semafor {

Desk::Desk(Host& host, Store& store)
    : host_(host),
      store_(store),
      library(store, games),
      preferences(host, store, notices),
      downloads(host, notices),
      newGame(services()),
      table(services()),
      standIns(table, notices),
      lessons(services(), table),
      savedGames(services(), table),
      imports(services(), table),
      watching(services(), table),
      links(services(), table) {
    if (store.write("probe", "1") == StoreFault::kUnavailable) notices.say(Notice::kNothingIsKept);
    store.remove("probe");
    library.refresh();
}

Services Desk::services() {
    return {host_, store_, games, library, notices, preferences};
}

void Desk::merge(Store& secondCopy) {
    if (library.merge(secondCopy)) library.refresh();
    preferences.adopt(secondCopy);
}

std::uint64_t Desk::changes() const {
    return library.changes() + notices.changes() + navigation.changes() + preferences.changes() +
           downloads.changes() + newGame.changes() + table.changes() + standIns.changes() +
           lessons.changes() + savedGames.changes() + imports.changes() + watching.changes() +
           links.changes();
}

std::uint64_t Desk::changesOf(About about) const {
    switch (about) {
        case About::kAnything:
            return 0;
        case About::kTable:
            return table.changes();
        case About::kNotice:
            return notices.changes();
        case About::kReplay:
            return watching.changes();
    }
    return 0;
}

Asked Desk::asked(Ask ask) const {
    const std::uint64_t now = changesOf(aboutOf(ask));
    return {std::move(ask), now};
}

void Desk::go(Screen screen) {
    if (screen == Screen::kLearn) return learn(Topic::kGoal);
    if (screen == Screen::kShare) return links.makeOffers() ? navigation.show(screen) : void();
    if (screen != Screen::kTable && screen != Screen::kSettings) lessons.end();
    notices.end(Notice::kAskStandIn);
    if (screen == Screen::kSaves || screen == Screen::kTitle) library.refresh();
    if (screen == Screen::kTable && table.match() == nullptr) return;
    if (screen == Screen::kReplay && watching.match() == nullptr) return;
    navigation.show(screen);
    if (screen == Screen::kTable) table.advance();
}

Screen Desk::backTo() const {
    const Screen screen = navigation.screen();
    if (screen == Screen::kTable) return Screen::kTable;
    if (screen == Screen::kReplay) return watching.lookingBack() ? Screen::kTable : Screen::kSaves;
    if (!isAside(screen)) return Screen::kTitle;
    const Screen from = navigation.openedFrom();
    const bool gone = (from == Screen::kTable && table.match() == nullptr) ||
                      (from == Screen::kReplay && watching.match() == nullptr);
    return gone ? Screen::kTitle : from;
}

bool Desk::back() {
    const Screen to = backTo();
    if (to == navigation.screen()) return false;
    go(to);
    return true;
}

// Opens the rules of the board on the table, or else of the draft's board.
void Desk::learn(Topic topic) {
    lessons.read(table.match() != nullptr ? table.match()->game().map().name : newGame.draft().map, topic);
    navigation.show(Screen::kLearn);
}

void Desk::openGame(const SavedGame& saved) {
    auto match = table.load(saved);
    if (!match) return notices.say(Notice::kUnplayable);
    leaveTable();
    notices.changeScene();
    navigation.show(Screen::kTable);
    table.open(std::move(*match));
}

void Desk::leaveTable() {
    lessons.end();
    table.leave();
    if (navigation.screen() == Screen::kTable) navigation.show(Screen::kTitle);
    library.refresh();
}

void Desk::continueGame(std::uint64_t id) {
    if (table.match() != nullptr && table.match()->saved().id == id) return go(Screen::kTable);
    SaveSlots slots(store_, id);
    auto saved = slots.load();
    if (slots.newer()) return notices.say(Notice::kNewerSave);
    if (!saved) return;
    const bool damaged = slots.damaged() > 0 || library.damaged(id);
    openGame(*saved);
    if (damaged && notices.current() == Notice::kNone) notices.say(Notice::kRecovered);
    library.forgetDamage(id);
}

void Desk::comeBack(std::uint64_t id) {
    continueGame(id);
    notices.say(Notice::kBegunAnew);
}

void Desk::goOn(std::uint64_t id) {
    continueGame(id);
    if (navigation.screen() == Screen::kTitle) notices.say(Notice::kGameGone);
}

void Desk::startOver(const SavedGame& like, bool sameDeal) {
    const Game* board = games.find(like.map);
    if (board == nullptr) return notices.say(Notice::kUnplayable);
    SavedGame game = startedOver(like, sameDeal, host_);
    game.mapFingerprint = board->fingerprint();
    game.seats = withComputerNames(game, preferences.language());
    openGame(game);
}

void Desk::storeChanged(std::string_view key) {
    const Screen screen = navigation.screen();
    const bool listed = screen == Screen::kSaves || screen == Screen::kTitle;
    if (listed && key == kRecentKey) library.arrange();
    const auto id = gameOfKey(key);
    if (!id) return;
    table.othersWrote(*id);
    savedGames.othersWrote(*id);
    if (listed) library.refresh(*id);
}

void Desk::importDone(const std::vector<std::uint64_t>& elsewhere) {
    if (imports.done(elsewhere) && navigation.screen() != Screen::kTable) go(Screen::kSaves);
}

void Desk::openLink(std::string_view text) {
    if (links.open(text)) navigation.show(Screen::kLink);
}

}  // namespace semafor
