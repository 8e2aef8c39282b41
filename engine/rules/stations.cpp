// Building stations: prices, legal cities, checks.
#include "rules/stations.h"

#include <new>

#include "rules/piles.h"

namespace semafor {
namespace {

CitySet citiesWithout(const Game& game, const GameState& state) {
    CitySet cities = game.allCities();
    for (const CitySet& taken : state.stationCities) cities -= taken;
    return cities;
}

}  // namespace

Price nextStation(const Game& game, const GameState& state, Seat seat) {
    return {Color::kGray, game.rules().stations->each - state.stations[index(seat)] + 1, 0};
}

bool canBuild(const Game& game, const GameState& state, Seat seat) {
    return game.rules().stations && state.stations[index(seat)] > 0 &&
           canPay(state.hands[index(seat)], nextStation(game, state, seat)) &&
           !citiesWithout(game, state).empty();
}

void legalStations(const Game& game, const GameState& state, Seat seat, ActionList& out) {
    if (!canBuild(game, state, seat)) return;
    const PaymentList payments = paymentsFor(state.hands[index(seat)], nextStation(game, state, seat));
    Action* at = out.writeHere();
    citiesWithout(game, state).forEach([&](CityId city) {
        for (const Payment& payment : payments) ::new (at++) Action(BuildStation{city, payment});
    });
    out.writtenTo(at);
}

std::optional<RuleError> checkCity(const Game& game, const GameState& state, Seat seat, CityId city) {
    if (!game.rules().stations) return RuleError::kNotInThisGame;
    if (index(city) >= game.cityCount()) return RuleError::kNoSuchCity;
    if (state.stations[index(seat)] == 0) return RuleError::kNoStationLeft;
    if (!citiesWithout(game, state).has(city)) return RuleError::kCityHasStation;
    if (!canPay(state.hands[index(seat)], nextStation(game, state, seat))) return RuleError::kCardsNotInHand;
    return std::nullopt;
}

std::optional<RuleError> check(const Game& game, const GameState& state, const BuildStation& action) {
    const auto* turn = std::get_if<TakeTurn>(&state.step);
    if (turn == nullptr) return RuleError::kNotNow;
    if (const auto error = checkCity(game, state, turn->seat, action.city)) return error;
    return checkPayment(state.hands[index(turn->seat)], nextStation(game, state, turn->seat), action.payment);
}

template <class Sink>
Turn perform(Play<Sink>& play, const BuildStation& action) {
    const Seat seat = play.state.actor();
    payCards(play, seat, action.payment);
    putStation(play.state, seat, action.city);
    play.emit(StationBuilt{seat, action.city});
    return Turn::kEnds;
}

template Turn perform(RecordedPlay&, const BuildStation&);
template Turn perform(SilentPlay&, const BuildStation&);

}  // namespace semafor
