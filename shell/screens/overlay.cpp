// What lies above the table: the menu, the log, the bar of a replay.
#include <algorithm>

#include "screens/frame.h"

namespace semafor {
namespace {

struct Entry {
    std::string id;
    std::string label;
    Icon icon;
    std::function<void()> act;
};

// A bot may play for the person at the screen, and gives the seat back.
void addStandIns(Frame& frame, std::vector<Entry>& entries) {
    Desk& desk = frame.desk;
    const Match& match = *desk.match();
    if (match.session().over() || desk.hold() != Hold::kOurs) return;
    const auto names = seatNames(frame.language(), match.saved());
    for (std::size_t s = 0; s < names.size(); ++s) {
        const Seat seat = idAt<Seat>(s);
        const SavedSeat& saved = match.saved().seats[s];
        if (saved.person && saved.standIn)
            entries.push_back({"give-back", say(frame.language(), Text::kStandInGiveBack, {names[s]}),
                               Icon::kPerson, [&desk, seat] { desk.giveBack(seat); }});
        else if (seat == match.viewer() && saved.person)
            entries.push_back({"stand-in", say(frame.language(), Text::kStandIn, {names[s]}), Icon::kRobot,
                               [&desk, seat] { desk.standIn(seat); }});
    }
}

std::vector<Entry> menuOf(Frame& frame) {
    Desk& desk = frame.desk;
    std::vector<Entry> entries;
    const auto add = [&](std::string id, Text label, Icon icon, std::function<void()> act) {
        entries.push_back({std::move(id), std::string(frame.text(label)), icon, std::move(act)});
    };
    if (desk.drill()) add("drill", Text::kDrillSkip, Icon::kBack, [&desk] { desk.leaveDrill(); });
    if (desk.screen() == Screen::kTable && !desk.drill()) {
        const bool over = desk.match()->session().over();
        if (over) add("again", Text::kPlayAgain, Icon::kPlay, [&desk] { desk.again(false); });
        add("replay", Text::kReplay, Icon::kEye, [&desk] { desk.replayGame(desk.match()->saved().id); });
        addStandIns(frame, entries);
        add("share", Text::kShare, Icon::kShare, [&desk] { desk.go(Screen::kShare); });
        add("export", Text::kGameExport, Icon::kDownload, [&desk] { desk.exportTable(); });
        add("report", Text::kBugReportCopy, Icon::kCopy, [&desk] { desk.copyReport(); });
    }
    if (desk.screen() == Screen::kReplay && desk.match() != nullptr)
        add("table", Text::kMenuToTable, Icon::kBack, [&desk] { desk.go(Screen::kTable); });
    add("learn", Text::kMenuLearn, Icon::kInfo, [&desk] { desk.go(Screen::kLearn); });
    add("settings", Text::kMenuSettings, Icon::kGear, [&desk] { desk.go(Screen::kSettings); });
    add("title", Text::kToTitle, Icon::kBack, [&desk] { desk.go(Screen::kTitle); });
    return entries;
}

struct Head {
    std::string_view close;  // the id of the button
    Text title;
};

// The title of a sheet that lies above everything, and the button that closes it; cut off the top of `rest`.
void drawHead(Frame& frame, Box& rest, const Head& head) {
    Ui& ui = frame.ui;
    Box row = rest.takeTop(ui.px(46));
    const Box corner = row.takeRight(ui.px(44));
    if (iconButton(ui, corner, {head.close, Icon::kClose, frame.text(Text::kClose), Look::kQuiet}))
        frame.state.overlay = Overlay::kNone;
    ui.line(Type::kHead, row, ui.palette().ink, frame.text(head.title));
}

// A touch beside the sheet closes it, too.
void closeOutside(Frame& frame, std::string_view id, const Box& sheet) {
    if (frame.ui.touch(id, frame.ui.screen(), true).pressed && !sheet.has(frame.ui.pointer()))
        frame.state.overlay = Overlay::kNone;
}

constexpr float kIconSides = 36;  // points beside the letters of a button with an icon

void drawMenu(Frame& frame) {
    Ui& ui = frame.ui;
    veil(ui);
    const auto entries = menuOf(frame);
    const float each =
        std::min(ui.px(54), (ui.screen().height() - ui.px(110)) / static_cast<float>(entries.size()));
    const Box box = boxAround(ui.screen().centre(), {std::min(ui.px(380), ui.screen().width() - ui.px(24)),
                                                     each * static_cast<float>(entries.size()) + ui.px(80)});
    paperSheet(ui, box);
    Box rest = box.inset(ui.px(18), ui.px(14));
    drawHead(frame, rest, {"menu/close", Text::kMenu});
    for (const Entry& entry : entries) {
        const Box row = rest.takeTop(each).inset(0, ui.px(3));
        const bool pressed =
            button(ui, row, {"menu/" + entry.id, entry.label, Look::kPlain, true, {}, {}, kIconSides});
        drawIcon(ui.draw(), entry.icon, {row.min.x + ui.px(22), row.centre().y}, ui.px(9),
                 ui.palette().brass);
        if (!pressed) continue;
        frame.state.overlay = Overlay::kNone;
        return entry.act();
    }
    closeOutside(frame, "menu/outside", box);
}

void drawLogSheet(Frame& frame, const Position& position) {
    Ui& ui = frame.ui;
    veil(ui);
    const Box& screen = ui.screen();
    const float wide = std::min(ui.px(460), screen.width() - ui.px(16));
    const Box box{{screen.max.x - wide - ui.px(8), screen.min.y + ui.px(8)},
                  {screen.max.x - ui.px(8), screen.max.y - ui.px(8)}};
    paperSheet(ui, box);
    Box rest = box.inset(ui.px(16), ui.px(12));
    drawHead(frame, rest, {"log/close", Text::kLog});
    drawLog(frame, position, rest);
    closeOutside(frame, "log/outside", box);
}

}  // namespace

void drawOverlay(Frame& frame, Position& position) {
    const Overlay overlay = frame.state.overlay;
    if (overlay != Overlay::kMenu && overlay != Overlay::kLog) return;
    frame.ui.raise(frame.ui.screen());
    if (overlay == Overlay::kMenu) drawMenu(frame);
    if (overlay == Overlay::kLog) drawLogSheet(frame, position);
    frame.ui.lower();
}

namespace {

// At the left where there are panels, else where the market lies.
Box replayPlace(const Ui& ui, const TableLayout& layout) {
    if (layout.shape != Shape::kWide) return {layout.market.min, layout.market.max};
    const Box& column = layout.tickets;
    return {{column.min.x, column.max.y - ui.px(128)},
            {std::max(column.max.x, column.min.x + ui.px(420)), column.max.y}};
}

// What the action did that led here.
std::string replayText(const Position& position, std::size_t now) {
    if (now == 0) return {};
    std::string text;
    for (const std::string& line :
         sentences(position.words, position.match.history()[now - 1], position.view.me, position.names))
        text += (text.empty() ? "" : "; ") + line;
    return text;
}

}  // namespace

void drawReplayBar(Frame& frame, Position& position) {
    Ui& ui = frame.ui;
    Desk& desk = frame.desk;
    const std::size_t now = desk.replayAt();
    const std::size_t total = position.match.session().log().size();
    const Box box = replayPlace(ui, position.layout);
    ui.raise(box);
    paperSheet(ui, box);
    ui.touch("replay", box, true);
    Box rest = box.inset(ui.px(8), ui.px(6));
    Box keys = rest.takeBottom(std::min(ui.px(46), rest.height() * 0.62f));
    const float side = keys.height();
    const auto step = [&](std::string_view id, Icon icon, Text tip, std::size_t to, bool left) {
        const Box part = left ? keys.takeLeft(side) : keys.takeRight(side);
        if (iconButton(ui, part, {id, icon, frame.text(tip), Look::kQuiet}))
            desk.replayTo(std::min(to, total));
    };
    step("first", Icon::kFirst, Text::kReplayFirst, 0, true);
    step("back-one", Icon::kStepBack, Text::kReplayBack, now == 0 ? 0 : now - 1, true);
    step("last", Icon::kLast, Text::kReplayLast, total, false);
    step("forward", Icon::kStep, Text::kReplayForward, now + 1, false);
    const int moved =
        slider(ui, "at", keys.inset(ui.px(6), 0), static_cast<int>(now), static_cast<int>(total));
    if (moved >= 0) desk.replayTo(static_cast<std::size_t>(moved));
    const std::string where =
        position.words.say(Text::kReplayAction, {std::to_string(now), std::to_string(total)});
    ui.line(Type::kSmall, rest.takeTop(ui.lineHeight(Type::kSmall)), ui.palette().inkSoft, where);
    const std::string told = replayText(position, now);
    if (rest.height() > ui.lineHeight(Type::kSmall)) ui.paragraph(Type::kSmall, rest, ui.palette().ink, told);
    ui.lower();
}

}  // namespace semafor
