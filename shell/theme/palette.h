// Colour palettes: every colour of the table, by day and by night.
#pragma once

#include <imgui.h>

#include <array>

#include "base/ids.h"
#include "map/color.h"

namespace semafor {

struct Palette {
    ImU32 cloth;       // the table that the map lies on
    ImU32 clothShade;  // its edge, in shadow
    ImU32 brass;
    ImU32 brassShine;
    ImU32 paper;
    ImU32 paperEdge;  // aged edge of the paper
    ImU32 card;       // paper of the panels: lighter than the map's
    ImU32 ink;
    ImU32 inkSoft;   // secondary to ink: notes, less important figures
    ImU32 inkFaint;  // graticule, hatching, rules between lines
    ImU32 onCloth;   // letters on the table itself
    ImU32 onClothSoft;
    ImU32 signal;  // the red of a semaphore's arm
    ImU32 onSignal;
    ImU32 enamel;  // the white of the arm's stripe
    ImU32 clear;   // the green of a clear line: the one obvious next step
    ImU32 onClear;
    ImU32 shadow;
    ImU32 veil;  // darkens what has to wait
    ImU32 sea;
    ImU32 seaLine;  // the lines along the shore
    ImU32 land;
    ImU32 landEdge;
    ImU32 border;
    ImU32 river;
    ImU32 relief;     // strokes of mountains
    ImU32 reliefLit;  // their side in the light
    ImU32 forest;
    ImU32 seaInk;     // names of seas, ships, waves
    ImU32 spaceEdge;  // blended into the edge of a space
    ImU32 rock;       // that tunnels are cut into
    ImU32 rockEdge;
    ImU32 grain;    // grain of the map's paper
    ImU32 browned;  // where the map's paper has aged, and its folds
    ImU32 lamp;     // glow on the latest claims
    ImU32 glow;     // highlight of what can be chosen
    ImU32 focus;    // the keyboard's focus
    ImU32 bed;      // under the spaces of a route
    // --- a departure board, in a hall by day and by night
    ImU32 board;
    ImU32 flap;    // one flap of it
    ImU32 onFlap;  // letters on a flap
    ImU32 flapLit;
    ImU32 flapLoss;               // figures below zero
    std::array<ImU32, 10> cards;  // by Color, gray last
    std::array<ImU32, 10> onCards;
    std::array<ImU32, kMaxSeats> seats;
    std::array<ImU32, kMaxSeats> onSeats;
    // --- materials in the drawings (assets/art), in daylight
    ImU32 steel;
    ImU32 timber;
    ImU32 slate;
    ImU32 glass;
    ImU32 water;
    ImU32 grass;
    ImU32 stone;
    ImU32 skin;

    [[nodiscard]] ImU32 of(Color color) const { return cards[index(color)]; }
    [[nodiscard]] ImU32 on(Color color) const { return onCards[index(color)]; }
};

// A station hall by day, and the night train.
const Palette& dayPalette();
const Palette& nightPalette();

// `colour` with its opacity times `share` (0 to 1).
constexpr ImU32 faded(ImU32 colour, float share) {
    const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * share);
    return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

// Interpolates: 0 gives `from`, 1 gives `to`.
ImU32 blended(ImU32 from, ImU32 to, float share);
inline ImU32 lighter(ImU32 colour, float share) {
    return blended(colour, IM_COL32(0xff, 0xfa, 0xee, 0xff), share);
}
inline ImU32 darker(ImU32 colour, float share) {
    return blended(colour, IM_COL32(0x18, 0x10, 0x08, 0xff), share);
}

}  // namespace semafor
