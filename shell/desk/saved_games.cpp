// Changes single games in the store, and exports them to files.
#include "desk/saved_games.h"

#include <utility>
#include <vector>

#include "desk/fresh_copy.h"
#include "desk/names.h"
#include "store/marks.h"
#include "store/save_file.h"

namespace semafor {
namespace {

// Only letters and digits before the extension, for all file systems.
std::string fileName(const SavedGame& game) {
    return "semafor-" + (game.map.empty() ? "" : game.map + "-") + idText(game.id).substr(0, 6) + ".semafor";
}

}  // namespace

void SavedGames::add(const SavedGame& game) {
    ++changes_;
    if (const auto fault = at_.library.add(game)) at_.notices.storeFailed(*fault);
}

const GameEntry* SavedGames::changeable(std::uint64_t id) const {
    const GameEntry* entry = at_.library.find(id);
    return entry != nullptr && !entry->newer ? entry : nullptr;
}

void SavedGames::rename(std::uint64_t id, std::string_view name) {
    const std::string trimmed = trimmedName(name);
    if (const auto fault = checkName(trimmed)) return at_.notices.badName(*fault);
    ++changes_;
    const Match* match = table_->match();
    if (match != nullptr && match->saved().id == id) {
        if (table_->hold() != Hold::kOurs) return;
        table_->change([&](Match& mine) { mine.rename(trimmed); });
        return at_.library.refresh();
    }
    // Another tab may play the game, so the name is added to its latest generation.
    at_.library.refresh(id);
    const GameEntry* entry = changeable(id);
    if (entry == nullptr) return;
    SavedGame saved = entry->saved;
    saved.name = trimmed;
    ++saved.revision;
    renamed_ = {saved, entry->saved.name};
    add(saved);
}

// Browsers don't lock the store between tabs, so that two tabs may write the same generation at once.
void SavedGames::othersWrote(std::uint64_t id) {
    if (!renamed_ || renamed_->saved.id != id) return;
    at_.library.refresh(id);
    const GameEntry* entry = changeable(id);
    if (entry == nullptr || entry->saved.log == renamed_->saved.log) return;
    const auto [ours, before] = *std::exchange(renamed_, std::nullopt);
    if (entry->saved.name == before && ours.name != before) rename(id, ours.name);
}

void SavedGames::duplicate(std::uint64_t id) {
    const GameEntry* entry = changeable(id);
    if (entry == nullptr) return;
    const std::int64_t begun = entry->saved.begun;
    SavedGame copy = freshCopy(entry->saved, at_.host);
    copy.begun = begun;
    copy.revision = 1;
    add(copy);
}

void SavedGames::remove(std::uint64_t id) {
    const GameEntry* entry = at_.library.find(id);
    if (entry == nullptr) return;
    ++changes_;
    deleted_ = entry->saved;
    deletedMarks_ = readMarks(at_.store, id);
    deletedTexts_.clear();
    if (entry->newer) deletedTexts_ = generationsIn(at_.store, id);
    at_.library.remove({id});
    at_.notices.say(Notice::kDeleted);
}

void SavedGames::undoDelete() {
    if (!deleted_) return;
    ++changes_;
    at_.notices.dismiss();
    if (const auto fault = bringBack()) return at_.notices.storeFailed(*fault);
    at_.library.addMarks(deleted_->id, deletedMarks_);
    deleted_.reset();
}

std::optional<StoreFault> SavedGames::bringBack() {
    if (deletedTexts_.empty()) {
        ++deleted_->revision;
        return at_.library.add(*deleted_);
    }
    for (const auto& [key, text] : deletedTexts_)
        if (const auto fault = at_.store.write(key, text)) return fault;
    at_.library.refresh(deleted_->id);
    return std::nullopt;
}

void SavedGames::exportGame(std::uint64_t id) {
    at_.library.refresh(id);
    const GameEntry* entry = at_.library.find(id);
    if (entry == nullptr) return;
    std::vector<std::string> saves;
    addSaves(saves, *entry);
    at_.host.giveFile(fileName(entry->saved), writeSaveFile(saves));
}

// A newer program's texts are exported unchanged.
void SavedGames::addSaves(std::vector<std::string>& saves, const GameEntry& entry) const {
    if (!entry.newer) return saves.push_back(encodeSave(entry.saved));
    for (auto& [key, text] : generationsIn(at_.store, entry.saved.id)) saves.push_back(std::move(text));
}

void SavedGames::exportTable() {
    const Match* match = table_->match();
    if (match == nullptr) return;
    SavedGame game = match->snapshot();
    game.changed = at_.host.now();
    ++game.revision;
    at_.host.giveFile(fileName(game), writeSaveFile({encodeSave(game)}));
}

// Exports everything, unreadable saves included: perhaps another program can read them.
void SavedGames::exportAll() {
    at_.library.refresh();
    std::vector<std::string> saves;
    for (const GameEntry& entry : at_.library.entries()) addSaves(saves, entry);
    for (std::string& text : quarantineIn(at_.store)) saves.push_back(std::move(text));
    at_.host.giveFile("semafor-games.semafor", writeSaveFile(saves, marksIn(at_.store)));
}

}  // namespace semafor
