// Reads an entry again when its generations have changed, and replays it when its line is out of date.
#include "store/library.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "base/fingerprint.h"
#include "base/sort.h"
#include "codec/save.h"
#include "session/saving.h"
#include "store/importing.h"
#include "store/marks.h"
#include "store/recent_games.h"

namespace semafor {
namespace {

// The number of turns begun so far.
std::size_t turnsIn(const Session& session) {
    std::size_t turns = 0;
    Session again = session.upTo(0);
    for (const Action& action : session.log()) {
        const bool turn = std::holds_alternative<TakeTurn>(again.step());
        if (!again.submit(action).ok()) break;
        turns += turn ? 1 : 0;
    }
    return turns;
}

std::vector<int> pointsIn(const Session& session) {
    const PlayerView view = session.viewOf(Seat{});
    std::vector<int> points;
    const auto scores = scoreNow(session.game(), view);
    for (std::size_t s = 0; s < session.seats(); ++s) {
        const int open =
            session.game().rules().routePoints ? view.points[s] : static_cast<int>(view.completed[s].size());
        points.push_back(session.over() ? scores[s].total : open);
    }
    return points;
}

}  // namespace

std::optional<GameLine> Library::replayed(const SavedGame& saved) {
    const Game* game = games_->find(saved.map);
    const auto opened = game != nullptr ? openSaved(*game, saved) : std::nullopt;
    if (!opened) return std::nullopt;
    return GameLine{opened->session.over(), turnsIn(opened->session), pointsIn(opened->session)};
}

// `text`: the text that the game was read from.
GameEntry Library::entryOf(SavedGame saved, const std::string& text) {
    GameEntry entry;
    entry.recovered = damaged(saved.id);
    if (const Game* game = games_->find(saved.map)) {
        const std::uint64_t basis = Fingerprint().add(game->fingerprint()).add(text).value();
        const GameLine* kept = lines_.find(saved.id, basis);
        auto line = kept != nullptr ? *kept : replayed(saved);
        entry.playable = line.has_value();
        if (line && kept == nullptr) lines_.put(saved.id, basis, *line);
        if (line) entry.line = std::move(*line);
    }
    entry.saved = std::move(saved);
    return entry;
}

std::optional<GameEntry> Library::readGame(std::uint64_t id) {
    SaveSlots slots(*store_, id);
    auto saved = slots.load();
    noteDamage(slots, id);
    if (saved && takeStray(slots, *saved)) saved = slots.load();
    if (!saved && !slots.newer()) return std::nullopt;
    GameEntry entry;
    if (saved) entry = entryOf(std::move(*saved), slots.newestText());
    entry.saved.id = id;
    entry.digest = generationsDigest(*store_, id);
    entry.newer = slots.newer();
    entry.playable = entry.playable && !entry.newer;
    return entry;
}

// True when the game may have changed.
bool Library::takeStray(SaveSlots& slots, const SavedGame& here) {
    const auto stray = slots.stray();
    if (!stray || slots.newer() || keepStray(here, *stray)) return false;
    return !slots.settle(stray->revision);
}

std::optional<StoreFault> Library::keepStray(const SavedGame& here, const SavedGame& stray) {
    SavedGame file = stray;
    for (std::size_t n = 0;; ++n) {
        if (n > 0) file.id = copyId(stray.id, n);
        const auto found = n == 0 ? here : stored(file.id);
        const Meeting meeting = found ? meetingOf(*found, file) : Meeting::kAnotherWay;
        if (meeting == Meeting::kKnown) return std::nullopt;
        // A shorter log that was saved later was shortened on purpose, by undo.
        const bool goesOn = meeting == Meeting::kFurther && (n > 0 || found->revision <= file.revision);
        if ((found && !goesOn) || newer(file.id)) continue;
        if (n > 0) strays_.push_back(file.id);
        if (found) return write(carriedOn(*found, file));
        for (SavedSeat& seat : file.seats) seat.standIn = false;
        return write(file);
    }
}

void Library::readStrays() {
    for (const std::uint64_t id : std::exchange(strays_, {})) {
        forgetEntry(id);
        if (auto entry = readGame(id)) entries_.push_back(std::move(*entry));
    }
}

void Library::refresh() {
    const std::vector<std::uint64_t> ids = gamesIn(*store_);
    if (ids.empty() && entries_.empty()) return;
    lines_.load();
    std::vector<GameEntry> before = std::exchange(entries_, {});
    for (const std::uint64_t id : ids) {
        const auto same = std::find_if(before.begin(), before.end(),
                                       [id](const GameEntry& entry) { return entry.saved.id == id; });
        if (same != before.end() && same->digest == generationsDigest(*store_, id)) {
            same->recovered = damaged(id);
            entries_.push_back(std::move(*same));
        } else if (auto entry = readGame(id)) {
            entries_.push_back(std::move(*entry));
        }
    }
    readStrays();
    keepLines();
    arrange();
}

void Library::refresh(std::uint64_t id) {
    forgetEntry(id);
    if (auto entry = readGame(id)) entries_.push_back(std::move(*entry));
    readStrays();
    arrange();
}

void Library::show(const SavedGame& game) {
    forgetEntry(game.id);
    entries_.push_back(entryOf(game, encodeSave(game)));
    arrange();
}

void Library::keepLines() {
    std::vector<std::uint64_t> ids;
    for (const GameEntry& entry : entries_) ids.push_back(entry.saved.id);
    sortShort(ids);
    lines_.keep(ids);
}

// Games that were played here keep their order of play; the others are sorted in by date.
void Library::arrange() {
    ++changes_;
    const std::vector<std::uint64_t> order = recentGames(*store_);
    std::vector<GameEntry*> played(order.size());
    std::vector<GameEntry*> others;
    for (GameEntry& entry : entries_) {
        const auto place = std::find(order.begin(), order.end(), entry.saved.id) - order.begin();
        const auto at = static_cast<std::size_t>(place);
        (at < order.size() ? played[at] : others.emplace_back()) = &entry;
    }
    sortShort(others, [](const GameEntry* a, const GameEntry* b) {
        return a->saved.changed != b->saved.changed ? a->saved.changed > b->saved.changed
                                                    : a->saved.id < b->saved.id;
    });
    std::vector<GameEntry> ordered;
    auto other = others.begin();
    for (GameEntry* entry : played) {
        if (entry == nullptr) continue;  // deleted, or not read this time
        while (other != others.end() && (*other)->saved.changed > entry->saved.changed)
            ordered.push_back(std::move(**other++));
        ordered.push_back(std::move(*entry));
    }
    while (other != others.end()) ordered.push_back(std::move(**other++));
    entries_ = std::move(ordered);
}

const GameEntry* Library::find(std::uint64_t id) const {
    const auto at =
        std::find_if(entries_.begin(), entries_.end(), [&](const GameEntry& e) { return e.saved.id == id; });
    return at == entries_.end() ? nullptr : &*at;
}

const GameEntry* Library::lastRunning() const {
    const auto running = std::find_if(entries_.begin(), entries_.end(),
                                      [](const GameEntry& e) { return e.playable && !e.line.over; });
    return running == entries_.end() ? nullptr : &*running;
}

const GameEntry* Library::oldestFinished() const {
    const auto at =
        std::find_if(entries_.rbegin(), entries_.rend(), [](const GameEntry& e) { return e.line.over; });
    return at == entries_.rend() ? nullptr : &*at;
}

std::optional<SavedGame> Library::stored(std::uint64_t id) const {
    return SaveSlots(*store_, id).load();
}

std::optional<StoreFault> Library::write(const SavedGame& game) {
    SaveSlots slots(*store_, game.id);
    slots.load();
    const auto fault = slots.save(game);
    return fault == StoreFault::kFull && makeRoom() ? slots.save(game) : fault;
}

std::optional<StoreFault> Library::add(const SavedGame& game) {
    if (const auto fault = write(game)) return fault;
    refresh(game.id);
    return std::nullopt;
}

void Library::forgetEntry(std::uint64_t id) {
    ++changes_;
    entries_.erase(std::remove_if(entries_.begin(), entries_.end(),
                                  [&](const GameEntry& e) { return e.saved.id == id; }),
                   entries_.end());
}

void Library::remove(const std::vector<std::uint64_t>& ids) {
    for (const std::uint64_t id : ids) {
        SaveSlots(*store_, id).remove();
        writeMarks(*store_, {id, ""});
        forgetEntry(id);
    }
    keepLines();
}

void Library::addMarks(std::uint64_t id, const std::string& marks) {
    if (readMarks(*store_, id).empty()) writeMarks(*store_, {id, marks});
}

// The entries needn't show the game yet.
void Library::notePlayed(std::uint64_t id) {
    const std::vector<std::uint64_t> before = recentGames(*store_);
    if (!before.empty() && before.front() == id) return;
    arrange();
    std::vector<std::uint64_t> order;
    for (const GameEntry& entry : entries_) order.push_back(entry.saved.id);
    semafor::notePlayed(*store_, id, order);
}

bool Library::surelyOver(std::uint64_t id) {
    const auto saved = stored(id);
    const auto line = saved ? replayed(*saved) : std::nullopt;
    return line && line->over;
}

bool Library::merge(Store& other) {
    bool changed = false;
    for (const std::uint64_t id : gamesIn(other)) {
        if (generationsDigest(other, id) == generationsDigest(*store_, id)) continue;
        SaveSlots copy(other, id);
        const auto theirs = copy.load();
        SaveSlots slots(*store_, id);
        const auto ours = slots.load();
        noteDamage(slots, id);
        changed = changed || slots.damaged() > 0;
        if (slots.takeNewer(copy)) changed = true;
        if (!theirs || (ours && theirs->revision <= ours->revision) || slots.save(*theirs)) continue;
        forgetDamage(id);
        changed = true;
    }
    return changed;
}

void Library::noteDamage(const SaveSlots& slots, std::uint64_t id) {
    if (slots.damaged() > 0 && !damaged(id)) damaged_.push_back(id);
}

bool Library::damaged(std::uint64_t id) const {
    return std::find(damaged_.begin(), damaged_.end(), id) != damaged_.end();
}

void Library::forgetDamage(std::uint64_t id) {
    damaged_.erase(std::remove(damaged_.begin(), damaged_.end(), id), damaged_.end());
}

}  // namespace semafor
