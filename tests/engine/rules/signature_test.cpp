// Golden signatures of fixed games and perft counts of positions: a changed number means changed rules.
#include "rules/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "base/fingerprint.h"
#include "support/games.h"

namespace semafor {
namespace {

struct GoldenLine {
    std::string map;
    std::size_t seats = 0;
    std::uint64_t number = 0;  // the deal code, or the depth
    std::string value;
};

// Reads lines of four words; # begins a comment line.
std::vector<GoldenLine> readGolden(const std::string& name) {
    std::ifstream file(std::string(SEMAFOR_TESTS_FOLDER) + "/golden/" + name);
    EXPECT_TRUE(file.good()) << name;
    std::vector<GoldenLine> lines;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text[0] == '#') continue;
        std::istringstream words(text);
        GoldenLine line;
        words >> line.map >> line.seats >> line.number >> line.value;
        lines.push_back(line);
    }
    return lines;
}

TEST(Signature, SixtyFixedGames) {
    const auto lines = readGolden("signatures.txt");
    EXPECT_EQ(lines.size(), 60u);
    for (const GoldenLine& line : lines)
        EXPECT_EQ(toHex(signatureOf(test::gameOf(line.map), line.seats, line.number)).view(), line.value)
            << line.map << " " << line.seats << " " << line.number;
}

TEST(Signature, DependsOnTheDeal) {
    const Game& game = test::gameOf("europe");
    EXPECT_NE(signatureOf(game, 2, 1), signatureOf(game, 2, 2));
    EXPECT_NE(signatureOf(game, 2, 1), signatureOf(game, 3, 1));
}

// The position after thirty uniformly random actions.
GameState fixedPosition(const Game& game, std::size_t seats) {
    Rng rng(30);
    ActionList legal;
    GameState state = newGame(game, seats, 30);
    for (int i = 0; i < 30 && !state.over(); ++i) {
        legalActions(game, state, legal);
        applyLegal(game, state, test::choose(legal, rng));
    }
    return state;
}

TEST(Perft, CountsFromFixedPositions) {
    const auto lines = readGolden("perft.txt");
    EXPECT_GE(lines.size(), 9u);
    for (const GoldenLine& line : lines) {
        const Game& game = test::gameOf(line.map);
        EXPECT_EQ(std::to_string(perft(game, fixedPosition(game, line.seats), static_cast<int>(line.number))),
                  line.value)
            << line.map << " " << line.seats << " " << line.number;
    }
}

}  // namespace
}  // namespace semafor
