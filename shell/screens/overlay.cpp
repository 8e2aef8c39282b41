// What lies above the table: the menu and the log.
#include <algorithm>

#include "screens/frame.h"

namespace semafor {
namespace {

struct Entry {
    std::string id;
    std::string label;
    Icon icon;
    std::optional<Ask> ask;  // nothing: opens the finder
};

// A bot may play for the person at the screen, and gives the seat back.
void addStandIns(Frame& frame, std::vector<Entry>& entries) {
    const Desk& desk = frame.desk;
    const Match& match = *desk.table.match();
    if (publicState(match).over() || desk.table.hold() != Hold::kOurs) return;
    const auto names = seatNames(frame.language(), match.saved());
    for (std::size_t s = 0; s < names.size(); ++s) {
        const Seat seat = idAt<Seat>(s);
        const SavedSeat& saved = match.saved().seats[s];
        if (saved.person && saved.standIn)
            entries.push_back({"give-back/" + std::to_string(s), giveBackText(desk, s), Icon::kPerson,
                               ask::GiveBack{seat}});
        else if (seat == match.viewer() && saved.person)
            entries.push_back({"stand-in", say(frame.language(), Text::kStandIn, {names[s]}), Icon::kRobot,
                               ask::AskStandIn{}});
    }
}

std::vector<Entry> menuOf(Frame& frame, bool withFinder) {
    const Desk& desk = frame.desk;
    std::vector<Entry> entries;
    const auto add = [&](std::string id, Text label, Icon icon, std::optional<Ask> ask) {
        entries.push_back({std::move(id), std::string(frame.text(label)), icon, std::move(ask)});
    };
    if (desk.lessons.drill()) add("drill", Text::kDrillSkip, Icon::kBack, ask::LeaveDrill{});
    if (desk.navigation.screen() == Screen::kTable && !desk.lessons.drill()) {
        const bool over = publicState(*desk.table.match()).over();
        const bool nobody = desk.table.match()->viewer() == kNoSeat;
        if (over) add("again", Text::kPlayAgain, Icon::kPlay, ask::Again{false});
        if (!nobody)
            add("replay", over ? Text::kReplay : Text::kLookBack, Icon::kEye,
                ask::Replay{desk.table.match()->saved().id});
        addStandIns(frame, entries);
        if (withFinder && !over) add("find", Text::kFind, Icon::kFind, {});
        add("share", Text::kShare, Icon::kShare, ask::Go{Screen::kShare});
        // Both hold everybody's cards, the report in plain words.
        if (!nobody) add("export", Text::kGameExport, Icon::kDownload, ask::ExportTable{});
        if (!nobody) add("report", Text::kBugReportCopy, Icon::kCopy, ask::CopyReport{});
    }
    if (desk.navigation.screen() == Screen::kReplay)
        entries.push_back({"table", std::string(replayLeave(desk)), Icon::kBack, ask::Back{}});
    add("learn", Text::kMenuLearn, Icon::kInfo, ask::Go{Screen::kLearn});
    add("settings", Text::kMenuSettings, Icon::kGear, ask::Go{Screen::kSettings});
    add("title", Text::kToTitle, Icon::kBack, ask::Go{Screen::kTitle});
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

void drawMenu(Frame& frame, bool withFinder) {
    Ui& ui = frame.ui;
    veil(ui);
    const auto entries = menuOf(frame, withFinder);
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
        if (entry.ask) return frame.ask(*entry.ask);
        frame.state.find.emplace();
        return;
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

void drawMenuOverlay(Frame& frame, bool withFinder) {
    if (frame.state.overlay != Overlay::kMenu) return;
    frame.ui.raise(frame.ui.screen());
    drawMenu(frame, withFinder);
    frame.ui.lower();
}

void drawOverlay(Frame& frame, Position& position) {
    // On a wide screen the finder has a button of its own.
    if (frame.state.overlay != Overlay::kLog)
        return drawMenuOverlay(frame, position.layout.shape != Shape::kWide);
    frame.ui.raise(frame.ui.screen());
    drawLogSheet(frame, position);
    frame.ui.lower();
}

}  // namespace semafor
