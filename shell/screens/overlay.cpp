// What lies above the table: the menu, the log, the bar of a replay.
#include <algorithm>

#include "screens/frame.h"

namespace semafor {
namespace {

struct Entry {
    std::string id;
    Text label;
    Icon icon;
    std::function<void()> act;
};

std::vector<Entry> menuOf(Frame& frame) {
    Desk& desk = frame.desk;
    std::vector<Entry> entries;
    if (desk.drill())
        entries.push_back({"drill", Text::kDrillSkip, Icon::kBack, [&desk] { desk.leaveDrill(); }});
    if (desk.screen() == Screen::kTable && !desk.drill()) {
        const bool over = desk.match()->session().over();
        const auto kind = over ? LinkKind::kReplay : LinkKind::kContinue;
        if (over) entries.push_back({"again", Text::kPlayAgain, Icon::kPlay, [&desk] { desk.again(false); }});
        entries.push_back(
            {"replay", Text::kReplay, Icon::kEye, [&desk] { desk.replayGame(desk.match()->saved().id); }});
        entries.push_back({"link", over ? Text::kLinkReplay : Text::kLinkContinue, Icon::kShare,
                           [&desk, kind] { desk.copyLink(kind); }});
        entries.push_back(
            {"deal", Text::kLinkDeal, Icon::kShare, [&desk] { desk.copyLink(LinkKind::kDeal); }});
        entries.push_back({"export", Text::kGameExport, Icon::kDownload, [&desk] { desk.exportTable(); }});
        entries.push_back({"report", Text::kBugReportCopy, Icon::kCopy, [&desk] { desk.copyReport(); }});
    }
    if (desk.screen() == Screen::kReplay && desk.match() != nullptr)
        entries.push_back({"table", Text::kMenuToTable, Icon::kBack, [&desk] { desk.go(Screen::kTable); }});
    entries.push_back({"learn", Text::kMenuLearn, Icon::kInfo, [&desk] { desk.go(Screen::kLearn); }});
    entries.push_back(
        {"settings", Text::kMenuSettings, Icon::kGear, [&desk] { desk.go(Screen::kSettings); }});
    entries.push_back({"title", Text::kToTitle, Icon::kBack, [&desk] { desk.go(Screen::kTitle); }});
    return entries;
}

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
    Box head = rest.takeTop(ui.px(46));
    if (iconButton(ui, "menu/close", head.takeRight(ui.px(44)), Icon::kClose, frame.text(Text::kClose),
                   Look::kQuiet))
        frame.state.overlay = Overlay::kNone;
    ui.line(Type::kHead, head, ui.palette().ink, frame.text(Text::kMenu));
    for (const Entry& entry : entries) {
        const Box row = rest.takeTop(each).inset(0, ui.px(3));
        const bool pressed = button(ui, row, {"menu/" + entry.id, frame.text(entry.label)});
        drawIcon(ui.draw(), entry.icon, {row.min.x + ui.px(22), row.centre().y}, ui.px(9),
                 ui.palette().brass);
        if (!pressed) continue;
        frame.state.overlay = Overlay::kNone;
        return entry.act();
    }
    if (ui.touch("menu/outside", ui.screen(), true).pressed && !box.has(ui.pointer()))
        frame.state.overlay = Overlay::kNone;
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
    Box head = rest.takeTop(ui.px(46));
    if (iconButton(ui, "log/close", head.takeRight(ui.px(44)), Icon::kClose, frame.text(Text::kClose),
                   Look::kQuiet))
        frame.state.overlay = Overlay::kNone;
    ui.line(Type::kHead, head, ui.palette().ink, frame.text(Text::kLog));
    drawLog(frame, position, rest);
    if (ui.touch("log/outside", screen, true).pressed && !box.has(ui.pointer()))
        frame.state.overlay = Overlay::kNone;
}

}  // namespace

void drawOverlay(Frame& frame, Position& position) {
    if (frame.state.overlay == Overlay::kMenu) drawMenu(frame);
    if (frame.state.overlay == Overlay::kLog) drawLogSheet(frame, position);
}

void drawReplayBar(Frame& frame, Position& position) {
    Ui& ui = frame.ui;
    Desk& desk = frame.desk;
    const std::size_t now = desk.replayAt();
    const std::size_t total = position.match.session().log().size();
    const bool wide = position.layout.shape == Shape::kWide;
    const Box& board = position.layout.board;
    const Box below{{position.layout.sheet.min.x, position.layout.market.min.y},
                    {position.layout.sheet.max.x, position.layout.market.max.y}};
    const Box box = wide ? boxAround({board.centre().x, board.max.y - ui.px(44)},
                                     {std::min(ui.px(620), board.width() - ui.px(16)), ui.px(64)})
                         : below;
    paperSheet(ui, box);
    ui.touch("replay", box, true);
    Box rest = box.inset(ui.px(8), ui.px(8));
    const float side = std::min(ui.px(44), rest.height());
    const auto step = [&](std::string_view id, Icon icon, Text tip, std::size_t to, bool left) {
        const Box part = left ? rest.takeLeft(side) : rest.takeRight(side);
        if (iconButton(ui, id, boxAround(part.centre(), {side, side}), icon, frame.text(tip), Look::kQuiet))
            desk.replayTo(std::min(to, total));
    };
    step("replay/first", Icon::kFirst, Text::kReplayFirst, 0, true);
    step("replay/back", Icon::kStepBack, Text::kReplayBack, now == 0 ? 0 : now - 1, true);
    step("replay/last", Icon::kLast, Text::kReplayLast, total, false);
    step("replay/on", Icon::kStep, Text::kReplayForward, now + 1, false);
    rest = rest.inset(ui.px(6), 0);
    ui.line(Type::kSmall, rest.takeTop(ui.px(18)), ui.palette().inkSoft,
            position.words.say(Text::kReplayAction, {std::to_string(now), std::to_string(total)}),
            Align::kCentre);
    const int moved = slider(ui, "replay/at", rest, static_cast<int>(now), static_cast<int>(total));
    if (moved >= 0) desk.replayTo(static_cast<std::size_t>(moved));
}

}  // namespace semafor
