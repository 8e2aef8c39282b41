// Tests of looking back at a game (replay): what each viewer sees, the way back, no effect of later actions.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/desk_room.h"
#include "support/ids.h"
#include "support/pressing.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using Room = test::DeskRoom;

// All texts of the screen, one per line.
std::string wordsOf(const std::vector<Node>& nodes) {
    std::string words;
    for (const Node& node : nodes) {
        words += node.text + "\n" + node.note + "\n" + wordsOf(node.inside);
        for (const std::string& cell : node.cells) words += cell + "\n";
    }
    return words;
}

bool has(const std::string& words, std::string_view part) {
    return words.find(part) != std::string::npos;
}

TEST(LookBack, ARunningGameBetweenPersonsIsLookedBackAtByASpectator) {
    Room room(2);
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::Reveal{});
    const Seat viewer = room.desk.table.match()->viewer();
    ASSERT_NE(viewer, kNoSeat);
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
    EXPECT_EQ(room.desk.watching.seat(), kNoSeat);
    room.desk.carryOut(ask::ReplaySeat{Seat{1}});
    EXPECT_EQ(room.desk.watching.seat(), kNoSeat);
    room.desk.back();
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
    EXPECT_EQ(room.desk.table.match()->viewer(), viewer);
}

TEST(LookBack, AFinishedGameBetweenPersonsIsSeenByAnyOfThem) {
    Room room(2, "first-journey");
    room.begin();
    room.playToTheEnd();
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    EXPECT_EQ(room.desk.watching.seat(), Seat{0});
    room.desk.carryOut(ask::ReplaySeat{Seat{1}});
    EXPECT_EQ(room.desk.watching.seat(), Seat{1});
}

TEST(LookBack, ASteppedLookBackEndsAtTheGame) {
    Room room;
    room.begin();
    room.actOnce(1);
    const std::size_t total = room.desk.table.match()->session().log().size();
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    EXPECT_TRUE(room.desk.watching.lookingBack());
    for (std::size_t step = 1; step <= total; ++step) {
        room.desk.carryOut(ask::ReplayForward{});
        EXPECT_EQ(room.desk.watching.action(), step);
        EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
    }
    room.desk.carryOut(ask::ReplayForward{});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
}

TEST(LookBack, AReplayOfAnotherGameStaysAtItsLastAction) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    const std::size_t total = room.desk.table.match()->session().log().size();
    room.desk.leaveTable();
    room.desk.carryOut(ask::Replay{id});
    EXPECT_FALSE(room.desk.watching.lookingBack());
    room.desk.carryOut(ask::ReplayTo{total});
    room.desk.carryOut(ask::ReplayForward{});
    EXPECT_EQ(room.desk.watching.action(), total);
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
    EXPECT_TRUE(room.desk.back());
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kSaves);
}

// Bots and another tab play on; the position looked back at stays.
TEST(LookBack, AGameThatGoesOnDoesNotMoveALookBack) {
    Room room(1, "europe", 3);
    room.begin();
    room.desk.carryOut(ask::Act{room.choice()});  // the next two turns are bots'
    const std::size_t total = room.desk.table.match()->session().log().size();
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    room.desk.carryOut(ask::ReplayTo{1});
    ASSERT_FALSE(room.host.questions.empty());
    room.host.answer(room.desk);
    EXPECT_GT(room.desk.table.match()->session().log().size(), total);
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
    EXPECT_EQ(room.desk.watching.action(), 1u);
    EXPECT_EQ(room.desk.watching.match()->session().log().size(), total);

    Desk other(room.host, room.store);
    other.carryOut(ask::Continue{room.desk.table.match()->saved().id});
    room.host.answer(other);
    ActionList legal;
    other.table.match()->session().legalActions(legal);
    other.carryOut(ask::Act{legal[0]});
    room.desk.table.lockAnswered(room.desk.table.match()->saved().id, false);
    for (const auto& [key, text] : room.store.texts) room.desk.storeChanged(key);
    EXPECT_EQ(room.desk.table.match()->session().log().size(), other.table.match()->session().log().size());
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
    EXPECT_EQ(room.desk.watching.action(), 1u);
    EXPECT_EQ(room.desk.watching.match()->session().log().size(), total);
}

TEST(LookBack, AGameThatNoStoreKeepsCanBeLookedBackAt) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.store.texts.clear();
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
}

TEST(LookBack, EveryScreenHasAWayBack) {
    Room room;
    for (const Screen screen :
         {Screen::kNewGame, Screen::kSaves, Screen::kSettings, Screen::kLearn, Screen::kAbout}) {
        room.desk.carryOut(ask::Go{screen});
        EXPECT_TRUE(room.desk.back());
        EXPECT_EQ(room.desk.navigation.screen(), Screen::kTitle);
    }
    EXPECT_FALSE(room.desk.back());
    room.begin();
    for (const Screen screen : {Screen::kShare, Screen::kSettings, Screen::kLearn, Screen::kAbout}) {
        room.desk.carryOut(ask::Go{screen});
        EXPECT_EQ(room.desk.navigation.screen(), screen);
        EXPECT_TRUE(room.desk.back());
        EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
    }
    EXPECT_FALSE(room.desk.back());
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
    // Screens opened from the title lead back there, even with a game on the table.
    for (const Screen screen : {Screen::kSettings, Screen::kLearn, Screen::kAbout}) {
        room.desk.carryOut(ask::Go{Screen::kTitle});
        room.desk.carryOut(ask::Go{screen});
        EXPECT_TRUE(room.desk.back());
        EXPECT_EQ(room.desk.navigation.screen(), Screen::kTitle);
    }
    // A screen opened from another one leads back past both.
    room.desk.carryOut(ask::Go{Screen::kTable});
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    room.desk.carryOut(ask::Go{Screen::kLearn});
    room.desk.carryOut(ask::Go{Screen::kSettings});
    EXPECT_TRUE(room.desk.back());
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
}

