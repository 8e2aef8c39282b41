// The head of a decision: its title, and a button that opens the rule about it.
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
    std::size_t buttons = 1;  // in the corner of the panel, beside the title
};
// Paints the head, and cuts it off the top of `remaining`.
void paintDecisionHead(PaintContext& context, const Position& position, Box& remaining,
                       const DecisionTitle& title);

}  // namespace semafor
