// Every entry is what a replay of its log tells.
#include "store/library.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "session/saving.h"

namespace semafor {
namespace {

// Turns begun so far.
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

GameEntry Library::entryOf(SavedGame saved, bool recovered) {
    GameEntry entry;
    entry.recovered = recovered;
    const Game* game = games_->find(saved.map);
    if (game != nullptr) {
        if (const auto opened = openSaved(*game, saved)) {
            entry.playable = true;
            entry.over = opened->session.over();
            entry.turn = turnsIn(opened->session);
            entry.points = pointsIn(opened->session);
        }
    }
    entry.saved = std::move(saved);
    return entry;
}

void Library::insert(GameEntry entry) {
    const auto later = [](const GameEntry& a, const GameEntry& b) {
        return a.saved.changed != b.saved.changed ? a.saved.changed > b.saved.changed
                                                  : a.saved.id < b.saved.id;
    };
    entries_.insert(std::lower_bound(entries_.begin(), entries_.end(), entry, later), std::move(entry));
}

void Library::refresh() {
    entries_.clear();
    for (const std::uint64_t id : gamesIn(*store_)) {
        Ring ring(*store_, id);
        auto saved = ring.load();
        noteDamage(ring, id);
        if (saved) insert(entryOf(std::move(*saved), damaged(id)));
    }
}

const GameEntry* Library::find(std::uint64_t id) const {
    const auto at =
        std::find_if(entries_.begin(), entries_.end(), [&](const GameEntry& e) { return e.saved.id == id; });
    return at == entries_.end() ? nullptr : &*at;
}

const GameEntry* Library::lastRunning() const {
    const auto running = std::find_if(entries_.begin(), entries_.end(),
                                      [](const GameEntry& e) { return e.playable && !e.over; });
    return running == entries_.end() ? nullptr : &*running;
}

const GameEntry* Library::oldestFinished() const {
    const auto at =
        std::find_if(entries_.rbegin(), entries_.rend(), [](const GameEntry& e) { return e.over; });
    return at == entries_.rend() ? nullptr : &*at;
}

std::optional<StoreFault> Library::add(const SavedGame& game) {
    Ring ring(*store_, game.id);
    ring.load();
    if (const auto fault = ring.save(game)) return fault;
    entries_.erase(std::remove_if(entries_.begin(), entries_.end(),
                                  [&](const GameEntry& e) { return e.saved.id == game.id; }),
                   entries_.end());
    insert(entryOf(game, false));
    return std::nullopt;
}

void Library::remove(std::uint64_t id) {
    Ring(*store_, id).remove();
    entries_.erase(std::remove_if(entries_.begin(), entries_.end(),
                                  [&](const GameEntry& e) { return e.saved.id == id; }),
                   entries_.end());
}

bool Library::merge(Store& other) {
    bool changed = false;
    for (const std::uint64_t id : gamesIn(other)) {
        const auto theirs = Ring(other, id).load();
        Ring ring(*store_, id);
        const auto ours = ring.load();
        noteDamage(ring, id);
        changed = changed || ring.damaged() > 0;
        if (!theirs || (ours && theirs->revision <= ours->revision) || ring.save(*theirs)) continue;
        forgetDamage(id);
        changed = true;
    }
    return changed;
}

void Library::noteDamage(const Ring& ring, std::uint64_t id) {
    if (ring.damaged() > 0 && !damaged(id)) damaged_.push_back(id);
}

bool Library::damaged(std::uint64_t id) const {
    return std::find(damaged_.begin(), damaged_.end(), id) != damaged_.end();
}

void Library::forgetDamage(std::uint64_t id) {
    damaged_.erase(std::remove(damaged_.begin(), damaged_.end(), id), damaged_.end());
}

}  // namespace semafor
