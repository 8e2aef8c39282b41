// The sheets above the table: the menu and the log.
#include "screens/overlay.h"

#include <algorithm>
#include <utility>

#include "screens/frame.h"
#include "screens/offers.h"
#include "screens/panels.h"
#include "screens/position.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr std::pair<Target, Icon> kIcons[] = {
    {Target::kDrillLeave, Icon::kBack}, {Target::kBack, Icon::kBack},
    {Target::kGiveBack, Icon::kPerson}, {Target::kAgain, Icon::kPlay},
    {Target::kAgainSame, Icon::kPlay},  {Target::kPicture, Icon::kPicture},
    {Target::kReplay, Icon::kEye},      {Target::kStandInLevel, Icon::kRobot},
    {Target::kStandIn, Icon::kRobot},   {Target::kShare, Icon::kShare},
    {Target::kExport, Icon::kDownload}, {Target::kReport, Icon::kCopy},
    {Target::kLearn, Icon::kInfo},      {Target::kSettings, Icon::kGear},
    {Target::kTitle, Icon::kBack}};

Icon iconOf(const TargetId& id) {
    for (const auto& [target, icon] : kIcons)
        if (target == id.target) return icon;
    return Icon::kInfo;
}

// What the text view says in several places stands in one menu here: the way out of a drill or a replay, the
// seats that are given back, and the menu itself.
void writeEntries(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    if (desk.lessons.drill())
        page.button(Target::kDrillLeave, text(language, Text::kDrillSkip), ask::LeaveDrill{});
    if (desk.navigation.screen() == Screen::kTable)
        writeGiveBacks(page, desk);
    else
        page.button(Target::kBack, replayLeave(desk), ask::Back{});
    writeMenu(page, desk);
}

struct Head {
    Target close;  // the button that closes it
    Text title;
};

// The title of a sheet that lies above everything, and the button that closes it; cut off the top of `rest`.
void drawHead(Frame& frame, Box& rest, const Head& head) {
    Ui& ui = frame.ui;
    Box row = rest.takeTop(ui.px(46));
    const Box corner = row.takeRight(ui.px(44));
    if (iconButton(ui, corner, {head.close, Icon::kClose, frame.text(Text::kClose), Look::kQuiet}))
        frame.state.overlay = Overlay::kNone;
    ui.letters.line(Type::kHead, row, ui.palette().ink, frame.text(head.title));
}

// A touch beside the sheet closes it, too.
void closeOutside(Frame& frame, Target id, const Box& sheet) {
    if (frame.ui.touch(id, frame.ui.screen(), true).pressed && !sheet.has(frame.ui.pointer()))
        frame.state.overlay = Overlay::kNone;
}

constexpr float kIconSides = 36;  // points beside the letters of a button with an icon

// A choice is a button here, too: a press leads to the next option.
bool drawEntry(Frame& frame, const Node& node, const Box& row) {
    Ui& ui = frame.ui;
    const bool choice = node.part == Part::kChoice;
    const std::string chosen =
        choice ? node.text + ": " + node.options[chosenOption(node)].second : node.text;
    const bool pressed = button(ui, row, {node.id, chosen, Look::kPlain, true, {}, {}, kIconSides});
    drawIcon(ui.draw(), iconOf(node.id), {row.min.x + ui.px(22), row.centre().y}, ui.px(9),
             ui.palette().brass);
    return pressed;
}

void useEntry(Frame& frame, const Offers& offers, const Node& node) {
    if (node.part == Part::kChoice)
        return offers.use(frame, node, node.options[(chosenOption(node) + 1) % node.options.size()].first);
    frame.state.overlay = Overlay::kNone;
    offers.use(frame, node);
}

bool drawFindEntry(Frame& frame, const Box& row) {
    Ui& ui = frame.ui;
    const bool pressed =
        button(ui, row, {Target::kFind, frame.text(Text::kFind), Look::kPlain, true, {}, {}, kIconSides});
    drawIcon(ui.draw(), Icon::kFind, {row.min.x + ui.px(22), row.centre().y}, ui.px(9), ui.palette().brass);
    if (pressed) {
        frame.state.overlay = Overlay::kNone;
        frame.state.find.emplace();
    }
    return pressed;
}

void drawMenu(Frame& frame, bool withFinder) {
    Ui& ui = frame.ui;
    veil(ui);
    const Offers offers(frame.desk, writeEntries);
    const auto count = static_cast<float>(offers.controls().size() + (withFinder ? 1 : 0));
    const float each = std::min(ui.px(54), (ui.screen().height() - ui.px(110)) / count);
    const Box box = boxAround(ui.screen().centre(), {std::min(ui.px(380), ui.screen().width() - ui.px(24)),
                                                     each * count + ui.px(80)});
    paperSheet(ui, box);
    Box rest = box.inset(ui.px(18), ui.px(14));
    drawHead(frame, rest, {Target::kMenuClose, Text::kMenu});
    const auto next = [&] { return rest.takeTop(each).inset(0, ui.px(3)); };
    if (withFinder && drawFindEntry(frame, next())) return;
    for (const Node* node : offers.controls())
        if (drawEntry(frame, *node, next())) return useEntry(frame, offers, *node);
    closeOutside(frame, Target::kMenuOutside, box);
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
    drawHead(frame, rest, {Target::kLogClose, Text::kLog});
    drawLog(frame, position, rest);
    closeOutside(frame, Target::kLogOutside, box);
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
    const bool table = frame.desk.navigation.screen() == Screen::kTable && !frame.desk.lessons.drill();
    const bool finder = table && position.layout.shape != Shape::kWide && !position.view.over();
    if (frame.state.overlay != Overlay::kLog) return drawMenuOverlay(frame, finder);
    frame.ui.raise(frame.ui.screen());
    drawLogSheet(frame, position);
    frame.ui.lower();
}

}  // namespace semafor
