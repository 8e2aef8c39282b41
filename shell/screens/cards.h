// Paints train cards on the table.
#pragma once

#include "board/vec.h"
#include "map/color.h"

namespace semafor {

class Ui;

struct CardFace {
    Color color = Color::kNone;  // kNone: the back
    int count = 0;               // shown on the card when above 1
    bool lit = false;
    bool dim = false;
    bool moving = false;
};
void paintCard(Ui& ui, const Box& box, const CardFace& face);
// A card that lies under another: only its edges are seen.
void paintBlankCard(Ui& ui, const Box& box);

}  // namespace semafor
