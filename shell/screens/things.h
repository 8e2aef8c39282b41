// Ticket backs, badges of seats, and the cloth of the table.
#pragma once

#include <cstddef>
#include <string_view>
#include "board/vec.h"

namespace semafor {

class Ui;

// With the name of its deck where there are several.
void paintTicketBack(Ui& ui, const Box& box, int count, std::string_view name = {});
void paintSeatBadge(Ui& ui, Vec centre, float radius, std::size_t seatColor);
// Under everything.
void paintCloth(Ui& ui);

}  // namespace semafor
