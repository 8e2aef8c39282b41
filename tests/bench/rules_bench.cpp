// Benchmarks of the rules: random games that list all legal actions, pick one uniformly and apply it. Counts
// actions per second.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/assert.h"
#include "base/draw.h"
#include "base/rng.h"
#include "harness.h"
#include "map/loader.h"
#include "map/shipped.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor::bench {
namespace {

MapDef mapOf(std::string_view name) {
    for (const MapFiles& files : shippedMaps())
        if (files.name == name) return loadMap(files).value();
    SEMAFOR_ASSERT(false);
    return {};
}

// A board with only the common rules: Germany without its passengers.
MapDef plainMap() {
    MapDef map = mapOf("germany");
    map.rules.passengers.reset();
    for (auto& city : map.cities) city.passengers = 0;
    return map;
}

// Plays a whole game and returns the number of actions.
std::uint64_t playRandomly(const Game& game, std::size_t seats, std::uint64_t deal, ActionList& legal) {
    GameState state = newGame(game, seats, deal);
    Rng rng(deal, 1);
    for (std::uint64_t actions = 0;; ++actions) {
        legalActions(game, state, legal);
        if (legal.empty()) return actions;
        applyLegal(game, state, legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
    }
}

Body randomGames(const std::string& name, const std::shared_ptr<const Game>& game, std::size_t seats,
                 double goal) {
    const auto legal = std::make_shared<ActionList>();
    Body body;
    body.name = "random games, " + name + ", " + std::to_string(seats) + " seats";
    body.cases = 400;
    body.run = [=](std::size_t i) { return playRandomly(*game, seats, i, *legal); };
    body.counts = true;
    body.goalRate = goal;
    return body;
}

}  // namespace

Bodies rulesBodies() {
    const auto plain = std::make_shared<const Game>(plainMap());
    const auto europe = std::make_shared<const Game>(mapOf("europe"));
    const auto germany = std::make_shared<const Game>(mapOf("germany"));
    const auto firstJourney = std::make_shared<const Game>(mapOf("first-journey"));
    Bodies bodies;
    for (const std::size_t seats : {std::size_t{2}, std::size_t{4}}) {
        bodies.push_back(randomGames("plain rules", plain, seats, 3.5));
        bodies.push_back(randomGames("europe", europe, seats, 1.5));
        bodies.push_back(randomGames("germany", germany, seats, 0));
        bodies.push_back(randomGames("first-journey", firstJourney, seats, 0));
    }
    return bodies;
}

}  // namespace semafor::bench
