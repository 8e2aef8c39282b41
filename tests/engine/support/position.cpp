// Builds positions for tests from short texts.
#include "support/position.h"

#include <gtest/gtest.h>

namespace semafor::test {
namespace {

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) found.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

Color colorOf(std::string_view name) {
    const auto color = colorNamed(name);
    EXPECT_TRUE(color) << name;
    return color.value_or(Color::kNone);
}

std::size_t placeOf(int seat) {
    return static_cast<std::size_t>(seat);
}

RouteId routeNamed(const Game& game, std::string_view name) {
    for (const RouteId id : game.routesByName())
        if (game.routeName(id) == name) return id;
    ADD_FAILURE() << "no route " << name;
    return RouteId{};
}

CityId cityOf(const Game& game, std::string_view id) {
    for (const CityId city : game.citiesByName())
        if (game.map().city(city).id == id) return city;
    ADD_FAILURE() << "no city " << id;
    return CityId{};
}

}  // namespace

CardCounts counts(std::string_view text) {
    CardCounts result;
    for (const std::string_view word : words(text)) {
        const std::size_t at = word.find('=');
        result[colorOf(word.substr(0, at))] =
            static_cast<std::uint8_t>(std::atoi(std::string(word.substr(at + 1)).c_str()));
    }
    return result;
}

Payment payment(std::string_view text) {
    const CardCounts all = counts(text);
    Payment result;
    result.locomotives = all.locomotives();
    for (std::size_t c = 0; c < kColors; ++c) {
        if (all[c] == 0) continue;
        result.color = colorAt(c);
        result.cards = all[c];
    }
    return result;
}

std::vector<Color> cards(std::string_view text) {
    std::vector<Color> result;
    for (const std::string_view word : words(text))
        result.push_back(word == "-" ? Color::kNone : colorOf(word));
    return result;
}

Position::Position(std::string_view map, std::size_t seats)
    : game_(&gameOf(map)), state_(newGame(*game_, seats, 1)) {
    GameState clean;
    clean.dealCode = 1;
    clean.nextStream = state_.nextStream;
    clean.seats = state_.seats;
    clean.open = game_->tables().all;
    clean.wagons = state_.wagons;
    clean.stations = state_.stations;
    clean.passengers = state_.passengers;
    clean.waiting = state_.waiting;
    clean.step = TakeTurn{Seat{0}};
    for (std::size_t i = 0; i < game_->ticketCount(); ++i)
        clean.ticketDecks[game_->deckOf(idAt<TicketId>(i))].pushUnder(idAt<TicketId>(i));
    state_ = clean;
}

Position& Position::hand(int seat, std::string_view text) {
    state_.hands[placeOf(seat)] = counts(text);
    return *this;
}

Position& Position::market(std::string_view text) {
    const auto list = cards(text);
    for (std::size_t i = 0; i < list.size(); ++i) state_.market[i] = list[i];
    return *this;
}

Position& Position::top(std::string_view text) {
    top_ = cards(text);
    return *this;
}

Position& Position::discard(std::string_view text) {
    state_.discard = counts(text);
    return *this;
}

Position& Position::otherCards(OtherCards where) {
    otherCards_ = where;
    return *this;
}

Position& Position::owns(int seat, std::initializer_list<std::string_view> routes) {
    for (const std::string_view name : routes) {
        const RouteId id = routeNamed(*game_, name);
        RouteSet only;
        only.add(id);
        state_.owned[placeOf(seat)].add(id);
        state_.open.remove(id);
        if (game_->tracksClose(state_.seats)) state_.open -= game_->otherTracks(only);
        state_.wagons[placeOf(seat)] =
            static_cast<std::uint8_t>(state_.wagons[placeOf(seat)] - game_->route(id).length);
        state_.points[placeOf(seat)] =
            static_cast<std::uint16_t>(state_.points[placeOf(seat)] + game_->route(id).points);
    }
    return *this;
}

Position& Position::wagons(int seat, int count) {
    state_.wagons[placeOf(seat)] = static_cast<std::uint8_t>(count);
    return *this;
}

Position& Position::station(int seat, std::string_view city) {
    state_.stationCities[placeOf(seat)].add(cityOf(*game_, city));
    --state_.stations[placeOf(seat)];
    return *this;
}

