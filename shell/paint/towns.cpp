// Paints cities, countries' end points, stations, waiting passengers, and all names that have room.
#include <imgui.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "paint/brush.h"

namespace semafor {
namespace {

constexpr float kLeastLetters = 11.0f;  // points: smaller ones can't be read
constexpr float kLeastOnDesk = 13.0f;   // on a large screen, which is seen from further away
constexpr float kDeskWide = 700;        // points

void paintDisc(const Brush& brush, Vec centre, float radius) {
    const Palette& p = *brush.palette;
    ImDrawList* draw = brush.draw;
    draw->AddCircleFilled(at(centre + Vec{radius * 0.1f, radius * 0.22f}), radius * 1.05f, faded(p.shadow, 2),
                          28);
    draw->AddCircleFilled(at(centre), radius, p.ink, 28);
    draw->AddCircleFilled(at(centre), radius * 0.84f, p.enamel, 28);
    draw->AddCircleFilled(at(centre), radius * 0.52f, p.signal, 24);
    draw->AddCircleFilled(at(centre + Vec{-radius * 0.15f, -radius * 0.18f}), radius * 0.16f,
                          faded(p.enamel, 0.7f), 12);
}

std::vector<Color> waitingIn(const Scene& scene, CityId city) {
    std::vector<Color> waiting;
    const PassengerPlaces places = scene.game->passengerPlaces(city);
    if (places.count == 0 || scene.table == nullptr) return waiting;
    for (std::size_t i = places.first; i < std::size_t{places.first} + places.count; ++i)
        if (((scene.table->waiting >> i) & 1) != 0) waiting.push_back(scene.table->passengers[i]);
    return waiting;
}

float travellerSize(const Brush& brush, const Scene& scene) {
    return std::max(scene.sheet->cityRadius * 2.1f * brush.scale(), brush.px(10));
}

constexpr float kApart = 0.62f;  // distance between passengers, as a share of their size

void paintWaiting(const Brush& brush, const Scene& scene, CityId city) {
    const std::vector<Color> waiting = waitingIn(scene, city);
    const float size = travellerSize(brush, scene);
    const Vec middle = brush.to(scene.sheet->cities[index(city)].at);
    const auto n = static_cast<float>(waiting.size());
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        const float across = (static_cast<float>(i) - (n - 1) / 2) * size * kApart;
        paintPassenger(brush, waiting[i],
                       middle + Vec{across, -scene.sheet->cityRadius * brush.scale() * 0.55f}, size);
    }
}

void paintStations(const Brush& brush, const Scene& scene) {
    if (scene.table == nullptr) return;
    for (std::size_t s = 0; s < scene.table->seats; ++s)
        scene.table->stationCities[s].forEach([&](CityId city) {
            const float size = std::max(scene.sheet->cityRadius * 2.3f * brush.scale(), brush.px(9));
            paintStation(brush, scene.seatColors[s],
                         brush.to(scene.sheet->cities[index(city)].at) + Vec{0, size * 0.2f}, size);
        });
}

struct Lettering {
    ImFont* font = nullptr;
    float pixels = 0;
    ImU32 ink = 0;
    ImU32 rim = 0;  // around the letters, in the land's colour
};

void paintName(const Brush& brush, const Lettering& with, Vec topLeft, std::string_view name) {
    const float r = std::max(1.0f, with.pixels * 0.09f);
    const Vec place{std::round(topLeft.x), std::round(topLeft.y)};
    const char* end = name.data() + name.size();
    constexpr Vec kAround[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
    for (const Vec& by : kAround)
        brush.draw->AddText(with.font, with.pixels, at(place + by * r), with.rim, name.data(), end);
    brush.draw->AddText(with.font, with.pixels, at(place), with.ink, name.data(), end);
}

class Names {
public:
    Names(const Brush& brush, const Scene& scene) : brush_(brush), scene_(scene) {
        const float wanted = scene.sheet->labelHeight * 1.15f * brush.scale();
        const bool desk = brush.camera->screen().width() > brush.px(kDeskWide);
        const float least = brush.px(desk ? kLeastOnDesk : kLeastLetters);
        pixels_ = std::round(std::clamp(wanted, least, brush.px(28)));
        font_ = brush.fonts->serifNear(pixels_);
        // On a sheet so small that letters are larger than planned, only names with room are painted.
        crowded_ = wanted < pixels_ * 0.98f;
    }

    // First the names that have room where the layout wants them; then the others, wherever they fit.
    void paint() {
        std::vector<CityId> others;
        for (std::size_t c = 0; c < scene_.game->cityCount(); ++c)
            if (!paintAt(idAt<CityId>(c), wanted(idAt<CityId>(c)))) others.push_back(idAt<CityId>(c));
        for (const CityId city : others) paintSomewhere(city);
    }

    // Paints only these cities' names, where they lie among all names; without room, at the usual place.
    void paintSurely(const CitySet& cities) {
        only_ = cities;
        paint();
        crowded_ = false;
        cities.forEach([&](CityId city) {
            if (!painted_.has(city)) paintAt(city, wanted(city));
        });
    }

private:
    // Where a name's left end, middle or right end lies, at its middle height.
    struct Anchor {
        Vec at;
        Align align{};
    };

    [[nodiscard]] const CitySpot& spotOf(CityId city) const { return scene_.sheet->cities[index(city)]; }

    [[nodiscard]] Anchor wanted(CityId city) const {
        const CitySpot& spot = spotOf(city);
        return {brush_.to(spot.at) + labelShift(spot) + asideOfWaiting(city, spot), spot.align};
    }

    void paintSomewhere(CityId city) {
        const Vec middle = brush_.to(spotOf(city).at);
        const float aside = scene_.sheet->cityRadius * brush_.scale() + brush_.px(3);
        const float apart = aside + pixels_ / 2;
        const Anchor around[] = {{middle + Vec{aside, 0}, Align::kLeft},
                                 {middle - Vec{aside, 0}, Align::kRight},
                                 {middle + Vec{0, apart}, Align::kCentre},
                                 {middle - Vec{0, apart}, Align::kCentre}};
        movesAside_ = true;
        const bool done = std::any_of(std::begin(around), std::end(around),
                                      [&](const Anchor& anchor) { return paintAt(city, anchor); });
        movesAside_ = false;
        if (done) return;
        const float usual = std::exchange(pixels_, std::round(brush_.px(kLeastLetters)));
        paintAt(city, wanted(city));
        pixels_ = usual;
    }

    [[nodiscard]] bool hidesCity(const Box& box, CityId own) const {
        for (std::size_t c = 0; c < scene_.game->cityCount(); ++c)
            if (idAt<CityId>(c) != own && box.has(brush_.to(scene_.sheet->cities[c].at))) return true;
        return false;
    }

    // Paints the name; returns false and paints nothing if it has no room there.
    bool paintAt(CityId city, const Anchor& anchor) {
        const std::string& name =
            scene_.game->map().city(city).names[static_cast<std::size_t>(scene_.language)];
        const float wide =
            font_->CalcTextSizeA(pixels_, FLT_MAX, 0, name.data(), name.data() + name.size()).x;
        Vec place = anchor.at;
        if (anchor.align == Align::kCentre) place.x -= wide / 2;
        if (anchor.align == Align::kRight) place.x -= wide;
        place.y -= pixels_ / 2;
        // The name of a city near the edge of the screen moves inwards, so that it isn't cut off.
        const Box& seen = brush_.camera->screen();
        if (seen.has(brush_.to(spotOf(city).at)))
            place.x = std::clamp(place.x, seen.min.x + brush_.px(2),
                                 std::max(seen.min.x + brush_.px(2), seen.max.x - wide - brush_.px(2)));
        const Box box = Box{place, place + Vec{wide, pixels_}}.inset(brush_.px(-0.5f));
        const bool hit =
            std::any_of(taken_.begin(), taken_.end(), [&](const Box& other) { return box.overlaps(other); });
        if (crowded_ && (hit || (movesAside_ && hidesCity(box, city)))) return false;
        taken_.push_back(box);
        if (only_ && !only_->has(city)) return true;
        painted_.add(city);
        const Palette& p = *brush_.palette;
        const bool country = !spotOf(city).endPoints.empty();
        paintName(brush_, {font_, pixels_, country ? p.signal : p.ink, faded(p.land, 0.85f)}, place, name);
        return true;
    }

    // The name's offset in the layout; letters larger than planned move further away from the disc.
    [[nodiscard]] Vec labelShift(const CitySpot& spot) const {
        Vec shift = spot.label * brush_.scale();
        const float grown = pixels_ - scene_.sheet->labelHeight * brush_.scale();
        if (grown > 0 && std::abs(spot.label.y) > scene_.sheet->cityRadius)
            shift.y += (spot.label.y > 0 ? 0.5f : -0.5f) * grown;
        return shift;
    }

    // The further offset that keeps the name clear of passengers who wait in the city.
    [[nodiscard]] Vec asideOfWaiting(CityId city, const CitySpot& spot) const {
        const auto n = static_cast<float>(waitingIn(scene_, city).size());
        if (n == 0 || !spot.endPoints.empty()) return {};
        const float size = travellerSize(brush_, scene_);
        const Vec label = spot.label * brush_.scale();
        if (spot.align == Align::kCentre) {
            const float top = size + scene_.sheet->cityRadius * 0.55f * brush_.scale() + pixels_ / 2;
            return {0, label.y < 0 ? -std::max(0.0f, top + label.y) : 0.0f};
        }
        const float half = ((n - 1) / 2 * kApart + 0.36f) * size;
        const float aside = std::max(0.0f, half - std::abs(label.x));
        return {spot.align == Align::kRight ? -aside : aside, 0};
    }

    const Brush& brush_;
    const Scene& scene_;
    float pixels_ = 0;
    ImFont* font_ = nullptr;
    bool crowded_ = false;
    std::optional<CitySet> only_;
    CitySet painted_;
    bool movesAside_ = false;  // away from its place in the layout, a name must not hide a city
    std::vector<Box> taken_;
};

}  // namespace

void paintTowns(const Brush& brush, const Scene& scene) {
    const float least = brush.px(2.6f);
    for (const CitySpot& spot : scene.sheet->cities) {
        for (const Vec& end : spot.endPoints)
            paintDisc(brush, brush.to(end),
                      std::max(least * 0.7f, scene.sheet->endPointRadius * brush.scale()));
        if (spot.endPoints.empty())
            paintDisc(brush, brush.to(spot.at), std::max(least, scene.sheet->cityRadius * brush.scale()));
    }
    paintStations(brush, scene);
}

void paintNamesOf(const Brush& brush, const Scene& scene, const CitySet& cities) {
    Names(brush, scene).paintSurely(cities);
}

void paintNames(const Brush& brush, const Scene& scene) {
    // Painted before all names, so that waiting passengers hide no name.
    for (std::size_t c = 0; c < scene.game->cityCount(); ++c) paintWaiting(brush, scene, idAt<CityId>(c));
    Names(brush, scene).paint();
}

}  // namespace semafor
