// The native command-line program. The one place under engine/ with files, clock, processes and threads.
#include <cstdio>
#include <string_view>

#include "base/fingerprint.h"
#include "base/version.h"

namespace {

constexpr std::string_view kHelp =
    "semafor: three railway board games\n"
    "usage: semafor --version | --help\n"
    "  --version   print the engine's version and fingerprint\n"
    "  --help      print this text\n";

constexpr int kUsageError = 2;

void print(std::FILE* out, std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), out);
}

void printVersion() {
    const std::string_view version = semafor::engineVersion();
    const auto hex = semafor::toHex(semafor::engineFingerprint());
    std::printf("semafor %.*s %s\n", static_cast<int>(version.size()), version.data(), hex.digits);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view command = argc == 2 ? argv[1] : "";
    if (command == "--version") {
        printVersion();
        return 0;
    }
    if (command == "--help") {
        print(stdout, kHelp);
        return 0;
    }
    print(stderr, kHelp);
    return kUsageError;
}
