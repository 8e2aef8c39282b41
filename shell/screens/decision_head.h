// The head of a decision: its title, and the way to the rule about it.
#pragma once

#include <cstddef>
#include <string_view>
#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

struct DecisionTitle {
    std::string_view text;
    std::string_view note;    // a second line
    std::size_t buttons = 1;  // in the corner of the sheet, beside the title
};
// Cut off the top of `remaining`.
void paintDecisionHead(PaintContext& context, const Position& position, Box& remaining,
                       const DecisionTitle& title);

}  // namespace semafor
