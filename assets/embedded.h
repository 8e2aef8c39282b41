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

// The texts of the languages (assets/texts), the sheets of the boards (assets/board), the drawings
// (assets/art) and Old Standard Bold for headings and the lettering of the map: parcels.h.
extern const Embedded texts_en;
extern const Embedded texts_pl;
extern const Embedded texts_hu;
extern const Embedded rules_en;
extern const Embedded rules_pl;
extern const Embedded rules_hu;
extern const Embedded serif_bold;
extern const Embedded art;

struct EmbeddedSheet {
    std::string_view map;
    const Embedded* sheet;
};
std::span<const EmbeddedSheet> embeddedSheets();

}  // namespace semafor::assets
