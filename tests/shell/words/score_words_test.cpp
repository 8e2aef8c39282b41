// The words of the scores.
#include <gtest/gtest.h>

#include "support/games.h"
#include "words/words.h"

namespace semafor {
namespace {

using test::gameOf;

std::vector<std::string> namesOf(const Words& words) {
    std::vector<std::string> names;
    for (const ScoreItem item : words.scoreItems()) names.emplace_back(words.scoreName(item));
    return names;
}

TEST(ScoreWords, HaveTheLinesOfTheGame) {
    EXPECT_EQ(namesOf(Words(gameOf("europe"), Language::kEnglish)),
              (std::vector<std::string>{"Routes", "Tickets", "Unbuilt stations", "European Express", "Total",
                                        "Completed tickets", "Longest trail"}));
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
    const Words words(gameOf("germany"), Language::kEnglish);
    EXPECT_EQ(words.scoreLine(ScoreItem::kRoutes, score), "Routes: 45 points");
    EXPECT_EQ(words.scoreLine(ScoreItem::kTickets, score), "Tickets: −8 points");
    EXPECT_EQ(words.scoreValue(ScoreItem::kTickets, score), "−8");
    EXPECT_EQ(words.scoreLine(ScoreItem::kCompleted, score), "Completed tickets: 2/3");
    EXPECT_EQ(words.scoreLine(ScoreItem::kLongest, score), "Longest trail: 22 spaces");
    EXPECT_EQ(words.scoreValue(ScoreItem::kPassengers, score), "30");
    const Words polish(gameOf("germany"), Language::kPolish);
    EXPECT_EQ(polish.scoreLine(ScoreItem::kRoutes, score), "Trasy: 45 punktów");
    EXPECT_EQ(polish.scoreLine(ScoreItem::kLongest, score), "Najdłuższa trasa: 22 pola");
}

TEST(ScoreWords, CountCompletedTicketsAloneWhereNoneIsKept) {
    SeatScore score;
    score.completedCount = 5;
    EXPECT_EQ(Words(gameOf("first-journey"), Language::kEnglish).scoreLine(ScoreItem::kCompleted, score),
              "Completed tickets: 5");
}

TEST(ScoreWords, TellRanksWithTies) {
    BySeat<SeatScore> scores;
    const std::array<std::uint8_t, kMaxSeats> ranks = {2, 1, 2, 4, 1};
    for (std::size_t s = 0; s < ranks.size(); ++s) scores[s].rank = ranks[s];
    const Words english(gameOf("europe"), Language::kEnglish);
    const Words polish(gameOf("europe"), Language::kPolish);
    const Words hungarian(gameOf("europe"), Language::kHungarian);
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
}

}  // namespace
}  // namespace semafor
