// Dear ImGui's triangles on SDL's renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <cstddef>
#include <cstdint>

namespace semafor {

// Required: all textures in `data` are SDL's, of this renderer.
void drawLists(SDL_Renderer* renderer, const ImDrawData& data);

// Where a drawing has come to that is made in parts.
struct DrawnTo {
    int list = 0;
    int command = 0;
    std::size_t index = 0;
};

// As drawLists(), but only so many corners of triangles from there on, or a few more; false while there is
// more to be drawn.
bool drawSome(SDL_Renderer* renderer, const ImDrawData& data, DrawnTo& at, std::size_t most);

// What is drawn, in a number: the same when it looks the same. Required: as above; the user data of a texture
// that changes points to a std::uint64_t, which is another then.
std::uint64_t digestOf(const ImDrawData& data);

}  // namespace semafor
