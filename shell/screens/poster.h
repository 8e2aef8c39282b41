// The poster: a finished game as a picture for the player.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

// Paints the finished board with its scores and gives it to the player (Boards::givePicture).
void givePoster(PaintContext& context, const Position& position);

}  // namespace semafor
