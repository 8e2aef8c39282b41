// Cuts strips off the screen until the board is left.
#include "table/layout.h"

namespace semafor {
namespace {

constexpr float kGap = 6;
constexpr float kLeastBoard = 460;  // points: the narrowest board beside the result
constexpr float kReplay = 64;       // points: a replay's strip in one row,
constexpr float kReplayTall = 162;  // and in several rows
constexpr float kReplayWide = 760;  // the narrowest strip in one row
constexpr float kLeastPanel = 150;  // the lowest panel under a market

TableLayout layOutWide(const TableRoom& room) {
    const float u = room.unit;
    const bool large = room.size.x >= 1360 * u && room.size.y >= 800 * u;
    TableLayout out;
    out.shape = Shape::kWide;
    Box remaining = Box{{0, 0}, room.size}.inset(kGap * u);
    out.bar = remaining.takeTop(46 * u);
    remaining.takeTop(kGap * u);
    Box left = remaining.takeLeft((large ? 264.0f : 228.0f) * u);
    remaining.takeLeft(kGap * u);
    out.players = left.takeTop(((large ? 66.0f : 58.0f) * static_cast<float>(room.seats) + 8) * u);
    left.takeTop(kGap * u);
    out.tickets = left;
    out.market = remaining.takeRight((large ? 128.0f : 108.0f) * u);
    remaining.takeRight(kGap * u);
    out.hand = remaining.takeBottom((large ? 112.0f : 92.0f) * u);
    remaining.takeBottom(kGap * u);
    out.board = remaining;
    return out;
}

TableLayout layOutTall(const TableRoom& room) {
    const float u = room.unit;
    TableLayout out;
    out.shape = Shape::kTall;
    out.marketAcross = true;
    Box remaining{{0, 0}, room.size};
    out.bar = remaining.takeTop(48 * u);
    out.players = remaining.takeTop(46 * u);
    out.tabs = remaining.takeBottom(50 * u);
    // The board takes the height that its width calls for, but leaves the panel room for two rows of cards.
    const float least = 150 * u;
    const float market = 84 * u;
    const float wanted = room.size.x / room.aspect * 1.18f;
    const float board =
        std::max(remaining.height() * 0.34f, std::min(wanted, remaining.height() - market - least));
    out.board = remaining.takeTop(board);
    out.market = remaining.takeTop(market);
    out.panel = remaining;
    out.hand = remaining;
    return out;
}

TableLayout layOutLow(const TableRoom& room) {
    const float u = room.unit;
    TableLayout out;
    out.shape = Shape::kLow;
    out.marketAcross = true;
    Box remaining{{0, 0}, room.size};
    Box right = remaining.takeRight(std::clamp(room.size.x * 0.40f, 292 * u, 400 * u));
    out.players = remaining.takeTop(34 * u);
    out.board = remaining;
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
        // As much of the map as before, but smaller: there is no map beyond it.
        const float wide = layout.board.width() * out.board.height() / layout.board.height();
        out.board = boxAround(out.board.centre(), {wide, out.board.height()});
        return out;
    }
    Box remaining{layout.market.min, layout.panel.max};
    out.replay = remaining.takeTop(kReplayTall * unit);
    const bool room = remaining.height() >= layout.market.height() + kLeastPanel * unit;
    out.market = remaining.takeTop(room ? layout.market.height() : 0);
    if (!room) out.market = {};
    out.panel = remaining;
    out.hand = remaining;
    return out;
}

}  // namespace semafor
