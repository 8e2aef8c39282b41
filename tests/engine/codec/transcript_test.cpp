// Tests of transcripts: the content of each line, and that replaying locates every kind of damage.
#include "codec/transcript.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/json.h"
#include "codec/notation.h"
#include "codec/replay.h"
#include "rules/scoring.h"
#include "support/games.h"

namespace semafor {
namespace {

std::string randomTranscript(const Game& game, std::size_t seats, std::uint64_t dealCode) {
    std::string text;
    Rng rng(dealCode);
    Transcriber transcriber(game, seats, dealCode, text);
    while (!transcriber.state().over()) {
        const auto error = transcriber.act(test::choose(transcriber.legal(), rng));
        EXPECT_FALSE(error);
    }
    return text;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

// The parsed lines of a transcript.
class Parsed {
public:
    explicit Parsed(const std::string& text) {
        for (const std::string& line : linesOf(text)) {
            auto value = parseJson(line);
            EXPECT_TRUE(value.ok()) << line;
            lines.push_back(std::move(value).value());
        }
    }
    [[nodiscard]] std::vector<const JsonValue*> ofKind(std::string_view kind) const {
        std::vector<const JsonValue*> found;
        for (const JsonValue& line : lines)
            if (line.find("t")->text == kind) found.push_back(&line);
        return found;
    }

    std::vector<JsonValue> lines;
};

std::vector<std::string> keysOf(const JsonValue& object) {
    std::vector<std::string> keys;
    for (const JsonMember& member : object.members) keys.push_back(member.key);
    return keys;
}
using Keys = std::vector<std::string>;

// The first state that expects this kind of step, or null.
const JsonValue* stateExpecting(const Parsed& parsed, std::string_view what) {
    for (const JsonValue* step : parsed.ofKind("step")) {
        const JsonValue* state = step->find("state");
        if (state->find("next")->find("expects")->text == what) return state;
    }
    return nullptr;
}

TEST(Transcript, ReplaysInEveryGame) {
    int shuffles = 0;
    test::forEachGame(test::gamesToPlay(110), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        const std::string text = randomTranscript(game, seats, seed);
        const auto map = mapOfTranscript(text);
        ASSERT_TRUE(map.ok());
        ASSERT_EQ(map.value(), game.map().name);
        const auto summary = checkTranscript(game, text);
        ASSERT_TRUE(summary.ok()) << game.map().name << " " << seed << " " << summary.error().describe();
        EXPECT_EQ(summary.value().seats, seats);
        EXPECT_GT(summary.value().actions, 20);
        shuffles += summary.value().shuffles;
    });
    EXPECT_GT(shuffles, 30);
}

TEST(Transcript, HoldsTheKeysOfEachGame) {
    const Parsed europe(randomTranscript(test::gameOf("europe"), 3, 1));
    EXPECT_EQ(keysOf(europe.lines[0]), (Keys{"t", "map", "seats", "first", "deck", "tickets"}));
    EXPECT_EQ(keysOf(*europe.lines[0].find("tickets")), (Keys{"long", "normal"}));
    EXPECT_EQ(keysOf(*stateExpecting(europe, "turn")),
              (Keys{"market", "deck", "discard", "hands", "tickets", "wagons", "stations", "points", "routes",
                    "cities", "ticket_decks", "next"}));
    EXPECT_EQ(keysOf(*stateExpecting(europe, "turn")->find("ticket_decks")), (Keys{"normal"}));
    EXPECT_EQ(
        keysOf(europe.lines.back().find("scores")->items[0]),
        (Keys{"seat", "routes", "tickets", "stations", "borrowed", "longest", "express", "total", "rank"}));

    const Parsed germany(randomTranscript(test::gameOf("germany"), 2, 1));
    EXPECT_EQ(keysOf(germany.lines[0]),
              (Keys{"t", "map", "seats", "first", "deck", "tickets", "passengers"}));
    EXPECT_EQ(germany.lines[0].find("passengers")->members.size(), test::gameOf("germany").cityCount());
    EXPECT_EQ(keysOf(*stateExpecting(germany, "turn")),
              (Keys{"market", "deck", "discard", "hands", "tickets", "wagons", "points", "passengers",
                    "routes", "ticket_decks", "next"}));
    EXPECT_EQ(keysOf(*stateExpecting(germany, "turn")->find("ticket_decks")), (Keys{"short", "long"}));
    EXPECT_EQ(keysOf(germany.lines.back().find("scores")->items[1]),
              (Keys{"seat", "routes", "tickets", "globetrotter", "passengers", "total", "rank"}));

    const Parsed journey(randomTranscript(test::gameOf("first-journey"), 4, 1));
    EXPECT_EQ(keysOf(*journey.lines[0].find("tickets")), (Keys{"tickets"}));
    EXPECT_EQ(keysOf(*stateExpecting(journey, "turn")),
              (Keys{"deck", "discard", "hands", "tickets", "completed", "wagons", "routes", "ticket_decks",
                    "next"}));
    EXPECT_EQ(keysOf(journey.lines.back().find("scores")->items[3]),
              (Keys{"seat", "completed", "total", "rank"}));
}

TEST(Transcript, StepsAreCountedAndListsAreSorted) {
    for (const MapFiles& map : shippedMaps()) {
        const Parsed parsed(randomTranscript(test::gameOf(map.name), 2, 5));
        std::int64_t number = 0;
        for (const JsonValue* step : parsed.ofKind("step")) {
            ASSERT_EQ(keysOf(*step), (Keys{"t", "n", "seat", "legal", "action", "state"}));
            ASSERT_EQ(step->find("n")->integer(), ++number);
            std::vector<std::string> legal;
            for (const JsonValue& text : step->find("legal")->items) legal.push_back(text.text);
            ASSERT_TRUE(std::is_sorted(legal.begin(), legal.end()));
            ASSERT_TRUE(std::binary_search(legal.begin(), legal.end(), step->find("action")->text));
        }
        ASSERT_EQ(parsed.ofKind("end").size(), 1u);
        ASSERT_EQ(parsed.lines.back().find("t")->text, "end");
        const JsonValue* last = parsed.ofKind("step").back()->find("state")->find("next");
        EXPECT_EQ(keysOf(*last), (Keys{"expects"}));
        EXPECT_EQ(last->find("expects")->text, "over");
    }
}

TEST(Transcript, R20_DealtSetupTicketsAreShownToTheChoosingSeatOnly) {
    const Game& game = test::gameOf("europe");
    const Parsed parsed(randomTranscript(game, 3, 8));
    const auto steps = parsed.ofKind("step");
    for (std::size_t i = 0; i < 3; ++i) {
        const JsonValue& state = *steps[i]->find("state");
        const bool choosing = i < 2;  // another seat chooses next
        ASSERT_EQ(state.find("offered") != nullptr, choosing);
        EXPECT_EQ(choosing ? state.find("offered")->items.size() : 4, 4u);
        // Three seats have drawn three normal tickets each; returned tickets leave the game.
        EXPECT_EQ(state.find("ticket_decks")->find("normal")->integer(), 40 - 9);
        EXPECT_TRUE(state.find("tickets")->items[2].items.empty() == choosing);
    }
}

TEST(Transcript, G01_ReturnedTicketsAreShuffledBeforeTheLastKeepAndCountedAfterIt) {
    const Game& game = test::gameOf("germany");
    const std::string text = randomTranscript(game, 2, 8);
    const Parsed parsed(text);
    // The lines: setup; offer, keep; offer; both shuffles; keep.
    std::vector<std::string> kinds;
    for (std::size_t i = 0; i < 7; ++i) kinds.push_back(parsed.lines[i].find("t")->text);
    ASSERT_EQ(kinds, (Keys{"setup", "step", "step", "step", "shuffle", "shuffle", "step"}));
    EXPECT_EQ(parsed.lines[4].find("pile")->text, "short");
    EXPECT_EQ(parsed.lines[5].find("pile")->text, "long");
    const auto inDecks = [&](std::size_t line) {
        const JsonValue& decks = *parsed.lines[line].find("state")->find("ticket_decks");
        return *decks.find("short")->integer() + *decks.find("long")->integer();
    };
    const auto keptBy = [&](std::size_t seat) {
        return static_cast<std::int64_t>(
            parsed.lines[6].find("state")->find("tickets")->items[seat].items.size());
    };
    EXPECT_EQ(inDecks(2), 89 - 4);
    EXPECT_EQ(inDecks(3), 89 - 8);
    EXPECT_EQ(inDecks(6), 89 - keptBy(0) - keptBy(1));
    const auto orders =
        parsed.lines[4].find("order")->items.size() + parsed.lines[5].find("order")->items.size();
    EXPECT_EQ(static_cast<std::int64_t>(orders), inDecks(6));
}

std::int64_t sumOf(const JsonValue& counts) {
    std::int64_t sum = 0;
    for (const JsonMember& member : counts.members) sum += *member.value.integer();
    return sum;
}

TEST(Transcript, R23_DuringATunnelCardsAreInNoPile) {
    const Game& game = test::gameOf("europe");
    int tunnels = 0;
    for (std::uint64_t deal = 1; deal <= 5; ++deal) {
        const Parsed parsed(randomTranscript(game, 2, deal));
        for (const JsonValue* step : parsed.ofKind("step")) {
            const JsonValue& state = *step->find("state");
            std::int64_t cards = *state.find("deck")->integer() + *state.find("discard")->integer();
            for (const JsonValue& hand : state.find("hands")->items) cards += sumOf(hand);
            for (const JsonValue& card : state.find("market")->items) cards += card.kind == JsonKind::kString;
            const bool tunnel = state.find("next")->find("expects")->text == "tunnel";
            tunnels += tunnel;
            if (tunnel) {
                EXPECT_LT(cards, 110 - 3);
            } else {
                EXPECT_EQ(cards, 110);
            }
        }
    }
    EXPECT_GT(tunnels, 5);
}

TEST(Transcript, EndsWithTheScores) {
    const Game& game = test::gameOf("europe");
    std::string text;
    Rng rng(4);
    Transcriber transcriber(game, 4, 4, text);
    while (!transcriber.state().over()) ASSERT_FALSE(transcriber.act(test::choose(transcriber.legal(), rng)));
    const Parsed parsed(text);
    const auto scores = scoreNow(game, transcriber.state());
    const auto& written = parsed.lines.back().find("scores")->items;
    ASSERT_EQ(written.size(), 4u);
    for (std::size_t s = 0; s < 4; ++s) {
        EXPECT_EQ(written[s].find("seat")->integer(), static_cast<std::int64_t>(s));
        EXPECT_EQ(written[s].find("total")->integer(), scores[s].total);
        EXPECT_EQ(written[s].find("rank")->integer(), scores[s].rank);
        EXPECT_EQ(written[s].find("longest")->integer(), scores[s].longest);
        std::int64_t points = 0;
        for (const JsonValue& ticket : written[s].find("tickets")->items)
            points += *ticket.items[1].integer();
        EXPECT_EQ(points, scores[s].tickets);
    }
}

TEST(Transcript, IllegalActionsChangeNothing) {
    const Game& game = test::gameOf("europe");
    std::string text;
    Transcriber transcriber(game, 2, 1, text);
    const std::string before = text;
    EXPECT_EQ(transcriber.act(DrawBlind{}), RuleError::kNotNow);
    EXPECT_EQ(text, before);
    EXPECT_EQ(transcriber.state(), newGame(game, 2, 1));
}

class Damage : public testing::Test {
protected:
    const Game& game = test::gameOf("europe");
    const std::vector<std::string> lines = linesOf(randomTranscript(game, 2, 3));

