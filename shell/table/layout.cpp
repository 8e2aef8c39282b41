// Strips are cut off the screen until the board is left.
#include "table/layout.h"

namespace semafor {
namespace {

constexpr float kGap = 6;
constexpr float kLeastBoard = 460;  // points: of a board beside the result
constexpr float kReplay = 64;       // a replay's strip in one row,
constexpr float kReplayTall = 162;  // and where that has no room
constexpr float kReplayWide = 760;  // as wide as the one row is at least
constexpr float kLeastPanel = 150;  // under a market

TableLayout layOutWide(const TableRoom& room) {
    const float u = room.unit;
    const bool large = room.size.x >= 1360 * u && room.size.y >= 800 * u;
    TableLayout out;
    out.shape = Shape::kWide;
    Box rest = Box{{0, 0}, room.size}.inset(kGap * u);
    out.bar = rest.takeTop(46 * u);
    rest.takeTop(kGap * u);
    Box left = rest.takeLeft((large ? 264.0f : 228.0f) * u);
    rest.takeLeft(kGap * u);
    out.players = left.takeTop(((large ? 66.0f : 58.0f) * static_cast<float>(room.seats) + 8) * u);
    left.takeTop(kGap * u);
    out.tickets = left;
    out.market = rest.takeRight((large ? 128.0f : 108.0f) * u);
    rest.takeRight(kGap * u);
    out.hand = rest.takeBottom((large ? 112.0f : 92.0f) * u);
    rest.takeBottom(kGap * u);
    out.board = rest;
    return out;
}

TableLayout layOutTall(const TableRoom& room) {
    const float u = room.unit;
    TableLayout out;
    out.shape = Shape::kTall;
    out.marketAcross = true;
    Box rest{{0, 0}, room.size};
    out.bar = rest.takeTop(48 * u);
    out.players = rest.takeTop(46 * u);
    out.tabs = rest.takeBottom(50 * u);
    // The board takes what it needs across the screen, but leaves the panel room for two rows of cards.
    const float least = 150 * u;
    const float market = 84 * u;
    const float wanted = room.size.x / room.aspect * 1.18f;
    const float board = std::max(rest.height() * 0.34f, std::min(wanted, rest.height() - market - least));
    out.board = rest.takeTop(board);
    out.market = rest.takeTop(market);
    out.panel = rest;
    out.hand = rest;
    return out;
}

TableLayout layOutLow(const TableRoom& room) {
    const float u = room.unit;
    TableLayout out;
    out.shape = Shape::kLow;
    out.marketAcross = true;
    Box rest{{0, 0}, room.size};
    Box right = rest.takeRight(std::clamp(room.size.x * 0.40f, 292 * u, 400 * u));
    out.players = rest.takeTop(34 * u);
    out.board = rest;
    out.bar = right.takeTop(46 * u);
    out.tabs = right.takeBottom(46 * u);
    out.market = right.takeTop(80 * u);
    out.panel = right;
    out.hand = right;
    return out;
}

}  // namespace

TableLayout layOut(const TableRoom& room) {
    const float wide = room.size.x / room.unit;
    const float high = room.size.y / room.unit;
    if (wide >= 940 && high >= 540) return layOutWide(room);
    return wide > high ? layOutLow(room) : layOutTall(room);
}

TableLayout besideResult(const TableLayout& layout, Vec result, float unit) {
    TableLayout out = layout;
    if (layout.shape == Shape::kTall) {
        const float foot = std::max(layout.tabs.max.y - result.y, layout.tabs.max.y * 0.45f);
        out.board.max.y = std::min(layout.board.max.y, foot);
        out.market.min.y = out.board.max.y;
    }
    if (layout.shape != Shape::kWide) return out;
    const float left = layout.tickets.min.x + std::max(result.x, layout.players.width()) + kGap * unit;
    const Box board{{left, layout.board.min.y}, {layout.market.max.x, layout.hand.max.y}};
    if (board.width() < kLeastBoard * unit) return out;
    out.board = board;
    const float foot = layout.tickets.max.y - result.y - kGap * unit;
    out.players.max.y = std::min(layout.players.max.y, foot);
    out.tickets = {{layout.players.max.x + kGap * unit, layout.players.min.y}, {left - kGap * unit, foot}};
    out.market = out.hand = {};
    return out;
}

TableLayout besideReplay(const TableLayout& layout, float unit) {
    TableLayout out = layout;
    if (layout.shape == Shape::kWide) {
        const bool oneRow = layout.board.width() >= kReplayWide * unit;
        out.replay = out.board.takeTop((oneRow ? kReplay : kReplayTall) * unit);
        out.board.takeTop(kGap * unit);
        // As much of the map as before, and smaller: beyond it there is none.
        const float wide = layout.board.width() * out.board.height() / layout.board.height();
        out.board = boxAround(out.board.centre(), {wide, out.board.height()});
        return out;
    }
    Box rest{layout.market.min, layout.panel.max};
    out.replay = rest.takeTop(kReplayTall * unit);
    const bool room = rest.height() >= layout.market.height() + kLeastPanel * unit;
    out.market = rest.takeTop(room ? layout.market.height() : 0);
    if (!room) out.market = {};
    out.panel = rest;
    out.hand = rest;
    return out;
}

}  // namespace semafor
