// `semafor perft`: counts sequences of actions, to compare rules engines.
#include <array>
#include <string>

#include "base/draw.h"
#include "base/rng.h"
#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"
#include "rules/signature.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 5> kOptions = {"--map", "--seats", "--deal", "--after", "--depth"};
constexpr std::uint64_t kDeepest = 12;

// The position after this many random actions, the same ones as in signatureOf().
GameState positionAfter(const GameChoice& choice, std::uint64_t actions) {
    Rng rng(choice.dealCode);
    ActionList legal;
    GameState state = newGame(*choice.game, choice.seats, choice.dealCode);
    for (std::uint64_t i = 0; i < actions && !state.over(); ++i) {
        legalActions(*choice.game, state, legal);
        applyLegal(*choice.game, state, legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
    }
    return state;
}

int run(const CommandLine& line) {
    const auto choice = chooseGame(line, {});
    if (!choice.ok()) return failUsage(choice.error());
    const auto after = numberOf(line, {"--after", 0, choice.value().game->rules().actionsAtMost, 0});
    if (!after.ok()) return failUsage(after.error());
    if (!line.find("--depth")) return failUsage("--depth is missing");
    const auto depth = numberOf(line, {"--depth", 1, kDeepest, 1});
    if (!depth.ok()) return failUsage(depth.error());
    const GameState state = positionAfter(choice.value(), after.value());
    for (std::uint64_t d = 1; d <= depth.value(); ++d)
        print(std::to_string(d) + " " +
              std::to_string(perft(*choice.value().game, state, static_cast<int>(d))) + "\n");
    return kSuccess;
}

}  // namespace

const Command& perftCommand() {
    static constexpr Command kCommand = {
        "perft",
        "--map M --seats N --deal CODE [--after A] --depth D",
        "count the sequences of actions from a position",
        "  --map M       a board that is built in (`semafor check-maps` names them), or the folder of one\n"
        "  --seats N     how many players\n"
        "  --deal CODE   the deal: 13 letters and digits\n"
        "  --after A     begin after A actions, chosen at random by a generator seeded with the deal "
        "code\n"
        "  --depth D     count sequences of 1 to D actions, one line each\n",
        kOptions,
        0,
        run};
    return kCommand;
}

}  // namespace semafor::cli
