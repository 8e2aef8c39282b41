// Benchmarks of longest trail and station choice, on networks as players build them and on the hardest known
// ones.
#include "generate.h"
#include "harness.h"
#include "networks/longest_trail.h"
#include "networks/station_choice.h"

namespace semafor::bench {
namespace {

using Networks = std::vector<std::vector<Segment>>;
using Maker = std::vector<Segment> (*)(const test::BoardNetwork&, Rng&);

Networks makeNetworks(const test::BoardNetwork& board, std::size_t count, Maker maker) {
    Rng rng(2025);
    Networks networks;
    for (std::size_t i = 0; i < count; ++i) networks.push_back(maker(board, rng));
    return networks;
}

Body trailBody(std::string name, Networks networks, double goalMean) {
    const std::size_t count = networks.size();
    const auto run = [all = std::move(networks)](std::size_t i) -> std::uint64_t {
        return longestTrailLength(all[i]);
    };
    return {std::move(name), count, run, goalMean, 1000};
}

Body stationBody(const test::BoardNetwork& board) {
    constexpr std::size_t kScenes = 2000;
    constexpr std::size_t kTickets = 12;
    Rng rng(27);
    std::vector<test::StationScene> scenes;
    for (std::size_t i = 0; i < kScenes; ++i) scenes.push_back(test::stationScene(board, kTickets, rng));
    const auto run = [all = std::move(scenes)](std::size_t i) -> std::uint64_t {
        const auto stations = all[i].stations();
        return chooseStations(all[i].own, stations, all[i].goals).completed;
    };
    return {"station_choice/" + board.name, kScenes, run, 2, 0};
}

}  // namespace

Bodies networkBodies() {
    Bodies bodies;
    for (const test::BoardNetwork& board : test::boardNetworks()) {
        bodies.push_back(trailBody("longest_trail/built/" + board.name,
                                   makeNetworks(board, 20000, test::builtNetwork), 3));
        bodies.push_back(trailBody("longest_trail/dense/" + board.name,
                                   makeNetworks(board, 2000, test::denseNetwork), 35));
    }
    bodies.push_back(trailBody("longest_trail/worst_known", test::worstNetworks(), 0));
    for (const test::BoardNetwork& board : test::boardNetworks()) bodies.push_back(stationBody(board));
    return bodies;
}

}  // namespace semafor::bench
