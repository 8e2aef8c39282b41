// Tests of saves: round trips, refusals and their reasons, the golden files.
#include "codec/save.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "support/games.h"
#include "support/saves.h"

namespace semafor {
namespace {

std::optional<SaveFault> faultOf(std::string_view text) {
    const auto read = decodeSave(text);
    if (read.ok()) return std::nullopt;
    EXPECT_LE(read.error().at, text.size());
    EXPECT_FALSE(describe(read.error().fault).empty());
    return read.error().fault;
}

void expectRoundTrip(const SavedGame& game) {
    const std::string text = encodeSave(game);
    const auto read = decodeSave(text);
    ASSERT_TRUE(read.ok()) << describe(read.error().fault) << " at " << read.error().at;
    EXPECT_EQ(read.value(), game);
    EXPECT_EQ(encodeSave(read.value()), text);
}

TEST(Save, ComesBackWithEveryKindOfAction) {
    const SavedGame game = test::everyKindOfAction();
    std::set<std::size_t> kinds;
    for (const Action& action : game.log) kinds.insert(action.index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Action>);
    expectRoundTrip(game);
}

TEST(Save, ComesBackInRandomGames) {
    test::forEachGame(test::gamesToPlay(200), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        expectRoundTrip(test::randomSave(game, seats, seed));
    });
}

TEST(Save, HasRoomForTheGreatestGame) {
    const SavedGame game = test::largestSave();
    EXPECT_TRUE(withinCaps(game));
    EXPECT_LE(encodeSave(game).size(), kMaxSaveText);
    expectRoundTrip(game);
    expectRoundTrip(SavedGame{});
}

TEST(Save, SaysWhatGoesBeyondTheCaps) {
    const SavedGame good = test::randomSave(test::gameOf("europe"), 5, 1, 3);
    const auto with = [&good](auto&& change) {
        SavedGame game = good;
        change(game);
        return withinCaps(game);
    };
    EXPECT_TRUE(withinCaps(good));
    EXPECT_FALSE(with([](SavedGame& g) { g.name = std::string(kMaxNameBytes + 1, 'x'); }));
    EXPECT_FALSE(with([](SavedGame& g) { g.name = "\xc0\x80"; }));
    EXPECT_FALSE(with([](SavedGame& g) { g.map = std::string(kMaxMapNameBytes + 1, 'x'); }));
    EXPECT_FALSE(with([](SavedGame& g) { g.seats[2].name = "\xed\xa0\x80"; }));
    EXPECT_FALSE(with([](SavedGame& g) { g.seats.resize(kMaxSeats + 1); }));
    EXPECT_FALSE(with([](SavedGame& g) { g.log.assign(kMaxLogActions + 1, Pass{}); }));
    EXPECT_FALSE(with([](SavedGame& g) { g.log[0] = TakeMarket{5}; }));
}

TEST(Save, IsWrittenAsDescribed) {
    SavedGame game;
    game.id = 0x0102030405060708;
    game.revision = 9;
    game.name = "ab";
    game.begun = -1;
    game.changed = 2;
    game.map = "m";
    game.mapFingerprint = 3;
    game.dealCode = 4;
    game.practice = true;
    game.seats = {{"c", false, 5, 6}};
    game.log = {TakeMarket{2}, Pass{}};
    const test::Bytes payload = {
        8,   7, 6, 5, 4, 3, 2, 1, 9, 0, 0, 0, 2, 0,   0,   0, 'a', 'b', 255, 255, 255, 255, 255, 255, 255,
        255, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 'm', 3,   0, 0,   0,   0,   0,   0,   0,   4,   0,   0,
        0,   0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0,   'c', 0, 5,   6,   2,   0,   0,   0,   4,   2,   12};
    EXPECT_EQ(encodeSave(game), test::saveAround(payload));
    EXPECT_EQ(encodeSave(game).substr(0, 8), "Semafor-");
}

TEST(Save, MayStandBetweenWhiteSpaceButHoldsNone) {
    const std::string text = encodeSave(test::everyKindOfAction());
    EXPECT_FALSE(faultOf(" \r\n\t" + text + "\n \n"));
    std::string broken = text;
    broken.insert(20, "\n");
    const auto read = decodeSave("  " + broken);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().fault, SaveFault::kForeignCharacter);
    EXPECT_EQ(read.error().at, 22u);
}

TEST(Save, NamesTheFault) {
    const std::string text = encodeSave(test::randomSave(test::gameOf("germany"), 3, 1, 20));
    EXPECT_EQ(faultOf(""), SaveFault::kEmpty);
    EXPECT_EQ(faultOf(" \n"), SaveFault::kEmpty);
    EXPECT_EQ(faultOf("hello, world"), SaveFault::kNotOurs);
    EXPECT_EQ(faultOf("semafor-" + text.substr(8)), SaveFault::kNotOurs);
    EXPECT_EQ(faultOf(std::string(kMaxSaveText + 1, 'A')), SaveFault::kTooLong);
    EXPECT_EQ(faultOf(std::string(kMaxSaveText, 'A')), SaveFault::kNotOurs);
    EXPECT_EQ(faultOf(text.substr(0, 4)), SaveFault::kCut);
    EXPECT_EQ(faultOf(text.substr(0, 100)), SaveFault::kCut);
    EXPECT_EQ(faultOf(text + "AAAA"), SaveFault::kTooMuch);
    EXPECT_EQ(faultOf(text + "="), SaveFault::kForeignCharacter);
    EXPECT_EQ(faultOf(text.substr(0, 50) + "+" + text.substr(51)), SaveFault::kForeignCharacter);
}

