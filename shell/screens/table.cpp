// The table: the board, what lies around it, and what is to be decided.
#include "screens/table.h"

#include <algorithm>

#include "screens/board_view.h"
#include "screens/decisions.h"
#include "screens/drill_view.h"
#include "screens/finder.h"
#include "screens/frame.h"
#include "screens/hand_over.h"
#include "screens/majorities.h"
#include "screens/market_view.h"
#include "screens/motions.h"
#include "screens/overlay.h"
#include "screens/panels.h"
#include "screens/paper.h"
#include "screens/position.h"
#include "screens/replay_bar.h"
#include "screens/result.h"
#include "screens/sounds.h"
#include "screens/stand_in_view.h"
#include "screens/things.h"
#include "screens/tickets_view.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr float kPast = 0.9f;          // of the colour of aged paper
constexpr float kHandOverRest = 0.4f;  // seconds in which a tap that meant the table uncovers nothing

void drawTabs(Frame& frame, const Position& position) {
    Ui& ui = frame.ui;
    const Palette& p = ui.palette();
    const bool own = frame.desk.navigation.screen() == Screen::kTable && position.whose.empty();
    const std::pair<Icon, Text> kTabs[] = {{Icon::kCards, own ? Text::kHand : Text::kColumnCards},
                                           {Icon::kTicket, Text::kTabTickets},
                                           {Icon::kPerson, Text::kPlayersTitle},
                                           {Icon::kLog, Text::kLog}};
    Box rest = position.layout.tabs;
    ui.draw()->AddRectFilled(at(rest.min), at(rest.max), p.clothShade);
    const float wide = rest.width() / 4;
    for (std::size_t i = 0; i < std::size(kTabs); ++i) {
        const Box box = rest.takeLeft(wide);
        const Touch touch = ui.touch({Target::kTab, i}, box);
        const bool on = frame.state.tab == static_cast<Tab>(i);
        if (on) ui.draw()->AddRectFilled(at(box.min), at(box.max), faded(p.onCloth, 0.14f));
        if (on) ui.draw()->AddRectFilled(at(box.min), {box.max.x, box.min.y + ui.px(3)}, p.brassShine);
        const ImU32 ink = on ? p.onCloth : p.onClothSoft;
        drawIcon(ui.draw(), kTabs[i].first, {box.centre().x, box.min.y + box.height() * 0.36f}, ui.px(9),
                 ink);
        ui.letters.line(Type::kTiny,
                        {{box.min.x, box.min.y + box.height() * 0.58f}, {box.max.x, box.max.y - ui.px(3)}},
                        ink, frame.text(kTabs[i].second), Align::kCentre);
        if (touch.pressed) frame.state.tab = static_cast<Tab>(i);
    }
}

// Where there is room, the own tickets stay in sight under the hand.
void drawHandAndTickets(Frame& frame, const Position& position, Box box) {
    Ui& ui = frame.ui;
    const bool both = box.height() > ui.px(230);
    drawHand(frame, position, (both ? box.takeTop(ui.px(122)) : box).inset(ui.px(8), ui.px(2)));
    if (!both) return;
    const Box paper = box.inset(ui.px(4), ui.px(2));
    paperSheet(ui, paper);
    drawTickets(frame, position, paper.inset(ui.px(10), ui.px(6)));
}

void drawSheet(Frame& frame, const Position& position) {
    Ui& ui = frame.ui;
    const Box& box = position.layout.sheet;
    const Box paper = box.inset(ui.px(4), ui.px(2));
    if (frame.state.tab == Tab::kHand) return drawHandAndTickets(frame, position, box);
    paperSheet(ui, paper);
    const Box inside = paper.inset(ui.px(10), ui.px(8));
    if (frame.state.tab == Tab::kTickets) drawTickets(frame, position, inside);
    if (frame.state.tab == Tab::kPlayers) {
        const float rows = ui.px(54) * static_cast<float>(position.view.seats);
        const float high = rows + majoritiesHeight(frame, position);
        const float top = ui.scrolls.begin("players", inside, high);
        drawPlayers(frame, position, {{inside.min.x, top}, {inside.max.x, top + rows}});
        if (high > rows)
            drawMajorities(frame, position, {{inside.min.x, top + rows}, {inside.max.x, top + high}});
        ui.scrolls.end();
    }
    if (frame.state.tab == Tab::kLog) drawLog(frame, position, inside);
}

void drawWatching(Frame& frame, const Position& position) {
    Ui& ui = frame.ui;
    const Box box = boxAround({position.layout.board.centre().x, position.layout.board.max.y - ui.px(60)},
                              {std::min(ui.px(440), position.layout.board.width() - ui.px(16)), ui.px(96)});
    paperSheet(ui, box);
    Box rest = box.inset(ui.px(12), ui.px(8));
    const Box go = rest.takeBottom(ui.px(44));
    ui.letters.paragraph(Type::kSmall, rest, ui.palette().ink, frame.text(Text::kStoreOtherTab));
    if (button(ui, go, {Target::kTakeOver, frame.text(Text::kStoreTakeOver), Look::kPrimary}))
        frame.ask(ask::TakeOver{});
}

// The board of the past looks like an old photograph.
void drawPast(Frame& frame, const Position& position) {
    Ui& ui = frame.ui;
    const Box& board = position.layout.board;
    ui.draw()->AddRectFilled(at(board.min), at(board.max), faded(ui.palette().browned, kPast));
}

