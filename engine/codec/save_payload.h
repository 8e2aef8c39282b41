// The payload of a save: its bytes between head and sections. The only module that uses cereal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "codec/save_v1.h"

namespace semafor {

// Appends the payload to `out`.
void writePayload(std::vector<std::uint8_t>& out, const SaveV1& save);

// Offset of the first invalid byte.
struct PayloadError {
    std::size_t at = 0;
};

struct Payload {
    SaveV1 save;
    std::size_t size = 0;  // bytes of the payload; more may follow
};

// Checks each size against the remaining bytes before allocating. Doesn't check the meaning of the values.
Result<Payload, PayloadError> readPayload(std::span<const std::uint8_t> bytes);

}  // namespace semafor
