// Tests of bots' names: from a list in each language, unique in the game, fixed by the deal; games saved
// without them stay as they are.
#include "desk/computer_names.h"

#include <gtest/gtest.h>

#include <set>

#include "desk/names.h"
#include "support/desk_room.h"
#include "support/games.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using Room = test::DeskRoom;

constexpr Language kEvery[] = {Language::kEnglish, Language::kPolish, Language::kHungarian};

SavedGame gameOfComputers(std::size_t seats, std::uint64_t deal) {
    SavedGame game;
    game.map = "europe";
    game.dealCode = deal;
    game.seats.resize(seats);
    for (SavedSeat& seat : game.seats) seat.person = false;
    return game;
}

TEST(ComputerNames, EachLanguageHasAStockThatOurFontsCanWrite) {
    for (const Language language : kEvery) {
        std::set<std::string> names;
        for (std::uint64_t deal = 0; deal < 300; ++deal)
            for (const SavedSeat& seat : withComputerNames(gameOfComputers(5, deal), language)) {
                EXPECT_FALSE(checkName(seat.name)) << seat.name;
                EXPECT_EQ(trimmedName(seat.name), seat.name);
                EXPECT_FALSE(seat.name.empty());
                names.insert(seat.name);
            }
        EXPECT_EQ(names.size(), kNamesEach);
    }
}

TEST(ComputerNames, NoTwoSeatsShareOne) {
    for (const Language language : kEvery)
        for (std::uint64_t deal = 0; deal < 300; ++deal) {
            SavedGame game = gameOfComputers(5, deal);
            // A player has typed exactly the name that the second bot would get.
            const std::string wanted = withComputerNames(game, language)[1].name;
            game.seats[4].person = true;
            game.seats[4].name = wanted;
            std::set<std::string> names;
            for (const SavedSeat& seat : withComputerNames(game, language)) names.insert(seat.name);
            EXPECT_EQ(names.size(), 5u) << wanted;
        }
    SavedGame game = gameOfComputers(2, 7);
    const std::string wanted = withComputerNames(game, Language::kEnglish)[1].name;
    game.seats[0].person = true;
    game.seats[0].name = std::string(1, static_cast<char>(wanted[0] - 'A' + 'a')) + wanted.substr(1);
    EXPECT_NE(withComputerNames(game, Language::kEnglish)[1].name, wanted) << "nor one in small letters";
}

TEST(ComputerNames, OnlyNamelessComputersGetOne) {
    SavedGame game = gameOfComputers(3, 7);
    game.seats[0].person = true;
    game.seats[1].name = "Robot";
    const auto seats = withComputerNames(game, Language::kPolish);
    EXPECT_EQ(seats[0].name, "");
    EXPECT_EQ(seats[1].name, "Robot");
    EXPECT_NE(seats[2].name, "");
}

TEST(ComputerNames, AreStoredInTheLanguageOfTheOneWhoStarts) {
    Room room(1, "europe", 3);
    room.host.language = "hu";
    room.begin();
    const std::vector<SavedSeat> seats = room.desk.table.match()->saved().seats;
    const auto expected = withComputerNames(room.desk.table.match()->saved(), Language::kHungarian);
    EXPECT_EQ(seats, expected);
    EXPECT_FALSE(seats[1].name.empty());
    room.host.language = "en";
    room.desk.carryOut(ask::Go{Screen::kTable});
    EXPECT_EQ(SaveSlots(room.store, room.desk.table.match()->saved().id).load()->seats, seats);
    room.desk.carryOut(ask::Again{false});
    EXPECT_EQ(room.desk.table.match()->saved().seats[1].name, seats[1].name) << "the same opponents";
}

TEST(ComputerNames, ALinkWithoutThemMakesTheSameOnesFromTheDeal) {
    Room room(1, "europe", 5);
    room.begin();
    Link link{LinkKind::kDeal, room.desk.table.match()->saved()};
    link.game.log.clear();
    for (SavedSeat& seat : link.game.seats) seat.name.clear();
    const auto code = encodeLink(test::gameOf("europe"), link);
    ASSERT_TRUE(code);
    Room other;
    other.desk.openLink("#" + *code);
    other.desk.carryOut(ask::AcceptLink{});
    ASSERT_NE(other.desk.table.match(), nullptr);
    EXPECT_EQ(other.desk.table.match()->saved().seats, room.desk.table.match()->saved().seats);
}

TEST(ComputerNames, AGameSavedWithoutThemKeepsItsNumbers) {
    Room room;
    const SavedGame old = gameOfComputers(2, 7);
    room.desk.carryOut(ask::ImportText{encodeSave(old)});
    const SavedGame& saved = room.desk.library.entries().front().saved;
    EXPECT_EQ(saved.seats, old.seats);
    EXPECT_EQ(seatNames(Language::kEnglish, saved), (std::vector<std::string>{"Computer 1", "Computer 2"}));
}

}  // namespace
}  // namespace semafor
