// The list of commands, their help, and how they run.
#include "cli/command.h"

#include <algorithm>
#include <array>

#include "cli/console.h"

namespace semafor::cli {
namespace {

using CommandOf = const Command& (*)();
constexpr std::array<CommandOf, 11> kCommands = {
    playCommand,      transcriptCommand, replayCommand, saveCommand,  loadCommand, linkCommand,
    signatureCommand, checkMapsCommand,  perftCommand,  benchCommand, arenaCommand};

constexpr std::size_t kNameColumn = 12;

}  // namespace

const Command* findCommand(std::string_view name) {
    for (const CommandOf command : kCommands)
        if (command().name == name) return &command();
    return nullptr;
}

std::string helpText() {
    std::string text =
        "semafor: three railway board games\n"
        "\n"
        "usage: semafor COMMAND [OPTIONS]\n"
        "\n";
    for (const CommandOf command : kCommands) {
        std::string name(command().name);
        name.resize(kNameColumn, ' ');
        text.append("  ").append(name).append(command().summary).append("\n");
    }
    return text.append(
        "\n"
        "  --version   print the engine's version and fingerprint\n"
        "  --help      print this text; after a command: about that command\n"
        "\n"
        "Errors go to stderr. Exit code 0: done; 1: a check failed; 2: a wrong command line; 3: a foreign\n"
        "program didn't answer three greetings in a row.\n");
}

std::string helpText(const Command& command) {
    std::string text = "semafor " + std::string(command.name) + ": " + std::string(command.summary) + "\n\n";
    text.append("usage: semafor ").append(command.name).append(" ").append(command.usage).append("\n");
    return text.append(command.details);
}

int runCommand(const Command& command, std::span<const std::string_view> words) {
    if (std::find(words.begin(), words.end(), "--help") != words.end()) {
        print(helpText(command));
        return kSuccess;
    }
    const auto line =
        parseCommandLine(words, {command.options, command.severalTimes, command.operandsAtMost});
    const std::string more = "; semafor " + std::string(command.name) + " --help tells more";
    if (!line.ok()) return failUsage(line.error() + more);
    return command.run(line.value());
}

}  // namespace semafor::cli
