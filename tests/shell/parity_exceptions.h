// Controls that only the canvas or only the text view offers, with reasons, for parity_test. At most eight.
#pragma once

#include <string_view>

#include "target/target.h"

namespace semafor::test {

struct ParityException {
    Target target;
    std::string_view why;
};

inline constexpr ParityException kParityExceptions[] = {
    {Target::kPlan, "words list every route to mark; on the canvas a route is chosen on the board first"},
    {Target::kSeatName, "words name computers, too; the canvas has no room for a field beside the level"},
    {Target::kPlanClear, "on the canvas it stands under the tickets, which may be scrolled"},
    {Target::kLogLine, "a line of the canvas's log jumps there; words have the slider of the replay"},
    {Target::kDecisionLearn,
     "the canvas opens the rule beside what is decided; words have the rules in the menu"},
};
static_assert(std::size(kParityExceptions) <= 8);

}  // namespace semafor::test
