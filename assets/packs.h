// Data that needn't be in a program from its start: inside where it lies on a disk, fetched in a page
// (web/README.md, "Start").
#pragma once

#include <span>
#include <string_view>

namespace semafor::assets {

using Bytes = std::span<const unsigned char>;

// The texts of the language with that code ("en"), as assets/texts writes them; none while they are on their
// way, and to ask is to have them sent. What is here once stays, in its place.
Bytes textsOf(std::string_view language);

// The same for the sheet of the board with that name.
Bytes sheetOf(std::string_view map);

// The same for all drawings.
Bytes artPack();

}  // namespace semafor::assets
