// Passengers: taken at both ends of a route just claimed, one end after the other (G04).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Offers a passenger at this end, or at the next one with passengers; ends the turn if there is no such end.
template <class Sink>
Turn offerPassengers(Play<Sink>& play, TakePassengers step);

// The passengers waiting in the city, by colour.
PassengerCounts passengersIn(const Game& game, const PublicState& state, CityId city);

void legalPassengers(const Game& game, const GameState& state, ActionList& out);

std::optional<RuleError> check(const Game& game, const GameState& state, const TakePassenger& action);

template <class Sink>
Turn perform(Play<Sink>& play, const TakePassenger& action);

}  // namespace semafor
