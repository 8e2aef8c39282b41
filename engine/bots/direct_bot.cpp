// Helpers of bots without search: finding an action in the list, drawing, tunnels.
#include "bots/direct_bot.h"

#include <algorithm>

#include "rules/tunnels.h"

namespace semafor {
namespace {

// The best and second-best value that a turn's two draws may bring.
struct TwoBest {
    int first = 0;
    int second = 0;

    void add(int value) {
        if (value > first) std::swap(value, first);
        second = std::max(second, value);
    }
};

}  // namespace

void DirectBot::start(const PlayerView& view, const ActionList& legal, std::uint64_t seed) {
    Rng rng(seed);
    best_ = legal.size() == 1 ? 0 : placeOf(legal, choose(view, legal, rng));
    SEMAFOR_ASSERT(best_ < legal.size());
}

std::size_t placeOf(const ActionList& legal, const Action& action) {
    return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
}

int blindValue(const Game& game, const CardValues& values) {
    int sum = 0;
    for (std::size_t k = 0; k < kCardKinds; ++k) sum += game.map().cards[k] * values[k];
    return sum / std::max<int>(game.rules().cards.total, 1);
}

std::optional<Action> bestDraw(const Game& game, const SeatKnowledge& known, const CardValues& values) {
    const bool second = std::holds_alternative<SecondCard>(known.table.step);
    const int blind = known.cardsInDeck ? blindValue(game, values) : -1;
    std::optional<std::uint8_t> slot;
    std::optional<std::uint8_t> locomotive;
    TwoBest two;
    if (known.cardsInDeck) {
        two.add(blind);
        two.add(blind);
    }
    for (std::uint8_t i = 0; game.rules().market && i < game.rules().market->slots; ++i) {
        const Color card = known.table.market[i];
        if (card == Color::kLocomotive) locomotive = i;
        if (card == Color::kLocomotive || card == Color::kNone) continue;
        two.add(values[index(card)]);
        if (!slot || values[index(card)] > values[index(known.table.market[*slot])]) slot = i;
    }
    if (locomotive && !second && values[kColors] > two.first + two.second) return TakeMarket{*locomotive};
    if (slot && values[index(known.table.market[*slot])] > blind) return TakeMarket{*slot};
    if (known.cardsInDeck) return DrawBlind{};
    if (slot) return TakeMarket{*slot};
    if (locomotive && !second) return TakeMarket{*locomotive};
    return std::nullopt;
}

Action payTunnel(const SeatKnowledge& known) {
    const Tunnel& tunnel = known.table.tunnel;
    const auto payment = bestPayment(known.hand, extrasOf(tunnel), {});
    if (payment) return PayTunnel{*payment};
    return DeclineTunnel{};
}

}  // namespace semafor
