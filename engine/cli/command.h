// A command of the program, and the list of all commands.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "cli/options.h"

namespace semafor::cli {

struct Command {
    std::string_view name;
    std::string_view usage;    // arguments after the name
    std::string_view summary;  // one line
    std::string_view details;  // lines about the options, each ending with a line feed
    std::span<const std::string_view> options;
    std::size_t operandsAtMost = 0;
    int (*run)(const CommandLine& line);  // returns the exit code
    std::string_view severalTimes = {};   // the option that may be given several times, or empty
};

const Command& playCommand();
const Command& transcriptCommand();
const Command& replayCommand();
const Command& signatureCommand();
const Command& checkMapsCommand();
const Command& perftCommand();
const Command& benchCommand();
const Command& saveCommand();
const Command& loadCommand();
const Command& linkCommand();
const Command& arenaCommand();

// The command with that name, or null.
const Command* findCommand(std::string_view name);

std::string helpText();
std::string helpText(const Command& command);

// Parses the words and runs the command; returns the exit code.
int runCommand(const Command& command, std::span<const std::string_view> words);

}  // namespace semafor::cli
