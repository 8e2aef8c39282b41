// The list of games: continue, rename, duplicate, delete, export, import, replay.
#include <algorithm>
#include <utility>

#include "desk/desk.h"

namespace semafor {
namespace {

// Letters and digits only, for all file systems.
std::string fileName(const SavedGame& game) {
    return "semafor-" + game.map + "-" + idText(game.id).substr(0, 6) + ".semafor";
}

}  // namespace

void Desk::continueGame(std::uint64_t id) {
    if (match_ && match_->saved().id == id) return go(Screen::kTable);
    Ring ring(*store_, id);
    if (auto saved = ring.load()) {
        const bool damaged = ring.damaged() > 0 || library_.damaged(id);
        sitDown(*saved);
        if (damaged && notice_ == Notice::kNone) say(Notice::kRecovered);
        library_.forgetDamage(id);
    }
}

void Desk::comeBack(std::uint64_t id) {
    continueGame(id);
    say(Notice::kBegunAnew);
}

void Desk::renameGame(std::uint64_t id, std::string_view name) {
    const std::string trimmed = trimmedName(name);
    if (!nameIsFine(trimmed)) return;
    if (match_ && match_->saved().id == id) {
        if (hold_ != Hold::kOurs) return;
        match_->rename(trimmed);
        keep();
        library_.refresh();
        return;
    }
    const GameEntry* entry = library_.find(id);
    if (entry == nullptr) return;
    SavedGame saved = entry->saved;
    saved.name = trimmed;
    ++saved.revision;
    if (const auto fault = library_.add(saved)) explain(*fault);
}

void Desk::duplicateGame(std::uint64_t id) {
    const GameEntry* entry = library_.find(id);
    if (entry == nullptr) return;
    const std::int64_t begun = entry->saved.begun;
    SavedGame copy = freshCopy(entry->saved);
    copy.begun = begun;
    copy.revision = 1;
    if (const auto fault = library_.add(copy)) explain(*fault);
}

void Desk::deleteGame(std::uint64_t id) {
    const GameEntry* entry = library_.find(id);
    if (entry == nullptr) return;
    if (match_ && match_->saved().id == id) leaveTable();
    entry = library_.find(id);
    if (entry == nullptr) return;
    deleted_ = entry->saved;
    library_.remove(id);
    say(Notice::kDeleted);
}

void Desk::deleteOldestFinished() {
    if (const GameEntry* entry = library_.oldestFinished()) deleteGame(entry->saved.id);
    if (match_) keep();
}

void Desk::undoDelete() {
    if (!deleted_) return;
    dismiss();
    ++deleted_->revision;
    if (const auto fault = library_.add(*deleted_)) return explain(*fault);
    deleted_.reset();
}

void Desk::exportGame(std::uint64_t id) {
    library_.refresh();
    if (const GameEntry* entry = library_.find(id))
        host_->giveFile(fileName(entry->saved), writeSaveFile({encodeSave(entry->saved)}));
}

void Desk::exportTable() {
    if (match_)
        host_->giveFile(fileName(match_->saved()),
                        writeSaveFile({encodeSave(match_->nextGeneration(host_->now()))}));
}

// Everything: also what nobody could read, perhaps somebody else can.
void Desk::exportAll() {
    library_.refresh();
    std::vector<std::string> saves;
    for (const GameEntry& entry : library_.entries()) saves.push_back(encodeSave(entry.saved));
    for (std::string& text : quarantineIn(*store_)) saves.push_back(std::move(text));
    host_->giveFile("semafor-games.semafor", writeSaveFile(saves));
}

// A game that is here already in the same or a later generation is left alone; one that went another way
// becomes a copy.
void Desk::importText(std::string_view text) {
    const ReadSaves read = readSaveFile(text);
    importError_ = read.firstError;
    damagedCount_ = read.damaged;
    std::size_t count = 0;
    for (SavedGame game : read.games) {
        const GameEntry* here = library_.find(game.id);
        if (here != nullptr && here->saved.log != game.log) {
            const std::uint32_t revision = game.revision;
            game = freshCopy(std::move(game));
            game.revision = std::max<std::uint32_t>(revision, 1);
            here = nullptr;
        }
        const auto fault = here != nullptr ? std::nullopt : library_.add(game);
        if (fault) return explain(*fault);
        ++count;
    }
    say(read.damaged > 0 ? Notice::kImportDamaged : Notice::kImported, count);
    if (screen_ != Screen::kTable) go(Screen::kSaves);
}

void Desk::openReplay(Match match) {
    replaySeat_ = match.viewer() == kNoSeat ? Seat{} : match.viewer();
    replayAt_ = 0;
    replay_ = std::move(match);
    screen_ = Screen::kReplay;
}

// A running game between persons has secrets on its way that none of them may see.
void Desk::replayGame(std::uint64_t id) {
    library_.refresh();
    const GameEntry* entry = library_.find(id);
    const Game* game = entry != nullptr ? games_.find(entry->saved.map) : nullptr;
    auto match = game != nullptr ? Match::open(*game, entry->saved) : std::nullopt;
    if (!match) return say(Notice::kUnplayable);
    if (match->viewer() != kNoSeat) openReplay(std::move(*match));
}

void Desk::replayTo(std::size_t action) {
    if (replay_) replayAt_ = std::min(action, replay_->session().log().size());
}

void Desk::replaySeat(Seat seat) {
    if (replay_ && replay_->session().over() && index(seat) < replay_->session().seats()) replaySeat_ = seat;
}

}  // namespace semafor
