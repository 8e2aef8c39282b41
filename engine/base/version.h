// Which engine this is: its version, and a fingerprint of what it computes.
#pragma once

#include <cstdint>
#include <string_view>

namespace semafor {

// As in the top CMakeLists.txt, for example "0.1.0".
std::string_view engineVersion();

// A fingerprint of the generators, draws and shuffles at work. Two builds with different values would
// deal different games from the same deal code.
std::uint64_t engineFingerprint();

}  // namespace semafor
