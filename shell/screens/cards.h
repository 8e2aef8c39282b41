// Train cards on the table.
#pragma once

#include "board/vec.h"
#include "map/color.h"

namespace semafor {

class Ui;

struct CardFace {
    Color color = Color::kNone;  // kNone: the back
    int count = 0;               // above 1 a number stands on it
    bool lit = false;
    bool dim = false;
    bool moving = false;
};
void paintCard(Ui& ui, const Box& box, const CardFace& face);
// One that lies under another: its edges are all that is seen.
void paintBlankCard(Ui& ui, const Box& box);

}  // namespace semafor
