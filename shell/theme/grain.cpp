// Noise on two scales, with fibres at random over it: always the same ones.
#include "theme/grain.h"

#include <algorithm>
#include <cmath>

#include "base/rng.h"

namespace semafor {
namespace {

constexpr int kClouds = 32;  // texels between two points of the coarse noise
constexpr int kFibres = 90;

class Tile {
public:
    Tile(std::span<unsigned char> texels, int side) : texels_(texels), side_(side) {}

    [[nodiscard]] unsigned char& at(int x, int y) {
        const auto wrapped = [&](int n) { return static_cast<std::size_t>(n & (side_ - 1)); };
        return texels_[wrapped(y) * static_cast<std::size_t>(side_) + wrapped(x)];
    }
    [[nodiscard]] int side() const { return side_; }

private:
    std::span<unsigned char> texels_;
    int side_;
};

// Hash noise from 0 to 255: always the same for the same place.
int noiseAt(int x, int y) {
    auto n = static_cast<unsigned>(x) * 0x9e3779b1u + static_cast<unsigned>(y) * 0x85ebca77u;
    n = (n ^ (n >> 15)) * 0x2c1b3c6du;
    return static_cast<int>((n ^ (n >> 13)) >> 16 & 255u);
}

// Interpolates between the four points of the coarse noise around a texel.
int cloudAt(int x, int y, int side) {
    const int places = side / kClouds;
    const auto corner = [&](int i, int k) {
        return noiseAt((x / kClouds + i) % places + 7, (y / kClouds + k) % places);
    };
    const int u = x % kClouds;
    const int v = y % kClouds;
    const int above = corner(0, 0) * (kClouds - u) + corner(1, 0) * u;
    const int below = corner(0, 1) * (kClouds - u) + corner(1, 1) * u;
    return (above * (kClouds - v) + below * v) / (kClouds * kClouds);
}

// Draws a short fibre that curves a little.
void layFibre(Tile& tile, Rng& rng) {
    const auto chance = [&](int most) {
        return static_cast<float>(rng.next() % static_cast<unsigned>(most));
    };
    float x = chance(tile.side());
    float y = chance(tile.side());
    float way = chance(628) / 100;
    const float turn = (chance(200) - 100) / 1200;
    const int strength = 30 + static_cast<int>(chance(60));
    for (int steps = 8 + static_cast<int>(chance(16)); steps > 0; --steps) {
        unsigned char& texel = tile.at(static_cast<int>(x), static_cast<int>(y));
        texel = static_cast<unsigned char>(std::min(255, texel + strength));
        x += std::cos(way) + static_cast<float>(tile.side());
        y += std::sin(way) + static_cast<float>(tile.side());
        way += turn;
    }
}

}  // namespace

void makeGrain(std::span<unsigned char> texels, int side) {
    Tile tile(texels, side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int speck = noiseAt(x, y + 1000);
            const int sharp = speck > 235 ? 120 : speck / 6;
            tile.at(x, y) =
                static_cast<unsigned char>(std::min(255, sharp + std::max(0, cloudAt(x, y, side) - 110) / 2));
        }
    Rng rng(1905);
    for (int i = 0; i < kFibres; ++i) layFibre(tile, rng);
}

}  // namespace semafor
