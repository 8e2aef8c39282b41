// Shapes that don't rely on colour: a symbol for each card colour, a shape for each seat, and icons.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>

#include "board/vec.h"
#include "map/color.h"

namespace semafor {

inline ImVec2 at(Vec v) {
    return {v.x, v.y};
}
inline Vec from(ImVec2 v) {
    return {v.x, v.y};
}

// The symbol of a card's colour: crown, drop, sun, star, moon, leaf, spade, heart; a wheel for the
// locomotive. kGray has no symbol.
void paintSymbol(ImDrawList* draw, Color color, Vec centre, float radius, ImU32 ink);

// The shape of a seat: circle, square, triangle, diamond, star, by its colour's number.
void paintShape(ImDrawList* draw, std::size_t seatColor, Vec centre, float radius, ImU32 ink);

enum class Icon : std::uint8_t {
    kMenu,
    kBack,
    kClose,
    kUndo,
    kFit,
    kPlus,
    kMinus,
    kPlay,
    kFirst,
    kLast,
    kStep,
    kStepBack,
    kCheck,
    kCross,
    kPerson,
    kGear,
    kTicket,
    kWagon,
    kCards,
    kStation,
    kPencil,
    kCopy,
    kShare,
    kEye,
    kInfo,
    kDownload,
    kRobot,
    kLog,
    kFind,
    kPicture,
    kSwap,
};

void paintIcon(ImDrawList* draw, Icon icon, Vec centre, float radius, ImU32 ink);

}  // namespace semafor
