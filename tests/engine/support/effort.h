// How much a law is tried: little in tests/run, as much as there is time for in tests/soak.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace semafor {

inline std::uint64_t fromEnvironment(const char* name, std::uint64_t otherwise) {
    const char* text = std::getenv(name);
    return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

// The number of the first case. Cases of different numbers are different.
inline std::uint64_t firstCase() {
    return fromEnvironment("SEMAFOR_SEED", 1);
}

// How many cases, where the caller's number is for tests/run.
inline std::uint64_t caseCount(std::uint64_t usual) {
    return fromEnvironment("SEMAFOR_GAMES", usual);
}

}  // namespace semafor
