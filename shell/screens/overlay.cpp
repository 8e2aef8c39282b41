// Paints the panels above the table: the menu and the log.
#include "screens/overlay.h"

#include <algorithm>
#include <utility>

#include "screens/offers.h"
#include "screens/paint_context.h"
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

// Entries that the text view has in several places are in one menu here: the way out of a drill or a replay,
// seats to give back, and the menu itself.
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

// Paints the title of an overlay and the button that closes it, and cuts them off the top of `remaining`.
void paintHead(PaintContext& context, Box& remaining, const Head& head) {
    Ui& ui = context.ui;
    Box row = remaining.takeTop(ui.px(46));
    const Box corner = row.takeRight(ui.px(44));
    if (iconButton(ui, corner, {head.close, Icon::kClose, context.text(Text::kClose), Look::kQuiet}))
        context.state.overlay = Overlay::kNone;
    ui.letters.line(Type::kHead, row, ui.palette().ink, context.text(head.title));
}

// A touch beside the panel closes it, too.
void closeOutside(PaintContext& context, Target id, const Box& panel) {
    if (context.ui.touch(id, context.ui.screen(), true).pressed && !panel.has(context.ui.pointer()))
        context.state.overlay = Overlay::kNone;
}

constexpr float kIconSides = 36;  // points beside the label of a button with an icon

// A choice is a button here, too: a press selects the next option.
bool paintEntry(PaintContext& context, const Node& node, const Box& row) {
    Ui& ui = context.ui;
    const bool choice = node.part == Part::kChoice;
    const std::string chosen =
        choice ? node.text + ": " + node.options[chosenOption(node)].second : node.text;
    const bool pressed = button(ui, row, {node.id, chosen, Look::kPlain, true, {}, {}, kIconSides});
    paintIcon(ui.drawList(), iconOf(node.id), {row.min.x + ui.px(22), row.centre().y}, ui.px(9),
              ui.palette().brass);
    return pressed;
}

void useEntry(PaintContext& context, const Offers& offers, const Node& node) {
    if (node.part == Part::kChoice)
        return offers.use(context, node, node.options[(chosenOption(node) + 1) % node.options.size()].first);
    context.state.overlay = Overlay::kNone;
    offers.use(context, node);
}

bool paintFindEntry(PaintContext& context, const Box& row) {
    Ui& ui = context.ui;
    const bool pressed =
        button(ui, row, {Target::kFind, context.text(Text::kFind), Look::kPlain, true, {}, {}, kIconSides});
    paintIcon(ui.drawList(), Icon::kFind, {row.min.x + ui.px(22), row.centre().y}, ui.px(9),
              ui.palette().brass);
    if (pressed) {
        context.state.overlay = Overlay::kNone;
        context.state.find.emplace();
    }
    return pressed;
}

void paintMenu(PaintContext& context, bool withFinder) {
    Ui& ui = context.ui;
    veil(ui);
    const Offers offers(context.desk, writeEntries);
    const auto count = static_cast<float>(offers.controls().size() + (withFinder ? 1 : 0));
    const float each = std::min(ui.px(54), (ui.screen().height() - ui.px(110)) / count);
    const Box box = boxAround(ui.screen().centre(), {std::min(ui.px(380), ui.screen().width() - ui.px(24)),
                                                     each * count + ui.px(80)});
    paintPanel(ui, box);
    Box remaining = box.inset(ui.px(18), ui.px(14));
    paintHead(context, remaining, {Target::kMenuClose, Text::kMenu});
    const auto next = [&] { return remaining.takeTop(each).inset(0, ui.px(3)); };
    if (withFinder && paintFindEntry(context, next())) return;
    for (const Node* node : offers.controls())
        if (paintEntry(context, *node, next())) return useEntry(context, offers, *node);
    closeOutside(context, Target::kMenuOutside, box);
}

void paintLogPanel(PaintContext& context, const Position& position) {
    Ui& ui = context.ui;
    veil(ui);
    const Box& screen = ui.screen();
    const float wide = std::min(ui.px(460), screen.width() - ui.px(16));
    const Box box{{screen.max.x - wide - ui.px(8), screen.min.y + ui.px(8)},
                  {screen.max.x - ui.px(8), screen.max.y - ui.px(8)}};
    paintPanel(ui, box);
    Box remaining = box.inset(ui.px(16), ui.px(12));
    paintHead(context, remaining, {Target::kLogClose, Text::kLog});
    paintLog(context, position, remaining);
    closeOutside(context, Target::kLogOutside, box);
}

}  // namespace

void paintMenuOverlay(PaintContext& context, bool withFinder) {
    if (context.state.overlay != Overlay::kMenu) return;
    context.ui.raise(context.ui.screen());
    paintMenu(context, withFinder);
    context.ui.lower();
}

void paintOverlay(PaintContext& context, Position& position) {
    // On a wide screen the finder has a button of its own.
    const bool table = context.desk.navigation.screen() == Screen::kTable && !context.desk.lessons.drill();
    const bool finder = table && position.layout.shape != Shape::kWide && !position.view.over();
    if (context.state.overlay != Overlay::kLog) return paintMenuOverlay(context, finder);
    context.ui.raise(context.ui.screen());
    paintLogPanel(context, position);
    context.ui.lower();
}

}  // namespace semafor
