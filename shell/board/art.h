// Vector drawings for cards and boards (assets/art), as lines and triangles.
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

// The colour role of a patch, in the order of assets/art/svg.mjs; the painter maps roles to colours.
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
    bool fine = false;    // left out at small sizes
    bool closed = false;  // for lines only
    float thick = 0;      // width of a line; 0: a filled patch
    std::vector<Vec> points;
    // For filled patches: indices into points, three per triangle, and the outward vector (mitre) at each
    // point: moving all points along theirs keeps the edges parallel.
    std::vector<std::uint16_t> triangles;
    std::vector<Vec> outwards;
};

struct Drawing {
    std::string name;
    Vec size;
    std::vector<Patch> patches;
};

// A city's landmark on the board sheet: a square around its middle.
struct Landmark {
    CityId city{};
    Box box;
};

struct ArtFolder {
    std::string name;  // "cards", or the map whose cities have landmarks
    std::vector<Drawing> drawings;
    std::vector<Landmark> landmarks;  // empty, or one per city, in the cities' order
};

class Art {
public:
    // Required: the complete bytes that assets/art/art.mjs wrote.
    explicit Art(std::span<const unsigned char> bytes);

    // Null when nothing has that name.
    [[nodiscard]] const ArtFolder* folder(std::string_view name) const;
    [[nodiscard]] const Drawing* drawing(std::string_view folder, std::string_view name) const;
    [[nodiscard]] const std::vector<ArtFolder>& folders() const { return folders_; }

private:
    std::vector<ArtFolder> folders_;
};

}  // namespace semafor