TEST(LookBack, IsNamedInWordsAndHasAWayBackToTheGame) {
    Room room;
    room.begin();
    room.actOnce(1);
    TextView textView(room.desk);
    ASSERT_NE(textView.refresh().asks.count(test::idOf("replay")), 0u);
    test::press(textView, room.desk, "replay", {});
    const std::size_t total = room.desk.table.match()->session().log().size();
    const Doc& doc = textView.refresh();
    EXPECT_EQ(doc.nodes[0].text, "Looking back: move 0 of " + std::to_string(total));
    EXPECT_EQ(doc.nodes[1].id, Target::kBack);
    EXPECT_EQ(doc.nodes[1].text, "Back to the game");
    test::press(textView, room.desk, "last", {});
    ASSERT_NE(textView.refresh().asks.count(test::idOf("forward")), 0u);
    test::press(textView, room.desk, "forward", {});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
    textView.refresh();
    test::press(textView, room.desk, "replay", {});
    textView.refresh();
    test::press(textView, room.desk, "back", {});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
}

TEST(LookBack, NeverSpeaksToThePersonWhoLooks) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 12; ++n) room.actOnce(n);
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    TextView textView(room.desk);
    for (std::size_t at = 0; at <= room.desk.watching.match()->session().log().size(); ++at) {
        room.desk.carryOut(ask::ReplayTo{at});
        const std::string words = wordsOf(textView.refresh().nodes);
        EXPECT_FALSE(has(words, "Your turn"));
        EXPECT_FALSE(has(words, "(you)"));
        EXPECT_FALSE(has(words, "You "));
        EXPECT_FALSE(has(words, "Your hand"));
        EXPECT_FALSE(has(words, "Your tickets"));
    }
}

// The texts name no ticket that a seat holds or was offered, only facts that everybody at the table saw.
TEST(LookBack, BetweenPersonsShowsNobodysCards) {
    for (const char* map : {"europe", "germany", "first-journey"}) {
        Room room(2, map, 3);
        room.begin();
        for (std::size_t n = 0; n < 40; ++n) room.actOnce(n * 5 + 1);
        ASSERT_FALSE(room.desk.table.match()->session().over());
        room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
        ASSERT_EQ(room.desk.watching.seat(), kNoSeat);
        const Session& session = room.desk.watching.match()->session();
        const Words words(session.game(), Language::kEnglish);
        TextView textView(room.desk);
        std::size_t secrets = 0;
        for (std::size_t at = 0; at <= session.log().size(); ++at) {
            room.desk.carryOut(ask::ReplayTo{at});
            const std::string said = wordsOf(textView.refresh().nodes);
            EXPECT_TRUE(has(said, "Nobody’s cards are shown until the game is over."));
            const Session then = session.upTo(at);
            for (std::size_t s = 0; s < then.seats(); ++s) {
                const PlayerView view = then.viewOf(idAt<Seat>(s));
                std::vector<TicketId> own(view.offer.begin(), view.offer.end());
                own.insert(own.end(), view.held.begin(), view.held.end());
                view.kept.forEach([&](TicketId ticket) { own.push_back(ticket); });
                for (const TicketId ticket : own) EXPECT_FALSE(has(said, words.ticket(ticket) + ":"));
                for (const TicketId ticket : own)
                    EXPECT_FALSE(has(said, words.ticket(ticket)) && !session.game().rules().instantTickets);
                secrets += own.size();
            }
        }
        EXPECT_GT(secrets, 100u) << map;
    }
}

TEST(Words, PointsStandApartFromNames) {
    Room room;
    room.begin();
    room.desk.carryOut(ask::Go{Screen::kTitle});
    TextView textView(room.desk);
    const std::string& computer = room.desk.table.match()->saved().seats[1].name;
    EXPECT_TRUE(has(wordsOf(textView.refresh().nodes), "Player 1: 0, " + computer + ": 0"));
}

TEST(Words, AWatchedComputerIsNotTheReader) {
    Room room(0);
    room.desk.newGame.setSeats(2);
    room.begin();
    TextView textView(room.desk);
    EXPECT_FALSE(has(wordsOf(textView.refresh().nodes), "(you)"));
    Room own;
    own.desk.newGame.setName(0, "Anna");
    own.begin();
    TextView seen(own.desk);
    EXPECT_TRUE(has(wordsOf(seen.refresh().nodes), "Anna (you)"));
}

TEST(Words, GermanysTicketDecksAreCountedApart) {
    Room germany(1, "germany");
    germany.begin();
    TextView textView(germany.desk);
    const DeckCounts decks = germany.desk.table.match()->session().viewOf(Seat{0}).ticketDecks;
    EXPECT_TRUE(has(wordsOf(textView.refresh().nodes), "Ticket deck: short: " + std::to_string(decks[0]) +
                                                           " tickets, long: " + std::to_string(decks[1]) +
                                                           " tickets"));
    Room europe;
    europe.begin();
    TextView other(europe.desk);
    EXPECT_TRUE(has(wordsOf(other.refresh().nodes), "Ticket deck: "));
    EXPECT_FALSE(has(wordsOf(other.refresh().nodes), "Ticket deck: normal"));
}

}  // namespace
}  // namespace semafor
