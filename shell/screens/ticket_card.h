// Paints a ticket as it lies in the hand.
#pragma once

#include <string>
#include "board/vec.h"
#include "table/reckoning.h"

namespace semafor {

struct PaintContext;
struct Position;
class Ui;

struct TicketFace {
    TicketId ticket{};
    TicketStand stand{};
    bool lit = false;
    std::string note = {};  // the ticket's progress
};
void paintTicket(PaintContext& context, const Position& position, const TicketFace& face, const Box& box);
// Where a ticket in that box is punched when it is done.
Vec punchOf(const Ui& ui, const Box& box);

}  // namespace semafor
