// Entry point of the command-line program. In engine/, only cli/ uses files, clocks, processes and threads.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/fingerprint.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/console.h"

namespace {

using namespace semafor::cli;

int printVersion() {
    const auto hex = semafor::toHex(semafor::engineFingerprint());
    print("semafor " + std::string(semafor::engineVersion()) + " " + std::string(hex.view()) + "\n");
    return kSuccess;
}

int printHelp() {
    print(helpText());
    return kSuccess;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv + (argc > 0), argv + argc);
    if (words.empty()) return failUsage("a command is missing; semafor --help lists them");
    if (words.size() == 1 && words[0] == "--version") return printVersion();
    if (words.size() == 1 && words[0] == "--help") return printHelp();
    const Command* command = findCommand(words[0]);
    if (command == nullptr)
        return failUsage("unknown command \"" + std::string(words[0]) + "\"; semafor --help lists them");
    return runCommand(*command, std::span(words).subspan(1));
}
