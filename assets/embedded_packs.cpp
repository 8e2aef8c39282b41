// Board sheets and drawings embedded in the program: packs.h for every program but the page.
#include "embedded.h"
#include "packs.h"

namespace semafor::assets {

Bytes sheetOf(std::string_view map) {
    for (const EmbeddedSheet& entry : embeddedSheets())
        if (entry.map == map) return {entry.sheet->bytes, entry.sheet->size};
    return {};
}

Bytes artPack() {
    return {art.bytes, art.size};
}

}  // namespace semafor::assets
