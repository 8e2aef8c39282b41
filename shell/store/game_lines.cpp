// One text under one key, a line per game: id, check, turn, 0 or 1 for "over", points. With a key per game
// every write would take twice as long, because the page counts all texts in the store.
#include "store/game_lines.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "base/fingerprint.h"
#include "base/take_line.h"
#include "store/save_slots.h"

namespace semafor {
namespace {

constexpr const char* kKey = "lines";

std::uint64_t checkOf(std::uint64_t id, std::uint64_t basis, const GameLine& line) {
    Fingerprint all;
    all.add(id).add(basis).add(line.turn).add(line.over ? 1u : 0u).add(line.points.size());
    for (const int points : line.points) all.add(static_cast<std::uint64_t>(points));
    return all.value();
}

std::string_view takeWord(std::string_view& remaining) {
    const std::size_t size = std::min(remaining.find(' '), remaining.size());
    const std::string_view word = remaining.substr(0, size);
    remaining.remove_prefix(std::min(size + 1, remaining.size()));
    return word;
}

// An integer of at most six digits.
std::optional<int> numberIn(std::string_view word) {
    const bool negative = word.starts_with('-');
    if (negative) word.remove_prefix(1);
    if (word.empty() || word.size() > 6) return std::nullopt;
    int number = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return negative ? -number : number;
}

}  // namespace

void GameLines::load() {
    std::string text = store_->read(kKey).value_or("");
    if (text == text_) return;
    text_ = std::move(text);
    lines_.clear();
    for (std::string_view remaining = text_; !remaining.empty();) read(takeLine(remaining));
}

// A damaged line that can still be parsed has a wrong check, so find() ignores it.
void GameLines::read(std::string_view text) {
    const auto id = parseId(takeWord(text));
    const auto check = parseId(takeWord(text));
    const auto turn = numberIn(takeWord(text));
    const auto over = numberIn(takeWord(text));
    if (!id || !check || !turn || *turn < 0 || !over) return;
    Kept kept{*id, {*over == 1, static_cast<std::size_t>(*turn), {}}, *check};
    while (!text.empty()) {
        const auto points = numberIn(takeWord(text));
        if (!points) return;
        kept.line.points.push_back(*points);
    }
    set(std::move(kept));
}

const GameLines::Kept* GameLines::keptOf(std::uint64_t id) const {
    for (const Kept& kept : lines_)
        if (kept.id == id) return &kept;
    return nullptr;
}

void GameLines::set(Kept kept) {
    for (Kept& same : lines_)
        if (same.id == kept.id) {
            same = std::move(kept);
            return;
        }
    lines_.push_back(std::move(kept));
}

const GameLine* GameLines::find(std::uint64_t id, std::uint64_t basis) const {
    const Kept* kept = keptOf(id);
    return kept != nullptr && kept->check == checkOf(id, basis, kept->line) ? &kept->line : nullptr;
}

void GameLines::put(std::uint64_t id, std::uint64_t basis, GameLine line) {
    const std::uint64_t check = checkOf(id, basis, line);
    set({id, std::move(line), check});
}

void GameLines::keep(const std::vector<std::uint64_t>& ids) {
    std::string text;
    for (const std::uint64_t id : ids) {
        const Kept* kept = keptOf(id);
        if (kept == nullptr) continue;
        const GameLine& line = kept->line;
        text += idText(id) + " " + idText(kept->check) + " " + std::to_string(line.turn) +
                (line.over ? " 1" : " 0");
        for (const int points : line.points) text += " " + std::to_string(points);
        text += "\n";
    }
    if (text == text_) return;
    const bool gone = text.empty() ? !store_->remove(kKey) : !store_->write(kKey, text);
    if (gone) text_ = std::move(text);
}

bool GameLines::drop() {
    if (text_.empty()) return false;
    store_->remove(kKey);
    text_.clear();
    lines_.clear();
    return true;
}

}  // namespace semafor
