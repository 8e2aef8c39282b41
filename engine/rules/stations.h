// Building stations (R25).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/payments.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Price of the seat's next station: the n-th costs n cards of any one colour. Required: a station is left.
Price nextStation(const Game& game, const GameState& state, Seat seat);

void legalStations(const Game& game, const GameState& state, Seat seat, ActionList& out);
bool canBuild(const Game& game, const GameState& state, Seat seat);

// Why the seat can't build there with any payment, or nullopt; kCardsNotInHand if it lacks only cards.
std::optional<RuleError> checkCity(const Game& game, const GameState& state, Seat seat, CityId city);
std::optional<RuleError> check(const Game& game, const GameState& state, const BuildStation& action);

template <class Sink>
Turn perform(Play<Sink>& play, const BuildStation& action);

}  // namespace semafor
