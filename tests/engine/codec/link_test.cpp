// Tests of links: round trips, length, finding them inside other text, and errors.
#include "codec/link.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "support/games.h"
#include "support/saves.h"

namespace semafor {
namespace {

const Game* findGame(std::string_view map) {
    return findMap(map) != nullptr ? &test::gameOf(map) : nullptr;
}

// A link as it is decoded: the game without the fields that links don't hold.
Link linkOf(LinkKind kind, SavedGame game) {
    game.id = 0;
    game.revision = 0;
    game.name = "";
    game.begun = game.changed = 0;
    if (kind == LinkKind::kDeal) {
        game.log.clear();
        game.sections = {};
    }
    return {kind, game};
}

Link randomLink(const Game& game, std::size_t seats, std::uint64_t seed, std::size_t actions = 10'000) {
    return linkOf(static_cast<LinkKind>(seed % 3), test::randomSave(game, seats, seed, actions));
}

std::string codeOf(const Link& link) {
    const auto code = encodeLink(test::gameOf(link.game.map), link);
    EXPECT_TRUE(code.has_value());
    return code.value_or("");
}

std::optional<LinkFault> faultOf(std::string_view text) {
    const auto read = decodeLink(text, findGame);
    if (read.ok()) return std::nullopt;
    EXPECT_FALSE(describe(read.error()).empty());
    return read.error();
}

Link withoutNames(Link link) {
    for (SavedSeat& seat : link.game.seats) seat.name.clear();
    return link;
}

TEST(Link, ComesBackInRandomGames) {
    test::forEachGame(test::gamesToPlay(300), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        const Link link = randomLink(game, seats, seed);
        const auto code = encodeLink(game, link);
        if (!code) return;
        ASSERT_LE(code->size(), kMaxLinkText);
        const auto read = decodeLink(*code, findGame);
        ASSERT_TRUE(read.ok()) << describe(read.error()) << " " << *code;
        ASSERT_TRUE(read.value() == link || read.value() == withoutNames(link)) << *code;
        ASSERT_EQ(encodeLink(game, read.value()), code);
    });
}

TEST(Link, OfAFinishedGameOfFiveFitsAnAddress) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        EXPECT_TRUE(encodeLink(test::gameOf("europe"),
                               linkOf(LinkKind::kReplay, test::randomSave(test::gameOf("europe"), 5, seed))))
            << seed;
}

