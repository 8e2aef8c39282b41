// Asset packs: data not needed when the program starts. A page downloads them (web/README.md, "Start");
// every other program embeds them.
#pragma once

#include <span>
#include <string_view>

namespace semafor::assets {

using Bytes = std::span<const unsigned char>;

// The texts of a language code ("en"): a file that assets/texts/generate.mjs made. Empty until downloaded;
// the first call starts the download. Once downloaded, the bytes stay at the same address.
Bytes textsOf(std::string_view language);

// Likewise the sheet of a board.
Bytes sheetOf(std::string_view map);

// Likewise the pack of all drawings.
Bytes artPack();

}  // namespace semafor::assets
