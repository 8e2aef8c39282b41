// Paints the table screen: the board, the panels around it, and the decision to make.
#include "screens/table.h"

#include <algorithm>

#include "screens/board_view.h"
#include "screens/decisions.h"
#include "screens/document.h"
#include "screens/drill_view.h"
#include "screens/finder.h"
#include "screens/hand_over.h"
#include "screens/majorities.h"
#include "screens/market_view.h"
#include "screens/motions.h"
#include "screens/overlay.h"
#include "screens/paint_context.h"
#include "screens/panels.h"
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

constexpr float kPast = 0.9f;          // strength of the aged paper's tint
constexpr float kHandOverRest = 0.4f;  // seconds in which a tap meant for the table uncovers nothing

void paintTabs(PaintContext& context, const Position& position) {
    Ui& ui = context.ui;
    const Palette& p = ui.palette();
    const bool own = context.desk.navigation.screen() == Screen::kTable && position.whose.empty();
    const std::pair<Icon, Text> kTabs[] = {{Icon::kCards, own ? Text::kHand : Text::kColumnCards},
                                           {Icon::kTicket, Text::kTabTickets},
                                           {Icon::kPerson, Text::kPlayersTitle},
                                           {Icon::kLog, Text::kLog}};
    Box remaining = position.layout.tabs;
    ui.drawList()->AddRectFilled(at(remaining.min), at(remaining.max), p.clothShade);
    const float wide = remaining.width() / 4;
    for (std::size_t i = 0; i < std::size(kTabs); ++i) {
        const Box box = remaining.takeLeft(wide);
        const Touch touch = ui.touch({Target::kTab, i}, box);
        const bool on = context.state.tab == static_cast<Tab>(i);
        if (on) ui.drawList()->AddRectFilled(at(box.min), at(box.max), faded(p.onCloth, 0.14f));
        if (on) ui.drawList()->AddRectFilled(at(box.min), {box.max.x, box.min.y + ui.px(3)}, p.brassShine);
        const ImU32 ink = on ? p.onCloth : p.onClothSoft;
        paintIcon(ui.drawList(), kTabs[i].first, {box.centre().x, box.min.y + box.height() * 0.36f}, ui.px(9),
                  ink);
        ui.letters.line(Type::kTiny,
                        {{box.min.x, box.min.y + box.height() * 0.58f}, {box.max.x, box.max.y - ui.px(3)}},
                        ink, context.text(kTabs[i].second), Align::kCentre);
        if (touch.pressed) context.state.tab = static_cast<Tab>(i);
    }
}

// Where there is room, the own tickets stay visible under the hand.
void paintHandAndTickets(PaintContext& context, const Position& position, Box box) {
    Ui& ui = context.ui;
    const bool both = box.height() > ui.px(230);
    paintHand(context, position, (both ? box.takeTop(ui.px(122)) : box).inset(ui.px(8), ui.px(2)));
    if (!both) return;
    const Box paper = box.inset(ui.px(4), ui.px(2));
    paintPanel(ui, paper);
    paintTickets(context, position, paper.inset(ui.px(10), ui.px(6)));
}

void paintTabPanel(PaintContext& context, const Position& position) {
    Ui& ui = context.ui;
    const Box& box = position.layout.panel;
    const Box paper = box.inset(ui.px(4), ui.px(2));
    if (context.state.tab == Tab::kHand) return paintHandAndTickets(context, position, box);
    paintPanel(ui, paper);
    const Box inside = paper.inset(ui.px(10), ui.px(8));
    if (context.state.tab == Tab::kTickets) paintTickets(context, position, inside);
    if (context.state.tab == Tab::kPlayers) {
        const float rows = ui.px(54) * static_cast<float>(position.view.seats);
        const float high = rows + majoritiesHeight(context, position);
        const float top = ui.scrolls.begin("players", inside, high);
        paintPlayers(context, position, {{inside.min.x, top}, {inside.max.x, top + rows}});
        if (high > rows)
            paintMajorities(context, position, {{inside.min.x, top + rows}, {inside.max.x, top + high}});
        ui.scrolls.end();
    }
    if (context.state.tab == Tab::kLog) paintLog(context, position, inside);
}

void paintWatching(PaintContext& context, const Position& position) {
    Ui& ui = context.ui;
    const Box box = boxAround({position.layout.board.centre().x, position.layout.board.max.y - ui.px(60)},
                              {std::min(ui.px(440), position.layout.board.width() - ui.px(16)), ui.px(96)});
    paintPanel(ui, box);
    Box remaining = box.inset(ui.px(12), ui.px(8));
    const Box go = remaining.takeBottom(ui.px(44));
    ui.letters.paragraph(Type::kSmall, remaining, ui.palette().ink, context.text(Text::kStoreOtherTab));
    if (button(ui, go, {Target::kTakeOver, context.text(Text::kStoreTakeOver), Look::kPrimary}))
        context.ask(ask::TakeOver{});
}

// A board of the past looks like an old photograph.
void paintPast(PaintContext& context, const Position& position) {
    Ui& ui = context.ui;
    const Box& board = position.layout.board;
    ui.drawList()->AddRectFilled(at(board.min), at(board.max), faded(ui.palette().browned, kPast));
}

