// The sheets of all boards, the drawings and the serif as part of the program.
#include "embedded.h"
#include "parcels.h"

namespace semafor::assets {

Bytes sheetOf(std::string_view map) {
    for (const EmbeddedSheet& entry : embeddedSheets())
        if (entry.map == map) return {entry.sheet->bytes, entry.sheet->size};
    return {};
}

Bytes serif() {
    return {serif_bold.bytes, serif_bold.size};
}

Bytes artParcel() {
    return {art.bytes, art.size};
}

}  // namespace semafor::assets
