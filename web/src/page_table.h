// The table of the page: the canvas with the desk on it.
#pragma once

#include <string>

#include "desk/desk.h"

namespace semafor {

// Puts the desk on the canvas, if there is one. Once; the desk must live as long as the page.
void beginTable(Desk& desk);
// The Escape key; false where there is no canvas.
bool escapeTable();

}  // namespace semafor
