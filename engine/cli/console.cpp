// Output and files of the command-line program.
#include "cli/console.h"

#include <array>
#include <cstdio>

namespace semafor::cli {

void print(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void printError(std::string_view message) {
    std::fflush(stdout);
    const std::string line = "semafor: " + std::string(message) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
}

int failCheck(std::string_view message) {
    printError(message);
    return kCheckFailed;
}

int failUsage(std::string_view message) {
    printError(message);
    return kUsageError;
}

std::optional<std::string> readFile(const std::string& path) {
    const bool standard = path == "-";
    std::FILE* file = standard ? stdin : std::fopen(path.c_str(), "rb");
    if (file == nullptr) return std::nullopt;
    std::string text;
    std::array<char, 65536> block{};
    for (;;) {
        const std::size_t count = std::fread(block.data(), 1, block.size(), file);
        text.append(block.data(), count);
        if (count < block.size()) break;
    }
    const bool failed = std::ferror(file) != 0;
    if (!standard) std::fclose(file);
    if (failed) return std::nullopt;
    return text;
}

std::optional<std::string> readLine() {
    std::fflush(stdout);
    std::string line;
    for (;;) {
        const int c = std::fgetc(stdin);
        if (c == EOF && line.empty()) return std::nullopt;
        if (c == EOF || c == '\n') return line;
        if (c != '\r') line.push_back(static_cast<char>(c));
    }
}

}  // namespace semafor::cli
