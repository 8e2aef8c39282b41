// Encodes a picture as a PNG file.
#pragma once

#include <SDL.h>

#include <string>

namespace semafor {

// The bytes of an opaque PNG with the picture's colours. Required: 32 bits per pixel.
std::string encodePng(const SDL_Surface& picture);

}  // namespace semafor
