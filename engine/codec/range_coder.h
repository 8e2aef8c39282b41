// Numbers below known bounds as few bytes as they need together: an integer range coder. Every number that
// comes out lies below its bound, whatever bytes go in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace semafor {

// Bounds, and sums of weights, may be so large.
inline constexpr std::uint32_t kMaxRangeTotal = 1u << 16;

// Part of a whole: of `total` equal shares those from `from` on, `size` of them.
struct RangeShare {
    std::uint32_t from = 0;
    std::uint32_t size = 1;
    std::uint32_t total = 1;
};

class RangeEncoder {
public:
    // Required: from + size <= total <= kMaxRangeTotal, and size > 0.
    void put(const RangeShare& share);
    // The shortest bytes that give back what was put. Nothing may be put afterwards.
    std::vector<std::uint8_t> finish();

private:
    void carry();
    void shift();

    std::vector<std::uint8_t> out_;
    std::uint64_t low_ = 0;  // 32 bits, and for a moment the carry
    std::uint32_t range_ = 0xffffffffu;
};

class RangeDecoder {
public:
    // The bytes must live longer; zeros follow them without end.
    explicit RangeDecoder(std::span<const std::uint8_t> bytes);

    // In which of `total` equal shares the next number lies. Required: total <= kMaxRangeTotal.
    [[nodiscard]] std::uint32_t peek(std::uint32_t total) const;
    // Takes the share that holds it. Required: as for RangeEncoder::put.
    void take(const RangeShare& share);

private:
    std::uint8_t next();

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xffffffffu;
};

}  // namespace semafor
