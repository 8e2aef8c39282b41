// A cached texture: painted once, shown many times, painted again when its key changes. Boards, cards and the
// title's map are such pictures.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <cstdint>
#include <functional>
#include <vector>

#include "board/vec.h"

namespace semafor {

struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> bytes;
};

class Picture {
public:
    Picture() = default;
    ~Picture() { drop(); }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    // Call first. Required: the renderer outlives the picture, or drop() is called before the renderer ends.
    void use(SDL_Renderer* renderer) { renderer_ = renderer; }

    // Shows the picture in the box, and paints it first when the key or the size has changed. `paint` draws
    // at the box's place on the screen; without a texture it draws straight into `draw`.
    void show(ImDrawList* draw, const Box& box, std::uint64_t key,
              const std::function<void(ImDrawList*)>& paint);
    // Brings the texture up to date without showing it; false when no texture can be made.
    bool keep(const Box& box, std::uint64_t key, const std::function<void(ImDrawList*)>& paint);
    // Whether show() with these arguments would paint again.
    [[nodiscard]] bool stale(const Box& box, std::uint64_t key) const;
    // Shows the picture as it is, stretched to another box; false when there is no picture.
    bool showMoved(ImDrawList* draw, const Box& box) const;
    // Its pixels as painted, four bytes each: red, green, blue, opacity; empty when they can't be read.
    [[nodiscard]] Pixels pixels() const;
    // Destroys the texture; the next show() paints again.
    void drop();

private:
    bool prepare(int width, int height);

    SDL_Renderer* renderer_ = nullptr;
    SDL_Texture* texture_ = nullptr;
    int width_ = 0;
    int height_ = 0;
    std::uint64_t key_ = 0;
};

}  // namespace semafor
