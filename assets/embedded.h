// Files that are part of the program, made by assets/CMakeLists.txt.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace semafor::assets {

struct Embedded {
    const unsigned char* bytes;
    std::size_t size;
};

extern const Embedded sans_medium;  // Barlow Semi Condensed Medium: everything small
extern const Embedded serif_bold;   // Old Standard Bold: headings and the lettering of the map

// Asset packs (packs.h): the texts of the languages (assets/texts), the sheets of the boards (assets/board)
// and the drawings (assets/art).
extern const Embedded texts_en;
extern const Embedded texts_pl;
extern const Embedded texts_hu;
extern const Embedded art;

struct EmbeddedSheet {
    std::string_view map;
    const Embedded* sheet;
};
std::span<const EmbeddedSheet> embeddedSheets();

}  // namespace semafor::assets
