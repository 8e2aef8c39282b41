// `semafor load`: what is in a save, or what is wrong with it.
#include <string>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/saves.h"
#include "codec/save.h"

namespace semafor::cli {
namespace {

int run(const CommandLine& line) {
    const std::string path(line.operands().empty() ? "-" : line.operands()[0]);
    const auto text = readFile(path);
    if (!text) return failUsage(path + ": can't be read");
    const auto saved = decodeSave(*text);
    if (!saved.ok())
        return failCheck(path + ": byte " + std::to_string(saved.error().at) + ": " +
                         std::string(describe(saved.error().fault)));
    const GameReport report = reportOn(saved.value());
    print(report.text);
    return report.followed ? kSuccess : kCheckFailed;
}

}  // namespace

const Command& loadCommand() {
    static constexpr Command kCommand = {
        "load",
        "[FILE]",
        "tell what is in a save",
        "  FILE   as `semafor save` prints it; without one, or with -, the standard input is read\n"
        "The game is replayed. Exit code 1: no save, a damaged one, or the rules don't follow it to its "
        "end.\n",
        {},
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
