// Dear ImGui's triangles on SDL's renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <cstdint>

namespace semafor {

// Required: all textures in `data` are SDL's, of this renderer.
void drawLists(SDL_Renderer* renderer, const ImDrawData& data);

// Nothing that is seen; the graphics processor makes itself ready to draw with textures.
void drawNothing(SDL_Renderer* renderer, SDL_Texture* texture);

// What is drawn, in a number: the same when it looks the same. Required: as above; what a texture shows is
// told by its user data.
std::uint64_t digestOf(const ImDrawData& data);

}  // namespace semafor