namespace {

void takeFromDecks(GameState& state, TicketId ticket) {
    for (TicketPile& pile : state.ticketDecks)
        for (std::size_t i = pile.size(); i > 0; --i) {
            const TicketId top = pile.popTop();
            if (top != ticket) pile.pushUnder(top);
        }
}

}  // namespace

Position& Position::tickets(int seat, std::initializer_list<int> ids) {
    for (const int id : ids) {
        takeFromDecks(state_, idAt<TicketId>(id));
        if (game_->rules().instantTickets) {
            state_.held[placeOf(seat)].push(idAt<TicketId>(id));
        } else {
            state_.kept[placeOf(seat)].add(idAt<TicketId>(id));
        }
    }
    return *this;
}

Position& Position::shown(int seat, std::initializer_list<int> ids) {
    for (const int id : ids) {
        takeFromDecks(state_, idAt<TicketId>(id));
        state_.completed[placeOf(seat)].push(idAt<TicketId>(id));
    }
    return *this;
}

Position& Position::deckOnly(std::size_t deck, std::initializer_list<int> ids) {
    for (const int id : ids) takeFromDecks(state_, idAt<TicketId>(id));
    while (!state_.ticketDecks[deck].empty()) state_.aside.add(state_.ticketDecks[deck].popTop());
    for (const int id : ids) state_.ticketDecks[deck].pushUnder(idAt<TicketId>(id));
    return *this;
}

Position& Position::turn(int seat) {
    state_.step = TakeTurn{idAt<Seat>(seat)};
    return *this;
}

Position& Position::second(int seat) {
    state_.step = SecondCard{idAt<Seat>(seat)};
    return *this;
}

// The cards that the position doesn't mention.
std::array<int, kCardKinds> Position::pool() const {
    std::array<int, kCardKinds> left = {};
    for (std::size_t k = 0; k < kCardKinds; ++k) {
        left[k] = game_->map().cards[k] - state_.discard[k];
        for (const CardCounts& hand : state_.hands) left[k] -= hand[k];
    }
    for (const Color card : top_) --left[index(card)];
    for (const Color card : state_.market)
        if (card != Color::kNone) --left[index(card)];
    for (const int count : left) EXPECT_GE(count, 0) << "more cards than there are";
    return left;
}

GameState Position::build() const {
    GameState state = state_;
    const auto left = pool();
    for (std::size_t k = 0; k < kCardKinds; ++k) {
        const auto add = [&](std::uint8_t& count) { count = static_cast<std::uint8_t>(count + left[k]); };
        if (otherCards_ == OtherCards::kDiscard) add(state.discard[k]);
        if (otherCards_ == OtherCards::kLastSeat) add(state.hands[state.seats - 1u][k]);
        for (int i = 0; otherCards_ == OtherCards::kDeck && i < left[k]; ++i)
            state.deck.pushOnTop(colorAt(k));
    }
    for (std::size_t i = top_.size(); i-- > 0;) state.deck.pushOnTop(top_[i]);
    return state;
}

Table& Table::act(const Action& action) {
    EXPECT_TRUE(legal(action));
    const auto error = apply(game, state, action, events);
    EXPECT_FALSE(error) << describe(*error);
    return *this;
}

std::vector<Action> Table::allLegal() const {
    ActionList list;
    legalActions(game, state, list);
    return {list.begin(), list.end()};
}

bool Table::legal(const Action& action) const {
    bool listed = false;
    for (const Action& each : allLegal()) listed = listed || each == action;
    EXPECT_EQ(listed, !why(action).has_value());
    return listed;
}

RouteId Table::route(std::string_view name) const {
    return routeNamed(game, name);
}

CityId Table::city(std::string_view id) const {
    return cityOf(game, id);
}

Action Table::claim(std::string_view routeName, std::string_view pay) const {
    return ClaimRoute{route(routeName), payment(pay)};
}

Action Table::station(std::string_view cityId, std::string_view pay) const {
    return BuildStation{city(cityId), payment(pay)};
}

Action keep(std::initializer_list<int> ids) {
    KeepTickets action;
    for (const int id : ids) action.tickets.push(idAt<TicketId>(id));
    return action;
}

}  // namespace semafor::test
