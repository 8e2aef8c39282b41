// What the page does for the table.
#pragma once

namespace semafor::host {

// The first picture is on the canvas.
void firstPicture();

}  // namespace semafor::host
