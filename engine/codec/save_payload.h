// The bytes of a save between its head and its sections. The one module that uses cereal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "codec/save_v1.h"

namespace semafor {

// Appends the payload.
void writePayload(std::vector<std::uint8_t>& out, const SaveV1& save);

// Offset of the first invalid byte.
struct PayloadError {
    std::size_t at = 0;
};

struct Payload {
    SaveV1 save;
    std::size_t size = 0;  // bytes of the payload; more may follow
};

// Every size is held against what is left before anything grows by it. The meaning of the values isn't
// checked.
Result<Payload, PayloadError> readPayload(std::span<const std::uint8_t> bytes);

}  // namespace semafor
