// Draws with SDL's software renderer into memory: no window, no display.
#include "native/headless.h"

#include <memory>

#include "native/png.h"

namespace semafor {

std::string pictureOfTable(const Size& size) {
    const std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> surface(
        SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, SDL_PIXELFORMAT_ARGB8888),
        SDL_FreeSurface);
    if (!surface) return {};
    const std::unique_ptr<SDL_Renderer, decltype(&SDL_DestroyRenderer)> renderer(
        SDL_CreateSoftwareRenderer(surface.get()), SDL_DestroyRenderer);
    if (!renderer) return {};
    App app(nullptr, renderer.get());
    app.resize(size);
    while (app.awake()) app.frame();
    return encodePng(*surface);
}

}  // namespace semafor
