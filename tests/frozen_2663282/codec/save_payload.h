// The bytes of a save between its head and its end. The one module that uses cereal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "codec/save_v1.h"

namespace semafor_2663282 {
using namespace semafor;

// Appends the payload.
void writePayload(std::vector<std::uint8_t>& out, const SaveV1& save);

// The byte at which a payload is none.
struct PayloadError {
    std::size_t at = 0;
};

// Every size is held against what is left before anything grows by it; no byte may follow. What the values
// mean is another question.
Result<SaveV1, PayloadError> readPayload(std::span<const std::uint8_t> bytes);

}  // namespace semafor_2663282
