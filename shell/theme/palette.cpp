// The day palette and the night palette.
#include "theme/palette.h"

#include <cmath>

namespace semafor {
namespace {

constexpr ImU32 rgb(unsigned hex) {
    return IM_COL32((hex >> 16) & 255u, (hex >> 8) & 255u, hex & 255u, 255u);
}
constexpr ImU32 rgba(unsigned hex, unsigned alpha) {
    return IM_COL32((hex >> 16) & 255u, (hex >> 8) & 255u, hex & 255u, alpha);
}

constexpr unsigned kDark = 0x241d13;
constexpr unsigned kLight = 0xfff8e8;

// purple, blue, orange, yellow, white, green, black, red, locomotive, gray
constexpr std::array<ImU32, 10> kCards = {rgb(0x84519b), rgb(0x2d6cb3), rgb(0xd7742a), rgb(0xe5bb2c),
                                          rgb(0xf4efe2), rgb(0x45893f), rgb(0x37332f), rgb(0xb92f28),
                                          rgb(0xe8ddc4), rgb(0xa79f90)};
constexpr std::array<ImU32, 10> kOnCards = {rgb(kLight), rgb(kLight), rgb(kDark),  rgb(kDark), rgb(kDark),
                                            rgb(kLight), rgb(kLight), rgb(kLight), rgb(kDark), rgb(kDark)};
// red, blue, green, yellow, black
constexpr std::array<ImU32, kMaxSeats> kSeats = {rgb(0xc23a2e), rgb(0x2562ad), rgb(0x3a8a48), rgb(0xe0ab1a),
                                                 rgb(0x33302d)};
constexpr std::array<ImU32, kMaxSeats> kOnSeats = {rgb(kLight), rgb(kLight), rgb(kLight), rgb(kDark),
                                                   rgb(kLight)};

// Colours that day and night share: the departure board, and the materials in drawings.
void paintHall(Palette& p) {
    p.board = rgb(0x1b1a17);
    p.flap = rgb(0x34302a);
    p.onFlap = rgb(0xf6ecd3);
    p.flapLit = rgb(0xffc94d);
    p.flapLoss = rgb(0xff9d83);
    p.steel = rgb(0x464849);
    p.timber = rgb(0x9a6b3d);
    p.slate = rgb(0x7a7468);
    p.glass = rgb(0x394750);
    p.water = rgb(0x5f93a3);
    p.grass = rgb(0x6c9657);
    p.stone = rgb(0xe3cd9f);
    p.skin = rgb(0xe8c39e);
}

// The printed map, by day.
void paintMap(Palette& p) {
    p.sea = rgb(0xc9d8d3);
    p.seaLine = rgba(0x3f6a70, 0x58);
    p.land = rgb(0xf1e6cb);
    p.landEdge = rgb(0x5f6f63);
    p.border = rgba(0x6b5c41, 0x80);
    p.river = rgb(0x8ba9a6);
    p.relief = rgba(0x6e573a, 0xb4);
    p.reliefLit = rgb(0xf7efdb);
    p.forest = rgba(0x6d7a4c, 0x8c);
    p.seaInk = rgba(0x2c565e, 0xb0);
    p.spaceEdge = rgb(0x181008);
    p.rock = rgb(0x85775f);
    p.rockEdge = rgb(0x41372a);
    p.grain = rgba(0x6b4c1e, 0x46);
    p.browned = rgba(0x7a5118, 0x40);
    p.lamp = rgb(0xf59e1b);
    p.glow = rgb(0xffd75e);
    p.focus = rgb(0x1a6fd0);
    p.bed = rgb(0xe4d8ba);
}

Palette makeDay() {
    Palette p{};
    p.cloth = rgb(0x1f3a2e);
    p.clothShade = rgb(0x12251d);
    p.brass = rgb(0x9e7836);
    p.brassShine = rgb(0xd9bd7a);
    p.paper = rgb(0xf3e8cf);
    p.paperEdge = rgb(0xe2d0a8);
    p.card = rgb(0xfbf5e6);
    p.ink = rgb(0x2b2418);
    p.inkSoft = rgb(0x6b5c41);
    p.inkFaint = rgba(0x2b2418, 0x30);
    p.onCloth = rgb(0xf3e8cf);
    p.onClothSoft = rgb(0xc2c4ae);
    p.signal = rgb(0xb53226);
    p.onSignal = rgb(0xfbf6ea);
    p.enamel = rgb(0xfbf6ea);
    p.clear = rgb(0x2c6b46);
    p.onClear = rgb(0xfffaf0);
    p.shadow = rgba(0x000000, 0x30);
    p.veil = rgba(0x0c1712, 0xb0);
    paintMap(p);
    p.cards = kCards;
    p.onCards = kOnCards;
    p.seats = kSeats;
    p.onSeats = kOnSeats;
    paintHall(p);
    return p;
}

Palette makeNight() {
    Palette p = makeDay();
    p.cloth = rgb(0x1b2430);
    p.clothShade = rgb(0x0e141c);
    p.brass = rgb(0xab8a4b);
    p.brassShine = rgb(0xc9a961);
    p.paper = rgb(0x2b323c);
    p.paperEdge = rgb(0x222932);
    p.card = rgb(0x343c47);
    p.ink = rgb(0xf0e6d0);
    p.inkSoft = rgb(0xb9b09c);
    p.inkFaint = rgba(0xf0e6d0, 0x30);
    p.onCloth = rgb(0xf0e6d0);
    p.onClothSoft = rgb(0xaab0b8);
    p.signal = rgb(0xff8f80);
    p.onSignal = rgb(0x2b0a06);
    p.clear = rgb(0x5fb07f);
    p.onClear = rgb(0x10201a);
    p.sea = rgb(0x1d2c3a);
    p.seaLine = rgba(0x8fb4c9, 0x38);
    p.land = rgb(0x39404a);
    p.landEdge = rgb(0x8a94a0);
    p.border = rgba(0xb9b09c, 0x70);
    p.river = rgb(0x56748a);
    p.relief = rgba(0xa9b4c0, 0x82);
    p.reliefLit = rgb(0x454d58);
    p.forest = rgba(0x86a08c, 0x5a);
    p.seaInk = rgba(0x9dbfd2, 0xa0);
    p.spaceEdge = rgb(0xd8cbb0);
    p.rock = rgb(0x5b6470);
    p.rockEdge = rgb(0xa9b2bd);
    p.grain = rgba(0x05080c, 0x5c);
    p.browned = rgba(0x04070c, 0x78);
    p.lamp = rgb(0xffb347);
    p.focus = rgb(0x7db8ff);
    p.bed = rgb(0x2f353e);
    return p;
}

}  // namespace

const Palette& dayPalette() {
    static const Palette palette = makeDay();
    return palette;
}

const Palette& nightPalette() {
    static const Palette palette = makeNight();
    return palette;
}

ImU32 blended(ImU32 from, ImU32 to, float share) {
    ImU32 out = 0;
    for (const unsigned shift : {0u, 8u, 16u, 24u}) {
        const auto a = static_cast<float>((from >> shift) & 255u);
        const auto b = static_cast<float>((to >> shift) & 255u);
        out |= static_cast<ImU32>(std::lround(a + (b - a) * share)) << shift;
    }
    return out;
}

}  // namespace semafor
