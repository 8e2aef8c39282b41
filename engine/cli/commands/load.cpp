// `semafor load`: describes a save, or reports its error.
#include <array>
#include <string>
#include <string_view>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/saves.h"
#include "codec/save.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 1> kOptions = {"--map"};

int run(const CommandLine& line) {
    const std::string path(line.operands().empty() ? "-" : line.operands()[0]);
    const auto text = readFile(path);
    if (!text) return failUsage(path + ": can't be read");
    const auto saved = decodeSave(*text);
    if (!saved.ok())
        return failCheck(path + ": byte " + std::to_string(saved.error().at) + ": " +
                         std::string(describe(saved.error().fault)));
    print(headOf(saved.value()));
    const auto game = gameFor(line, saved.value().map);
    if (!game.ok()) return failCheck(path + ": " + game.error());
    if (const auto other = otherMap(line, *game.value(), saved.value().mapFingerprint))
        return failCheck(path + ": " + *other);
    const GameReport report = reportOn(*game.value(), saved.value());
    print(report.text);
    return report.followed ? kSuccess : kCheckFailed;
}

}  // namespace

const Command& loadCommand() {
    static constexpr Command kCommand = {
        "load",
        "[FILE] [--map M]",
        "describe a save",
        "  FILE      as printed by `semafor save`; without one, or with -, the standard input is read\n"
        "  --map M   the folder of its map, if the map isn't built in; a map with another fingerprint is "
        "refused\n"
        "The game is replayed. Exit code 1: no save, a damaged one, or one with an illegal "
        "action.\n",
        kOptions,
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
