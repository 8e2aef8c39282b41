// Keys: "game/ID/SLOT" for generations, "lost/ID/N" for what couldn't be read.
#include "store/ring.h"

#include <algorithm>

#include "base/assert.h"
#include "base/fingerprint.h"
#include "base/sort.h"

namespace semafor_2663282 {
using namespace semafor;
namespace {

constexpr std::string_view kGame = "game/";
constexpr std::string_view kLost = "lost/";
constexpr std::size_t kIdDigits = 16;

std::string lostKey(std::uint64_t id, std::size_t n) {
    return std::string(kLost) + idText(id) + "/" + std::to_string(n);
}

}  // namespace

std::string idText(std::uint64_t id) {
    return std::string(toHex(id).view());
}

std::optional<std::uint64_t> parseId(std::string_view text) {
    if (text.size() != kIdDigits) return std::nullopt;
    std::uint64_t id = 0;
    for (const char c : text) {
        const std::size_t digit = std::string_view("0123456789abcdef").find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        id = id << 4 | digit;
    }
    return id;
}

std::string Ring::key(std::size_t slot) const {
    return std::string(kGame) + idText(id_) + "/" + std::to_string(slot);
}

std::optional<SavedGame> Ring::load() {
    damaged_ = 0;
    std::optional<SavedGame> newest;
    for (std::size_t slot = 0; slot < kGenerations; ++slot) read(slot, newest);
    return newest;
}

void Ring::read(std::size_t slot, std::optional<SavedGame>& newest) {
    slots_[slot] = {};
    auto text = store_->read(key(slot));
    if (!text) return;
    auto saved = hold(slot, std::move(*text));
    if (!saved) ++damaged_;
    if (saved && (!newest || saved->revision > newest->revision)) newest = std::move(saved);
}

// The slot holds that text: the game in it, or nothing, and the text goes to quarantine.
std::optional<SavedGame> Ring::hold(std::size_t slot, std::string text) {
    auto saved = decodeSave(text);
    const bool ours = saved.ok() && saved.value().id == id_;
    slots_[slot] = {std::move(text), ours ? saved.value().revision : 0, ours};
    if (ours) return std::move(saved).value();
    quarantine(slot);
    return std::nullopt;
}

// Frees the slot once its text is safe elsewhere; with no room elsewhere it stays where it is.
void Ring::quarantine(std::size_t slot) {
    for (std::size_t n = 0; n < kQuarantined; ++n) {
        const std::string lost = lostKey(id_, n);
        const auto held = store_->read(lost);
        if (held && held != slots_[slot].text) continue;
        if (!held && (store_->write(lost, *slots_[slot].text) || store_->read(lost) != slots_[slot].text))
            return;
        if (!store_->remove(key(slot))) slots_[slot] = {};
        return;
    }
}

// True when the slot holds something else than when it was last looked at: a write of ours that seemed to
// have failed, or somebody else's. A slot that can't be read now is taken to be as it was.
bool Ring::lookAgain(std::size_t slot) {
    if (!slots_[slot].readable) quarantine(slot);
    auto text = store_->read(key(slot));
    if (!text || text == slots_[slot].text) return false;
    hold(slot, std::move(*text));
    return true;
}

// An empty slot, else the lowest revision but the newest; nothing when every slot is unreadable.
std::optional<std::size_t> Ring::oldest() const {
    std::optional<std::size_t> found;
    for (std::size_t slot = 0; slot < kGenerations; ++slot) {
        if (!slots_[slot].readable) continue;
        if (!slots_[slot].text) return slot;
        if (!found || slots_[slot].revision < slots_[*found].revision) found = slot;
    }
    return found;
}

std::size_t Ring::newest() const {
    std::size_t found = kGenerations;
    for (std::size_t slot = 0; slot < kGenerations; ++slot)
        if (slots_[slot].readable && slots_[slot].text &&
            (found == kGenerations || slots_[slot].revision > slots_[found].revision))
            found = slot;
    return found;
}

std::optional<StoreFault> Ring::save(const SavedGame& game) {
    SEMAFOR_ASSERT(game.id == id_);
    for (std::size_t i = 0; i < kGenerations; ++i)
        if (lookAgain(i) && slots_[i].readable && slots_[i].revision >= game.revision)
            return StoreFault::kTaken;
    const auto slot = oldest();
    if (!slot || *slot == newest()) return StoreFault::kFailed;
    const std::string text = encodeSave(game);
    auto fault = writeInto(*slot, text);
    if (fault == StoreFault::kFull && makeRoom(*slot)) fault = writeInto(*slot, text);
    if (!fault) slots_[*slot].revision = game.revision;
    return fault;
}

std::optional<StoreFault> Ring::writeInto(std::size_t slot, const std::string& text) {
    const auto fault = store_->write(key(slot), text);
    if (store_->read(key(slot)) != text) return fault ? *fault : StoreFault::kFailed;
    slots_[slot].text = text;
    return std::nullopt;
}

// Older generations go, but for the slot that is being written. True when one went.
bool Ring::makeRoom(std::size_t but) {
    const std::size_t kept = newest();
    bool freed = false;
    for (std::size_t slot = 0; slot < kGenerations; ++slot) {
        if (slot == kept || slot == but || !slots_[slot].readable || !slots_[slot].text) continue;
        if (store_->remove(key(slot))) continue;
        slots_[slot] = {};
        freed = true;
    }
    return freed;
}

void Ring::remove() {
    for (std::size_t slot = 0; slot < kGenerations; ++slot) store_->remove(key(slot));
    for (std::size_t n = 0; n < kQuarantined; ++n) store_->remove(lostKey(id_, n));
    slots_ = {};
}

std::vector<std::uint64_t> gamesIn(const Store& store) {
    std::vector<std::uint64_t> ids;
    for (const std::string& key : store.keys()) {
        if (!key.starts_with(kGame)) continue;
        const auto id = parseId(std::string_view(key).substr(kGame.size(), kIdDigits));
        if (id) ids.push_back(*id);
    }
    sortShort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

std::vector<std::string> quarantineIn(const Store& store) {
    std::vector<std::string> texts;
    for (const std::string& key : store.keys())
        if (key.starts_with(kLost))
            if (auto text = store.read(key)) texts.push_back(std::move(*text));
    return texts;
}

}  // namespace semafor_2663282
