// The table of the page: the canvas with the desk on it.
#pragma once

#include <string_view>

#include "desk/desk.h"

namespace semafor {

// Puts the desk on the canvas, if there is one. Once; the desk must live as long as the page.
void beginTable(Desk& desk);
// The Escape key; false where there is no canvas.
bool escapeTable();
// A field of the page's was filled in.
void typeOnTable(std::string_view id, std::string_view value);
// The control of the text view that has the focus; empty when none has.
void focusOnTable(std::string_view control);

}  // namespace semafor
