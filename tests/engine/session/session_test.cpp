// Tests of sessions: the log, undo, and the events that each seat sees.
#include "session/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "support/games.h"

namespace semafor {
namespace {

SessionSetup people(std::size_t seats, std::uint64_t dealCode) {
    SessionSetup setup;
    setup.dealCode = dealCode;
    for (std::size_t s = 0; s < seats; ++s) setup.players.push({});
    return setup;
}

Session begun(std::string_view map, const SessionSetup& setup) {
    auto session = Session::begin(test::gameOf(map), setup);
    SEMAFOR_ASSERT(session.has_value());
    return std::move(*session);
}

template <class A>
std::optional<Action> firstLegal(const Session& session) {
    ActionList legal;
    session.legalActions(legal);
    for (const Action& action : legal)
        if (std::holds_alternative<A>(action)) return action;
    return std::nullopt;
}

void submitLegal(Session& session, const Action& action) {
    ASSERT_TRUE(session.submit(action).ok());
}

// Plays uniformly random actions until `stop(session)` or the end.
template <class Stop>
void playUntil(Session& session, Rng& rng, Stop&& stop) {
    ActionList legal;
    while (!session.over() && !stop(session)) {
        session.legalActions(legal);
        submitLegal(session, test::choose(legal, rng));
    }
}

void playToTheEnd(Session& session, Rng& rng) {
    playUntil(session, rng, [](const Session&) { return false; });
}

TEST(Session, TakesAsManyPlayersAsTheRulesAllow) {
    const Game& game = test::gameOf("first-journey");
    EXPECT_FALSE(Session::begin(game, people(1, 1)));
    EXPECT_TRUE(Session::begin(game, people(4, 1)));
    EXPECT_FALSE(Session::begin(game, people(5, 1)));
}

TEST(Session, RefusesIllegalActionsWithTheirReason) {
    Session session = begun("europe", people(2, 1));
    const std::uint64_t before = session.stateFingerprint();
    const auto result = session.submit(DrawBlind{});
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error(), RuleError::kNotNow);
    EXPECT_EQ(session.why(DrawBlind{}), RuleError::kNotNow);
    EXPECT_TRUE(session.log().empty());
    EXPECT_EQ(session.stateFingerprint(), before);
}

TEST(Session, ReplayToEveryActionIsTheGameAtThatTime) {
    test::forEachGame(test::gamesToPlay(), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        Session session = *Session::begin(game, people(seats, seed));
        Rng rng(seed);
        std::vector<std::uint64_t> prints = {session.stateFingerprint()};
        std::vector<PlayerView> views = {session.viewOf(Seat{0})};
        playUntil(session, rng, [&](const Session& s) {
            if (s.log().size() == prints.size()) {
                prints.push_back(s.stateFingerprint());
                views.push_back(s.viewOf(Seat{0}));
            }
            return false;
        });
        for (std::size_t n = 0; n < prints.size(); n += 7) {
            const Session then = session.upTo(n);
            ASSERT_EQ(then.log().size(), n);
            ASSERT_EQ(then.stateFingerprint(), prints[n]);
            ASSERT_EQ(then.viewOf(Seat{0}), views[n]);
        }
    });
}

TEST(Session, ALogMakesTheSameGameAgain) {
    Session session = begun("europe", people(3, 9));
    Rng rng(9);
    playToTheEnd(session, rng);
    Session again = begun("europe", people(3, 9));
    EXPECT_FALSE(again.submitAll(session.log()));
    EXPECT_EQ(again.stateFingerprint(), session.stateFingerprint());
    EXPECT_EQ(again.undoPoint(), session.undoPoint());
    EXPECT_TRUE(again.over());
}

TEST(Session, ALogThatDoesNotReplayStopsAtItsLastLegalAction) {
    Session session = begun("germany", people(2, 9));
    Rng rng(9);
    playUntil(session, rng, [](const Session& s) { return s.log().size() == 40; });
    std::vector<Action> log(session.log().begin(), session.log().end());
    log.insert(log.begin() + 25, SwapTickets{});
    Session again = begun("germany", people(2, 9));
    const auto stop = again.submitAll(log);
    ASSERT_TRUE(stop.has_value());
    EXPECT_EQ(stop->action, 25u);
    EXPECT_EQ(stop->error, RuleError::kNotInThisGame);
    EXPECT_EQ(again.stateFingerprint(), session.upTo(25).stateFingerprint());
}

// Undo.