void paintPosition(PaintContext& context, Position& position) {
    paintCloth(context.ui);
    context.ui.toasts.in(position.layout.board);
    context.ui.layers.block(context.state.overlay == Overlay::kMenu ||
                            context.state.overlay == Overlay::kLog);
    paintBoardView(context, position);
    if (context.desk.navigation.screen() == Screen::kReplay) paintPast(context, position);
    paintBar(context, position);
    paintPlayers(context, position, position.layout.players);
    const TableLayout& layout = position.layout;
    if (layout.market.width() > 0) paintMarket(context, position);
    if (layout.shape == Shape::kWide) {
        if (layout.hand.width() > 0) paintHand(context, position, layout.hand);
        paintTickets(context, position, layout.tickets);
    } else {
        paintTabPanel(context, position);
        paintTabs(context, position);
    }
}

// A board without positions is shown as its document, on the canvas, too.
bool paintInWords(PaintContext& context, const Match& match,
                  void (*write)(Writer&, const Desk&, ShownMatch&)) {
    if (Boards::hasPicture(match.game().map().name)) return false;
    paintDocument(context, [&](Writer& page, const Desk& desk) { write(page, desk, context.shown); });
    return true;
}

// The table while its board is being downloaded, or the download has failed.
bool paintBoardless(PaintContext& context, const Match& match) {
    if (context.boards.sheet(match.game().map().name) != nullptr) return false;
    Ui& ui = context.ui;
    paintCloth(ui);
    const Vec middle = ui.screen().centre();
    const bool failed = context.desk.downloads.failed();
    const std::string_view text = context.text(failed ? Text::kNotFetched : Text::kBoardComes);
    const float wide = std::min(
        {ui.letters.width(Type::kLarge, text) + ui.px(2), ui.screen().width() - ui.px(24), ui.px(560)});
    const float high = ui.letters.height(Type::kLarge, text, wide);
    ui.letters.paragraph(Type::kLarge, boxAround(middle - Vec{0, high / 2}, {wide, high}),
                         ui.palette().onCloth, text);
    const Box again = boxAround(middle + Vec{0, ui.px(60)}, {ui.px(220), ui.px(50)});
    if (failed && button(ui, again, {Target::kFetch, context.text(Text::kFetchAgain), Look::kPrimary}))
        context.ask(ask::FetchAgain{});
    return true;
}

void paintBetweenPersons(PaintContext& context, const Match& match) {
    // The log is private; the menu isn't.
    if (context.state.overlay != Overlay::kMenu) context.state.overlay = Overlay::kNone;
    const bool meantForTheTable = context.state.handOverStood < kHandOverRest;
    if (meantForTheTable) context.ui.pacing.goOn();
    context.state.handOverStood += context.ui.pacing.seconds();
    context.ui.layers.block(meantForTheTable || context.state.hurrying ||
                            context.state.overlay == Overlay::kMenu);
    paintHandOver(context, match);
    paintMenuOverlay(context, false);
}

// Paints everything above the board, from bottom to top.
void paintAbove(PaintContext& context, Position& position) {
    if (context.desk.table.hold() == Hold::kElsewhere) paintWatching(context, position);
    paintStandIns(context, position);
    paintDrill(context, position);
    paintDecision(context, position);
    if (position.view.over()) paintResult(context, position);
    paintMotions(context, position);
    paintFinder(context, position);
    paintOverlay(context, position);
}

}  // namespace

void paintTable(PaintContext& context) {
    const Match& match = *context.desk.table.match();
    if (paintInWords(context, match, writeTable)) return;
    const std::size_t all = match.history().size();
    hurryOn(context, all);
    Seat seat = shownSeatOf(context, match);
    context.state.shown = kNoSeat;
    if (paintBoardless(context, match)) return;
    if (match.viewer() == kNoSeat && match.waitingFor() == kNoSeat)
        return paintDocument(context, writeHandOver);
    const std::size_t shown = seat != kNoSeat ? playOn(context, match, seat) : all;
    const bool newest = shown == all;
    if (newest) seat = match.viewer();
    if (seat == kNoSeat) return paintBetweenPersons(context, match);
    context.state.handOverStood = 0;
    const bool mayAct = newest && !context.state.hurrying && match.mayAct() &&
                        context.desk.table.hold() == Hold::kOurs && !publicState(match).over();
    Position position = positionOf(context, match, context.shown.show(match, seat, shown), mayAct);
    context.state.shown = seat;
    if (!position.view.over()) {
        context.state.count = {};
        context.state.count.seenPlaying = true;
    }
    if (newest) soundTable(context, position);
    paintPosition(context, position);
    paintAbove(context, position);
}

void paintReplay(PaintContext& context) {
    const Match& match = *context.desk.watching.match();
    if (paintInWords(context, match, writeReplay)) return;
    if (paintBoardless(context, match)) return;
    const Watching& watching = context.desk.watching;
    Position position =
        positionOf(context, match, context.shown.show(match, watching.seat(), watching.action()), false);
    paintPosition(context, position);
    paintReplayBar(context, position);
    paintDecision(context, position);
    paintOverlay(context, position);
}

}  // namespace semafor
