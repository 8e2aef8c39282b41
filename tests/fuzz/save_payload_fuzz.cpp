// Fuzz target for save payloads in both formats, with the checksum repaired: each payload that loads is
// written as the same bytes, sections included.
#include <span>
#include <string>

#include "base/assert.h"
#include "codec/save.h"
#include "support/saves.h"

// First byte: "2" for a payload with sections, any other for format 1.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text = semafor::test::saveAround(std::span(data + 1, size - 1), data[0] == '2' ? 2 : 1);
    const auto saved = semafor::decodeSave(text);
    if (saved.ok()) SEMAFOR_ASSERT(semafor::encodeSave(saved.value()) == text);
    return 0;
}
