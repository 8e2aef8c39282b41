// Benchmarks of the bots: plans, decisions of each level, and the Director's playouts, in games between
// Stationmasters.
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/director.h"
#include "bots/exact_forest.h"
#include "bots/levels.h"
#include "bots/planner.h"
#include "harness.h"
#include "map/loader.h"
#include "map/shipped.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor::bench {
namespace {

constexpr int kPlayouts = 64;  // of the Director per decision
constexpr int kScenes = 40;    // for each number of tickets

struct Positions {
    std::shared_ptr<const Game> game;
    std::vector<GameState> states;
};

std::shared_ptr<const Game> gameOf(std::string_view name) {
    for (const MapFiles& files : shippedMaps())
        if (files.name == name) return std::make_shared<const Game>(loadMap(files).value());
    SEMAFOR_ASSERT(false);
    return nullptr;
}

// Every `each`th decision of a few games.
std::shared_ptr<const Positions> positionsOf(std::string_view map, std::size_t each) {
    auto positions = std::make_shared<Positions>();
    positions->game = gameOf(map);
    const Game& game = *positions->game;
    const auto bot = makeBot(game, Level::kStationmaster);
    ActionList legal;
    std::size_t count = 0;
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        GameState state = newGame(game, 2, deal);
        while (!state.over()) {
            if (count++ % each == 0) positions->states.push_back(state);
            legalActions(game, state, legal);
            const PlayerView view = observe(game, state, state.actor());
            applyLegal(game, state, legal[decide(*bot, view, legal, deal)]);
        }
    }
    return positions;
}

// The number of playouts the bot makes for a decision; 0 if there is nothing to choose.
std::uint64_t think(const Game& game, Bot& bot, const GameState& state, ActionList& legal) {
    legalActions(game, state, legal);
    bot.start(observe(game, state, state.actor()), legal, 1);
    std::uint64_t playouts = 1;
    while (bot.step(1)) ++playouts;
    return playouts > 1 ? playouts : 0;
}

Body decisions(std::string_view map, Level level, double goal) {
    const auto all = positionsOf(map, 1);
    const auto legal = std::make_shared<ActionList>();
    const std::shared_ptr<Bot> bot = makeBot(*all->game, level);
    const auto run = [=](std::size_t i) -> std::uint64_t {
        const GameState& state = all->states[i];
        legalActions(*all->game, state, *legal);
        return decide(*bot, observe(*all->game, state, state.actor()), *legal, i);
    };
    return {"decision/" + std::string(nameOf(level)) + "/" + std::string(map), all->states.size(), run, goal,
            0};
}

// Forests on the empty board, grown as for a plan.
Body forests(std::size_t tickets) {
    const auto game = gameOf("europe");
    const auto lines = std::make_shared<const Lines>(*game);
    Rng rng(tickets);
    std::vector<test::Scene> scenes;
    for (int i = 0; i < kScenes; ++i) scenes.push_back(test::randomScene(*game, tickets, rng));
    const std::size_t count = scenes.size();
    const PairSet wanted = (PairSet{1} << tickets) - 1;
    const auto run = [=, all = std::move(scenes)](std::size_t i) -> std::uint64_t {
        return growForest(*lines, all[i].costs, all[i].pairs, wanted, Care::kFull).routes.size();
    };
    return {"forest/europe/" + std::to_string(tickets) + " tickets", count, run, 150, 0};
}

// How much more our forests cost than the optimal ones, in per cent of the total.
double dearer(std::size_t tickets) {
    const auto game = gameOf("europe");
    const Lines lines(*game);
    Rng rng(tickets);
    std::int64_t exact = 0;
    std::int64_t ours = 0;
    for (int i = 0; i < kScenes; ++i) {
        const test::Scene scene = test::randomScene(*game, tickets, rng);
        const PairSet wanted = (PairSet{1} << tickets) - 1;
        exact += test::ExactForest(lines, scene.costs, scene.pairs).cost();
        ours += growForest(lines, scene.costs, scene.pairs, wanted, Care::kFull).cost;
    }
    return 100.0 * static_cast<double>(ours - exact) / static_cast<double>(exact);
}

Body playouts(std::string_view map, double goal) {
    const auto all = positionsOf(map, 25);
    const auto legal = std::make_shared<ActionList>();
    const std::shared_ptr<Bot> bot =
        makeDirector(*all->game, stationmasterStyle(*all->game, Character::kEven), kPlayouts);
    Body body;
    body.name = "director's playouts/" + std::string(map) + ", 2 seats";
    body.cases = all->states.size();
    body.run = [=](std::size_t i) { return think(*all->game, *bot, all->states[i], *legal); };
    body.counts = true;
    body.goalRate = goal;
    return body;
}

// Playouts per random game played on the same machine in the same time.
double playoutsPerGame(std::string_view map) {
    const double director = measure(playouts(map, 0)).rate;
    const auto game = gameOf(map);
    ActionList legal;
    Body games;
    games.cases = 50;
    games.counts = true;
    games.run = [&](std::size_t i) -> std::uint64_t {
        GameState state = newGame(*game, 2, i);
        Rng rng(i, 1);
        while (!state.over()) {
            legalActions(*game, state, legal);
            applyLegal(*game, state, legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
        }
        return 1;
    };
    return director / measure(games).rate;
}

}  // namespace

Bodies botBodies() {
    Bodies bodies;
    for (const std::size_t tickets : {std::size_t{4}, std::size_t{5}, std::size_t{6}})
        bodies.push_back(forests(tickets));
    for (const MapFiles& files : shippedMaps()) {
        bodies.push_back(decisions(files.name, Level::kConductor, 100));
        bodies.push_back(decisions(files.name, Level::kStationmaster, 300));
        bodies.push_back(playouts(files.name, files.name == "europe" ? 0.002 : 0));
    }
    return bodies;
}

Figures botFigures() {
    Figures figures;
    for (const std::size_t tickets : {std::size_t{4}, std::size_t{5}, std::size_t{6}})
        figures.push_back({"forest against the exact one/europe/" + std::to_string(tickets) + " tickets",
                           [tickets] { return dearer(tickets); }, "% dearer", 1, 0});
    for (const MapFiles& files : shippedMaps())
        figures.push_back({"director's playouts a random game/" + std::string(files.name),
                           [name = files.name] { return playoutsPerGame(name); }, "", 0, 0});
    return figures;
}

}  // namespace semafor::bench