TEST(Save, OfAnotherVersionIsToldByItsOwnFault) {
    const test::Bytes payload = test::payloadOf(encodeSave(SavedGame{}));
    EXPECT_FALSE(faultOf(test::saveAround(payload, 1)));
    EXPECT_EQ(faultOf(test::saveAround(payload, 3)), SaveFault::kNewerVersion);
    EXPECT_EQ(faultOf(test::saveAround({}, 3)), SaveFault::kNewerVersion);
    const std::string longer = test::saveAround(test::Bytes(kMaxSaveText), 3);
    EXPECT_EQ(faultOf(longer), SaveFault::kNewerVersion) << "longer than any save of today";
    EXPECT_EQ(faultOf(test::saveAround(test::Bytes(kMaxSaveText), 2)), SaveFault::kTooLong);
    EXPECT_EQ(faultOf(test::saveAround(payload, 65535)), SaveFault::kNewerVersion);
    EXPECT_EQ(faultOf(test::saveAround(payload, 0)), SaveFault::kOlderVersion);
}

// Payloads with a correct checksum, but values that no game has.
TEST(Save, RefusesContentThatNoGameHas) {
    SavedGame game = test::randomSave(test::gameOf("europe"), 2, 1, 1);
    game.name = game.seats[0].name = game.seats[1].name = "";
    game.log = {ClaimRoute{idAt<RouteId>(1), {Color::kRed, 2, 0}}};
    const test::Bytes good = test::payloadOf(encodeSave(game));
    ASSERT_FALSE(faultOf(test::saveAround(good)));
    const auto changed = [&good](std::size_t fromEnd, std::uint8_t value) {
        test::Bytes bytes = good;
        bytes[bytes.size() - fromEnd] = value;
        return faultOf(test::saveAround(bytes));
    };
    EXPECT_EQ(changed(4, 112), SaveFault::kBadContent) << "no such route";
    EXPECT_EQ(changed(3, 9), SaveFault::kBadContent) << "gray is no card";
    EXPECT_EQ(changed(5, 0), SaveFault::kBadContent) << "no such action";
    EXPECT_EQ(changed(5, 13), SaveFault::kBadContent) << "no such action";
    EXPECT_EQ(changed(5, 3), SaveFault::kBadContent) << "bytes that belong to nothing";
    EXPECT_EQ(changed(9, 2), SaveFault::kBadContent) << "two actions, and room for one";
    EXPECT_EQ(changed(12, 2), SaveFault::kBadContent) << "neither person nor bot";
    test::Bytes longer = good;
    longer.push_back(0);
    EXPECT_EQ(faultOf(test::saveAround(longer)), SaveFault::kBadContent);
    EXPECT_EQ(faultOf(test::saveAround({})), SaveFault::kBadContent);
}

std::string readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file.good()) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The golden saves were written once by `write_saves golden tests/golden`; they have to load for ever.
TEST(Save, OfEveryReleasedFormatLoadsForEver) {
    for (const test::GoldenSave& golden : test::goldenSaves()) {
        const std::string text =
            readFile(std::string(SEMAFOR_TESTS_FOLDER) + "/golden/saves/" + golden.file + ".save");
        const auto read = decodeSave(text);
        ASSERT_TRUE(read.ok()) << golden.file << ": " << describe(read.error().fault);
        EXPECT_EQ(encodeSave(read.value()) + "\n", text) << golden.file;
        EXPECT_EQ(read.value().id, golden.game.id) << golden.file;
        EXPECT_EQ(read.value().name, golden.game.name) << golden.file;
        EXPECT_EQ(read.value().seats, golden.game.seats) << golden.file;
        EXPECT_EQ(read.value().log, golden.game.log) << golden.file;
    }
}

// The byte once held only the level: games without character or stand-in keep the old encoding.
TEST(SavedSeat, KeepsLevelCharacterAndStandInInOneByte) {
    for (int byte = 0; byte < 256; ++byte) {
        SavedSeat seat;
        setLevelByte(seat, static_cast<std::uint8_t>(byte));
        EXPECT_EQ(levelByte(seat), byte);
        EXPECT_LT(seat.level, kLevelsKept);
        EXPECT_LT(seat.character, kCharactersKept);
        if (byte < kLevelsKept) {
            EXPECT_EQ(seat.level, byte);
            EXPECT_TRUE(seat.character == 0 && !seat.standIn);
        }
    }
    SavedGame game;
    game.map = "europe";
    game.seats = {{"", true, 2, 0, 0, true}, {"", false, 3, 1, 4, false}};
    EXPECT_TRUE(withinCaps(game));
    const auto back = decodeSave(encodeSave(game));
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back.value().seats, game.seats);
    game.seats[0].level = kLevelsKept;
    EXPECT_FALSE(withinCaps(game));
}

}  // namespace
}  // namespace semafor
