// `semafor replay`: checks a transcript from any program.
#include "codec/replay.h"

#include <array>
#include <string>
#include <string_view>

#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 1> kOptions = {"--map"};

std::string summaryOf(const Game& game, const TranscriptSummary& summary) {
    return game.map().name + ", " + std::to_string(summary.seats) + " seats, " +
           std::to_string(summary.actions) + " actions, " + std::to_string(summary.shuffles) + " shuffles\n";
}

int run(const CommandLine& line) {
    if (line.operands().empty()) return failUsage("replay needs a file, or - for the standard input");
    const std::string path(line.operands()[0]);
    const auto text = readFile(path);
    if (!text) return failUsage(path + ": can't be read");
    const auto map = mapOfTranscript(*text);
    if (!map.ok()) return failCheck(path + ": " + map.error().describe());
    const auto game = gameFor(line, map.value());
    if (!game.ok()) return failCheck(path + ": line 1: map: " + game.error());
    const auto summary = checkTranscript(*game.value(), *text);
    if (!summary.ok()) return failCheck(path + ": " + summary.error().describe());
    print(path + ": " + summaryOf(*game.value(), summary.value()));
    return kSuccess;
}

}  // namespace

const Command& replayCommand() {
    static constexpr Command kCommand = {
        "replay",
        "FILE [--map M]",
        "check a transcript against the rules",
        "  FILE      JSON lines as printed by `semafor transcript`; - reads the standard input\n"
        "  --map M   the folder of its map, if the map isn't built in\n"
        "The game is replayed from the file's own setup and shuffles, and every line is compared by value.\n"
        "The first difference is reported by line and field, and the exit code is 1.\n",
        kOptions,
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