// A game at its first turn, with two persons by default.
Session atFirstTurn(std::string_view map, std::uint64_t dealCode, SessionSetup setup = people(2, 0)) {
    setup.dealCode = dealCode;
    Session session = begun(map, setup);
    Rng rng(dealCode);
    playUntil(session, rng,
              [](const Session& s) { return std::holds_alternative<TakeTurn>(s.viewOf(Seat{0}).step); });
    return session;
}

// A game after its first action of type A; tries deals until that reveals hidden facts or not, as asked.
template <class A>
Session afterFirst(std::string_view map, bool revealing, const SessionSetup& setup = people(2, 0)) {
    for (std::uint64_t deal = 1;; ++deal) {
        SEMAFOR_ASSERT(deal < 500);
        Session session = atFirstTurn(map, deal, setup);
        const auto action = firstLegal<A>(session);
        if (!action) continue;
        const Seat seat = session.actor();
        const auto result = session.submit(*action);
        if (revealsHidden(result.value().seenBy(seat)) == revealing) return session;
    }
}

TEST(Undo, TakesBackAStationAndIsTheEarlierState) {
    Session session = afterFirst<BuildStation>("europe", false);
    const std::size_t count = session.log().size();
    ASSERT_TRUE(session.mayTakeBack());
    EXPECT_EQ(session.undoPoint(), count - 1);
    const std::uint64_t before = session.upTo(count - 1).stateFingerprint();
    const Action action = session.log().back();
    ASSERT_TRUE(session.undoTo(count - 1));
    EXPECT_EQ(session.stateFingerprint(), before);
    EXPECT_EQ(session.log().size(), count - 1);
    EXPECT_FALSE(session.mayTakeBack());
    EXPECT_FALSE(session.why(action));
}

TEST(Undo, TakesBackAClaimWithItsPassengers) {
    Session session = afterFirst<ClaimRoute>("germany", false);
    const std::size_t claimed = session.log().size();
    const Seat seat = session.actor();
    while (session.actor() == seat) submitLegal(session, *firstLegal<TakePassenger>(session));
    EXPECT_GT(session.log().size(), claimed);
    EXPECT_EQ(session.undoPoint(), claimed - 1);
    Session between = session;
    EXPECT_TRUE(between.undoTo(claimed));
    EXPECT_EQ(between.actor(), seat);
    EXPECT_TRUE(session.undoTo(claimed - 1));
}

TEST(Undo, IsRefusedAfterADrawFromTheDeck) {
    Session session = afterFirst<DrawBlind>("europe", true);
    const std::uint64_t before = session.stateFingerprint();
    EXPECT_EQ(session.undoPoint(), session.log().size());
    EXPECT_FALSE(session.mayTakeBack());
    EXPECT_FALSE(session.undoTo(session.log().size() - 1));
    EXPECT_EQ(session.stateFingerprint(), before);
    EXPECT_TRUE(session.undoTo(session.log().size()));
    EXPECT_FALSE(session.undoTo(session.log().size() + 1));
}

TEST(Undo, IsRefusedAfterAMarketCardWasReplaced) {
    EXPECT_FALSE(afterFirst<TakeMarket>("germany", true).mayTakeBack());
}

TEST(Undo, IsRefusedAfterATunnelsReveal) {
    for (std::uint64_t deal = 1;; ++deal) {
        ASSERT_LT(deal, 500u);
        Session session = atFirstTurn("europe", deal);
        ActionList legal;
        session.legalActions(legal);
        const auto* tunnel = std::find_if(legal.begin(), legal.end(), [&](const Action& action) {
            const auto* claim = std::get_if<ClaimRoute>(&action);
            return claim != nullptr && session.game().route(claim->route).tunnel;
        });
        if (tunnel == legal.end()) continue;
        submitLegal(session, *tunnel);
        EXPECT_FALSE(session.mayTakeBack());
        break;
    }
}

TEST(Undo, IsRefusedAfterTicketsWereDrawn) {
    EXPECT_FALSE(afterFirst<DrawTickets>("europe", true).mayTakeBack());
    EXPECT_FALSE(afterFirst<SwapTickets>("first-journey", true).mayTakeBack());
}

TEST(Undo, IsRefusedAfterAnotherSeatHasActed) {
    for (std::uint64_t deal = 1;; ++deal) {
        ASSERT_LT(deal, 500u);
        Session session = atFirstTurn("europe", deal);
        const auto mine = firstLegal<BuildStation>(session);
        submitLegal(session, *mine);
        const std::size_t after = session.log().size();
        const auto theirs = firstLegal<BuildStation>(session);
        if (!theirs) continue;
        submitLegal(session, *theirs);
        EXPECT_EQ(session.undoPoint(), after);
        EXPECT_FALSE(session.undoTo(after - 1));
        EXPECT_TRUE(session.undoTo(after));
        // The other seat has taken its action back: now the first one may.
        EXPECT_TRUE(session.undoTo(after - 1));
        break;
    }
}

