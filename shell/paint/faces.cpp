// Texture cache for card faces; a full cache is cleared as a whole, for example after many window sizes.
#include "paint/faces.h"

#include <cmath>

namespace semafor {
namespace {

constexpr std::size_t kMost = 64;

int pixels(float length) {
    return static_cast<int>(std::lround(length));
}

}  // namespace

void Faces::use(SDL_Renderer* renderer) {
    drop();
    renderer_ = renderer;
}

const Faces::Kept* Faces::find(const Shown& shown, bool ofAnySize) const {
    const int width = pixels(shown.box.width());
    const int height = pixels(shown.box.height());
    for (const Kept& kept : kept_) {
        if (kept.key != shown.key) continue;
        if (kept.width == width && kept.height == height) return &kept;
        if (ofAnySize && kept.width < kept.height) return &kept;
    }
    return nullptr;
}

void Faces::show(ImDrawList* draw, const Shown& shown, const std::function<void(ImDrawList*)>& paint) {
    if (const Kept* kept = find(shown, shown.moving)) {
        kept->picture->showMoved(draw, shown.box);
        return;
    }
    if (shown.moving || renderer_ == nullptr) return paint(draw);
    if (kept_.size() == kMost) drop();
    auto picture = std::make_unique<Picture>();
    picture->use(renderer_);
    if (!picture->keep(shown.box, shown.key, paint)) return paint(draw);
    picture->showMoved(draw, shown.box);
    kept_.push_back({shown.key, pixels(shown.box.width()), pixels(shown.box.height()), std::move(picture)});
}

}  // namespace semafor
