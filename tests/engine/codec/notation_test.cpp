// Tests of the notation of actions: one text for each action and one action for each text; errors.
#include "codec/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "codec/loose_notation.h"
#include "support/games.h"
#include "support/position.h"

namespace semafor {
namespace {

TEST(Notation, WritesEveryActionAsAgreed) {
    const test::Table europe("europe", test::Position("europe", 2).build());
    const test::Table germany("germany", test::Position("germany", 2).build());
    const auto inEurope = [&](const Action& action) { return actionText(europe.game, action); };
    const auto inGermany = [&](const Action& action) { return actionText(germany.game, action); };
    EXPECT_EQ(inEurope(test::keep({3, 17})), "keep 3 17");
    EXPECT_EQ(inGermany(NameMix{{1, 3}}), "offer short=1 long=3");
    EXPECT_EQ(inGermany(NameMix{{4, 0}}), "offer short=4 long=0");
    EXPECT_EQ(inEurope(DrawBlind{}), "draw");
    EXPECT_EQ(inEurope(TakeMarket{3}), "take 3");
    EXPECT_EQ(inEurope(europe.claim("dieppe-paris", "blue=2 locomotive=1")),
              "claim dieppe-paris blue=2 locomotive=1");
    EXPECT_EQ(inEurope(europe.claim("berlin-warszawa#2", "yellow=4")), "claim berlin-warszawa#2 yellow=4");
    EXPECT_EQ(inEurope(PayTunnel{test::payment("red=1")}), "pay red=1");
    EXPECT_EQ(inEurope(PayTunnel{test::payment("locomotive=2")}), "pay locomotive=2");
    EXPECT_EQ(inEurope(DeclineTunnel{}), "decline");
    EXPECT_EQ(inEurope(europe.station("wien", "green=2")), "station wien green=2");
    EXPECT_EQ(inEurope(DrawTickets{}), "tickets");
    EXPECT_EQ(inGermany(TakePassenger{germany.city("berlin"), Color::kRed}), "passenger berlin red");
    EXPECT_EQ(inGermany(TakePassenger{germany.city("berlin"), Color::kNone}), "passenger berlin none");
    EXPECT_EQ(inEurope(SwapTickets{}), "swap");
    EXPECT_EQ(inEurope(Pass{}), "pass");
    EXPECT_EQ(inGermany(germany.claim("kiel-daenemark@daenemark-2", "black=2")),
              "claim kiel-daenemark@daenemark-2 black=2");
}

TEST(Notation, IsReadBackInRandomGames) {
    ActionList legal;
    std::string text;
    test::forEachGameAnywhere(
        test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
            Rng rng(seed);
            GameState state = newGame(game, seats, seed);
            while (!state.over()) {
                legalActions(game, state, legal);
                std::set<std::string> texts;
                for (const Action& action : legal) {
                    text.clear();
                    appendAction(text, game, action);
                    const auto read = parseAction(game, text);
                    ASSERT_TRUE(read.ok()) << text;
                    ASSERT_EQ(read.value(), action) << text;
                    ASSERT_TRUE(texts.insert(text).second) << text;
                    ASSERT_TRUE(
                        std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }));
                }
                applyLegal(game, state, test::choose(legal, rng));
            }
        });
}

// A text that parses is written as the same text: each action has only one notation.
TEST(Notation, DamagedTextIsRefusedOrCanonical) {
    constexpr std::string_view kCharacters = " =-#@0123456789abclnorstu";
    ActionList legal;
    int refused = 0;
    int accepted = 0;
    test::forEachGameAnywhere(test::gamesToPlay(), [&](const Game& game, std::size_t seats,
                                                       std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            legalActions(game, state, legal);
            const Action action = test::choose(legal, rng);
            for (int i = 0; i < 10; ++i) {
                std::string text = actionText(game, action);
                const std::size_t place = drawBelow(rng, static_cast<std::uint32_t>(text.size()));
                const char c = kCharacters[drawBelow(rng, static_cast<std::uint32_t>(kCharacters.size()))];
                const std::uint32_t way = drawBelow(rng, 3);
                if (way == 0) text[place] = c;
                if (way == 1) text.erase(place, 1);
                if (way == 2) text.insert(place, 1, c);
                const auto read = parseAction(game, text);
                ++(read.ok() ? accepted : refused);
                ASSERT_EQ(read.ok() ? actionText(game, read.value()) : text, text);
                ASSERT_LE(read.ok() ? 0 : read.error().at, text.size()) << text;
            }
            applyLegal(game, state, action);
        }
    });
    EXPECT_GT(refused, 1000);
    EXPECT_GT(accepted, 100);
}

struct Mistake {
    std::string_view map;
    std::string_view text;
    NotationFault fault;
    std::size_t at;
};

