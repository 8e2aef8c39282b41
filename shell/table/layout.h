// The layout of the table screen for every size of screen. Pure geometry.
#pragma once

#include <cstdint>

#include "board/vec.h"

namespace semafor {

// Wide: panels at the sides. Tall: the board on top, a panel of tabs below. Low: the board at the left, the
// panel at the right.
enum class Shape : std::uint8_t { kWide, kTall, kLow };

struct TableRoom {
    Vec size;             // in pixels
    float unit = 1;       // pixels per point
    float aspect = 1.6f;  // the board's width divided by its height
    std::size_t seats = 2;
};

struct TableLayout {
    Shape shape{};
    Box bar;      // menu, the next step, undo
    Box players;  // a row each, or side by side
    Box board;
    Box market;  // face-up cards and decks
    Box hand;
    Box tickets;                // wide only: the player's tickets, under the players
    Box tabs;                   // not wide
    Box panel;                  // not wide: what the tab shows
    Box replay;                 // the strip of a replay
    bool marketAcross = false;  // cards of the market side by side
};

TableLayout layOut(const TableRoom& room);
// The layout of a replay: its strip lies above a wide board, or between the board and the panel. Without
// room, the market is left out.
TableLayout besideReplay(const TableLayout& layout, float unit);
// The layout after the end: the board beside or above a result of that size, if enough board is left.
TableLayout besideResult(const TableLayout& layout, Vec result, float unit);

}  // namespace semafor
