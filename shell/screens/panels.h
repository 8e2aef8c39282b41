// The panels around the board: the bar, the players, the hand, the log.
#pragma once

#include "board/vec.h"

namespace semafor {

struct Frame;
struct Position;

void drawBar(Frame& frame, Position& position);
void drawPlayers(Frame& frame, const Position& position, const Box& box);
void drawHand(Frame& frame, const Position& position, const Box& box);
void drawLog(Frame& frame, const Position& position, const Box& box);

}  // namespace semafor
