// Little-endian numbers in byte sequences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace semafor {

inline void putNumber(std::vector<std::uint8_t>& out, std::uint64_t number, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i) out.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

// Required: the bytes exist; Int has room for them.
template <class Int>
Int numberAt(std::span<const std::uint8_t> bytes, std::size_t at, std::size_t count) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < count; ++i) number |= static_cast<std::uint64_t>(bytes[at + i]) << (8 * i);
    return static_cast<Int>(number);
}

}  // namespace semafor
