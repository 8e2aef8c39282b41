// Changes common to the full state and the views.
#include "rules/public_state.h"

#include <algorithm>
#include <bit>

namespace semafor {

std::optional<std::size_t> passengerPlace(const Game& game, const PublicState& state, CityId city,
                                          Color color) {
    const std::uint64_t there = state.waiting & game.passengerPlaces(city).mask();
    for (std::uint64_t remaining = there; remaining != 0; remaining &= remaining - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(remaining));
        if (state.passengers[place] == color) return place;
    }
    return std::nullopt;
}

void putWagons(const Game& game, PublicState& state, Seat seat, RouteId route) {
    const RouteInfo& info = game.route(route);
    const std::size_t s = index(seat);
    state.owned[s].add(route);
    state.open.remove(route);
    if (game.tracksClose(state.seats)) {
        RouteSet only;
        only.add(route);
        state.open -= game.otherTracks(only);
    }
    state.wagons[s] = static_cast<std::uint8_t>(state.wagons[s] - info.length);
    state.points[s] = static_cast<std::uint16_t>(state.points[s] + info.points);
}

void putStation(PublicState& state, Seat seat, CityId city) {
    state.stationCities[index(seat)].add(city);
    --state.stations[index(seat)];
}

void movePassenger(const Game& game, PublicState& state, Seat seat, CityId city, Color color) {
    const auto place = passengerPlace(game, state, city, color);
    SEMAFOR_ASSERT(place.has_value());
    state.waiting &= ~(std::uint64_t{1} << *place);
    ++state.taken[index(seat)][index(color)];
}

void forgetPaid(PublicState& state, Seat seat, const Payment& payment) {
    CardCounts& known = state.known[index(seat)];
    const auto lower = [](std::uint8_t& count, std::uint8_t by) {
        count = static_cast<std::uint8_t>(count > by ? count - by : 0);
    };
    if (payment.cards > 0) lower(known[payment.color], payment.cards);
    lower(known[kColors], payment.locomotives);
}

void sweepAway(PublicState& state) {
    for (Color& card : state.market) {
        if (card != Color::kNone) ++state.discard[card];
        card = Color::kNone;
    }
}

}  // namespace semafor
