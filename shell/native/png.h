// Writes a picture as a PNG file.
#pragma once

#include <SDL.h>

#include <string>

namespace semafor {

// The bytes of a PNG with the picture's colours, opaque. Required: 32 bits a pixel.
std::string encodePng(const SDL_Surface& picture);

}  // namespace semafor
