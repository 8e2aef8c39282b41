// Checksums of random games, and counts of action sequences (perft).
#include "rules/signature.h"

#include <span>
#include <vector>

#include "base/draw.h"
#include "base/fingerprint.h"
#include "base/rng.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor {
namespace {

// Counts the sequences of lists.size() actions; each depth of the recursion fills its own list.
std::uint64_t countFrom(const Game& game, const GameState& state, std::span<ActionList> lists) {
    if (lists.empty() || state.over()) return 1;
    ActionList& legal = lists.front();
    legalActions(game, state, legal);
    if (lists.size() == 1) return legal.size();
    std::uint64_t count = 0;
    for (const Action& action : legal) {
        GameState next = state;
        applyLegal(game, next, action);
        count += countFrom(game, next, lists.subspan(1));
    }
    return count;
}

}  // namespace

std::uint64_t signatureOf(const Game& game, std::size_t seats, std::uint64_t dealCode) {
    Rng rng(dealCode);
    ActionList legal;
    Fingerprint print;
    GameState state = newGame(game, seats, dealCode);
    for (;;) {
        print.add(fingerprint(state));
        if (state.over()) return print.value();
        legalActions(game, state, legal);
        applyLegal(game, state, legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
    }
}

std::uint64_t perft(const Game& game, const GameState& state, int depth) {
    std::vector<ActionList> lists(static_cast<std::size_t>(depth > 0 ? depth : 0));
    return countFrom(game, state, lists);
}

}  // namespace semafor
