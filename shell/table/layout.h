// Where the parts of the table lie, for every size of screen. Pure geometry.
#pragma once

#include <cstdint>

#include "board/vec.h"

namespace semafor {

// Wide: panels at the sides. Tall: the board on top, a panel of tabs below. Low: the board at the left, the
// panel at the right.
enum class Shape : std::uint8_t { kWide, kTall, kLow };

struct TableRoom {
    Vec size;             // in pixels
    float unit = 1;       // pixels a point
    float aspect = 1.6f;  // of the board, width to height
    std::size_t seats = 2;
};

struct TableLayout {
    Shape shape{};
    Box bar;      // menu, the next step, undo
    Box players;  // a row each, or side by side
    Box board;
    Box market;  // face-up cards and decks
    Box hand;
    Box tickets;                // wide only: the own tickets under the players
    Box tabs;                   // not wide
    Box panel;                  // not wide: what the tab shows
    Box replay;                 // of a replay: what is looked at, and the way out of it
    bool marketAcross = false;  // cards side by side
};

TableLayout layOut(const TableRoom& room);
// A replay: its strip lies above a wide board, or between the board and the panel; the market goes where
// there is no room for it.
TableLayout besideReplay(const TableLayout& layout, float unit);
// The game is over: the board lies beside or above a result of that size, where that leaves enough of it.
TableLayout besideResult(const TableLayout& layout, Vec result, float unit);

}  // namespace semafor
