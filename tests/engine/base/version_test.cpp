// Tests of the engine's version and fingerprint: with another fingerprint, deal codes deal other games.
#include "base/version.h"

#include <gtest/gtest.h>
#include <algorithm>

#include "base/fingerprint.h"

namespace semafor {
namespace {

TEST(Version, HasThreeNumbers) {
    const std::string_view version = engineVersion();
    EXPECT_EQ(std::count(version.begin(), version.end(), '.'), 2);
}

TEST(Version, FingerprintIsGolden) {
    EXPECT_EQ(toHex(engineFingerprint()).view(), "6e6ba4dc94e7adac");
}

}  // namespace
}  // namespace semafor
