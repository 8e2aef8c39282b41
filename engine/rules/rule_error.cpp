// Plain-language texts of rule errors.
#include "rules/rule_error.h"

#include <array>

namespace semafor {
namespace {

constexpr std::array<std::string_view, kRuleErrors> kTexts = {
    "the game is over",
    "another decision comes first",
    "this board's rules don't have that",
    "no card is left to draw",
    "that face-up slot is empty",
    "a face-up locomotive can't be the second card",
    "there is no such route",
    "the route is taken",
    "the other track is yours",
    "the track is closed",
    "too few wagons",
    "wrong number of cards",
    "wrong colour",
    "the payment isn't in canonical form",
    "the ferry needs locomotives",
    "these cards aren't in the hand",
    "only locomotives count here",
    "there is no such city",
    "the city has a station",
    "no station is left",
    "no ticket is left",
    "the mix doesn't fit the decks",
    "this ticket wasn't offered",
    "too few tickets kept",
    "there is no such passenger",
    "the hand of tickets isn't full",
    "passing is legal only when nothing else is",
};

}  // namespace

std::string_view describe(RuleError error) {
    return kTexts[static_cast<std::size_t>(error)];
}

}  // namespace semafor
