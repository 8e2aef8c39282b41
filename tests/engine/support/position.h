// Builds game positions for tests in a readable notation, and a table to act on them.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/scoring.h"
#include "support/games.h"

namespace semafor::test {

// Parses "red=2 locomotive=1".
CardCounts counts(std::string_view text);
// Parses "red=2 locomotive=1" as a payment; "locomotive=2" pays with locomotives only.
Payment payment(std::string_view text);
// Parses "red blue -" as a sequence of cards; - is an empty slot.
std::vector<Color> cards(std::string_view text);

// Destination of the cards that a position doesn't mention.
enum class OtherCards { kDeck, kDiscard, kLastSeat };

// A position: at first nothing is dealt or claimed and seat 0 has the turn; the calls change that.
class Position {
public:
    Position(std::string_view map, std::size_t seats);

    Position& hand(int seat, std::string_view text);
    Position& market(std::string_view text);
    // The top cards of the deck, the first one uppermost.
    Position& top(std::string_view text);
    Position& discard(std::string_view text);
    Position& otherCards(OtherCards where);
    Position& owns(int seat, std::initializer_list<std::string_view> routes);
    Position& wagons(int seat, int count);
    Position& station(int seat, std::string_view city);
    Position& tickets(int seat, std::initializer_list<int> ids);           // kept; held, with instant tickets
    Position& shown(int seat, std::initializer_list<int> ids);             // completed and shown
    Position& deckOnly(std::size_t deck, std::initializer_list<int> ids);  // its others are out of the game
    Position& turn(int seat);
    Position& second(int seat);

    [[nodiscard]] GameState build() const;

private:
    std::array<int, kCardKinds> pool() const;

    const Game* game_;
    GameState state_;
    std::vector<Color> top_;
    OtherCards otherCards_ = OtherCards::kDeck;
};

// A game at a position, with shorthands to act and to query it.
class Table {
public:
    Table(std::string_view map, const GameState& start) : game(gameOf(map)), state(start) {}

    // Applies the action. Required: it is legal.
    Table& act(const Action& action);
    // Whether the action is in the list of legal actions; fails the test when check() disagrees.
    [[nodiscard]] bool legal(const Action& action) const;
    [[nodiscard]] std::optional<RuleError> why(const Action& action) const {
        return check(game, state, action);
    }
    [[nodiscard]] std::vector<Action> allLegal() const;
    template <class A>
    [[nodiscard]] std::vector<A> legalOf() const {
        std::vector<A> found;
        for (const Action& action : allLegal())
            if (const A* a = std::get_if<A>(&action)) found.push_back(*a);
        return found;
    }

    [[nodiscard]] RouteId route(std::string_view name) const;
    [[nodiscard]] CityId city(std::string_view id) const;
    [[nodiscard]] Action claim(std::string_view routeName, std::string_view pay) const;
    [[nodiscard]] Action station(std::string_view cityId, std::string_view pay) const;
    [[nodiscard]] BySeat<SeatScore> scores() const { return scoreNow(game, state); }

    template <class S>
    [[nodiscard]] bool expects() const {
        return std::holds_alternative<S>(state.step);
    }
    [[nodiscard]] int actor() const { return static_cast<int>(index(state.actor())); }
    template <class E>
    [[nodiscard]] int count() const {
        int found = 0;
        for (const Event& event : events) found += std::holds_alternative<E>(event);
        return found;
    }

    const Game& game;
    GameState state;
    Events events;  // of the last action
};

Action keep(std::initializer_list<int> ids);

}  // namespace semafor::test
