// Tests of sections in saves and links (format 2): round trips, unknown sections kept, damage detected.
#include "codec/sections.h"

#include <gtest/gtest.h>

#include <string>

#include "codec/link.h"
#include "codec/save.h"
#include "support/games.h"
#include "support/saves.h"

namespace semafor {
namespace {

using test::Bytes;

SavedGame plainGame() {
    return test::randomSave(test::gameOf("europe"), 2, 1, 40);
}

SavedGame sectionGame() {
    return test::withSections(plainGame());
}

Bytes plainPayload() {
    SavedGame game = sectionGame();
    game.sections = {};
    return test::payloadOf(encodeSave(game));
}

// A save with these bytes as its sections.
std::string saveWith(const Bytes& sections, std::uint32_t version = 2) {
    Bytes payload = plainPayload();
    payload.insert(payload.end(), sections.begin(), sections.end());
    return test::saveAround(payload, version);
}

std::optional<SaveFault> faultOf(const Bytes& sections) {
    const auto read = decodeSave(saveWith(sections));
    if (read.ok()) return std::nullopt;
    return read.error().fault;
}

SavedGame gameWith(const Bytes& sections) {
    const auto read = decodeSave(saveWith(sections));
    EXPECT_TRUE(read.ok());
    return read.ok() ? read.value() : SavedGame{};
}

// --- saves

TEST(Sections, ComeBack) {
    const SavedGame game = sectionGame();
    ASSERT_TRUE(withinCaps(game));
    const std::string text = encodeSave(game);
    const auto read = decodeSave(text);
    ASSERT_TRUE(read.ok()) << describe(read.error().fault);
    EXPECT_EQ(read.value(), game);
    EXPECT_EQ(encodeSave(read.value()), text);
}

TEST(Sections, AreWrittenAsDescribed) {
    SavedGame game = sectionGame();
    game.sections.decisions = {{0, 2, 0x21, std::uint8_t{3}}, {1, 0, 5, std::nullopt}};
    game.sections.settings = {{7, 0x01020304}};
    game.sections.others = {{0x1234, {9, 8}}};
    game.seats[1].person = true;
    SavedGame plain = game;
    plain.sections = {};
    Bytes payload = test::payloadOf(encodeSave(plain));
    const Bytes sections = {1, 0, 12, 0, 0, 0, 0, 4, 2, 0, 0x21, 0,    1,    0, 0, 0, 5, 0, 2,
                            0, 6, 0,  0, 0, 7, 0, 4, 3, 2, 1,    0x34, 0x12, 2, 0, 0, 0, 9, 8};
    payload.insert(payload.end(), sections.begin(), sections.end());
    EXPECT_EQ(encodeSave(game), test::saveAround(payload, 2));
}

TEST(Sections, AreTheOnlyReasonForFormat2) {
    const SavedGame game = plainGame();
    const std::string text = encodeSave(game);
    EXPECT_EQ(text, test::saveAround(test::payloadOf(text), 1));
    for (const int kind : {0, 1, 2}) {
        SavedGame more = game;
        if (kind == 0) more.sections.decisions = {{0, 0, 1, std::uint8_t{1}}};
        if (kind == 1) more.sections.settings = {{1, 1}};
        if (kind == 2) more.sections.others = {{9, {}}};
        EXPECT_EQ(encodeSave(more), test::saveAround(test::payloadOf(encodeSave(more)), 2)) << kind;
    }
}

TEST(Sections, ThatNobodyKnowsAreKept) {
    const Bytes sections = {5, 0, 0, 0, 0, 0, 0xff, 0xff, 3, 0, 0, 0, 1, 2, 3};
    SavedGame game = gameWith(sections);
    EXPECT_EQ(game.sections.others, (SectionList{{5, {}}, {0xffff, {1, 2, 3}}}));
    EXPECT_EQ(encodeSave(game), saveWith(sections));
    game.sections.decisions = {{0, 0, 2, std::uint8_t{1}}};
    ASSERT_TRUE(withinCaps(game));
    EXPECT_EQ(decodeSave(encodeSave(game)).value(), game) << "one of ours comes before them";
}

// A later program may extend our sections; nothing of them is lost, and the game can still be played.
TEST(Sections, OfOursThatAreNotUnderstoodAreKept) {
    const Bytes cases[] = {
        {1, 0, 6, 0, 0, 0, 0, 18, 0, 0, 1, 0},                     // an unknown decider
        {1, 0, 6, 0, 0, 0, 2, 1, 0, 0, 1, 0},                      // no such seat
        {1, 0, 6, 0, 0, 0, 0, 1, 0, 0, 41, 0},                     // past the end of the log
        {1, 0, 6, 0, 0, 0, 0, 1, 3, 0, 3, 0},                      // an empty range
        {1, 0, 12, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 2, 2, 0, 4, 0},   // two deciders for one action
        {1, 0, 12, 0, 0, 0, 1, 1, 0, 0, 3, 0, 0, 2, 5, 0, 6, 0},   // not ordered by seat
        {1, 0, 1, 0, 0, 0, 7},                                     // other length
        {1, 0, 0, 0, 0, 0},                                        // no ranges
        {2, 0, 0, 0, 0, 0},                                        // no settings
        {2, 0, 12, 0, 0, 0, 3, 0, 0, 0, 0, 0, 3, 0, 1, 0, 0, 0}};  // a setting twice
    for (const Bytes& sections : cases) {
        const SavedGame game = gameWith(sections);
        EXPECT_EQ(game.sections.others.size(), 1u);
        EXPECT_TRUE(game.sections.decisions.empty() && game.sections.settings.empty());
        EXPECT_EQ(encodeSave(game), saveWith(sections));
        SavedGame clash = game;
        clash.sections.decisions = {{0, 0, 1, std::uint8_t{1}}};
        EXPECT_EQ(withinCaps(clash), game.sections.others[0].number != kDecisionsSection);
    }
}

TEST(Sections, OutOfOrderOrCutAreRefused) {
    EXPECT_EQ(faultOf({}), SaveFault::kBadContent) << "no section: that is format 1";
    EXPECT_EQ(faultOf({5, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0}), SaveFault::kBadContent) << "descending";
    EXPECT_EQ(faultOf({5, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0}), SaveFault::kBadContent) << "twice";
    EXPECT_EQ(faultOf({0, 0, 0, 0, 0, 0}), SaveFault::kBadContent) << "no number";
    EXPECT_EQ(faultOf({5, 0, 0, 0, 0}), SaveFault::kBadContent) << "half a head";
    EXPECT_EQ(faultOf({5, 0, 2, 0, 0, 0, 1}), SaveFault::kBadContent) << "longer than it is";
    EXPECT_EQ(faultOf({5, 0, 255, 255, 255, 255, 1}), SaveFault::kBadContent);
    const auto read = decodeSave(saveWith({5, 0, 0, 0, 0, 0}, 1));
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().fault, SaveFault::kBadContent) << "format 1 has none";
}

TEST(Sections, OfAShorterLogNameNoActionBeyondIt) {
    for (const std::size_t actions : {0u, 1u, 19u, 20u, 21u, 39u, 40u}) {
        SavedGame game = sectionGame();
        ASSERT_EQ(game.log.size(), 40u);
        game.log.resize(actions, Pass{});
        EXPECT_EQ(withinCaps(game), actions == 40u);
        cutDecisions(game.sections, actions);
        EXPECT_TRUE(withinCaps(game)) << actions;
        EXPECT_EQ(game.sections.decisions.size(), (actions > 0 ? 1u : 0u) + (actions > 20 ? 1u : 0u));
    }
}

TEST(Sections, HaveRoomBesideTheGreatestGame) {
    SavedGame game = test::largestSave();
    game.sections.others = {{9, Bytes(kMaxSectionBytes - kSectionHeadBytes, 1)}};
    ASSERT_TRUE(withinCaps(game));
    const std::string text = encodeSave(game);
    EXPECT_LE(text.size(), kMaxSaveText);
    EXPECT_EQ(decodeSave(text).value(), game);
    game.sections.others[0].bytes.push_back(1);
    EXPECT_FALSE(withinCaps(game));
}

TEST(SectionDamage, EveryOtherCharacterIsFound) {
    SavedGame game = test::withSections(test::randomSave(test::gameOf("europe"), 2, 1, 4));
    const std::string text = encodeSave(game);
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const char c : std::string("ABQYz019-_ =\n")) {
            std::string damaged = text;
            damaged[i] = c;
            ASSERT_EQ(decodeSave(damaged).ok(), damaged == text) << i << " " << c;
        }
    for (std::size_t length = 0; length < text.size(); ++length)
        ASSERT_FALSE(decodeSave(text.substr(0, length)).ok()) << length;
}

