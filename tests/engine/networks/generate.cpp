// Random networks for tests and benchmarks, made from the routes of the real boards.
#include "generate.h"

#include <algorithm>
#include <limits>

#include "base/draw.h"
#include "map/shipped.h"
#include "support/effort.h"

namespace semafor::test {
namespace {

int nodesInside(const Segment& s, NodeSet inside) {
    return static_cast<int>((inside >> s.a) & 1) + static_cast<int>((inside >> s.b) & 1);
}

// Index of each city's first node: a city is one node, a country one node for each of its end points.
std::vector<std::size_t> firstNodes(const MapDef& map) {
    std::vector<std::size_t> first;
    std::size_t nodes = 0;
    for (const CityDef& city : map.cities) {
        first.push_back(nodes);
        nodes += city.country() ? city.endPoints.size() : 1;
    }
    return first;
}

std::vector<BoardNetwork> readBoards() {
    std::vector<BoardNetwork> boards;
    for (const MapFiles& files : shippedMaps()) {
        const auto loaded = loadMap(files);
        const MapDef& map = loaded.value();
        const std::vector<std::size_t> first = firstNodes(map);
        BoardNetwork board{map.name, {}, map.rules.wagons};
        for (const RouteDef& route : map.routes) {
            if (route.track > 1) continue;
            const std::size_t a = first[index(route.ends[0])];
            const std::size_t b = first[index(route.ends[1])] + route.endPoint.value_or(0);
            board.segments.push_back(
                {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), route.length});
        }
        boards.push_back(std::move(board));
    }
    return boards;
}

}  // namespace

const std::vector<BoardNetwork>& boardNetworks() {
    static const std::vector<BoardNetwork> kBoards = readBoards();
    return kBoards;
}

std::vector<Segment> builtNetwork(const BoardNetwork& board, Rng& rng) {
    std::vector<Segment> free(board.segments.begin(), board.segments.end());
    std::vector<Segment> built;
    NodeSet inside = 0;
    int wagons = board.wagons;
    for (int misses = 0; misses < 40 && !free.empty();) {
        const std::size_t pick = drawBelow(rng, static_cast<std::uint32_t>(free.size()));
        const Segment s = free[pick];
        const bool near = built.empty() || nodesInside(s, inside) > 0 || drawBelow(rng, 40) == 0;
        if (!near || s.length > wagons) {
            ++misses;
            continue;
        }
        misses = 0;
        wagons -= s.length;
        inside |= (NodeSet{1} << s.a) | (NodeSet{1} << s.b);
        built.push_back(s);
        free.erase(free.begin() + static_cast<std::ptrdiff_t>(pick));
    }
    return built;
}

std::vector<Segment> denseNetwork(const BoardNetwork& board, Rng& rng) {
    std::vector<Segment> free(board.segments.begin(), board.segments.end());
    std::vector<Segment> built;
    NodeSet inside = 0;
    int wagons = board.wagons;
    for (;;) {
        int bestCost = std::numeric_limits<int>::max();
        std::size_t best = free.size();
        for (std::size_t i = 0; i < free.size(); ++i) {
            const Segment& s = free[i];
            if (s.length > wagons || (!built.empty() && nodesInside(s, inside) == 0)) continue;
            const int cost = 4 * s.length - 5 * nodesInside(s, inside) + static_cast<int>(drawBelow(rng, 12));
            if (cost < bestCost) bestCost = cost, best = i;
        }
        if (best == free.size()) return built;
        const Segment s = free[best];
        wagons -= s.length;
        inside |= (NodeSet{1} << s.a) | (NodeSet{1} << s.b);
        built.push_back(s);
        free.erase(free.begin() + static_cast<std::ptrdiff_t>(best));
    }
}

std::vector<Segment> anyNetwork(Rng& rng, std::size_t most) {
    const std::uint32_t nodes = 2 + drawBelow(rng, 9);
    const std::size_t count = drawBelow(rng, static_cast<std::uint32_t>(most + 1));
    std::vector<Segment> network;
    while (network.size() < count) {
        const auto a = static_cast<std::uint8_t>(drawBelow(rng, nodes));
        const auto b = static_cast<std::uint8_t>(drawBelow(rng, nodes));
        if (a != b) network.push_back({a, b, static_cast<std::uint8_t>(1 + drawBelow(rng, 8))});
    }
    return network;
}