TEST(Link, ToADealIsShort) {
    SavedGame game = test::randomSave(test::gameOf("first-journey"), 2, 1, 0);
    for (SavedSeat& seat : game.seats) seat = {"", true, 0, 0};
    game.seats[1] = {"", false, 2, 1};
    const std::string code = codeOf(linkOf(LinkKind::kDeal, game));
    EXPECT_LE(code.size(), 60u) << code;
    EXPECT_TRUE(code.starts_with("SMFR1")) << code;
    EXPECT_EQ(code.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ"), std::string::npos) << code;
}

TEST(Link, LeavesNamesOutWhenThereIsNoRoom) {
    const Game& game = test::gameOf("europe");
    Link link = linkOf(LinkKind::kReplay, test::randomSave(game, 5, 1));
    for (SavedSeat& seat : link.game.seats) seat.name = std::string(kMaxNameBytes, 'x');
    const std::string whole = codeOf(link);
    const std::string nameless = codeOf(withoutNames(link));
    EXPECT_EQ(decodeLink(whole, findGame).value(), link);
    EXPECT_EQ(encodeLink(game, link, whole.size()), whole);
    EXPECT_EQ(encodeLink(game, link, whole.size() - 1), nameless);
    EXPECT_EQ(encodeLink(game, link, nameless.size()), nameless);
    EXPECT_FALSE(encodeLink(game, link, nameless.size() - 1));
}

TEST(Link, AgainstTheRulesIsNone) {
    const Game& game = test::gameOf("europe");
    Link link = linkOf(LinkKind::kContinue, test::randomSave(game, 2, 1, 20));
    link.game.log.push_back(Pass{});
    EXPECT_FALSE(encodeLink(game, link));
    link.game.log.clear();
    link.game.seats.resize(1);
    EXPECT_FALSE(encodeLink(game, link));
}

// Golden links, written once by `write_saves golden tests/golden`. Only changed rules may make them fail.
TEST(Link, OfEveryReleasedVersionIsRead) {
    for (const test::GoldenSave& golden : test::goldenSaves()) {
        std::ifstream file(std::string(SEMAFOR_TESTS_FOLDER) + "/golden/links/" + golden.file + ".txt");
        std::string code;
        ASSERT_TRUE(std::getline(file, code)) << golden.file;
        const auto read = decodeLink(code, findGame);
        ASSERT_TRUE(read.ok()) << golden.file << ": " << describe(read.error());
        EXPECT_EQ(read.value(), linkOf(LinkKind::kContinue, golden.game)) << golden.file;
        EXPECT_EQ(codeOf(read.value()), code) << golden.file;
    }
}

class Tolerance : public testing::Test {
protected:
    const Link link = linkOf(LinkKind::kContinue, test::randomSave(test::gameOf("germany"), 3, 5, 120));
    const std::string code = codeOf(link);

    void expectFound(const std::string& text) const {
        const auto read = decodeLink(text, findGame);
        ASSERT_TRUE(read.ok()) << describe(read.error()) << ": " << text;
        EXPECT_EQ(read.value(), link) << text;
    }
    static std::string percentEncoded(std::string_view text, bool all) {
        std::string out;
        for (const char c : text) {
            const bool plain = !all && c != '#' && c != ':' && c != '/' && c != '%';
            char hex[4] = {};
            std::snprintf(hex, sizeof hex, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
            out += plain ? std::string(1, c) : std::string(hex);
        }
        return out;
    }
    static std::string lower(std::string text) {
        for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return text;
    }
};

TEST_F(Tolerance, FindsTheCodeInAnAddressAndInWords) {
    expectFound(code);
    expectFound("https://semafor.example/play/#" + code);
    expectFound("https://semafor.example/play/#g=" + code + "&lang=pl");
    expectFound("smfr is the beginning, SMFR1 too; (see https://semafor.example/#" + code + "), or not.");
    expectFound("\"" + code + "\"");
    expectFound("<" + code + ">.");
    expectFound("Gramy? " + code + "… źdźbło");
    expectFound(code + code);
    expectFound(code.substr(0, 100) + " was cut, so again: " + code);
}

TEST_F(Tolerance, ReadsLowerCaseAndLettersThatLookLikeDigits) {
    expectFound(lower(code));
    std::string alike = code;
    for (char& c : alike) {
        if (c == '0') c = 'o';
        if (c == '1') c = 'L';
    }
    expectFound(alike);
    for (char& c : alike)
        if (c == 'L') c = 'i';
    expectFound(alike);
}

TEST_F(Tolerance, TakesOffThreeLayersOfPercentSigns) {
    const std::string address = "https://semafor.example/#" + code;
    std::string once = percentEncoded(address, false);
    expectFound(once);
    expectFound(percentEncoded(once, false));
    expectFound(percentEncoded(percentEncoded(once, false), false));
    const std::string all = percentEncoded(code, true);
    expectFound(all);
    expectFound(lower(all));
    expectFound(percentEncoded(percentEncoded(all, false), false));
    EXPECT_TRUE(faultOf(percentEncoded(percentEncoded(percentEncoded(all, false), false), false)));
}

TEST_F(Tolerance, ReadsAcrossBreaksInTheCode) {
    for (const std::string gap : {"\n", "\r\n", "=\r\n", "\n> ", " ", "\xe2\x80\x8b", "-\n", "\n\t"})
        for (std::size_t width : {1u, 7u, 20u, 76u}) {
            std::string broken;
            for (std::size_t i = 0; i < code.size(); i += width) broken += code.substr(i, width) + gap;
            expectFound("see https://semafor.example/#" + broken + "bye");
        }
}

TEST_F(Tolerance, SaysCutOfEveryBeginning) {
    for (std::size_t length = 0; length < code.size(); ++length) {
        const std::string beginning = code.substr(0, length);
        const LinkFault expected = length < 4 ? LinkFault::kNoLink : LinkFault::kCut;
        ASSERT_EQ(faultOf(beginning), expected) << length;
        ASSERT_EQ(faultOf("https://semafor.example/#" + beginning + " (see you!)"), expected) << length;
    }
}

TEST_F(Tolerance, NeverTakesAnotherCharacterForAnotherGame) {
    for (std::size_t i = 0; i < code.size(); ++i)
        for (int c = 0; c < 256; ++c) {
            std::string damaged = code;
            damaged[i] = static_cast<char>(c);
            const auto read = decodeLink(damaged, findGame);
            ASSERT_TRUE(!read.ok() || read.value() == link) << i << " " << c;
        }
}

TEST_F(Tolerance, FindsEveryDigitThatIsWrong) {
    constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (std::size_t i = 0; i < code.size(); ++i)
        for (const char c : kDigits) {
            std::string damaged = code;
            damaged[i] = c;
            ASSERT_EQ(faultOf(damaged).has_value(), damaged != code) << i << " " << c;
        }
}

TEST_F(Tolerance, DamageOfChanceIsFound) {
    constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (std::uint64_t seed = firstCase(), end = seed + caseCount(20'000); seed < end; ++seed) {
        Rng rng(seed);
        const auto below = [&rng](std::size_t n) { return drawBelow(rng, static_cast<std::uint32_t>(n)); };
        std::string damaged = code;
        const std::size_t at = below(damaged.size());
        const std::uint32_t way = below(4);
        if (way == 0) damaged.erase(at, 1 + below(3));
        if (way == 1) damaged.insert(at, 1, kDigits[below(32)]);
        if (way == 2) std::swap(damaged[at], damaged[below(damaged.size())]);
        if (way == 3)
            for (int i = 0; i < 3; ++i) damaged[below(damaged.size())] = kDigits[below(32)];
        const auto read = decodeLink(damaged, findGame);
        ASSERT_TRUE(!read.ok() || read.value() == link) << damaged;
    }
}

TEST(LinkFaults, AreToldApart) {
    const Link link = linkOf(LinkKind::kContinue, test::randomSave(test::gameOf("europe"), 2, 8, 50));
    const std::string code = codeOf(link);
    const test::Bytes body = test::bodyOf(code);
    ASSERT_EQ(test::linkAround(body), code);
    EXPECT_EQ(faultOf(""), LinkFault::kNoLink);
    EXPECT_EQ(faultOf("https://semafor.example/"), LinkFault::kNoLink);
    EXPECT_EQ(faultOf(std::string(kMaxLinkInput + 1, ' ')), LinkFault::kTooLong);
    EXPECT_EQ(faultOf(test::linkAround(body, 3)), LinkFault::kNewerVersion);
    EXPECT_EQ(faultOf(test::linkAround({}, 31)), LinkFault::kNewerVersion);
    EXPECT_EQ(faultOf(test::linkAround(body, 0)), LinkFault::kBadContent);
    EXPECT_EQ(faultOf(test::linkAround(test::Bytes(5000, 1))), LinkFault::kTooLong);
    std::string wrong = code;
    wrong[40] = wrong[40] == 'A' ? 'B' : 'A';
    EXPECT_EQ(faultOf(wrong), LinkFault::kDamaged);
    test::Bytes longer = body;
    longer.push_back(1);
    EXPECT_EQ(faultOf(test::linkAround(longer)), LinkFault::kBadContent);
    const auto nothingKnown = decodeLink(code, [](std::string_view) -> const Game* { return nullptr; });
    EXPECT_EQ(nothingKnown.error(), LinkFault::kUnknownMap);
    const auto otherRules = decodeLink(code, [](std::string_view) { return &test::gameOf("germany"); });
    EXPECT_EQ(otherRules.error(), LinkFault::kOtherRules);
    // The body gives each action as an index among the legal ones; its last bytes are a hash of the actions.
    test::Bytes otherActions = body;
    ++otherActions[body.size() - 4];
    EXPECT_EQ(faultOf(test::linkAround(otherActions)), LinkFault::kOtherRules);
}

// A damaged body with a correct checksum is refused, or decodes to a game that encodes to the same code.
TEST(LinkFaults, BodiesOfChanceAreRefusedOrCanonical) {
    std::vector<test::Bytes> bodies;
    for (const MapFiles& map : shippedMaps())
        bodies.push_back(test::bodyOf(
            codeOf(linkOf(LinkKind::kContinue, test::randomSave(test::gameOf(map.name), 2, 9, 60)))));
    std::uint64_t accepted = 0;
    const std::uint64_t cases = caseCount(3000);
    for (std::uint64_t i = firstCase(), end = i + cases; i < end; ++i) {
        Rng rng(i);
        test::Bytes body = bodies[static_cast<std::size_t>(i % bodies.size())];
        const auto size = static_cast<std::uint32_t>(body.size());
        for (std::uint32_t n = drawBelow(rng, 3); n > 0; --n)
            body[size / 2 + drawBelow(rng, size - size / 2)] = static_cast<std::uint8_t>(drawBelow(rng, 256));
        const std::string code = test::linkAround(body);
        const auto read = decodeLink(code, findGame);
        if (!read.ok()) continue;
        ++accepted;
        ASSERT_EQ(codeOf(read.value()), code) << i;
    }
    EXPECT_GT(accepted, cases / 20);
}

}  // namespace
}  // namespace semafor
