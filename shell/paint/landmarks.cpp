// Paints the landmark of each city that has one, on the land.
#include "paint/brush.h"
#include "paint/drawing.h"

namespace semafor {

void paintLandmarks(const Brush& brush, const Scene& scene) {
    const MapDef& map = scene.game->map();
    const ArtFolder* own = art() == nullptr ? nullptr : art()->folder(map.name);
    if (own == nullptr) return;
    for (const Landmark& landmark : own->landmarks) {
        const Box box{brush.to(landmark.box.min), brush.to(landmark.box.max)};
        if (box.overlaps(brush.camera->screen()))
            paintLandmark(brush.draw, map, landmark.city, box, *brush.palette);
    }
}

}  // namespace semafor
