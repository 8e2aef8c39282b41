// Accessibility tests of the palettes: contrast of letters and marks, and card colours that colour-blind
// people can tell apart.
#include "theme/palette.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace semafor {
namespace {

struct Light {
    double r, g, b;  // linear RGB
};

double linear(unsigned byte) {
    const double c = byte / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Light lightOf(ImU32 colour) {
    return {linear((colour >> IM_COL32_R_SHIFT) & 255u), linear((colour >> IM_COL32_G_SHIFT) & 255u),
            linear((colour >> IM_COL32_B_SHIFT) & 255u)};
}

// The contrast ratio of WCAG 2, 1 to 21.
double contrast(ImU32 a, ImU32 b) {
    const auto luminance = [](const Light& c) { return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b; };
    const double one = luminance(lightOf(a)) + 0.05;
    const double other = luminance(lightOf(b)) + 0.05;
    return one > other ? one / other : other / one;
}

// Runs for the day palette (false) and the night palette (true).
class Palettes : public testing::TestWithParam<bool> {
protected:
    [[nodiscard]] static const Palette& palette() { return GetParam() ? nightPalette() : dayPalette(); }
};

TEST_P(Palettes, LettersCanBeRead) {
    const Palette& p = palette();
    const std::pair<ImU32, ImU32> pairs[] = {
        {p.ink, p.paper},     {p.ink, p.card},           {p.inkSoft, p.paper},     {p.inkSoft, p.card},
        {p.onCloth, p.cloth}, {p.onCloth, p.clothShade}, {p.onClothSoft, p.cloth}, {p.glow, p.cloth},
        {p.onClear, p.clear}, {p.signal, p.paper},       {p.signal, p.card},       {p.onSignal, p.signal},
        {p.onFlap, p.flap},   {p.onFlap, p.board},       {p.flapLit, p.flap},      {p.flapLit, p.board},
        {p.flapLoss, p.flap}, {p.flapLoss, p.board},     {p.brassShine, p.cloth},  {p.ink, p.land},
        {p.ink, p.sea},       {p.signal, p.land},        {p.paper, p.ink},
    };
    for (const auto& [letters, ground] : pairs)
        EXPECT_GE(contrast(letters, ground), 4.5) << std::hex << letters << " on " << ground;
}

TEST_P(Palettes, MarksCanBeSeen) {
    const Palette& p = palette();
    const std::pair<ImU32, ImU32> pairs[] = {{p.focus, p.paper}, {p.focus, p.card},  {p.clear, p.paper},
                                             {p.clear, p.card},  {p.brass, p.paper}, {p.brass, p.card},
                                             {p.brass, p.cloth}, {p.glow, p.cloth}};
    for (const auto& [mark, ground] : pairs)
        EXPECT_GE(contrast(mark, ground), 3) << std::hex << mark << " on " << ground;
    for (std::size_t c = 0; c < p.cards.size(); ++c) EXPECT_GE(contrast(p.onCards[c], p.cards[c]), 3) << c;
    for (std::size_t s = 0; s < kMaxSeats; ++s) EXPECT_GE(contrast(p.onSeats[s], p.seats[s]), 3) << s;
}

INSTANTIATE_TEST_SUITE_P(All, Palettes, testing::Bool());

// Matrices of Machado, Oliveira and Fernandes (2009) that simulate the complete lack of one kind of cone.
struct Eyes {
    const char* name;
    double rows[3][3];
};
constexpr Eyes kEyes[] = {
    {"all three", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {"protanopia",
     {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {"deuteranopia",
     {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {"tritanopia",
     {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
};

struct Lab {
    double l, a, b;
};

Lab labOf(const Light& c) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * c.r + 0.3576 * c.g + 0.1805 * c.b) / 0.9505);
    const double y = f(0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b);
    const double z = f((0.0193 * c.r + 0.1192 * c.g + 0.9505 * c.b) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

Lab seenBy(const Eyes& eyes, ImU32 colour) {
    const Light c = lightOf(colour);
    const auto row = [&](int i) {
        const double v = eyes.rows[i][0] * c.r + eyes.rows[i][1] * c.g + eyes.rows[i][2] * c.b;
        return std::min(1.0, std::max(0.0, v));
    };
    return labOf({row(0), row(1), row(2)});
}

// The smallest distance (CIE 1976) between two of the eight card colours.
double nearestCards(const Eyes& eyes) {
    double nearest = 1000;
    for (std::size_t a = 0; a < 8; ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const Lab one = seenBy(eyes, dayPalette().cards[a]);
            const Lab other = seenBy(eyes, dayPalette().cards[b]);
            nearest = std::min(nearest, std::hypot(one.l - other.l, one.a - other.a, one.b - other.b));
        }
    return nearest;
}

// Colour is never the only difference: each card colour also has its own symbol (theme/marks.h).
TEST(CardColours, CanBeToldApartByMostEyes) {
    for (const Eyes& eyes : kEyes) {
        const double nearest = nearestCards(eyes);
        RecordProperty(eyes.name, std::to_string(nearest));
        std::printf("smallest distance between two card colours, %s: %.1f\n", eyes.name, nearest);
        EXPECT_GE(nearest, 5) << eyes.name;
    }
    EXPECT_GE(nearestCards(kEyes[0]), 25);
}

}  // namespace
}  // namespace semafor
