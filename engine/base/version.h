// The engine's version, and a fingerprint of its random numbers and shuffles.
#pragma once

#include <cstdint>
#include <string_view>

namespace semafor {

// The version in the top CMakeLists.txt, for example "0.1.0".
std::string_view engineVersion();

// A fingerprint of sample shuffles. Two builds with different values would deal different games from the same
// deal code.
std::uint64_t engineFingerprint();

}  // namespace semafor
