// `semafor save`: plays a game and prints it as the page saves it.
#include "codec/save.h"

#include <array>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/saves.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 5> kOptions = {"--map", "--seats", "--deal", "--bots", "--actions"};

int run(const CommandLine& line) {
    const auto played = playedGame(line);
    if (!played.ok()) return failUsage(played.error());
    print(encodeSave(played.value().saved) + "\n");
    return kSuccess;
}

}  // namespace

const Command& saveCommand() {
    static constexpr Command kCommand = {
        "save",
        "--map M --seats N --deal CODE [--bots A,B,...] [--actions K]",
        "play a game and print its save",
        "  --map M        a board that is built in (`semafor check-maps` names them), or the folder of one\n"
        "  --seats N      how many players\n"
        "  --deal CODE    the deal: 13 letters and digits\n"
        "  --bots A,B     a player for each seat (all random)\n"
        "  --actions K    stop after K actions\n",
        kOptions,
        0,
        run};
    return kCommand;
}

}  // namespace semafor::cli
