// Random stream for shuffles: ChaCha keyed by the deal code. It is one-way, so hidden cards can't be computed
// from seen ones. Each shuffle of a game has its own stream, so a state stores only a stream number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace semafor {

using ChaChaKey = std::array<std::uint32_t, 8>;
using ChaChaBlock = std::array<std::uint32_t, 16>;

inline constexpr int kDealRounds = 8;

// One block of ChaCha with a 64-bit counter and a 64-bit nonce. Required: rounds is even.
ChaChaBlock chachaBlock(const ChaChaKey& key, std::uint64_t counter, std::uint64_t nonce, int rounds);

// Random numbers of one shuffle, determined by the deal code and the stream number.
class DealStream {
public:
    DealStream(std::uint64_t dealCode, std::uint64_t stream);

    std::uint32_t next();

private:
    ChaChaKey key_{};
    ChaChaBlock block_{};
    std::uint64_t stream_;
    std::uint64_t counter_ = 0;
    std::size_t used_ = block_.size();
};

}  // namespace semafor
