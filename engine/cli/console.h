// Output, errors, exit codes and files of the command-line program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace semafor::cli {

inline constexpr int kSuccess = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kUsageError = 2;
inline constexpr int kGivenUp = 3;  // on a program of somebody else's

void print(std::string_view text);
// A line on stderr, after the program's name.
void printError(std::string_view message);

// Prints the error and gives the exit code for it.
int failCheck(std::string_view message);
int failUsage(std::string_view message);

// The bytes of the file, "-" being the standard input; nothing when it can't be read.
std::optional<std::string> readFile(const std::string& path);

// The next line of the standard input without its end; nothing at its end.
std::optional<std::string> readLine();

}  // namespace semafor::cli