    // The line and field where checking these lines fails; "" when they pass.
    [[nodiscard]] std::string placeIn(const std::vector<std::string>& damaged) const {
        const auto result = checkTranscript(game, joined(damaged));
        if (result.ok()) return "";
        return std::to_string(result.error().line) + " " + result.error().field;
    }
    // The same, with the first `from` in the line (counted from 1) replaced by `to`.
    [[nodiscard]] std::string placeAfter(std::size_t line, const std::string& from,
                                         const std::string& to) const {
        std::vector<std::string> damaged = lines;
        const std::size_t at = damaged[line - 1].find(from);
        if (at == std::string::npos) return "not there: " + from;
        damaged[line - 1].replace(at, from.size(), to);
        return placeIn(damaged);
    }
    [[nodiscard]] std::size_t firstShuffle() const {
        const auto found = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
            return line.find("\"shuffle\"") != std::string::npos;
        });
        return static_cast<std::size_t>(found - lines.begin()) + 1;
    }
};

TEST_F(Damage, IsFoundInASetupLine) {
    EXPECT_EQ(placeAfter(1, "\"seats\":2", "\"seats\":6"), "1 seats");
    EXPECT_EQ(placeAfter(1, "\"seats\":2", "\"seats\":\"2\""), "1 seats");
    EXPECT_EQ(placeAfter(1, "\"setup\"", "\"step\""), "1 t");
    EXPECT_EQ(placeAfter(1, "europe", "germany"), "1 map");
    EXPECT_EQ(placeAfter(1, "\"red\"", "\"blue\""), "1 deck");
    EXPECT_EQ(placeAfter(1, "\"deck\":[", "\"deck\":[\"grey\","), "1 deck[0]");
    EXPECT_EQ(placeAfter(1, "\"normal\":[", "\"normal\":[7,"), "1 tickets.normal");
    EXPECT_EQ(placeAfter(1, "\"normal\":[", "\"normal\":[46,"), "1 tickets.normal[0]");
    EXPECT_EQ(placeAfter(1, "\"normal\"", "\"usual\""), "1 tickets.normal");
    EXPECT_EQ(placeAfter(1, "{", "{\"deal\":1,"), "1 deal");
}

