// Parses the drawings that assets/art wrote.
#include "board/art.h"

#include <algorithm>

#include "board/numbers.h"

namespace semafor {
namespace {

constexpr float kSharpest = 3;  // limits the outward vectors of sharp corners (mitre limit)

std::string readText(Numbers& in) {
    std::string text(in.count(), ' ');
    for (char& letter : text) letter = static_cast<char>(in.count());
    return text;
}

Vec unit(Vec v) {
    const float n = length(v);
    return n > 0 ? v * (1 / n) : Vec{};
}

// The ring runs clockwise on the screen, so outwards is to the left of its direction.
std::vector<Vec> outwardsOf(const std::vector<Vec>& ring) {
    std::vector<Vec> out(ring.size());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec before = ring[(i + ring.size() - 1) % ring.size()];
        const Vec a = leftOf(unit(ring[i] - before));
        const Vec b = leftOf(unit(ring[(i + 1) % ring.size()] - ring[i]));
        out[i] = (a + b) * (1 / std::max(1 + dot(a, b), 1 / kSharpest));
    }
    return out;
}

Patch readPatch(Numbers& in) {
    Patch patch;
    const std::size_t kind = in.count();
    SEMAFOR_ASSERT(kind / 8 < kInks);
    patch.ink = static_cast<Ink>(kind / 8);
    patch.fine = (kind & 4) != 0;
    patch.closed = (kind & 2) != 0;
    if ((kind & 1) != 0) patch.thick = in.tenths();
    patch.points.resize(in.count());
    for (Vec& point : patch.points) point = in.point();
    if (patch.thick > 0) return patch;
    patch.triangles = in.triangles(patch.points.size());
    patch.outwards = outwardsOf(patch.points);
    return patch;
}

Drawing readDrawing(Numbers& in) {
    Drawing drawing;
    drawing.name = readText(in);
    const float width = in.length();
    drawing.size = {width, in.length()};
    drawing.patches.resize(in.count());
    for (Patch& patch : drawing.patches) patch = readPatch(in);
    return drawing;
}

Landmark readLandmark(Numbers& in) {
    Landmark landmark;
    landmark.city = idAt<CityId>(in.count());
    const Vec middle = in.point();
    const float size = in.tenths();
    landmark.box = boxAround(middle, {size, size});
    return landmark;
}

template <class List>
auto named(const List& list, std::string_view name) -> decltype(&list[0]) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.name == name; });
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

Art::Art(std::span<const unsigned char> bytes) {
    Numbers in(bytes);
    folders_.resize(in.count());
    for (ArtFolder& folder : folders_) {
        folder.name = readText(in);
        folder.drawings.resize(in.count());
        for (Drawing& drawing : folder.drawings) drawing = readDrawing(in);
        folder.landmarks.resize(in.count());
        for (Landmark& landmark : folder.landmarks) landmark = readLandmark(in);
    }
}

const ArtFolder* Art::folder(std::string_view name) const {
    return named(folders_, name);
}

const Drawing* Art::drawing(std::string_view folder, std::string_view name) const {
    const ArtFolder* found = this->folder(folder);
    return found == nullptr ? nullptr : named(found->drawings, name);
}

}  // namespace semafor
