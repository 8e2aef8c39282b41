// Dear ImGui's triangles on SDL's renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

namespace semafor {

// Required: all textures in `data` are SDL's, of this renderer.
void renderDrawLists(SDL_Renderer* renderer, const ImDrawData& data);

}  // namespace semafor
