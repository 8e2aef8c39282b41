// Property tests of sentences over random games: every event has words, and no sentence tells a secret.
#include <gtest/gtest.h>

#include "shell/words/sentences.h"
#include "support/games.h"
#include "words/score_words.h"

namespace semafor {
namespace {

using test::faultOf;

constexpr int kGames = 60;       // each is told in three languages
constexpr int kLabelsEvery = 9;  // steps; there all legal actions get labels

// Names without a digit or the name of a colour or city, so that a search for secrets can't match them.
const std::vector<std::string> kNames = {"Ądżź", "Óőű", "SS", "İı", "Qq"};

// Whether the event may have no words, because it brings nothing new.
bool mayBeSilent(const Event& event) {
    if (const auto* ended = std::get_if<TunnelEnded>(&event)) return !ended->declined;
    return std::holds_alternative<StepBegan>(event);
}

// Calls visit(words, state, events) after the deal and after every action of a random game.
template <class Visit>
void playRandomly(const Game& game, std::size_t seats, std::uint64_t seed, Visit&& visit) {
    Rng rng(seed);
    ActionList legal;
    Events events;
    GameState state = newGame(game, seats, seed, events);
    visit(state, events);
    while (!state.over()) {
        legalActions(game, state, legal);
        const Action action = test::choose(legal, rng);
        ASSERT_FALSE(apply(game, state, action, events));
        visit(state, events);
    }
}

TEST(GameWords, EveryEventHasASentence) {
    test::forEachGame(test::gamesToPlay(kGames), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        const Names names = Names(kNames).first(seats);
        playRandomly(game, seats, seed, [&](const GameState&, const Events& events) {
            for (const Language language : test::kEveryLanguage) {
                const Words words(game, language);
                for (const Event& event : events) {
                    for (const Seat you : {kNoSeat, Seat{0}}) {
                        const std::string sentence = words.event(event, names, you);
                        if (!sentence.empty() || !mayBeSilent(event)) {
                            ASSERT_EQ(faultOf(sentence), "") << sentence << " kind " << event.index();
                        }
                    }
                }
            }
        });
    });
}

TEST(GameWords, EveryActionHasALabelOfItsOwn) {
    test::forEachGame(test::gamesToPlay(kGames), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        ActionList legal;
        int steps = 0;
        playRandomly(game, seats, seed, [&](const GameState& state, const Events&) {
            if (state.over() || steps++ % kLabelsEvery != 0) return;
            legalActions(game, state, legal);
            const auto language = static_cast<Language>(steps / kLabelsEvery % 3);
            const Words words(game, language);
            const PlayerView view = observe(game, state, state.actor());
            std::set<std::string> labels;
            for (const Action& action : legal) {
                const std::string label = words.action(action, view);
                ASSERT_EQ(faultOf(label), "") << label;
                ASSERT_TRUE(labels.insert(label).second) << label << " stands for two actions";
            }
        });
    });
}

TEST(GameWords, EveryStepHasASentence) {
    test::forEachGame(test::gamesToPlay(kGames), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        playRandomly(game, seats, seed, [&](const GameState& state, const Events&) {
            for (const Language language : test::kEveryLanguage) {
                const Words words(game, language);
                const std::string own = words.step(state.step, "");
                ASSERT_EQ(faultOf(own), "") << own;
                ASSERT_TRUE(own.back() == '.' || (state.over() && own.back() == '!')) << own;
                const std::string other = words.step(state.step, kNames[0]);
                ASSERT_EQ(faultOf(other), "") << other;
                ASSERT_EQ(other.find(kNames[0]) != std::string::npos, !state.over()) << other;
            }
        });
    });
}

TEST(GameWords, EveryRouteCityAndTicketHasWords) {
    for (const MapFiles& map : shippedMaps()) {
        const Game& game = test::gameOf(map.name);
        for (const Language language : test::kEveryLanguage) {
            const Words words(game, language);
            for (std::size_t i = 0; i < game.cityCount(); ++i)
                EXPECT_EQ(faultOf(words.city(idAt<CityId>(i))), "") << words.city(idAt<CityId>(i));
            std::set<std::string> routes;
            for (std::size_t i = 0; i < game.routeCount(); ++i) {
                const RouteId route = idAt<RouteId>(i);
                EXPECT_TRUE(routes.insert(words.route(route)).second) << words.route(route);
                EXPECT_EQ(faultOf(words.routeFacts(route)), "") << words.routeFacts(route);
            }
            for (std::size_t i = 0; i < game.ticketCount(); ++i)
                EXPECT_EQ(faultOf(words.ticket(idAt<TicketId>(i))), "") << words.ticket(idAt<TicketId>(i));
        }
    }
}

