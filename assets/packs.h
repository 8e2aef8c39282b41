// Asset packs: data not needed when the program starts. A page downloads them (web/README.md, "Start");
// every other program embeds them.
#pragma once

#include <span>
#include <string_view>

namespace semafor::assets {

using Bytes = std::span<const unsigned char>;

// The texts of a language code ("en"), in the format of assets/texts. Empty until they have been downloaded;
// the call starts the download. Once there, they stay at the same address.
Bytes textsOf(std::string_view language);

// The same for the sheet of a board.
Bytes sheetOf(std::string_view map);

// The same for all drawings.
Bytes artPack();

}  // namespace semafor::assets
