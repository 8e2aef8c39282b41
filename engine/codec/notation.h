// Notation of actions: one line of ASCII each, for transcripts, logs, bug reports and tests. Each action has
// exactly one text; the parser accepts no other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/action.h"
#include "rules/game.h"

namespace semafor {

enum class NotationFault : std::uint8_t {
    kUnknownAction,
    kSomethingMissing,
    kSomethingFollows,
    kNoNumber,
    kNumberTooLarge,
    kUnknownTicket,
    kTicketsNotAscending,
    kTooManyTickets,
    kUnknownDeck,
    kUnknownRoute,
    kUnknownCity,
    kUnknownColor,
    kNoPayment,  // counts must be above 0, the colour before the locomotives
};

struct NotationError {
    std::size_t at = 0;  // byte offset of the wrong word
    NotationFault fault{};
};

// For logs and the terminal.
std::string_view describe(NotationFault fault);

// Required: the ids exist in the game.
void appendAction(std::string& out, const Game& game, const Action& action);
std::string actionText(const Game& game, const Action& action);

// The result's ids exist in the game; the action may still be illegal.
Result<Action, NotationError> parseAction(const Game& game, std::string_view text);

}  // namespace semafor
