// Files embedded in the program; assets/CMakeLists.txt makes their sources.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace semafor::assets {

struct Embedded {
    const unsigned char* bytes;
    std::size_t size;
};

extern const Embedded sans_medium;  // Barlow Semi Condensed Medium: all small text
extern const Embedded serif_bold;   // Old Standard Bold: headings and map lettering

// Asset packs (packs.h): the texts of each language (assets/texts), the board sheets (assets/board) and the
// drawings (assets/art).
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
