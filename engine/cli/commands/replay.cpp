// `semafor replay`: checks a transcript, whoever has written it.
#include "codec/replay.h"

#include <string>

#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"

namespace semafor::cli {
namespace {

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
    const auto game = shippedGame(map.value());
    if (game == nullptr) return failCheck(path + ": line 1: map: there is no map \"" + map.value() + "\"");
    const auto summary = checkTranscript(*game, *text);
    if (!summary.ok()) return failCheck(path + ": " + summary.error().describe());
    print(path + ": " + summaryOf(*game, summary.value()));
    return kSuccess;
}

}  // namespace

const Command& replayCommand() {
    static constexpr Command kCommand = {
        "replay",
        "FILE",
        "check a transcript against the rules",
        "  FILE   JSON lines as `semafor transcript` prints them; - reads the standard input\n"
        "The game is replayed from the file's own setup and shuffles, and every line compared by value.\n"
        "The first difference is told by line and field, and the exit code is 1.\n",
        {},
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
