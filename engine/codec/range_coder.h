// Integer range coder: packs numbers with known bounds into as few bytes as possible. Every decoded number is
// below its bound, even if the bytes are damaged.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace semafor {

// The largest bound or sum of weights.
inline constexpr std::uint32_t kMaxRangeTotal = 1u << 16;

// A part of a whole: `size` of `total` equal shares, starting at share `from`.
struct RangeShare {
    std::uint32_t from = 0;
    std::uint32_t size = 1;
    std::uint32_t total = 1;
};

class RangeEncoder {
public:
    // Required: from + size <= total <= kMaxRangeTotal, and size > 0.
    void put(const RangeShare& share);
    // The shortest bytes that decode to the numbers put. No number may be put afterwards.
    std::vector<std::uint8_t> finish();

private:
    void carry();
    void shift();

    std::vector<std::uint8_t> out_;
    std::uint64_t low_ = 0;  // 32 bits, and temporarily the carry
    std::uint32_t range_ = 0xffffffffu;
};

class RangeDecoder {
public:
    // The bytes must outlive the decoder; beyond their end it reads zeros.
    explicit RangeDecoder(std::span<const std::uint8_t> bytes);

    // Index of the next number among `total` equal shares. Required: total <= kMaxRangeTotal.
    [[nodiscard]] std::uint32_t peek(std::uint32_t total) const;
    // Consumes the share that contains it. Required: as for RangeEncoder::put.
    void take(const RangeShare& share);

private:
    std::uint8_t next();

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xffffffffu;
};

}  // namespace semafor