TEST_F(Damage, IsFoundInAStepLine) {
    EXPECT_EQ(placeAfter(10, "\"n\":9", "\"n\":8"), "10 n");
    EXPECT_EQ(placeAfter(10, "\"seat\":", "\"seat\":1"), "10 seat");
    EXPECT_EQ(placeAfter(10, "\"legal\":[", "\"legal\":[\"aim\","), "10 legal[0]");
    EXPECT_EQ(placeAfter(10, "\"action\":\"", "\"action\":\"re"), "10 action");
    EXPECT_EQ(placeAfter(10, "\"action\":\"", "\"action\":\"pass\",\"was\":\""), "10 action");
    EXPECT_EQ(placeAfter(10, "\"deck\":", "\"deck\":1"), "10 state.deck");
    EXPECT_EQ(placeAfter(10, "\"wagons\":[", "\"wagons\":[1"), "10 state.wagons[0]");
    EXPECT_EQ(placeAfter(10, "\"hands\":[{", "\"hands\":[{\"none\":1,"), "10 state.hands[0].none");
    EXPECT_EQ(placeAfter(10, "\"expects\":", "\"expect\":"), "10 state.next.expects");
    EXPECT_EQ(placeAfter(10, "}", ""), "10 ");
}

TEST_F(Damage, IsFoundInShuffles) {
    const std::size_t line = firstShuffle();
    ASSERT_LT(line, lines.size());
    EXPECT_EQ(placeAfter(line, "\"pile\":\"deck\"", "\"pile\":\"dock\""), std::to_string(line) + " pile");
    EXPECT_EQ(placeAfter(line, "\"order\":[", "\"order\":[\"gray\","), std::to_string(line) + " order[0]");
    const std::string place = placeAfter(line, "\"order\":[", "\"order\":[\"red\",");
    EXPECT_EQ(place.substr(0, place.find('[')), std::to_string(line) + " order");
    std::vector<std::string> without = lines;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(line) - 1);
    EXPECT_EQ(placeIn(without), std::to_string(line) + " t");
    std::vector<std::string> twice = lines;
    twice.insert(twice.begin() + 1, lines[line - 1]);
    EXPECT_EQ(placeIn(twice), "2 t");
}

