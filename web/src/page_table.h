// The table in the page: the desk painted on the canvas.
#pragma once

#include <string_view>

#include "desk/desk.h"

namespace semafor {

// Shows the desk on the canvas, if there is one. Required: called once; the desk lives as long as the page.
void beginTable(Desk& desk);
// Handles the Escape key; false if there is no canvas.
bool escapeTable();
// Text was typed into the page's input field.
void typeOnTable(std::string_view id, std::string_view value);
// Shows the control that has the focus in the text view; empty for no control.
void focusOnTable(std::string_view control);

}  // namespace semafor
