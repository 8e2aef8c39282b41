// The panels around the board: the bar, the players, the hand, the log.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

void paintBar(PaintContext& context, Position& position);
void paintPlayers(PaintContext& context, const Position& position, const Box& box);
void paintHand(PaintContext& context, const Position& position, const Box& box);
void paintLog(PaintContext& context, const Position& position, const Box& box);

}  // namespace semafor
