// Output, errors, exit codes and files of the command-line program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace semafor::cli {

inline constexpr int kSuccess = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kUsageError = 2;
inline constexpr int kGivenUp = 3;  // an external program failed too often

void print(std::string_view text);
// Prints a line on stderr, after the program's name.
void printError(std::string_view message);

// Prints the error and returns its exit code.
int failCheck(std::string_view message);
int failUsage(std::string_view message);

// The contents of the file ("-" is the standard input), or nullopt if it can't be read.
std::optional<std::string> readFile(const std::string& path);

// The next line of the standard input without its line feed, or nullopt at the end.
std::optional<std::string> readLine();

}  // namespace semafor::cli
