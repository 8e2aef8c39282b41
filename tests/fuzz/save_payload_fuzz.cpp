// Payloads of saves, the checksum repaired: whatever loads is written as these very bytes.
#include <span>
#include <string>

#include "base/assert.h"
#include "codec/save.h"
#include "support/saves.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = semafor::test::saveAround(std::span(data, size));
    const auto saved = semafor::decodeSave(text);
    if (saved.ok()) SEMAFOR_ASSERT(semafor::encodeSave(saved.value()) == text);
    return 0;
}
