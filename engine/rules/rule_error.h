// Why an action isn't legal: what the table shows as "why not".
#pragma once

#include <cstdint>
#include <string_view>

namespace semafor {

enum class RuleError : std::uint8_t {
    kGameOver,
    kNotNow,                // another decision is due first
    kNotInThisGame,         // a mechanic that this game doesn't have
    kNoCardLeft,            // deck and discard are empty
    kSlotEmpty,             // no card lies there
    kLocomotiveIsNoSecond,  // R03
    kNoSuchRoute,
    kRouteTaken,
    kOtherTrackIsYours,  // R08
    kTrackClosed,        // R08
    kTooFewWagons,
    kWrongNumberOfCards,
    kWrongColor,
    kNotCanonical,           // a payment written in another way than the one agreed
    kFerryNeedsLocomotives,  // R22
    kCardsNotInHand,
    kOnlyLocomotives,  // R23: paid with locomotives, extras too
    kNoSuchCity,
    kCityHasStation,
    kNoStationLeft,
    kNoTicketLeft,
    kMixDoesNotFit,  // G02
    kTicketNotOffered,
    kTooFewTicketsKept,
    kNoSuchPassenger,
    kHandNotFull,           // F05
    kSomethingElseIsLegal,  // R06: a seat passes only when it can do nothing
};

inline constexpr std::size_t kRuleErrors = static_cast<std::size_t>(RuleError::kSomethingElseIsLegal) + 1;

// For logs and the terminal; the table has texts of its own.
std::string_view describe(RuleError error);

}  // namespace semafor
