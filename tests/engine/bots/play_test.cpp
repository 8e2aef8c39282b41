// Tests of every bot in whole games: legal actions, no hidden knowledge, the same choices on every target.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/fingerprint.h"
#include "bots/bot.h"
#include "rules/scoring.h"
#include "support/games.h"
#include "support/position.h"
#include "view/resample.h"

namespace semafor {
namespace {

const std::vector<std::string> kAll = {"random", "apprentice", "conductor", "stationmaster", "director:8",
                                       "path",   "hungry",     "one-step",  "long-route"};

std::vector<std::string> fastOnes() {
    std::vector<std::string> names = kAll;
    names.erase(std::find(names.begin(), names.end(), "director:8"));
    return names;
}

// Plays a game with the bot in every seat; calls visit(state, view, legal, chosen) before each action.
template <class Visit>
GameState playGame(const Game& game, std::size_t seats, std::uint64_t deal, Bot& bot, Visit&& visit) {
    GameState state = newGame(game, seats, deal);
    ActionList legal;
    while (!state.over()) {
        legalActions(game, state, legal);
        const PlayerView view = observe(game, state, state.actor());
        const std::size_t chosen = decide(bot, view, legal, deal + state.actionsTaken);
        visit(state, view, legal, chosen);
        if (chosen >= legal.size()) return state;
        applyLegal(game, state, legal[chosen]);
    }
    return state;
}

TEST(Bots, PlayWholeGamesOfEveryBoardAndNumberOfSeats) {
    for (const std::string& name : fastOnes())
        test::forEachGame(
            test::gamesToPlay(24), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
                const auto bot = botNamed(game, name);
                ASSERT_NE(bot, nullptr) << name;
                const GameState end = playGame(
                    game, seats, seed, *bot,
                    [&](const auto&, const auto&, const ActionList& legal, std::size_t chosen) {
                        ASSERT_LT(chosen, legal.size()) << name << " " << game.map().name << " deal " << seed;
                    });
                EXPECT_TRUE(end.over());
            });
}

TEST(Characters, PlayWholeGames) {
    for (const Character character : {Character::kPatient, Character::kHungry, Character::kBlocker})
        test::forEachGame(9, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
            const auto bot = makeBot(game, Level::kStationmaster, character);
            const GameState end =
                playGame(game, seats, seed, *bot,
                         [&](const auto&, const auto&, const ActionList& legal, std::size_t chosen) {
                             ASSERT_LT(chosen, legal.size()) << game.map().name << " deal " << seed;
                         });
            EXPECT_TRUE(end.over());
        });
}

TEST(Bots, EqualViewsGiveEqualMovesWhateverIsHidden) {
    Rng rng(5);
    ActionList legal;
    for (const std::string& name : fastOnes())
        test::forEachGame(test::gamesToPlay(9), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
            const auto bot = botNamed(game, name);
            const auto other = botNamed(game, name);
            playGame(
                game, seats, seed, *bot,
                [&](const GameState& state, const PlayerView& view, const ActionList&, std::size_t chosen) {
                    const GameState sampled = resample(game, view, rng);
                    legalActions(game, sampled, legal);
                    const PlayerView same = observe(game, sampled, view.me);
                    ASSERT_EQ(decide(*other, same, legal, seed + state.actionsTaken), chosen)
                        << name << " " << game.map().name << " deal " << seed;
                });
        });
}

// Thinking in slices chooses as thinking in one go does, and a change of the hidden state changes no choice.
TEST(Director, ThinksInSlicesAndOfViewsAlone) {
    Rng rng(6);
    ActionList legal;
    test::forEachGame(test::gamesToPlay(6), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        const auto whole = botNamed(game, "director:10");
        const auto sliced = botNamed(game, "director:10");
        int left = 40;
        playGame(
            game, seats, seed, *whole,
            [&](const GameState& state, const PlayerView& view, const ActionList& list, std::size_t chosen) {
                ASSERT_LT(chosen, list.size());
                if (--left < 0) return;
                const GameState sampled = resample(game, view, rng);
                legalActions(game, sampled, legal);
                sliced->start(observe(game, sampled, view.me), legal, seed + state.actionsTaken);
                while (sliced->step(1)) ASSERT_LT(sliced->best(), legal.size());
                ASSERT_EQ(sliced->best(), chosen) << game.map().name << " deal " << seed;
            });
    });
}

