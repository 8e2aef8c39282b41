// Tests of the words for cards, actions, steps, errors and events: examples in every language.
#include "words/words.h"

#include <gtest/gtest.h>

#include "shell/words/sentences.h"
#include "support/position.h"

namespace semafor {
namespace {

using test::gameOf;
using test::payment;

// The words of a board in each language.
struct Board {
    explicit Board(std::string_view map)
        : game(gameOf(map)),
          english(game, Language::kEnglish),
          polish(game, Language::kPolish),
          hungarian(game, Language::kHungarian) {}

    [[nodiscard]] RouteId route(std::string_view name) const {
        for (const RouteId id : game.routesByName())
            if (game.routeName(id) == name) return id;
        ADD_FAILURE() << "no route " << name;
        return {};
    }
    [[nodiscard]] CityId city(std::string_view id) const {
        for (const CityId city : game.citiesByName())
            if (game.map().city(city).id == id) return city;
        ADD_FAILURE() << "no city " << id;
        return {};
    }
    [[nodiscard]] TicketId ticket(std::string_view from, std::string_view to) const {
        for (std::size_t i = 0; i < game.ticketCount(); ++i) {
            const TicketDef& def = game.map().tickets[i];
            if (def.ends[0] == city(from) && def.ends[1] == city(to)) return idAt<TicketId>(i);
        }
        ADD_FAILURE() << "no ticket " << from << " " << to;
        return {};
    }