TEST(Notation, NamesThePlaceOfAMistake) {
    using enum NotationFault;
    for (const Mistake& m : std::initializer_list<Mistake>{
             {"europe", "", kSomethingMissing, 0},
             {"europe", "Draw", kUnknownAction, 0},
             {"europe", " draw", kSomethingMissing, 0},
             {"europe", "draw ", kSomethingFollows, 5},
             {"europe", "draw 1", kSomethingFollows, 5},
             {"europe", "take", kSomethingMissing, 4},
             {"europe", "take 5", kNumberTooLarge, 5},
             {"europe", "take 04", kNoNumber, 5},
             {"europe", "take -1", kNoNumber, 5},
             {"europe", "keep", kSomethingMissing, 4},
             {"europe", "keep  3", kSomethingMissing, 5},
             {"europe", "keep 46", kUnknownTicket, 5},
             {"europe", "keep 17 3", kTicketsNotAscending, 8},
             {"europe", "keep 3 3", kTicketsNotAscending, 7},
             {"europe", "keep 1 2 3 4 5", kTooManyTickets, 13},
             {"europe", "claim paris-dieppe blue=1", kUnknownRoute, 6},
             {"europe", "claim dieppe-paris", kSomethingMissing, 18},
             {"europe", "claim dieppe-paris blue", kNoNumber, 19},
             {"europe", "claim dieppe-paris blue=0", kNoPayment, 19},
             {"europe", "claim dieppe-paris gray=1", kUnknownColor, 19},
             {"europe", "claim dieppe-paris blue=1 locomotive=0", kNoPayment, 26},
             {"europe", "claim dieppe-paris blue=1 red=1", kNoPayment, 26},
             {"europe", "claim dieppe-paris locomotive=1 blue=1", kSomethingFollows, 32},
             {"europe", "claim dieppe-paris blue=112", kNumberTooLarge, 19},
             {"europe", "pay", kSomethingMissing, 3},
             {"europe", "station Wien red=1", kUnknownCity, 8},
             {"germany", "offer long=3 short=1", kUnknownDeck, 6},
             {"germany", "offer short=1", kSomethingMissing, 13},
             {"germany", "offer short=1 long=65", kNumberTooLarge, 14},
             {"germany", "passenger berlin locomotive", kUnknownColor, 17},
             {"germany", "passenger berlin", kSomethingMissing, 16},
             {"germany", "passenger paris red", kUnknownCity, 10},
         }) {
        const auto read = parseAction(test::gameOf(m.map), m.text);
        ASSERT_FALSE(read.ok()) << m.text;
        EXPECT_EQ(read.error().fault, m.fault) << m.text << ": " << describe(read.error().fault);
        EXPECT_EQ(read.error().at, m.at) << m.text;
    }
}

// The notation of the action that a loose text means, or the description of its fault.
std::string meant(const Game& game, std::string_view text) {
    const auto action = parseLooseAction(game, text);
    return action.ok() ? actionText(game, action.value()) : std::string(describe(action.error().fault));
}

TEST(LooseNotation, TakesCountsAndTicketsInAnyOrder) {
    const Game& europe = test::gameOf("europe");
    EXPECT_EQ(meant(europe, "claim dieppe-paris locomotive=1 blue=2"),
              "claim dieppe-paris blue=2 locomotive=1");
    EXPECT_EQ(meant(europe, "claim locomotive=1 blue=2 dieppe-paris"),
              "claim dieppe-paris blue=2 locomotive=1");
    EXPECT_EQ(meant(europe, " station  wien  locomotive=0 green=2 "), "station wien green=2");
    EXPECT_EQ(meant(europe, "pay blue=0 locomotive=2"), "pay locomotive=2");
    EXPECT_EQ(meant(europe, "keep 17 3 11"), "keep 3 11 17");
    EXPECT_EQ(meant(europe, "take 4"), "take 4");
    const Game& germany = test::gameOf("germany");
    EXPECT_EQ(meant(germany, "offer long=4 short=0"), "offer short=0 long=4");
    EXPECT_EQ(meant(germany, "passenger berlin red"), "passenger berlin red");
}

TEST(LooseNotation, MeansNothingElse) {
    const Game& europe = test::gameOf("europe");
    for (const std::string_view text :
         {"", " ", "dance", "keep", "keep 3 3", "keep three 4", "keep 3 200", "claim", "claim dieppe-paris",
          "claim dieppe-paris blue=2 red=1", "claim dieppe-paris blue=1 blue=1", "claim dieppe-paris blue=-2",
          "claim dieppe-paris blue=0", "claim red blue=2 dieppe-paris", "take 4 1", "take 1=1", "pass on",
          "offer long=1"})
        EXPECT_FALSE(parseLooseAction(europe, text).ok()) << text;
}

TEST(LooseNotation, ReadsWhatTheNotationWritesInRandomGames) {
    ActionList legal;
    test::forEachGameAnywhere(30, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            legalActions(game, state, legal);
            for (const Action& action : legal) {
                const auto read = parseLooseAction(game, actionText(game, action));
                ASSERT_TRUE(read.ok() && read.value() == action) << actionText(game, action);
            }
            applyLegal(game, state, test::choose(legal, rng));
        }
    });
}

}  // namespace
}  // namespace semafor
