// How many random cases a property test tries: few in tests/run, as many as time allows in tests/soak.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace semafor {

inline std::uint64_t fromEnvironment(const char* name, std::uint64_t otherwise) {
    const char* text = std::getenv(name);
    return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

// The number of the first case, from SEMAFOR_SEED. Cases with different numbers differ.
inline std::uint64_t firstCase() {
    return fromEnvironment("SEMAFOR_SEED", 1);
}

// How many cases to try: SEMAFOR_GAMES, or `usual` (in tests/run).
inline std::uint64_t caseCount(std::uint64_t usual) {
    return fromEnvironment("SEMAFOR_GAMES", usual);
}

}  // namespace semafor
