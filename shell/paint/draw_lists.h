// Renders Dear ImGui's draw lists with SDL's renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

namespace semafor {

// Required: all textures in `data` are SDL textures of this renderer.
void renderDrawLists(SDL_Renderer* renderer, const ImDrawData& data);

}  // namespace semafor
