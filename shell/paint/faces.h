// Texture cache for card faces, a texture for each size: a face has thousands of lines, too many to paint in
// every frame.
#pragma once

#include <memory>
#include <vector>

#include "paint/picture.h"

namespace semafor {

class Faces {
public:
    // Paints with that renderer from now on. Required: it outlives the faces, or drop() is called first.
    void use(SDL_Renderer* renderer);
    // Call when the renderer's textures have lost their content.
    void drop() { kept_.clear(); }

    // Shows the face of that key in the box. A moving face may use a texture of another size.
    struct Shown {
        Box box;
        std::uint64_t key = 0;
        bool moving = false;
    };
    void show(ImDrawList* draw, const Shown& shown, const std::function<void(ImDrawList*)>& paint);

private:
    struct Kept {
        std::uint64_t key = 0;
        int width = 0;
        int height = 0;
        std::unique_ptr<Picture> picture;
    };
    [[nodiscard]] const Kept* find(const Shown& shown, bool ofAnySize) const;

    SDL_Renderer* renderer_ = nullptr;
    std::vector<Kept> kept_;
};

}  // namespace semafor
