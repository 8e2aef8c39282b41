// Library::refresh, Library::merge and the table's ring of that build, without the replay for the list.
#include "old_build.h"

#include "codec/save.h"
#include "store/ring.h"

namespace semafor_2663282 {

OldBuild::OldBuild(Store& store) : store_(&store) {}
OldBuild::~OldBuild() = default;

std::vector<std::uint64_t> OldBuild::showTitle() {
    std::vector<std::uint64_t> shown;
    for (const std::uint64_t id : gamesIn(*store_)) {
        Ring ring(*store_, id);
        if (ring.load()) shown.push_back(id);
    }
    return shown;
}

std::optional<std::string> OldBuild::open(std::uint64_t id) {
    auto ring = std::make_unique<Ring>(*store_, id);
    const auto saved = ring->load();
    open_[id] = std::move(ring);
    if (!saved) return std::nullopt;
    return encodeSave(*saved);
}

bool OldBuild::save(const std::string& text) {
    const auto game = decodeSave(text);
    if (!game.ok()) return false;
    const std::uint64_t id = game.value().id;
    if (open_.count(id) == 0) open(id);
    return !open_[id]->save(game.value());
}

void OldBuild::remove(std::uint64_t id) {
    open_.erase(id);
    Ring(*store_, id).remove();
}

bool OldBuild::merge(Store& other) {
    bool changed = false;
    for (const std::uint64_t id : gamesIn(other)) {
        const auto theirs = Ring(other, id).load();
        Ring ring(*store_, id);
        const auto ours = ring.load();
        changed = changed || ring.damaged() > 0;
        if (!theirs || (ours && theirs->revision <= ours->revision) || ring.save(*theirs)) continue;
        changed = true;
    }
    return changed;
}

std::size_t OldBuild::quarantined() const {
    return quarantineIn(*store_).size();
}

}  // namespace semafor_2663282
