// Reasons why an action is illegal, shown to players as "why not".
#pragma once

#include <cstdint>
#include <string_view>

namespace semafor {

enum class RuleError : std::uint8_t {
    kGameOver,
    kNotNow,                // another decision comes first
    kNotInThisGame,         // the game lacks this mechanic
    kNoCardLeft,            // deck and discard are empty
    kSlotEmpty,             // the slot holds no card
    kLocomotiveIsNoSecond,  // R03
    kNoSuchRoute,
    kRouteTaken,
    kOtherTrackIsYours,  // R08
    kTrackClosed,        // R08
    kTooFewWagons,
    kWrongNumberOfCards,
    kWrongColor,
    kNotCanonical,           // the payment isn't in canonical form
    kFerryNeedsLocomotives,  // R22
    kCardsNotInHand,
    kOnlyLocomotives,  // R23: a tunnel paid with locomotives takes only locomotives as extras
    kNoSuchCity,
    kCityHasStation,
    kNoStationLeft,
    kNoTicketLeft,
    kMixDoesNotFit,  // G02
    kTicketNotOffered,
    kTooFewTicketsKept,
    kNoSuchPassenger,
    kHandNotFull,           // F05
    kSomethingElseIsLegal,  // R06: passing is legal only if nothing else is
};

inline constexpr std::size_t kRuleErrors = static_cast<std::size_t>(RuleError::kSomethingElseIsLegal) + 1;

// For logs and the terminal; the user interface has its own texts.
std::string_view describe(RuleError error);

}  // namespace semafor
