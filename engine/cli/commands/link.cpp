// `semafor link`: writes, reads and measures links.
#include "codec/link.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "base/draw.h"
#include "base/rng.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/saves.h"
#include "map/shipped.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 7> kOptions = {"--map",     "--seats", "--deal",   "--bots",
                                                      "--actions", "--kind",  "--measure"};
constexpr std::array<std::string_view, 3> kKinds = {"deal", "replay", "continue"};
constexpr std::size_t kUsualSeats = 3;

int write(const CommandLine& line) {
    const std::string_view name = line.find("--kind").value_or("replay");
    const auto* kind = std::find(kKinds.begin(), kKinds.end(), name);
    if (kind == kKinds.end()) return failUsage("--kind is deal, replay or continue");
    auto played = playedGame(line);
    if (!played.ok()) return failUsage(played.error());
    Link link{static_cast<LinkKind>(kind - kKinds.begin()), std::move(played.value().saved)};
    if (link.kind == LinkKind::kDeal) link.game.log.clear();
    const auto code = encodeLink(*played.value().game, link);
    if (!code) return failCheck("the game is too long for a link");
    print(*code + "\n");
    return kSuccess;
}

int read(const CommandLine& line) {
    const std::string path(line.operands()[0]);
    const auto text = readFile(path);
    if (!text) return failUsage(path + ": can't be read");
    std::unique_ptr<Game> game;
    std::string refusal;
    const auto link = decodeLink(*text, [&](std::string_view map) -> const Game* {
        auto found = gameFor(line, map);
        if (found.ok()) {
            game = std::move(found).value();
        } else {
            refusal = found.error();
        }
        return game.get();
    });
    if (!link.ok()) {
        const bool unknown = link.error() == LinkFault::kUnknownMap;
        return failCheck(path + ": " + (unknown ? refusal : std::string(describe(link.error()))));
    }
    print("to " + std::string(kKinds[static_cast<std::size_t>(link.value().kind)]) + ": ");
    print(headOf(link.value().game));
    const GameReport report = reportOn(*game, link.value().game);
    print(report.text);
    return report.followed ? kSuccess : kCheckFailed;
}

SavedGame randomGame(const Game& game, std::size_t seats, std::uint64_t deal) {
    SavedGame saved;
    saved.map = game.map().name;
    saved.dealCode = deal;
    for (std::size_t s = 0; s < seats; ++s)
        saved.seats.push_back({"", false, 0, static_cast<std::uint8_t>(s)});
    Rng rng(deal);
    ActionList legal;
    GameState state = newGame(game, seats, deal);
    while (!state.over()) {
        legalActions(game, state, legal);
        saved.log.push_back(legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
        applyLegal(game, state, saved.log.back());
    }
    return saved;
}

void measure(const Game& game, std::size_t seats, std::uint64_t games) {
    std::size_t shortest = kMaxLinkText;
    std::size_t longest = 0;
    std::size_t sum = 0;
    std::size_t actions = 0;
    std::size_t tooLong = 0;
    for (std::uint64_t deal = 1; deal <= games; ++deal) {
        const Link link{LinkKind::kReplay, randomGame(game, seats, deal)};
        const auto code = encodeLink(game, link);
        tooLong += !code;
        const std::size_t size = code ? code->size() : kMaxLinkText;
        shortest = std::min(shortest, size);
        longest = std::max(longest, size);
        sum += size;
        actions += link.game.log.size();
    }
    print(game.map().name + ", " + std::to_string(seats) + " seats: " + std::to_string(games) + " games of " +
          std::to_string(actions / games) + " actions, characters from " + std::to_string(shortest) +
          " over " + std::to_string(sum / games) + " to " + std::to_string(longest) + ", too long " +
          std::to_string(tooLong) + "\n");
}

void measureMap(const Game& game, std::uint64_t games) {
    const RulesSpec& rules = game.rules();
    if (rules.seatsFrom <= kUsualSeats && rules.seatsTo >= kUsualSeats) measure(game, kUsualSeats, games);
    if (rules.seatsTo != kUsualSeats) measure(game, rules.seatsTo, games);
}

int measureAll(const CommandLine& line, std::uint64_t games) {
    if (const auto map = line.find("--map")) {
        const auto game = gameOnMap(*map);
        if (!game.ok()) return failUsage(game.error());
        measureMap(*game.value(), games);
        return kSuccess;
    }
    for (const MapFiles& map : shippedMaps()) measureMap(*shippedGame(map.name), games);
    return kSuccess;
}

int run(const CommandLine& line) {
    if (!line.operands().empty()) return read(line);
    const auto games = numberOf(line, {"--measure", 1, 1'000'000, 0});
    if (!games.ok()) return failUsage(games.error());
    return games.value() > 0 ? measureAll(line, games.value()) : write(line);
}

}  // namespace

const Command& linkCommand() {
    static constexpr Command kCommand = {
        "link",
        "--map M --seats N --deal CODE [--bots A,B,...] [--actions K] [--kind K] | FILE [--map M] | "
        "--measure "
        "GAMES [--map M]",
        "print the code of a link, or describe one",
        "  --map, --seats, --deal, --bots, --actions   as for `semafor save`\n"
        "  --kind K          deal, replay or continue (replay)\n"
        "  FILE              any text with a link in it; - reads the standard input. --map gives the folder "
        "of its map,\n"
        "                    where that isn't built in\n"
        "  --measure GAMES   measure the lengths of links of random games\n",
        kOptions,
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