TEST(SectionDamage, WithTheChecksumRepairedIsRefusedOrCanonical) {
    const Bytes payload = test::payloadOf(encodeSave(sectionGame()));
    const std::size_t from = plainPayload().size();
    std::uint64_t accepted = 0;
    const std::uint64_t cases = caseCount(20'000);
    for (std::uint64_t i = firstCase(), end = i + cases; i < end; ++i) {
        Rng rng(i);
        Bytes damaged = payload;
        const auto size = static_cast<std::uint32_t>(damaged.size() - from);
        for (std::uint32_t n = 1 + drawBelow(rng, 3); n > 0; --n)
            damaged[from + drawBelow(rng, size)] = static_cast<std::uint8_t>(drawBelow(rng, 256));
        if (drawBelow(rng, 4) == 0) damaged.resize(from + drawBelow(rng, size));
        const std::string text = test::saveAround(damaged, 2);
        const auto read = decodeSave(text);
        accepted += read.ok();
        ASSERT_EQ(read.ok() ? encodeSave(read.value()) : text, text) << i;
    }
    EXPECT_GT(accepted, cases / 10);
    EXPECT_LT(accepted, cases);
}

// --- links

const Game* findGame(std::string_view map) {
    return findMap(map) != nullptr ? &test::gameOf(map) : nullptr;
}

// A link as it is decoded: the game without the fields that links don't hold.
Link linkOf(LinkKind kind, const SavedGame& game) {
    Link link{kind, game};
    link.game.id = 0;
    link.game.revision = 0;
    link.game.name.clear();
    link.game.begun = link.game.changed = 0;
    return link;
}

std::string codeOf(const Link& link) {
    return encodeLink(test::gameOf(link.game.map), link).value_or("");
}

TEST(LinkSections, ComeBack) {
    for (const LinkKind kind : {LinkKind::kReplay, LinkKind::kContinue}) {
        const Link link = linkOf(kind, sectionGame());
        const std::string code = codeOf(link);
        EXPECT_TRUE(code.starts_with("SMFR2")) << code;
        const auto read = decodeLink("https://x/#" + code, findGame);
        ASSERT_TRUE(read.ok()) << describe(read.error());
        EXPECT_EQ(read.value(), link);
    }
}

TEST(LinkSections, AreNotInALinkToADeal) {
    Link link = linkOf(LinkKind::kDeal, sectionGame());
    link.game.log.clear();
    link.game.sections.decisions.clear();
    const std::string code = codeOf(link);
    EXPECT_TRUE(code.starts_with("SMFR1")) << code;
    const auto read = decodeLink(code, findGame);
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(read.value().game.sections.empty());
}

TEST(LinkSections, AreTheOnlyReasonForVersion2) {
    Link link = linkOf(LinkKind::kContinue, sectionGame());
    link.game.sections = {};
    const std::string code = codeOf(link);
    EXPECT_TRUE(code.starts_with("SMFR1"));
    const auto asTwo = decodeLink(test::linkAround(test::bodyOf(code), 2), findGame);
    ASSERT_FALSE(asTwo.ok());
    EXPECT_EQ(asTwo.error(), LinkFault::kBadContent);
    const auto asOne = decodeLink(
        test::linkAround(test::bodyOf(codeOf(linkOf(LinkKind::kContinue, sectionGame()))), 1), findGame);
    EXPECT_FALSE(asOne.ok());
}

TEST(LinkSections, TooLongForALinkMakeNone) {
    Link link = linkOf(LinkKind::kContinue, sectionGame());
    for (const std::size_t size : {1000u, 1899u, 1900u, 20000u}) {
        link.game.sections.others = {{9, Bytes(size, 1)}};
        ASSERT_TRUE(withinCaps(link.game));
        EXPECT_EQ(encodeLink(test::gameOf("europe"), link).has_value(), size == 1000u) << size;
    }
}

TEST(LinkSections, BodiesOfChanceAreRefusedOrCanonical) {
    const Bytes body = test::bodyOf(codeOf(linkOf(LinkKind::kContinue, sectionGame())));
    std::uint64_t accepted = 0;
    const std::uint64_t cases = caseCount(3000);
    for (std::uint64_t i = firstCase(), end = i + cases; i < end; ++i) {
        Rng rng(i);
        Bytes damaged = body;
        const auto size = static_cast<std::uint32_t>(damaged.size());
        for (std::uint32_t n = drawBelow(rng, 3); n > 0; --n)
            damaged[size * 3 / 4 + drawBelow(rng, size - size * 3 / 4)] =
                static_cast<std::uint8_t>(drawBelow(rng, 256));
        const std::string code = test::linkAround(damaged, 2);
        const auto read = decodeLink(code, findGame);
        if (!read.ok()) continue;
        ++accepted;
        ASSERT_EQ(codeOf(read.value()), code) << i;
    }
    EXPECT_GT(accepted, cases / 20);
}

}  // namespace
}  // namespace semafor