int numberIn(const std::string& value) {
    constexpr std::string_view kMinus = "−";
    if (value.rfind(kMinus, 0) == 0) return -std::stoi(value.substr(kMinus.size()));
    return std::stoi(value);
}

TEST(GameWords, TheLinesOfTheScoresAddUpToTheTotal) {
    test::forEachGame(test::gamesToPlay(kGames), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        playRandomly(game, seats, seed, [&](const GameState& state, const Events&) {
            if (!state.over()) return;
            const Words gameWords(game, Language::kHungarian);
            const ScoreWords words(gameWords);
            const BySeat<SeatScore> scores = scoreNow(game, observe(game, state, Seat{0}));
            for (std::size_t s = 0; s < seats; ++s) {
                int sum = 0;
                for (const ScoreItem item : words.items()) {
                    ASSERT_EQ(faultOf(words.line(item, scores[s])), "");
                    if (item == ScoreItem::kTotal) break;
                    sum += numberIn(words.value(item, scores[s]));
                }
                ASSERT_EQ(sum, scores[s].total) << game.map().name;
                ASSERT_EQ(faultOf(words.rank(scores, seats, idAt<Seat>(s))), "");
                for (const Loan& loan : scores[s].loans) ASSERT_EQ(faultOf(words.loan(loan)), "");
            }
            ASSERT_EQ(faultOf(words.winners(scores, Names(kNames).first(seats))), "");
        });
    });
}

// The words that would reveal the hidden part of an event.
struct Secrets {
    const Words& words;

    std::vector<std::string> operator()(const CardDrawn& e) const {
        return {std::string(words.card(e.card))};
    }
    std::vector<std::string> operator()(const TicketDrawn& e) const { return {words.ticketEnds(e.ticket)}; }
    std::vector<std::string> operator()(const TicketsOffered& e) const { return ends(e.tickets); }
    std::vector<std::string> operator()(const TicketsKept& e) const {
        std::vector<std::string> secrets = ends(e.tickets);
        // R12: the number kept is secret as well.
        if (e.setup) secrets.push_back(std::to_string(e.tickets.size()));
        return secrets;
    }
    template <class Open>
    std::vector<std::string> operator()(const Open&) const {
        return {};
    }

    [[nodiscard]] std::vector<std::string> ends(const TicketList& tickets) const {
        std::vector<std::string> all;
        for (const TicketId ticket : tickets) all.push_back(words.ticketEnds(ticket));
        return all;
    }
};

// Checks the event's sentence for every seat; returns how many secrets were searched for.
int lookForSecrets(const Words& words, const Event& event, Names names) {
    int looked = 0;
    const std::vector<std::string> secrets = std::visit(Secrets{words}, event);
    for (std::size_t s = 0; s < names.size(); ++s) {
        const Seat reader = idAt<Seat>(s);
        const std::string sentence = words.event(redact(event, reader), names);
        const bool mayKnow = audienceOf(event).has(reader);
        for (const std::string& secret : secrets) {
            const bool there = sentence.find(secret) != std::string::npos;
            const bool isNumber = secret.size() == 1;  // the owner's sentence has no number
            EXPECT_TRUE(there == mayKnow || (mayKnow && isNumber)) << sentence << " / " << secret;
            ++looked;
        }
    }
    return looked;
}

TEST(GameWords, OnlyWhoMayKnowASecretReadsIt) {
    int looked = 0;
    test::forEachGame(test::gamesToPlay(kGames),
                      [&](const Game& game, std::size_t seats, std::uint64_t seed) {
                          const Words words(game, static_cast<Language>(seed % 3));
                          playRandomly(game, seats, seed, [&](const GameState&, const Events& events) {
                              for (const Event& event : events)
                                  looked += lookForSecrets(words, event, Names(kNames).first(seats));
                          });
                      });
    EXPECT_GT(looked, 1000);
}

}  // namespace
}  // namespace semafor