TEST(Bots, HaveTheNamesOfTheirLevels) {
    const Game& game = test::gameOf("europe");
    for (std::size_t l = 0; l < kLevels; ++l)
        EXPECT_NE(botNamed(game, nameOf(static_cast<Level>(static_cast<std::uint8_t>(l)))), nullptr);
    for (const char* wrong : {"", "genius", "director:", "director:0", "director:x", "director:8x"})
        EXPECT_EQ(botNamed(game, wrong), nullptr) << wrong;
}

std::string signatureLine(const std::string& name, const std::string& map, std::size_t seats) {
    const Game& game = test::gameOf(map);
    const auto bot = botNamed(game, name);
    Fingerprint print;
    playGame(game, seats, 77, *bot,
             [&](const auto&, const auto&, const ActionList&, std::size_t chosen) { print.add(chosen); });
    return name + " " + map + " " + std::to_string(seats) + " " + std::string(toHex(print.value()).view());
}

// The bot can claim a route of four now, or a better one after two more cards.
TEST(Stationmaster, HastensTheEndWhenItIsAhead) {
    const auto claims = [](int wagons, std::initializer_list<std::string_view> others) {
        const test::Table t("europe", test::Position("europe", 2)
                                          .hand(0, "red=4")
                                          .owns(0, {"petrograd-stockholm"})
                                          .wagons(0, wagons)
                                          .owns(1, others)
                                          .build());
        const auto bot = makeBot(t.game, Level::kStationmaster);
        ActionList legal;
        legalActions(t.game, t.state, legal);
        const Action action = legal[decide(*bot, observe(t.game, t.state, Seat{0}), legal, 1)];
        const auto* claim = std::get_if<ClaimRoute>(&action);
        return claim != nullptr && t.game.route(claim->route).length == 4;
    };
    EXPECT_TRUE(claims(12, {}));
    EXPECT_FALSE(claims(12, {"bucuresti-sevastopol"}));  // not ahead
    EXPECT_FALSE(claims(24, {}));                        // not near the end
}

// The golden file has a game for each bot, each board and two numbers of seats; native and wasm builds agree.
TEST(Bots, PlayTheGoldenGamesOnEveryTarget) {
    std::stringstream now;
    for (const std::string& name : kAll)
        for (const std::string map : {"europe", "germany", "first-journey"})
            for (const std::size_t seats : {std::size_t{2}, std::size_t{4}})
                if (name != "director:8" || seats == 2) now << signatureLine(name, map, seats) << "\n";
    const std::string path = std::string(SEMAFOR_TESTS_FOLDER) + "/golden/bots.txt";
    if (std::getenv("SEMAFOR_WRITE_GOLDEN") != nullptr) std::ofstream(path) << now.str();
    std::ifstream file(path);
    std::stringstream golden;
    golden << file.rdbuf();
    EXPECT_EQ(now.str(), golden.str());
}

// The percentage of games that the first of two bots wins.
int winsOf(const std::string& first, const std::string& second, const std::string& map, int deals) {
    const Game& game = test::gameOf(map);
    const std::vector<std::string> names = {first, second};
    std::vector<std::unique_ptr<Bot>> bots;
    for (const std::string& name : names) bots.push_back(botNamed(game, name));
    ActionList legal;
    int halves = 0;
    for (int i = 0; i < 2 * deals; ++i) {
        GameState state = newGame(game, 2, static_cast<std::uint64_t>(i / 2) + 500);
        while (!state.over()) {
            legalActions(game, state, legal);
            Bot& bot = *bots[(index(state.actor()) + static_cast<std::size_t>(i)) % 2];
            const PlayerView view = observe(game, state, state.actor());
            applyLegal(game, state, legal[decide(bot, view, legal, state.actionsTaken)]);
        }
        const auto scores = scoreNow(game, state);
        const std::size_t mine = static_cast<std::size_t>(i) % 2;
        halves += scores[mine].rank == 1 ? (scores[1 - mine].rank == 1 ? 1 : 2) : 0;
    }
    return halves * 100 / (4 * deals);
}

// The thresholds are far below the arena's results, so that only a bug fails the test.
TEST(Levels, AreOrdered) {
    for (const std::string map : {"europe", "germany", "first-journey"}) {
        EXPECT_GE(winsOf("apprentice", "random", map, 10), 85) << map;
        EXPECT_GE(winsOf("conductor", "apprentice", map, 15), 60) << map;
        EXPECT_GE(winsOf("stationmaster", "apprentice", map, 15), 65) << map;
    }
}

}  // namespace
}  // namespace semafor