    const Game& game;
    Words english;
    Words polish;
    Words hungarian;
};

const std::vector<std::string> kNames = {"Anna", "Jan", "Zsófi"};
const PublicState kNow = {};

// The sentence in the three languages, one per line.
std::string event(const Board& board, const Event& event) {
    return board.english.event(event, kNames) + "\n" + board.polish.event(event, kNames) + "\n" +
           board.hungarian.event(event, kNames);
}
std::string action(const Board& board, const Action& action, const PublicState& now = kNow) {
    return board.english.action(action, now) + "\n" + board.polish.action(action, now) + "\n" +
           board.hungarian.action(action, now);
}
std::string step(const Board& board, const Step& step, std::string_view who) {
    return board.english.step(step, who) + "\n" + board.polish.step(step, who) + "\n" +
           board.hungarian.step(step, who);
}

TEST(Words, NameCardsAndPayments) {
    const Board europe("europe");
    EXPECT_EQ(europe.english.card(Color::kBlue), "blue");
    EXPECT_EQ(europe.polish.card(Color::kLocomotive, 3), "lokomotywa ×3");
    EXPECT_EQ(europe.hungarian.payment(payment("blue=2 locomotive=1")), "kék ×2, mozdony ×1");
    EXPECT_EQ(europe.english.payment(payment("locomotive=2")), "locomotive ×2");
    EXPECT_EQ(europe.english.cards(test::counts("red=1 purple=4 locomotive=2")),
              "purple ×4, red ×1, locomotive ×2");
    EXPECT_EQ(europe.polish.cards({}), "brak kart");
}

TEST(Words, NameRoutesInTheBaseForm) {
    const Board europe("europe");
    EXPECT_EQ(europe.english.route(europe.route("budapest-wien")), "Budapest – Vienna");
    EXPECT_EQ(europe.polish.route(europe.route("budapest-wien#2")), "Budapeszt – Wiedeń (nitka 2)");
    EXPECT_EQ(europe.hungarian.route(europe.route("budapest-wien#2")), "Budapest – Bécs (2. vágány)");
    const Board germany("germany");
    EXPECT_EQ(germany.polish.route(germany.route("kiel-daenemark@daenemark-2")), "Kilonia – Dania");
}

TEST(Words, TellTheFactsOfRoutes) {
    const Board europe("europe");
    EXPECT_EQ(europe.english.routeFacts(europe.route("amsterdam-london")),
              "2 spaces, any colour, ferry with 2 locomotives, 2 points");
    EXPECT_EQ(europe.polish.routeFacts(europe.route("angora-smyrna")),
              "3 pola, pomarańczowa, tunel, 4 punkty");
    EXPECT_EQ(europe.hungarian.routeFacts(europe.route("amsterdam-bruxelles")), "1 mező, fekete, 1 pont");
    const Board first("first-journey");
    EXPECT_EQ(first.english.routeFacts(first.route("brest-dublin")), "2 spaces, blue");
}

TEST(Words, NameTickets) {
    const Board europe("europe");
    const TicketId ticket = europe.ticket("brest", "petrograd");
    EXPECT_EQ(europe.english.ticket(ticket), "Brest – Saint Petersburg, 20 points");
    EXPECT_EQ(europe.polish.ticket(ticket), "Brest – Petersburg, 20 punktów");
    EXPECT_EQ(europe.hungarian.ticketEnds(ticket), "Brest – Szentpétervár");
    EXPECT_EQ(europe.english.ticket(kHiddenTicket), "hidden ticket");
    const Board first("first-journey");
    EXPECT_EQ(first.polish.ticket(kEastWestTicket), "Wschód–Zachód");
    EXPECT_EQ(first.english.ticket(TicketId{0}), first.english.ticketEnds(TicketId{0}));
}

TEST(Words, NameDecks) {
    const Board germany("germany");
    EXPECT_EQ(germany.english.deckCounts({3, 1}), "short ×3, long ×1");
    EXPECT_EQ(germany.polish.deckCounts({0, 4}), "długie ×4");
    EXPECT_EQ(Board("europe").hungarian.deckCounts({1, 3}), "hosszú ×1, normál ×3");
}

TEST(Words, LabelActions) {
    const Board europe("europe");
    PublicState now;
    now.market[2] = Color::kGreen;
    EXPECT_EQ(action(europe, DrawBlind{}), "Draw from the deck\nDobierz z talii\nLap húzása a pakliból");
    EXPECT_EQ(
        action(europe, TakeMarket{2}, now),
        "Take face-up card 3: green\nWeź z odkrytych nr 3: zielony\n3. felfordított lap elvétele: zöld");
    EXPECT_EQ(action(europe, ClaimRoute{europe.route("budapest-wien"), payment("red=1")}),
              "Claim Budapest – Vienna: red ×1\nZajmij trasę Budapeszt – Wiedeń: czerwony ×1\n"
              "Budapest – Bécs megszerzése: piros ×1");
    EXPECT_EQ(action(europe, BuildStation{europe.city("roma"), payment("locomotive=1")}),
              "Build a station in Rome: locomotive ×1\nZbuduj dworzec (Rzym): lokomotywa ×1\n"
              "Vasútállomás építése (Róma): mozdony ×1");
    KeepTickets keep;
    keep.tickets.push(europe.ticket("budapest", "sofia"));
    EXPECT_EQ(europe.english.action(keep, now), "Keep: Budapest – Sofia, 5 points");
    EXPECT_EQ(Board("germany").polish.action(NameMix{{2, 2}}, now), "Dobierz bilety: krótkie ×2, długie ×2");
    const Board germany("germany");
    EXPECT_EQ(
        action(germany, TakePassenger{germany.city("koeln"), Color::kRed}),
        "Pick up a passenger (Cologne): red\nZabierz pasażera (Kolonia): czerwony\nUtas felvétele (Köln): "
        "piros");
    EXPECT_EQ(action(germany, TakePassenger{germany.city("koeln"), Color::kNone}),
              "Pick up nobody (Cologne)\nNie zabieraj pasażera (Kolonia)\nNem kell utas (Köln)");
}

TEST(Words, TellWhatAStepExpectsByTheRulesOfTheGame) {
    const Step turn = TakeTurn{Seat{1}};
    EXPECT_EQ(step(Board("europe"), turn, ""),
              "Your turn: draw cards, draw tickets, build a station or claim a route.\n"
              "Twoja tura: dobierz karty, dobierz bilety, zbuduj dworzec albo zajmij trasę.\n"
              "Te következel: húzz lapokat, húzz menetjegyeket, építs vasútállomást vagy szerezz meg egy "
              "útvonalat.");
    EXPECT_EQ(Board("germany").english.step(turn, ""),
              "Your turn: draw cards, draw tickets or claim a route.");
    EXPECT_EQ(Board("first-journey").english.step(turn, ""),
              "Your turn: draw cards, swap both tickets or claim a route.");
    EXPECT_EQ(step(Board("europe"), turn, "Jan"), "It’s Jan’s turn.\nTeraz gra Jan.\nJan következik.");
    EXPECT_EQ(Board("europe").english.step(ChooseTickets{Seat{0}, true}, ""),
              "Choose your tickets: keep at least 2.");
    EXPECT_EQ(Board("europe").english.step(ChooseTickets{Seat{0}, false}, ""),
              "Choose your tickets: keep at least 1.");
    const Board germany("germany");
    const RouteId border = germany.route("kiel-daenemark@daenemark-2");
    EXPECT_EQ(germany.english.step(TakePassengers{Seat{0}, border, 1}, ""),
              "Pick up one passenger or nobody.");
    EXPECT_EQ(step(germany, TakePassengers{Seat{0}, border, 0}, "Anna"),
              "Anna may pick up a passenger (Kiel).\nAnna może zabrać pasażera (Kilonia).\nAnna felvehet egy "
              "utast (Kiel).");
}

TEST(Words, TellOfATunnelUnderWay) {
    Tunnel tunnel;
    for (const Color card : test::cards("red white red")) tunnel.revealed.push(card);
    tunnel.owed = 2;
    const Board europe("europe");
    EXPECT_EQ(europe.english.tunnel(tunnel), "revealed: white ×1, red ×2; 2 extra cards");
    EXPECT_EQ(europe.polish.tunnel(tunnel), "odsłonięto: biały ×1, czerwony ×2; 2 dodatkowe karty");
}

TEST(Words, GiveEveryErrorASentenceOfItsOwn) {
    for (const Language language : test::kEveryLanguage) {
        const Words words(gameOf("europe"), language);
        std::set<std::string_view> sentences;
        for (std::size_t i = 0; i < kRuleErrors; ++i) {
            const std::string_view sentence = words.error(static_cast<RuleError>(i));
            EXPECT_EQ(test::faultOf(sentence), "") << sentence;
            EXPECT_EQ(sentence.back(), '.') << sentence;
            sentences.insert(sentence);
        }
        EXPECT_EQ(sentences.size(), kRuleErrors);
    }
}

TEST(Words, MatchErrorsAndSentences) {
    const Words words(gameOf("europe"), Language::kEnglish);
    EXPECT_EQ(words.error(RuleError::kGameOver), "The game is over.");
    EXPECT_EQ(words.error(RuleError::kTooFewWagons), "You don’t have enough wagons for this route.");
    EXPECT_EQ(words.error(RuleError::kFerryNeedsLocomotives), "This ferry needs more locomotives.");
    EXPECT_EQ(words.error(RuleError::kMixDoesNotFit), "The decks don’t have enough tickets for that mix.");
    EXPECT_EQ(words.error(RuleError::kSomethingElseIsLegal),
              "You can only pass when there is nothing else you can do.");
}

TEST(Words, TellWhyTheGameEnded) {
    EXPECT_EQ(Board("first-journey").polish.endReason(EndReason::kTickets),
              "Zrealizowany bilet numer 6: koniec gry!");
    EXPECT_EQ(Board("first-journey").english.endReason(EndReason::kLastWagon),
              "A player has placed their last wagon: the game is over.");
    EXPECT_EQ(Board("europe").hungarian.endReason(EndReason::kWagons),
              "Végállomás! Véget ért az utolsó kör.");
    EXPECT_EQ(Board("europe").english.endReason(EndReason::kStuck),
              "All signals are at danger: nobody can move on, so the game ends here.");
}

TEST(Words, TellOfCards) {
    const Board europe("europe");
    EXPECT_EQ(event(europe, CardDrawn{Seat{0}, Color::kRed}),
              "Anna draws from the deck: red\nAnna dobiera z talii: czerwony\nAnna a pakliból húz: piros");
    EXPECT_EQ(event(europe, CardDrawn{Seat{1}, Color::kNone}),
              "Jan draws a card from the deck\nJan dobiera kartę z talii\nJan lapot húz a pakliból");
    EXPECT_EQ(
        event(europe, DeckShuffled{}),
        "The discard pile is shuffled to form a new deck\nZe stosu kart odrzuconych powstaje nowa talia\n"
        "A megkevert dobópakli lesz az új húzópakli");
    EXPECT_EQ(europe.english.event(MarketSwept{}, kNames),
              "3 face-up locomotives: all face-up cards are discarded");
}

TEST(Words, TellOfRoutesStationsAndTunnels) {
    const Board europe("europe");
    EXPECT_EQ(event(europe, RouteClaimed{Seat{2}, europe.route("budapest-wien"), 1}),
              "Zsófi claims Budapest – Vienna: 1 point\nZsófi zajmuje trasę Budapeszt – Wiedeń: 1 punkt\n"
              "Zsófi megszerzi ezt az útvonalat: Budapest – Bécs, 1 pont");
    const Board first("first-journey");
    EXPECT_EQ(first.english.event(RouteClaimed{Seat{0}, first.route("brest-dublin"), 0}, kNames),
              "Anna claims Brest – Dublin");
    EXPECT_EQ(europe.english.event(TunnelOwes{0}, kNames), "The tunnel needs no extra cards");
    EXPECT_EQ(europe.polish.event(TunnelOwes{2}, kNames), "Tunel wymaga 2 dodatkowych kart");
    EXPECT_EQ(europe.english.event(TunnelEnded{Seat{0}, false}, kNames), "");
    EXPECT_EQ(europe.polish.event(TunnelEnded{Seat{0}, true}, kNames),
              "Anna rezygnuje z tunelu i zabiera karty z powrotem");
    EXPECT_EQ(europe.hungarian.event(StationBuilt{Seat{0}, europe.city("wien")}, kNames),
              "Anna vasútállomást épít: Bécs");
}

TEST(Words, TellOfTicketsWhatTheReaderMayKnow) {
    const Board europe("europe");
    TicketsKept kept{Seat{0}, true, {2, 0}, {}, {}};
    EXPECT_EQ(
        event(europe, kept),
        "Anna has finished choosing tickets\nAnna kończy wybór biletów\nAnna kiválasztotta a menetjegyeit");
    kept.setup = false;
    EXPECT_EQ(europe.polish.event(kept, kNames), "Anna zachowuje 2 bilety");
    kept.tickets.push(europe.ticket("budapest", "sofia"));
    EXPECT_EQ(europe.english.event(kept, kNames), "Anna keeps: Budapest – Sofia, 5 points");
    EXPECT_EQ(Board("germany").english.event(TicketsKept{Seat{1}, false, {1, 2}, {}, {}}, kNames),
              "Jan keeps: short ×1, long ×2");
    SetupCountsShown shown;
    shown.counts[0] = {1, 1};
    shown.counts[1] = {0, 3};
    shown.counts[2] = {1, 3};
    EXPECT_EQ(europe.english.event(shown, kNames), "Tickets kept: Anna: 2, Jan: 3, Zsófi: 4");
    EXPECT_EQ(Board("first-journey").english.event(TicketCompleted{Seat{0}, kEastWestTicket}, kNames),
              "Anna completes a ticket: East–West");
}

TEST(Words, SpeakToTheReaderWhoHasNoName) {
    const Board europe("europe");
    const auto own = [&](const Event& event) {
        return europe.english.event(event, kNames, Seat{0}) + "\n" +
               europe.polish.event(event, kNames, Seat{0}) + "\n" +
               europe.hungarian.event(event, kNames, Seat{0});
    };
    EXPECT_EQ(own(CardDrawn{Seat{0}, Color::kRed}),
              "You draw from the deck: red\nDobierasz z talii: czerwony\nA pakliból húzol: piros");
    EXPECT_EQ(own(CardDrawn{Seat{1}, Color::kNone}), event(europe, CardDrawn{Seat{1}, Color::kNone}))
        << "others keep their names";
    EXPECT_EQ(own(RouteClaimed{Seat{0}, europe.route("budapest-wien"), 1}),
              "You claim Budapest – Vienna: 1 point\nZajmujesz trasę Budapeszt – Wiedeń: 1 punkt\n"
              "Megszerzed ezt az útvonalat: Budapest – Bécs, 1 pont");
    EXPECT_EQ(own(TurnPassed{Seat{0}}), "You pass\nPasujesz\nPasszolsz");
    SetupCountsShown shown;
    shown.counts[0] = {1, 1};
    EXPECT_EQ(europe.english.event(shown, kNames, Seat{0}), "Tickets kept: You: 2, Jan: 0, Zsófi: 0");
}

TEST(Words, TellOnceThatTheLastRoundBegins) {
    const Board europe("europe");
    StepBegan began{TakeTurn{Seat{1}}, 100, 0, 0, kNoLastRound};
    EXPECT_EQ(europe.english.event(began, kNames), "");
    began.turnsLeft = 3;
    EXPECT_EQ(europe.english.event(began, kNames), "Last round: every player has one more turn");
    began.turnsLeft = 2;
    EXPECT_EQ(europe.english.event(began, kNames), "");
    began.step = SecondCard{Seat{1}};
    began.turnsLeft = 3;
    EXPECT_EQ(europe.english.event(began, kNames), "");
    began.step = GameOver{EndReason::kWagons};
    EXPECT_EQ(europe.english.event(began, kNames), "End of the line! The last round is over.");
}

}  // namespace
}  // namespace semafor
