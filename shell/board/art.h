// The drawings that cards and boards show (assets/art), as lines and triangles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"
#include "board/vec.h"

namespace semafor {

// What a patch is drawn with, in the order of assets/art/svg.mjs; which colour that is, its painter says.
enum class Ink : std::uint8_t {
    kInk,
    kBody,
    kShade,
    kLight,
    kPaper,
    kWindow,
    kBrass,
    kSignal,
    kSea,
    kLeaf,
    kIron,
    kWood,
    kSteam,
    kRoof,
    kSkin,
};
constexpr std::size_t kInks = 15;

struct Patch {
    Ink ink{};
    bool fine = false;    // left out where the drawing is small
    bool closed = false;  // of a line
    float thick = 0;      // of a line; 0: filled
    std::vector<Vec> points;
    // Of a filled one: places of points, three a triangle, and the way out at each point, of such a length
    // that edges moved along it stay parallel.
    std::vector<std::uint16_t> triangles;
    std::vector<Vec> outwards;
};

struct Drawing {
    std::string name;
    Vec size;
    std::vector<Patch> patches;
};

// A landmark on a board's sheet: a square around its middle.
struct Landmark {
    CityId city{};
    Box box;
};

struct ArtFolder {
    std::string name;  // "cards", or the map whose cities have landmarks
    std::vector<Drawing> drawings;
    std::vector<Landmark> landmarks;  // empty, or one for each city, in their order
};

class Art {
public:
    // What assets/art/art.mjs wrote. Required: such bytes, whole.
    explicit Art(std::span<const unsigned char> bytes);

    // Null when there is no such one.
    [[nodiscard]] const ArtFolder* folder(std::string_view name) const;
    [[nodiscard]] const Drawing* drawing(std::string_view folder, std::string_view name) const;
    [[nodiscard]] const std::vector<ArtFolder>& folders() const { return folders_; }

private:
    std::vector<ArtFolder> folders_;
};

}  // namespace semafor
