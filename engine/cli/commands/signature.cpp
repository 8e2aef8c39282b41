// `semafor signature`: fingerprints of fixed games, equal on every compiler and target.
#include "rules/signature.h"

#include <array>
#include <string>

#include "base/fingerprint.h"
#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"

namespace semafor::cli {
namespace {

// Number of deals of a map, each played with every number of seats: sixty games in all.
struct FixedGames {
    std::string_view map;
    std::uint64_t deals = 0;
};
constexpr std::array<FixedGames, 3> kFixedGames = {{{"europe", 6}, {"germany", 6}, {"first-journey", 4}}};
constexpr std::uint64_t kDealStep = 1009;

void appendSignatures(std::string& out, const Game& game, std::uint64_t deals) {
    for (std::size_t seats = game.rules().seatsFrom; seats <= game.rules().seatsTo; ++seats)
        for (std::uint64_t deal = kDealStep; deal <= deals * kDealStep; deal += kDealStep) {
            out.append(game.map().name).append(" ").append(std::to_string(seats)).append(" ");
            out.append(std::to_string(deal)).append(" ");
            out.append(toHex(signatureOf(game, seats, deal)).view()).append("\n");
        }
}

std::string signatures() {
    std::string text = "# Fixed games: map, seats, deal, fingerprint over the states after every action.\n";
    for (const FixedGames& fixed : kFixedGames) {
        const auto game = shippedGame(fixed.map);
        SEMAFOR_ASSERT(game != nullptr);
        appendSignatures(text, *game, fixed.deals);
    }
    return text;
}

// The number of the first line that differs, from 1.
std::size_t firstDifference(std::string_view a, std::string_view b) {
    std::size_t line = 1;
    for (std::size_t i = 0; i < a.size() && i < b.size() && a[i] == b[i]; ++i) line += a[i] == '\n';
    return line;
}

int run(const CommandLine& line) {
    const std::string text = signatures();
    if (line.operands().empty()) {
        print(text);
        return kSuccess;
    }
    const std::string path(line.operands()[0]);
    const auto golden = readFile(path);
    if (!golden) return failUsage(path + ": can't be read");
    if (*golden == text) return kSuccess;
    return failCheck(path + ": line " + std::to_string(firstDifference(*golden, text)) +
                     ": this engine plays another game");
}

}  // namespace

const Command& signatureCommand() {
    static constexpr Command kCommand = {
        "signature",
        "[FILE]",
        "print the fingerprints of sixty fixed games",
        "  FILE   compare with this file; prints nothing when all are equal\n"
        "Each game is the deal of that number, every action chosen at random by a generator seeded with "
        "it.\n",
        {},
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