void drawPosition(Frame& frame, Position& position) {
    drawCloth(frame.ui);
    frame.ui.toasts.in(position.layout.board);
    frame.ui.layers.block(frame.state.overlay == Overlay::kMenu || frame.state.overlay == Overlay::kLog);
    drawBoard(frame, position);
    if (frame.desk.navigation.screen() == Screen::kReplay) drawPast(frame, position);
    drawBar(frame, position);
    drawPlayers(frame, position, position.layout.players);
    const TableLayout& layout = position.layout;
    if (layout.market.width() > 0) drawMarket(frame, position);
    if (layout.shape == Shape::kWide) {
        if (layout.hand.width() > 0) drawHand(frame, position, layout.hand);
        drawTickets(frame, position, layout.tickets);
    } else {
        drawSheet(frame, position);
        drawTabs(frame, position);
    }
}

// A board without positions is played in words, on the canvas, too.
bool drawInWords(Frame& frame, const Match& match, void (*write)(Writer&, const Desk&, ShownMatch&)) {
    if (Boards::hasPicture(match.game().map().name)) return false;
    drawPaper(frame, [&](Writer& page, const Desk& desk) { write(page, desk, frame.shown); });
    return true;
}

// The table without its board, which is on its way, or has to be asked for again.
bool drawBoardless(Frame& frame, const Match& match) {
    if (frame.boards.sheet(match.game().map().name) != nullptr) return false;
    Ui& ui = frame.ui;
    drawCloth(ui);
    const Vec middle = ui.screen().centre();
    const bool failed = frame.desk.downloads.failed();
    const std::string_view text = frame.text(failed ? Text::kNotFetched : Text::kBoardComes);
    const float wide = std::min(
        {ui.letters.width(Type::kLarge, text) + ui.px(2), ui.screen().width() - ui.px(24), ui.px(560)});
    const float high = ui.letters.height(Type::kLarge, text, wide);
    ui.letters.paragraph(Type::kLarge, boxAround(middle - Vec{0, high / 2}, {wide, high}),
                         ui.palette().onCloth, text);
    const Box again = boxAround(middle + Vec{0, ui.px(60)}, {ui.px(220), ui.px(50)});
    if (failed && button(ui, again, {Target::kFetch, frame.text(Text::kFetchAgain), Look::kPrimary}))
        frame.ask(ask::FetchAgain{});
    return true;
}

void drawBetweenPersons(Frame& frame, const Match& match) {
    // The log is somebody's; the menu is everybody's.
    if (frame.state.overlay != Overlay::kMenu) frame.state.overlay = Overlay::kNone;
    const bool meantForTheTable = frame.state.handOverStood < kHandOverRest;
    if (meantForTheTable) frame.ui.pacing.goOn();
    frame.state.handOverStood += frame.ui.pacing.seconds();
    frame.ui.layers.block(meantForTheTable || frame.state.hurrying || frame.state.overlay == Overlay::kMenu);
    drawHandOver(frame, match);
    drawMenuOverlay(frame, false);
}

// Draws everything above the board, from below to above.
void drawAbove(Frame& frame, Position& position) {
    if (frame.desk.table.hold() == Hold::kElsewhere) drawWatching(frame, position);
    drawStandIns(frame, position);
    drawDrill(frame, position);
    drawDecision(frame, position);
    if (position.view.over()) drawResult(frame, position);
    drawMotions(frame, position);
    drawFinder(frame, position);
    drawOverlay(frame, position);
}

}  // namespace

void drawTable(Frame& frame) {
    const Match& match = *frame.desk.table.match();
    if (drawInWords(frame, match, writeTable)) return;
    const std::size_t all = match.history().size();
    hurryOn(frame, all);
    Seat seat = shownSeatOf(frame, match);
    frame.state.shown = kNoSeat;
    if (drawBoardless(frame, match)) return;
    if (match.viewer() == kNoSeat && match.waitingFor() == kNoSeat) return drawPaper(frame, writeHandOver);
    const std::size_t shown = seat != kNoSeat ? playOn(frame, match, seat) : all;
    const bool newest = shown == all;
    if (newest) seat = match.viewer();
    if (seat == kNoSeat) return drawBetweenPersons(frame, match);
    frame.state.handOverStood = 0;
    const bool mayAct = newest && !frame.state.hurrying && match.mayAct() &&
                        frame.desk.table.hold() == Hold::kOurs && !publicState(match).over();
    Position position = positionOf(frame, match, frame.shown.show(match, seat, shown), mayAct);
    frame.state.shown = seat;
    if (!position.view.over()) {
        frame.state.count = {};
        frame.state.count.seenPlaying = true;
    }
    if (newest) soundTable(frame, position);
    drawPosition(frame, position);
    drawAbove(frame, position);
}

void drawReplay(Frame& frame) {
    const Match& match = *frame.desk.watching.match();
    if (drawInWords(frame, match, writeReplay)) return;
    if (drawBoardless(frame, match)) return;
    const Watching& watching = frame.desk.watching;
    Position position =
        positionOf(frame, match, frame.shown.show(match, watching.seat(), watching.action()), false);
    drawPosition(frame, position);
    drawReplayBar(frame, position);
    drawDecision(frame, position);
    drawOverlay(frame, position);
}

}  // namespace semafor
