// Tests of check(): it passes exactly the legal actions, tried with all of them and with random actions.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/games.h"

namespace semafor {
namespace {

constexpr int kIllegalEachGame = 1000;

class RandomAction {
public:
    explicit RandomAction(std::uint64_t seed) : rng_(seed, 77) {}

    // A random action of any kind, most of them nearly valid.
    Action make() {
        switch (below(12)) {
            case 0:
                return NameMix{{small(5), small(5)}};
            case 1:
                return KeepTickets{tickets()};
            case 2:
                return DrawBlind{};
            case 3:
                return TakeMarket{small(7)};
            case 4:
                return ClaimRoute{idAt<RouteId>(below(120)), payment()};
            case 5:
                return PayTunnel{payment()};
            case 6:
                return DeclineTunnel{};
            case 7:
                return BuildStation{idAt<CityId>(below(60)), payment()};
            case 8:
                return DrawTickets{};
            case 9:
                return TakePassenger{idAt<CityId>(below(60)), color()};
            case 10:
                return SwapTickets{};
            default:
                return Pass{};
        }
    }

    // The action with a random change to its payment, tickets or passenger's colour.
    Action spoil(Action action) {
        if (auto* claim = std::get_if<ClaimRoute>(&action)) claim->payment = spoiled(claim->payment);
        if (auto* station = std::get_if<BuildStation>(&action)) station->payment = spoiled(station->payment);
        if (auto* pay = std::get_if<PayTunnel>(&action)) pay->payment = spoiled(pay->payment);
        if (auto* keep = std::get_if<KeepTickets>(&action)) keep->tickets = tickets();
        if (auto* take = std::get_if<TakePassenger>(&action)) take->color = color();
        return action;
    }

    std::uint32_t below(std::uint32_t n) { return drawBelow(rng_, n); }

private:
    std::uint8_t small(std::uint32_t n) { return static_cast<std::uint8_t>(below(n)); }
    Color color() { return colorAt(below(16)); }
    Payment payment() { return {color(), small(6), small(4)}; }
    Payment spoiled(Payment payment) {
        switch (below(4)) {
            case 0:
                payment.color = color();
                break;
            case 1:
                payment.cards = small(9);
                break;
            case 2:
                payment.locomotives = small(9);
                break;
            default:
                std::swap(payment.cards, payment.locomotives);
                break;
        }
        return payment;
    }
    TicketList tickets() {
        TicketList list;
        for (std::uint32_t n = below(5); n > 0; --n) list.push(idAt<TicketId>(below(256)));
        return list;
    }

    Rng rng_;
};

bool contains(const ActionList& legal, const Action& action) {
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

TEST(Check, IsEmptyExactlyForTheLegalActions) {
    ActionList legal;
    Events events;
    int refused = 0;
    const int games = test::gamesToPlay();
    test::forEachGameAnywhere(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        RandomAction random(seed);
        GameState state = newGame(game, seats, seed);
        for (int tried = 0; !state.over();) {
            legalActions(game, state, legal);
            for (const Action& action : legal) ASSERT_EQ(check(game, state, action), std::nullopt);
            for (int i = 0; i < 12 && tried < kIllegalEachGame; ++i, ++tried) {
                const Action action = i % 2 == 0 ? random.make() : random.spoil(test::choose(legal, rng));
                GameState copy = state;
                const auto error = apply(game, copy, action, events);
                ASSERT_EQ(error.has_value(), !contains(legal, action)) << action.index();
                if (!error) continue;
                ASSERT_EQ(copy, state);
                ++refused;
            }
            applyLegal(game, state, test::choose(legal, rng));
        }
        for (int i = 0; i < 20; ++i) ASSERT_EQ(check(game, state, random.make()), RuleError::kGameOver);
    });
    EXPECT_GT(refused, games * 90);
}

TEST(Check, EveryReasonHasItsWords) {
    for (std::size_t i = 0; i < kRuleErrors; ++i)
        EXPECT_FALSE(describe(static_cast<RuleError>(static_cast<std::uint8_t>(i))).empty()) << i;
}

}  // namespace
}  // namespace semafor