std::vector<std::vector<Segment>> worstNetworks() {
    return {
        {{7, 29, 2}, {7, 13, 2}, {5, 13, 2},  {24, 46, 2}, {17, 26, 2}, {16, 17, 2}, {4, 17, 3},
         {4, 42, 4}, {4, 16, 2}, {16, 19, 3}, {13, 29, 1}, {41, 46, 2}, {26, 46, 2}, {0, 17, 2},
         {7, 17, 2}, {5, 29, 3}, {41, 45, 2}, {26, 41, 2}, {4, 43, 3},  {32, 41, 2}},
        {{14, 24, 1}, {10, 24, 2}, {24, 30, 3}, {21, 45, 2}, {11, 32, 3}, {17, 18, 1},
         {32, 33, 2}, {21, 33, 2}, {23, 24, 1}, {17, 30, 3}, {11, 19, 2}, {14, 32, 1},
         {19, 32, 3}, {10, 18, 4}, {19, 21, 1}, {10, 23, 1}, {11, 46, 2}, {17, 23, 2},
         {14, 30, 3}, {21, 48, 2}, {19, 47, 1}, {23, 30, 3}},
        {{4, 19, 1},
         {0, 13, 1},
         {17, 19, 2},
         {6, 9, 2},
         {0, 4, 1},
         {1, 6, 2},
         {15, 17, 2},
         {6, 19, 2},
         {0, 10, 1},
         {4, 7, 1},
         {0, 7, 2},
         {6, 17, 1},
         {7, 18, 1},
         {2, 17, 1}},
    };
}

std::size_t networksToTry() {
    return static_cast<std::size_t>(caseCount(4000));
}

Rng testRng(std::uint64_t test) {
    return Rng(test, firstCase());
}

std::array<StationLoans, kMaxLenders> StationScene::stations() const {
    std::array<StationLoans, kMaxLenders> all;
    for (std::size_t s = 0; s < kMaxLenders; ++s) all[s] = {cities[s], loans[s]};
    return all;
}

StationScene stationScene(const BoardNetwork& board, std::size_t goals, Rng& rng) {
    StationScene scene;
    std::vector<Segment> others(board.segments.begin(), board.segments.end());
    BoardNetwork smaller = board;  // the seat builds two networks, perhaps unconnected
    smaller.wagons = board.wagons / 2 - static_cast<int>(drawBelow(rng, 10));
    for (int part = 0; part < 2; ++part) {
        for (const Segment& s : builtNetwork(smaller, rng)) {
            scene.own.push_back({s.a, s.b});
            std::erase(others, s);
        }
    }
    std::erase_if(others, [&rng](const Segment&) { return drawBelow(rng, 4) == 0; });
    // Half of the cities are on the seat's own routes, so that stations have something to join.
    const auto anyCity = [&]() -> std::uint8_t {
        const Segment& route =
            board.segments[drawBelow(rng, static_cast<std::uint32_t>(board.segments.size()))];
        const Join& own = scene.own[drawBelow(rng, static_cast<std::uint32_t>(scene.own.size()))];
        return drawBelow(rng, 2) == 0 ? route.a : own.b;
    };
    for (std::uint8_t& city : scene.cities) city = anyCity();
    std::sort(scene.cities.begin(), scene.cities.end());
    for (std::size_t s = 0; s < kMaxLenders; ++s) {
        for (const Segment& route : others) {
            if (route.a == scene.cities[s]) scene.loans[s].push_back(route.b);
            if (route.b == scene.cities[s]) scene.loans[s].push_back(route.a);
        }
    }
    // Few different values of points, so that assignments often tie.
    for (std::size_t g = 0; g < goals; ++g)
        scene.goals.push_back({anyCity(), anyCity(), static_cast<std::uint8_t>(5 + drawBelow(rng, 4))});
    return scene;
}

}  // namespace semafor::test