TEST_F(Damage, IsFoundAtTheEnd) {
    const std::size_t last = lines.size();
    const std::string number = std::to_string(last);
    EXPECT_EQ(placeAfter(last, "\"reason\":\"", "\"reason\":\"x"), number + " reason");
    EXPECT_EQ(placeAfter(last, "\"routes\":", "\"routes\":1"), number + " scores[0].routes");
    EXPECT_EQ(placeAfter(last, "\"borrowed\"", "\"lent\""), number + " scores[0].borrowed");
    std::vector<std::string> longer = lines;
    longer.push_back(lines.back());
    EXPECT_EQ(placeIn(longer), std::to_string(last + 1) + " ");
    std::vector<std::string> shorter = lines;
    shorter.pop_back();
    EXPECT_EQ(placeIn(shorter), std::to_string(last) + " ");
    shorter.pop_back();
    EXPECT_EQ(placeIn(shorter), std::to_string(last - 1) + " ");
    EXPECT_EQ(placeIn({}), "1 ");
}

TEST_F(Damage, IsNotWhatIsOnlyWrittenInAnotherWay) {
    EXPECT_EQ(placeIn(lines), "");
    EXPECT_EQ(placeAfter(1, "{\"t\":\"setup\",", "{ \"t\" : \"setup\" , "), "");
    EXPECT_EQ(placeAfter(10, "{\"t\":\"step\",\"n\":9,", "{\"n\":9,\"t\":\"st\\u0065p\","), "");
}

// Adds the shuffle that the action will cause, in reverse order, to `told`.
void tellReversed(const Game& game, GameState state, const Action& action, GivenShuffles& told) {
    Events events;
    ASSERT_FALSE(apply(game, state, action, events));
    for (const Event& event : events)
        if (const auto* shuffled = std::get_if<DeckShuffled>(&event)) {
            std::vector<Color> order(shuffled->order.begin(), shuffled->order.end());
            std::reverse(order.begin(), order.end());
            told.add(order);
        }
}

// The order of a shuffle comes from the text: another order of the same cards is another valid game.
TEST_F(Damage, IsNotAnotherOrderOfTheDeck) {
    std::string text;
    Rng rng(11);
    SetupPiles piles = setupPiles(game, 2, 3);
    shuffle(piles.deck, rng);
    GivenShuffles told;
    Transcriber transcriber(game, 2, piles, told, text);
    while (!transcriber.state().over()) {
        const Action action = test::choose(transcriber.legal(), rng);
        tellReversed(game, transcriber.state(), action, told);
        ASSERT_FALSE(transcriber.act(action));
    }
    EXPECT_NE(linesOf(text)[0], lines[0]);
    const auto result = checkTranscript(game, text);
    ASSERT_TRUE(result.ok()) << result.error().describe();
    EXPECT_GT(result.value().shuffles, 0);
}

}  // namespace
}  // namespace semafor
