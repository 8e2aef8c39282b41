// Plain-language texts of rule errors.
#include "rules/rule_error.h"

#include <array>

namespace semafor {
namespace {

constexpr std::array<std::string_view, kRuleErrors> kTexts = {
    "the game is over",
    "another decision is due first",
    "this game has nothing of the kind",
    "no card is left to draw",
    "no card lies there",
    "a face-up locomotive can't be the second card",
    "there is no such route",
    "the route is taken",
    "the other track is yours",
    "the track is closed",
    "too few wagons",
    "wrong number of cards",
    "wrong colour",
    "the payment is not written in the agreed way",
    "the ferry needs locomotives",
    "these cards are not in the hand",
    "only locomotives count here",
    "there is no such city",
    "the city has a station",
    "no station is left",
    "no ticket is left",
    "the mix doesn't fit the decks",
    "this ticket was not offered",
    "too few tickets are kept",
    "there is no such passenger",
    "the hand of tickets is not full",
    "something else is legal",
};

}  // namespace

std::string_view describe(RuleError error) {
    return kTexts[static_cast<std::size_t>(error)];
}

}  // namespace semafor
