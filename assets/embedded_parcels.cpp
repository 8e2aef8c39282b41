// The sheets of all boards, the drawings and the serif as part of the program.
#include "embedded.h"
#include "parcels.h"

namespace semafor::assets {

Bytes sheetOf(std::string_view map) {
    const Embedded& sheet = map == "europe"    ? europe_sheet
                            : map == "germany" ? germany_sheet
                                               : first_journey_sheet;
    return {sheet.bytes, sheet.size};
}

Bytes serif() {
    return {serif_bold.bytes, serif_bold.size};
}

Bytes artParcel() {
    return {art.bytes, art.size};
}

}  // namespace semafor::assets
