// Renders a draw list of its own into a texture, in the middle of Dear ImGui's frame.
#include "paint/picture.h"

#include <cmath>

#include "paint/draw_lists.h"

namespace semafor {
namespace {

int pixelsOf(float length) {
    return static_cast<int>(std::lround(length));
}

// Paints a box of the screen into the render target, with both top left corners aligned.
void paintInto(SDL_Renderer* renderer, const Box& box, const std::function<void(ImDrawList*)>& paint) {
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list.PushClipRect({box.min.x, box.min.y}, {box.max.x, box.max.y});
    list.Flags =
        ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedFill | ImDrawListFlags_AllowVtxOffset;
    paint(&list);
    // DisplayPos moves clip rectangles, but not points.
    for (ImDrawVert& vertex : list.VtxBuffer) {
        vertex.pos.x -= box.min.x;
        vertex.pos.y -= box.min.y;
    }
    ImDrawData data;
    data.Valid = true;
    data.DisplayPos = {box.min.x, box.min.y};
    data.DisplaySize = {std::round(box.width()), std::round(box.height())};
    data.FramebufferScale = {1, 1};
    data.AddDrawList(&list);
    renderDrawLists(renderer, data);
}

}  // namespace

bool Picture::stale(const Box& box, std::uint64_t key) const {
    return key != key_ || width_ != pixelsOf(box.width()) || height_ != pixelsOf(box.height());
}

bool Picture::keep(const Box& box, std::uint64_t key, const std::function<void(ImDrawList*)>& paint) {
    const int width = pixelsOf(box.width());
    const int height = pixelsOf(box.height());
    if (width <= 0 || height <= 0) return false;
    const bool other = prepare(width, height) || key != key_;
    if (texture_ == nullptr || !other) return texture_ != nullptr;
    SDL_Texture* before = SDL_GetRenderTarget(renderer_);
    SDL_SetRenderTarget(renderer_, texture_);
    SDL_RenderClear(renderer_);
    paintInto(renderer_, box, paint);
    SDL_SetRenderTarget(renderer_, before);
    key_ = key;
    return true;
}

void Picture::show(ImDrawList* draw, const Box& box, std::uint64_t key,
                   const std::function<void(ImDrawList*)>& paint) {
    if (!keep(box, key, paint)) return paint(draw);  // no texture: the slow way
    const ImVec2 size(static_cast<float>(width_), static_cast<float>(height_));
    draw->AddImage(texture_, {box.min.x, box.min.y}, {box.min.x + size.x, box.min.y + size.y});
}

bool Picture::showMoved(ImDrawList* draw, const Box& box) const {
    if (texture_ == nullptr) return false;
    draw->AddImage(texture_, {box.min.x, box.min.y}, {box.max.x, box.max.y});
    return true;
}

Pixels Picture::pixels() const {
    if (texture_ == nullptr) return {};
    Pixels out{width_, height_, {}};
    out.bytes.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 4);
    SDL_Texture* before = SDL_GetRenderTarget(renderer_);
    SDL_SetRenderTarget(renderer_, texture_);
    const int failed =
        SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_ABGR8888, out.bytes.data(), width_ * 4);
    SDL_SetRenderTarget(renderer_, before);
    return failed == 0 ? out : Pixels{};
}

bool Picture::prepare(int width, int height) {
    if (width == width_ && height == height_) return false;
    drop();
    texture_ =
        SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_TARGET, width, height);
    width_ = width;
    height_ = height;
    return true;
}

void Picture::drop() {
    if (texture_ != nullptr) SDL_DestroyTexture(texture_);
    texture_ = nullptr;
    width_ = 0;
}

}  // namespace semafor
