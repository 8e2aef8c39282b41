// Calls from the table into the page: the functions of `host` that web/page/table.js hands to the module.
#include "host.h"

#include <emscripten.h>

// Names shared with the page's scripts are quoted: the closure compiler renames all others.
// clang-format off
EM_JS(void, semaforHostFirstPicture, (), { Module["host"]["firstPicture"](); });
// clang-format on

namespace semafor::host {

void firstPicture() {
    semaforHostFirstPicture();
}

}  // namespace semafor::host
