// Tests of Seating: who plays each seat (person, bot, stand-in), and changes of it.
#include "desk/seating.h"

#include <gtest/gtest.h>

#include <set>

namespace semafor {
namespace {

// A game of a bot and two persons.
SavedGame game() {
    SavedGame saved;
    saved.seats.resize(3);
    saved.seats[0].person = false;
    return saved;
}

// The same game with these seats.
SavedGame with(SavedGame saved, std::vector<SavedSeat> seats) {
    saved.seats = std::move(seats);
    return saved;
}

TEST(Seating, KnowsTheSeatsOfPersons) {
    SavedGame saved = game();
    EXPECT_EQ(Seating(saved).persons(), 2u);
    EXPECT_EQ(Seating(saved).firstPerson(), Seat{1});
    EXPECT_FALSE(Seating(saved).personPlays(Seat{0}));
    EXPECT_TRUE(Seating(saved).personPlays(Seat{1}));
    for (SavedSeat& seat : saved.seats) seat.person = false;
    EXPECT_EQ(Seating(saved).persons(), 0u);
    EXPECT_EQ(Seating(saved).firstPerson(), Seat{0});
    EXPECT_FALSE(Seating(saved).anyPersonPlays());
}

TEST(Seating, LetsABotStandInUntilTheSeatIsGivenBack) {
    const SavedGame saved = game();
    const SavedGame one = with(saved, Seating(saved).withStandIn(Seat{1}, 4));
    EXPECT_FALSE(Seating(one).personPlays(Seat{1}));
    EXPECT_TRUE(Seating(one).anyPersonPlays());
    EXPECT_EQ(Seating(one).persons(), 2u) << "the seat is still the person's";
    EXPECT_EQ(one.seats[1].level, 4);
    const SavedGame both = with(one, Seating(one).withStandIn(Seat{2}, 4));
    EXPECT_FALSE(Seating(both).anyPersonPlays());
    const SavedGame back = with(both, Seating(both).withoutStandIn(Seat{1}));
    EXPECT_TRUE(Seating(back).personPlays(Seat{1}));
    EXPECT_FALSE(Seating(back).personPlays(Seat{2}));
}

TEST(Seating, RefusesAStandInForABotOrOfNoLevel) {
    const SavedGame saved = game();
    EXPECT_EQ(Seating(saved).withStandIn(Seat{0}, 4), saved.seats);
    EXPECT_EQ(Seating(saved).withStandIn(Seat{1}, kLevelsKept), saved.seats);
}

TEST(Seating, GivesABotsSeatToAPerson) {
    const SavedGame saved = game();
    const SavedGame taken = with(saved, Seating(saved).withPerson(Seat{0}));
    EXPECT_TRUE(Seating(taken).personPlays(Seat{0}));
    EXPECT_EQ(Seating(taken).persons(), 3u);
}

TEST(Seating, ChoosesACharacterByDealAndSeatWhereNoneIsSet) {
    SavedGame saved = game();
    saved.seats[0].character = 3;
    EXPECT_EQ(Seating(saved).characterOf(Seat{0}), 2);
    std::set<std::uint8_t> chosen;
    for (saved.dealCode = 0; saved.dealCode < 20; ++saved.dealCode) {
        const std::uint8_t character = Seating(saved).characterOf(Seat{1});
        EXPECT_LT(character, kBotCharacters);
        EXPECT_EQ(Seating(saved).characterOf(Seat{1}), character) << "always the same one";
        chosen.insert(character);
    }
    EXPECT_EQ(chosen.size(), kBotCharacters);
    saved.seats[1].character = kBotCharacters + 1;
    EXPECT_LT(Seating(saved).characterOf(Seat{1}), kBotCharacters) << "of a newer version";
}

}  // namespace
}  // namespace semafor
