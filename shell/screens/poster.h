// A finished game as a picture for the player.
#pragma once

namespace semafor {

struct Frame;
struct Position;

// Paints the finished board with its scores and gives it to the player (Boards::givePicture).
void givePoster(Frame& frame, const Position& position);

}  // namespace semafor
