// Keys: "game/ID/SLOT" for generations in format 1, "game2/ID/SLOT" for the second ring, "since/ID" for the
// newest revision in format 1 that the second ring continues (written before anything in that ring),
// "lost/ID/N" for unreadable texts.
#include "store/save_slots.h"

#include <algorithm>

#include "base/assert.h"
#include "base/fingerprint.h"
#include "base/sort.h"

namespace semafor {
namespace {

constexpr std::string_view kGame = "game/";
constexpr std::string_view kSecondGame = "game2/";
constexpr std::string_view kSince = "since/";
constexpr std::string_view kLost = "lost/";
constexpr std::size_t kIdDigits = 16;
// The first slot of each ring.
constexpr std::size_t kFirstRing = 0;
constexpr std::size_t kSecondRing = kGenerations;

std::string lostKey(std::uint64_t id, std::size_t n) {
    return std::string(kLost) + idText(id) + "/" + std::to_string(n);
}

std::string gameKey(std::uint64_t id, std::size_t slot) {
    return std::string(slot < kSecondRing ? kGame : kSecondGame) + idText(id) + "/" +
           std::to_string(slot % kGenerations);
}

std::string sinceKey(std::uint64_t id) {
    return std::string(kSince) + idText(id);
}

bool isNewer(const Result<SavedGame, SaveError>& saved) {
    return !saved.ok() && saved.error().fault == SaveFault::kNewerVersion;
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

std::optional<SavedGame> SaveSlots::load() {
    damaged_ = 0;
    auto second = readRing(kSecondRing);
    const std::size_t damaged = damaged_;
    auto first = readRing(kFirstRing);
    if (!second) return first;
    damaged_ = damaged;  // the first ring is no longer in use
    return second;
}

std::optional<SavedGame> SaveSlots::readRing(std::size_t ring) {
    std::optional<SavedGame> newest;
    for (std::size_t slot = ring; slot < ring + kGenerations; ++slot) read(slot, newest);
    return newest;
}

void SaveSlots::read(std::size_t slot, std::optional<SavedGame>& newest) {
    slots_[slot] = {};
    auto text = store_->read(gameKey(id_, slot));
    if (!text) return;
    auto saved = hold(slot, std::move(*text));
    if (!saved && !slots_[slot].newer) ++damaged_;
    if (saved && (!newest || saved->revision > newest->revision)) newest = std::move(saved);
}

// Records the slot's text and returns its game, or nothing. A damaged text goes to quarantine.
std::optional<SavedGame> SaveSlots::hold(std::size_t slot, std::string text) {
    auto saved = decodeSave(text);
    const bool ours = saved.ok() && saved.value().id == id_;
    slots_[slot] = {std::move(text), ours ? saved.value().revision : 0, ours, isNewer(saved)};
    if (ours) return std::move(saved).value();
    quarantine(slot);
    return std::nullopt;
}

bool SaveSlots::newer() const {
    return std::any_of(slots_.begin(), slots_.end(), [](const Slot& slot) { return slot.newer; });
}

bool SaveSlots::takeNewer(const SaveSlots& other) {
    bool taken = false;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if (!other.slots_[slot].newer || slots_[slot].text) continue;
        if (writeInto(slot, *other.slots_[slot].text)) continue;
        slots_[slot].readable = false;
        slots_[slot].newer = true;
        taken = true;
    }
    return taken;
}

// Empties the slot once its text is safe in quarantine; without room there, the text stays.
void SaveSlots::quarantine(std::size_t slot) {
    if (slots_[slot].newer) return;
    for (std::size_t n = 0; n < kQuarantined; ++n) {
        const std::string lost = lostKey(id_, n);
        const auto held = store_->read(lost);
        if (held && held != slots_[slot].text) continue;
        if (!held && (store_->write(lost, *slots_[slot].text) || store_->read(lost) != slots_[slot].text))
            return;
        if (!store_->remove(gameKey(id_, slot))) slots_[slot] = {};
        return;
    }
}

// Reads the slot again. True when its text has changed: by a write of ours that seemed to have failed, or by
// somebody else. A slot that can't be read now counts as unchanged.
bool SaveSlots::lookAgain(std::size_t slot) {
    if (!slots_[slot].readable) quarantine(slot);
    auto text = store_->read(gameKey(id_, slot));
    if (!text || text == slots_[slot].text) return false;
    hold(slot, std::move(*text));
    return true;
}

bool SaveSlots::taken(std::size_t ring, std::uint32_t revision) {
    for (std::size_t slot = ring; slot < ring + kGenerations; ++slot)
        if (lookAgain(slot) && slots_[slot].readable && slots_[slot].revision >= revision) return true;
    return false;
}

// Once there is a second ring, a text in the first ring is never the next generation: see stray(). A second
// ring that another tab has begun is recognised by the one key that is written before it.
bool SaveSlots::takenByOthers(std::uint32_t revision) {
    if ((hasSecond() || store_->read(sinceKey(id_))) && taken(kSecondRing, revision)) return true;
    return newest(kSecondRing) == kSlots && taken(kFirstRing, revision);
}

bool SaveSlots::hasSecond() const {
    return std::any_of(slots_.begin() + kSecondRing, slots_.end(),
                       [](const Slot& slot) { return slot.text.has_value(); });
}

// A game never goes back to the first ring: every change there comes from an older build.
std::size_t SaveSlots::ringFor(const SavedGame& game) const {
    return hasSecond() || !game.sections.empty() ? kSecondRing : kFirstRing;
}

// An empty slot, else the lowest revision; nothing when every slot is unreadable.
std::optional<std::size_t> SaveSlots::oldest(std::size_t ring) const {
    std::optional<std::size_t> found;
    for (std::size_t slot = ring; slot < ring + kGenerations; ++slot) {
        if (!slots_[slot].readable) continue;
        if (!slots_[slot].text) return slot;
        if (!found || slots_[slot].revision < slots_[*found].revision) found = slot;
    }
    return found;
}

std::size_t SaveSlots::newest(std::size_t ring) const {
    std::size_t found = kSlots;
    for (std::size_t slot = ring; slot < ring + kGenerations; ++slot)
        if (slots_[slot].readable && slots_[slot].text &&
            (found == kSlots || slots_[slot].revision > slots_[found].revision))
            found = slot;
    return found;
}

std::size_t SaveSlots::newest() const {
    const std::size_t second = newest(kSecondRing);
    return second < kSlots ? second : newest(kFirstRing);
}

std::optional<StoreFault> SaveSlots::save(const SavedGame& game) {
    SEMAFOR_ASSERT(game.id == id_);
    if (takenByOthers(game.revision) || newer()) return StoreFault::kTaken;
    const std::size_t ring = ringFor(game);
    if (ring == kSecondRing && newest(kSecondRing) == kSlots)
        if (const auto fault = leaveFirstRing(game)) return fault;
    const auto slot = oldest(ring);
    if (!slot || *slot == newest()) return StoreFault::kFailed;
    const auto fault = writeGame(*slot, game);
    // Now that a later state is safe, one state in format 1 is enough.
    if (!fault && ring == kSecondRing) makeRoom(*slot, kSecondRing);
    return fault;
}

// Builds that know only format 1 find the newest state in the first ring; if it is empty, this state is
// written there with the revision before. Without room they do without it.
std::optional<StoreFault> SaveSlots::leaveFirstRing(const SavedGame& game) {
    if (newest(kFirstRing) == kSlots) {
        SavedGame plain = game;
        plain.sections = {};
        plain.revision -= plain.revision > 0 ? 1 : 0;
        if (const auto slot = oldest(kFirstRing)) static_cast<void>(writeGame(*slot, plain));
    }
    const std::size_t last = newest(kFirstRing);
    return settle(last < kSlots ? slots_[last].revision : 0);
}

std::optional<SavedGame> SaveSlots::stray() const {
    const std::size_t slot = newest(kFirstRing);
    if (slot == kSlots || newest(kSecondRing) == kSlots) return std::nullopt;
    const auto since = store_->read(sinceKey(id_));
    const auto settled = since ? parseId(*since) : std::nullopt;
    if (settled && slots_[slot].revision <= *settled) return std::nullopt;
    auto saved = decodeSave(*slots_[slot].text);
    if (!saved.ok()) return std::nullopt;
    return std::move(saved).value();
}

std::optional<StoreFault> SaveSlots::settle(std::uint32_t revision) {
    const auto fault = store_->write(sinceKey(id_), idText(revision));
    if (store_->read(sinceKey(id_)) == idText(revision)) return std::nullopt;
    return fault ? *fault : StoreFault::kFailed;
}

std::optional<StoreFault> SaveSlots::writeInto(std::size_t slot, const std::string& text) {
    const auto fault = store_->write(gameKey(id_, slot), text);
    if (store_->read(gameKey(id_, slot)) != text) return fault ? *fault : StoreFault::kFailed;
    slots_[slot].text = text;
    return std::nullopt;
}

std::optional<StoreFault> SaveSlots::writeGame(std::size_t slot, const SavedGame& game) {
    const std::string text = encodeSave(game);
    auto fault = writeInto(slot, text);
    if (fault == StoreFault::kFull && makeRoom(slot, kSlots)) fault = writeInto(slot, text);
    if (!fault) slots_[slot].revision = game.revision;
    return fault;
}

// Deletes readable generations in the first `slots` slots, except the newest of each ring and `but`, the slot
// that is being written. True when one was deleted.
bool SaveSlots::makeRoom(std::size_t but, std::size_t slots) {
    const std::size_t kept[] = {newest(kFirstRing), newest(kSecondRing), but};
    bool freed = false;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        if (std::find(std::begin(kept), std::end(kept), slot) != std::end(kept)) continue;
        if (!slots_[slot].readable || !slots_[slot].text || store_->remove(gameKey(id_, slot))) continue;
        slots_[slot] = {};
        freed = true;
    }
    return freed;
}

void SaveSlots::remove() {
    for (std::size_t slot = 0; slot < kSlots; ++slot) store_->remove(gameKey(id_, slot));
    for (std::size_t n = 0; n < kQuarantined; ++n) store_->remove(lostKey(id_, n));
    store_->remove(sinceKey(id_));
    slots_ = {};
}

std::vector<std::uint64_t> gamesIn(const Store& store) {
    std::vector<std::uint64_t> ids;
    for (const std::string& key : store.keys())
        if (const auto id = gameOfKey(key)) ids.push_back(*id);
    sortShort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

std::optional<std::uint64_t> gameOfKey(std::string_view key) {
    for (const std::string_view begin : {kGame, kSecondGame})
        if (key.starts_with(begin)) return parseId(key.substr(begin.size(), kIdDigits));
    return std::nullopt;
}

bool newerIn(const Store& store, std::uint64_t id) {
    for (const auto& [key, text] : generationsIn(store, id))
        if (isNewer(decodeSave(text))) return true;
    return false;
}

std::vector<std::pair<std::string, std::string>> generationsIn(const Store& store, std::uint64_t id) {
    std::vector<std::pair<std::string, std::string>> found;
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        if (auto text = store.read(gameKey(id, slot)))
            found.emplace_back(gameKey(id, slot), std::move(*text));
    return found;
}

std::uint64_t generationsDigest(const Store& store, std::uint64_t id) {
    Fingerprint all;
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        if (const auto text = store.read(gameKey(id, slot))) all.add(slot).add(*text);
    return all.value();
}

std::vector<std::string> quarantineIn(const Store& store) {
    std::vector<std::string> texts;
    for (const std::string& key : store.keys())
        if (key.starts_with(kLost))
            if (auto text = store.read(key)) texts.push_back(std::move(*text));
    return texts;
}

}  // namespace semafor
