// Passengers: taken from the two ends of a route just claimed, one end after the other (G04).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Asks for a passenger from this end, or from the next one that has any; ends the turn when none has.
template <class Sink>
Turn offerPassengers(Play<Sink>& play, TakePassengers step);

// The passengers that wait in the city, by colour.
PassengerCounts passengersIn(const Game& game, const GameState& state, CityId city);

void legalPassengers(const Game& game, const GameState& state, ActionList& out);

std::optional<RuleError> check(const Game& game, const GameState& state, const TakePassenger& action);

template <class Sink>
Turn perform(Play<Sink>& play, const TakePassenger& action);

}  // namespace semafor
