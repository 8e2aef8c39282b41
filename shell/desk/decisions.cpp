// Run-length encodes deciders: a seat's actions are one range until somebody else decides for it.
#include "desk/decisions.h"

#include <algorithm>

namespace semafor {
namespace {

void addRanges(std::vector<DecisionRange>& ranges, std::size_t seat, std::span<const Decider> deciders) {
    const std::size_t before = ranges.size();
    for (std::size_t i = 0; i < deciders.size(); ++i) {
        if (index(deciders[i].seat) != seat) continue;
        const auto end = static_cast<std::uint16_t>(i + 1);
        if (ranges.size() > before && ranges.back().level == deciders[i].level) {
            ranges.back().end = end;
        } else {
            ranges.push_back(
                {static_cast<std::uint8_t>(seat), static_cast<std::uint16_t>(i), end, deciders[i].level});
        }
    }
}

bool anyComputerFor(std::size_t seat, std::span<const Decider> deciders) {
    return std::any_of(deciders.begin(), deciders.end(), [seat](const Decider& decider) {
        return index(decider.seat) == seat && decider.level.has_value();
    });
}

}  // namespace

void recordDecisions(SavedGame& game, std::span<const Decider> deciders) {
    std::vector<DecisionRange> ranges;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        if (game.seats[seat].person && anyComputerFor(seat, deciders)) addRanges(ranges, seat, deciders);
    if (ranges.size() > kMaxDecisionRanges) ranges.clear();
    game.sections.decisions = std::move(ranges);
    if (!sectionsHold(game.sections, {game.seats.size(), game.log.size()})) game.sections.decisions.clear();
}

void takeDecisions(std::span<Decider> deciders, std::span<const DecisionRange> ranges) {
    for (const DecisionRange& range : ranges)
        for (std::size_t i = range.first; i < std::min<std::size_t>(range.end, deciders.size()); ++i)
            if (index(deciders[i].seat) == range.seat) deciders[i].level = range.level;
}

}  // namespace semafor