TEST(Undo, OfABotsActionIsRefused) {
    SessionSetup setup = people(2, 0);
    for (Player& player : setup.players) player = {false, 1};
    EXPECT_FALSE(afterFirst<BuildStation>("europe", false, setup).mayTakeBack());
}

TEST(Undo, OfASetupChoiceWaitsForTheNextSeat) {
    Session session = begun("europe", people(2, 1));
    submitLegal(session, *firstLegal<KeepTickets>(session));
    EXPECT_EQ(session.undoPoint(), 0u);
    submitLegal(session, *firstLegal<KeepTickets>(session));
    // R12: the numbers of kept tickets are public now.
    EXPECT_EQ(session.undoPoint(), 2u);
}

TEST(Undo, IsRefusedAtTheEndWhenTicketsAreShown) {
    Session session = begun("europe", people(2, 1));
    Rng rng(1);
    playToTheEnd(session, rng);
    EXPECT_FALSE(session.mayTakeBack());
}

TEST(Undo, IsFreeInAPracticeGame) {
    SessionSetup setup = people(2, 5);
    setup.practice = true;
    Session session = begun("first-journey", setup);
    const std::uint64_t start = session.stateFingerprint();
    Rng rng(5);
    playToTheEnd(session, rng);
    EXPECT_EQ(session.undoPoint(), 0u);
    const std::uint64_t half = session.upTo(session.log().size() / 2).stateFingerprint();
    EXPECT_TRUE(session.undoTo(session.log().size() / 2));
    EXPECT_EQ(session.stateFingerprint(), half);
    EXPECT_TRUE(session.undoTo(0));
    EXPECT_EQ(session.stateFingerprint(), start);
}

// In random games, every allowed undo restores exactly the earlier state.
TEST(Undo, IsTheEarlierStateInEveryGame) {
    int undone = 0;
    test::forEachGame(test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Session session = *Session::begin(game, people(seats, seed));
        Rng rng(seed);
        std::vector<std::uint64_t> prints = {session.stateFingerprint()};
        playUntil(session, rng, [&](const Session& s) {
            if (s.log().size() == prints.size()) prints.push_back(s.stateFingerprint());
            if (s.log().empty() || !s.mayTakeBack()) return false;
            Session copy = s;
            EXPECT_TRUE(copy.undoTo(s.undoPoint()));
            EXPECT_EQ(copy.stateFingerprint(), prints[s.undoPoint()]);
            return ++undone < 0;
        });
    });
    EXPECT_GT(undone, 50);
}

// Secrecy.

TEST(Session, EventsAreRedactedForEachSeat) {
    Session session = atFirstTurn("europe", 3);
    const Seat me = session.actor();
    const Seat other = me == Seat{0} ? Seat{1} : Seat{0};
    const auto events = session.submit(DrawBlind{});
    ASSERT_TRUE(events.ok());
    const auto cardSeenBy = [&](Seat seat) {
        const Events seen = events.value().seenBy(seat);
        return std::get<CardDrawn>(seen.front()).card;
    };
    EXPECT_NE(cardSeenBy(me), Color::kNone);
    EXPECT_EQ(cardSeenBy(other), Color::kNone);
}

TEST(Session, EventsFoldIntoTheViews) {
    Session session = begun("germany", people(3, 2));
    Rng rng(2);
    ActionList legal;
    std::vector<PlayerView> views;
    for (std::size_t s = 0; s < 3; ++s) views.push_back(session.viewOf(idAt<Seat>(s)));
    while (!session.over()) {
        session.legalActions(legal);
        const auto events = session.submit(test::choose(legal, rng));
        for (PlayerView& view : views) {
            for (const Event& event : events.value().seenBy(view.me)) fold(session.game(), view, event);
            ASSERT_EQ(view, session.viewOf(view.me));
        }
    }
}

template <class T>
concept ShowsState = requires(const T& t) {
    t.state();
}
|| requires(const T& t) {
    t.state_;
};

TEST(Session, KeepsTheTruthInside) {
    EXPECT_FALSE(ShowsState<Session>);
    EXPECT_FALSE((std::is_convertible_v<Session, GameState>));
}

}  // namespace
}  // namespace semafor
