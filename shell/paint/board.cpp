// Paints the whole board, layer by layer from bottom to top.
#include "paint/brush.h"

namespace semafor {

void paintBoard(const Brush& brush, const Scene& scene) {
    paintLand(brush, *scene.sheet);
    paintLegend(brush, scene);
    paintLandmarks(brush, scene);
    paintTracks(brush, scene);
    paintLit(brush, scene);
    paintWagons(brush, scene);
    paintTowns(brush, scene);
    paintNames(brush, scene);
}

}  // namespace semafor
