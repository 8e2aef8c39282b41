// Tests of the words for scores.
#include "words/score_words.h"

#include <gtest/gtest.h>

#include "support/games.h"

namespace semafor {
namespace {

using test::gameOf;

std::vector<std::string> namesOf(const Words& words) {
    const ScoreWords scores(words);
    std::vector<std::string> names;
    for (const ScoreItem item : scores.items()) names.emplace_back(scores.name(item));
    return names;
}

TEST(ScoreWords, HaveTheLinesOfTheGame) {
    EXPECT_EQ(namesOf(Words(gameOf("europe"), Language::kEnglish)),
              (std::vector<std::string>{"Routes", "Tickets", "Unbuilt stations", "European Express", "Total",
                                        "Completed tickets", "Longest path"}));
    EXPECT_EQ(namesOf(Words(gameOf("germany"), Language::kPolish)),
              (std::vector<std::string>{"Trasy", "Bilety", "Globtroter", "Pasażerowie", "Razem",
                                        "Zrealizowane bilety"}));
    EXPECT_EQ(namesOf(Words(gameOf("first-journey"), Language::kHungarian)),
              (std::vector<std::string>{"Teljesített menetjegyek"}));
}

TEST(ScoreWords, TellEachLine) {
    SeatScore score;
    score.routes = 45;
    score.tickets = -8;
    score.longest = 22;
    score.completedCount = 2;
    for (int i = 0; i < 3; ++i) score.kept.add(idAt<TicketId>(i));
    score.passengers[0] = 20;
    score.passengers[3] = 10;
    const Words germany(gameOf("germany"), Language::kEnglish);
    const ScoreWords words(germany);
    EXPECT_EQ(words.line(ScoreItem::kRoutes, score), "Routes: 45 points");
    EXPECT_EQ(words.line(ScoreItem::kTickets, score), "Tickets: −8 points");
    EXPECT_EQ(words.value(ScoreItem::kTickets, score), "−8");
    EXPECT_EQ(words.line(ScoreItem::kCompleted, score), "Completed tickets: 2/3");
    EXPECT_EQ(words.line(ScoreItem::kLongest, score), "Longest path: 22 spaces");
    EXPECT_EQ(words.value(ScoreItem::kPassengers, score), "30");
    const Words inPolish(gameOf("germany"), Language::kPolish);
    const ScoreWords polish(inPolish);
    EXPECT_EQ(polish.line(ScoreItem::kRoutes, score), "Trasy: 45 punktów");
    EXPECT_EQ(polish.line(ScoreItem::kLongest, score), "Najdłuższy szlak: 22 pola");
}

TEST(ScoreWords, CountCompletedTicketsAloneWhereNoneIsKept) {
    SeatScore score;
    score.completedCount = 5;
    const Words words(gameOf("first-journey"), Language::kEnglish);
    EXPECT_EQ(ScoreWords(words).line(ScoreItem::kCompleted, score), "Completed tickets: 5");
}

TEST(ScoreWords, TellTheRouteThatAStationUses) {
    const Game& game = gameOf("europe");
    const Words words(game, Language::kEnglish);
    const Loan loan{game.citiesByName()[0], game.routesByName()[0]};
    EXPECT_EQ(ScoreWords(words).loan(loan),
              "The station in " + std::string(words.city(loan.city)) + " uses " + words.route(loan.route));
}

TEST(ScoreWords, TellRanksWithTies) {
    BySeat<SeatScore> scores;
    const std::array<std::uint8_t, kMaxSeats> ranks = {2, 1, 2, 4, 1};
    for (std::size_t s = 0; s < ranks.size(); ++s) scores[s].rank = ranks[s];
    const Words inEnglish(gameOf("europe"), Language::kEnglish);
    const Words inPolish(gameOf("europe"), Language::kPolish);
    const Words inHungarian(gameOf("europe"), Language::kHungarian);
    const ScoreWords english(inEnglish);
    const ScoreWords polish(inPolish);
    const ScoreWords hungarian(inHungarian);
    EXPECT_EQ(english.rank(scores, 4, Seat{1}), "1st place");
    EXPECT_EQ(english.rank(scores, 4, Seat{0}), "2nd place, shared");
    EXPECT_EQ(english.rank(scores, 5, Seat{1}), "1st place, shared");
    EXPECT_EQ(polish.rank(scores, 4, Seat{2}), "2. miejsce ex aequo");
    EXPECT_EQ(hungarian.rank(scores, 4, Seat{3}), "4. hely");
    const std::vector<std::string> names = {"Anna", "Jan", "Zsófi", "Ola", "Péter"};
    EXPECT_EQ(english.winners(scores, Names(names).first(4)), "Jan wins!");
    EXPECT_EQ(polish.winners(scores, Names(names).first(4)), "Wygrywa Jan!");
    EXPECT_EQ(english.winners(scores, names), "Shared victory: Jan, Péter");
    EXPECT_EQ(hungarian.winners(scores, names), "Közös győzelem: Jan, Péter");
    EXPECT_EQ(english.winners(scores, Names(names).first(4), Seat{1}), "You win!");
    EXPECT_EQ(polish.winners(scores, Names(names).first(4), Seat{1}), "Wygrywasz!");
    EXPECT_EQ(hungarian.winners(scores, Names(names).first(4), Seat{1}), "Győztél!");
    EXPECT_EQ(english.winners(scores, Names(names).first(4), Seat{0}), "Jan wins!");
    EXPECT_EQ(english.winners(scores, names, Seat{4}), "Shared victory: Jan, You");
}

}  // namespace
}  // namespace semafor
