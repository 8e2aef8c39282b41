// Dear ImGui's triangles on SDL's renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <cstdint>

namespace semafor {

// Required: all textures in `data` are SDL's, of this renderer.
void drawLists(SDL_Renderer* renderer, const ImDrawData& data);

// What is drawn, in a number: the same when it looks the same. Required: as above; the user data of a texture
// that changes points to a std::uint64_t, which is another then.
std::uint64_t digestOf(const ImDrawData& data);

}  // namespace semafor
