// Replaces the Emscripten functions by which SDL gets and sets the canvas size. SDL asks at each event, which
// would make the browser lay out the page, so the page reports the size instead. SDL also shrinks the canvas
// to one pixel to test who sizes it; that would reset the graphics, so it is ignored.
#include "canvas_size.h"

#include <emscripten/html5.h>

#include "wire.h"

namespace {

double width = 0;
double height = 0;

}  // namespace

namespace semafor {

void setCanvasPoints(double wide, double high) {
    width = wide;
    height = high;
}

}  // namespace semafor

// NOLINTBEGIN: the names and arguments are Emscripten's own
extern "C" {

EMSCRIPTEN_RESULT emscripten_get_element_css_size(const char*, double* wide, double* high) {
    *wide = width;
    *high = height;
    return EMSCRIPTEN_RESULT_SUCCESS;
}

EMSCRIPTEN_RESULT emscripten_set_canvas_element_size(const char*, int wide, int high) {
    if (wide > 1 || high > 1) semaforSizeCanvas(wide, high);
    return EMSCRIPTEN_RESULT_SUCCESS;
}

}  // extern "C"
// NOLINTEND
