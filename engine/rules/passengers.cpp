// Passengers: offering and taking them.
#include "rules/passengers.h"

#include <bit>

namespace semafor {
namespace {

CityId cityOf(const Game& game, const TakePassengers& step) {
    return game.route(step.route).cities[step.end];
}

}  // namespace

template <class Sink>
Turn offerPassengers(Play<Sink>& play, TakePassengers step) {
    for (; step.end < 2; ++step.end) {
        if ((play.state.waiting & play.game.passengerPlaces(cityOf(play.game, step)).mask()) == 0) continue;
        play.state.step = step;
        return Turn::kGoesOn;
    }
    return Turn::kEnds;
}

PassengerCounts passengersIn(const Game& game, const PublicState& state, CityId city) {
    PassengerCounts counts = {};
    const std::uint64_t there = state.waiting & game.passengerPlaces(city).mask();
    for (std::uint64_t remaining = there; remaining != 0; remaining &= remaining - 1)
        ++counts[index(state.passengers[static_cast<std::size_t>(std::countr_zero(remaining))])];
    return counts;
}

void legalPassengers(const Game& game, const GameState& state, ActionList& out) {
    const CityId city = cityOf(game, std::get<TakePassengers>(state.step));
    const PassengerCounts counts = passengersIn(game, state, city);
    for (std::size_t c = 0; c < kColors; ++c)
        if (counts[c] > 0) out.push(TakePassenger{city, colorAt(c)});
    out.push(TakePassenger{city, Color::kNone});
}

std::optional<RuleError> check(const Game& game, const GameState& state, const TakePassenger& action) {
    if (!game.rules().passengers) return RuleError::kNotInThisGame;
    const auto* step = std::get_if<TakePassengers>(&state.step);
    if (step == nullptr) return RuleError::kNotNow;
    if (action.city != cityOf(game, *step)) return RuleError::kNoSuchPassenger;
    if (action.color != Color::kNone && !passengerPlace(game, state, action.city, action.color))
        return RuleError::kNoSuchPassenger;
    return std::nullopt;
}

template <class Sink>
Turn perform(Play<Sink>& play, const TakePassenger& action) {
    GameState& state = play.state;
    TakePassengers step = std::get<TakePassengers>(state.step);
    if (action.color != Color::kNone) movePassenger(play.game, state, step.seat, action.city, action.color);
    play.emit(PassengerTaken{step.seat, action.city, action.color});
    ++step.end;
    return offerPassengers(play, step);
}

template Turn offerPassengers(RecordedPlay&, TakePassengers);
template Turn offerPassengers(SilentPlay&, TakePassengers);
template Turn perform(RecordedPlay&, const TakePassenger&);
template Turn perform(SilentPlay&, const TakePassenger&);

}  // namespace semafor
