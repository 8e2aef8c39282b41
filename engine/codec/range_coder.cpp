// Range coder: divides an interval of 32 bits repeatedly and writes the bytes on which both its ends agree.
#include "codec/range_coder.h"

#include <algorithm>

#include "base/assert.h"

namespace semafor {
namespace {

constexpr std::uint32_t kSmallest = 1u << 24;

// The last share takes the remainder of the division, so that every number lies in a share.
std::uint32_t narrowed(std::uint32_t range, const RangeShare& share) {
    const std::uint32_t unit = range / share.total;
    return share.from + share.size == share.total ? range - unit * share.from : unit * share.size;
}

bool isShare(const RangeShare& share) {
    return share.total <= kMaxRangeTotal && share.size > 0 && share.from < share.total &&
           share.size <= share.total - share.from;
}

}  // namespace

void RangeEncoder::carry() {
    if ((low_ >> 32) == 0) return;
    low_ &= 0xffffffffu;
    for (std::size_t i = out_.size(); i-- > 0;)
        if (++out_[i] != 0) return;
}

void RangeEncoder::shift() {
    out_.push_back(static_cast<std::uint8_t>(low_ >> 24));
    low_ = (low_ & 0xffffffu) << 8;
}

void RangeEncoder::put(const RangeShare& share) {
    SEMAFOR_ASSERT(isShare(share));
    low_ += std::uint64_t{range_ / share.total} * share.from;
    range_ = narrowed(range_, share);
    carry();
    for (; range_ < kSmallest; range_ <<= 8) shift();
}

std::vector<std::uint8_t> RangeEncoder::finish() {
    // The interval is wide enough to contain a number whose lower three bytes are zero.
    low_ = (low_ + kSmallest - 1) & ~std::uint64_t{kSmallest - 1};
    carry();
    shift();
    while (!out_.empty() && out_.back() == 0) out_.pop_back();
    return out_;
}

RangeDecoder::RangeDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = (code_ << 8) | next();
}

std::uint8_t RangeDecoder::next() {
    return at_ < bytes_.size() ? bytes_[at_++] : std::uint8_t{0};
}

std::uint32_t RangeDecoder::peek(std::uint32_t total) const {
    return std::min(code_ / (range_ / total), total - 1);
}

void RangeDecoder::take(const RangeShare& share) {
    SEMAFOR_ASSERT(isShare(share));
    code_ -= range_ / share.total * share.from;
    range_ = narrowed(range_, share);
    for (; range_ < kSmallest; range_ <<= 8) code_ = (code_ << 8) | next();
}

}  // namespace semafor
