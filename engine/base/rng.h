// Small random generator for bots, search and tests (PCG32). Never used for a deal: its past is computable.
#pragma once

#include <cstdint>

namespace semafor {

class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed, std::uint64_t sequence = 0) : increment_((sequence << 1) | 1) {
        next();
        state_ += seed;
        next();
    }

    constexpr std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005u + increment_;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto turn = static_cast<std::uint32_t>(old >> 59);
        return (shifted >> turn) | (shifted << ((0u - turn) & 31u));
    }

private:
    std::uint64_t state_ = 0;
    std::uint64_t increment_;
};

}  // namespace semafor
