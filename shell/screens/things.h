// Paints ticket backs, seat badges, and the cloth of the table.
#pragma once

#include <cstddef>
#include <string_view>
#include "board/vec.h"

namespace semafor {

class Ui;

// `name`: of the deck, where there are several decks.
void paintTicketBack(Ui& ui, const Box& box, int count, std::string_view name = {});
void paintSeatBadge(Ui& ui, Vec centre, float radius, std::size_t seatColor);
// The cloth under everything.
void paintCloth(Ui& ui);

}  // namespace semafor
