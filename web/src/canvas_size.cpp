// The size of the canvas as SDL asks for it, in place of Emscripten's functions. The page knows it and tells;
// SDL asks at each event, and each time the browser would have to lay out the page. And to find out whether
// the page sizes the canvas, SDL makes it one pixel large: graphics would begin anew.
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
