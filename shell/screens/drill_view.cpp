// Paints the drill strip: the step's sentence, the player's progress, and the way out.
#include "screens/drill_view.h"

#include <algorithm>

#include "screens/paint_context.h"
#include "screens/position.h"

namespace semafor {
namespace {

// At the head of the board, as high as its text needs; over the players where there is little room.
Box stripOf(PaintContext& context, const Position& position, float height) {
    Ui& ui = context.ui;
    const TableLayout& layout = position.layout;
    const Box& board = layout.board;
    const bool roomy = layout.shape == Shape::kWide;
    const float wide = roomy ? std::min(ui.px(640), board.width() - ui.px(12)) : board.width() - ui.px(4);
    const float top = roomy ? board.min.y + ui.px(6) : layout.players.min.y;
    const float left = board.centre().x - wide / 2;
    return {{left, top}, {left + wide, top + height}};
}

// Outlines the route that the step names, so that it is easily found.
void paintRoute(PaintContext& context, const Position& position, const DrillStep& step) {
    const auto route = stepRoute(position.game(), step);
    if (!route || !position.view.open.has(*route)) return;
    Ui& ui = context.ui;
    const BoardSheet& sheet = *position.scene.sheet;
    const Box& board = position.layout.board;
    const Brush brush{ui.drawList(), &context.state.camera, &ui.palette(), &ui.fonts(), ui.px(1)};
    ui.drawList()->PushClipRect(at(board.min), at(board.max), true);
    const Track& track = sheet.tracks[index(*route)];
    const Vec cell = Vec{track.cellLength, sheet.cellWidth} * brush.scale() + Vec{ui.px(5), ui.px(5)};
    paintOutlines(brush, track, cell, ui.palette().signal, ui.px(2));
    ui.drawList()->PopClipRect();
}

float textWidth(PaintContext& context, const Position& position) {
    return stripOf(context, position, 0).width() - context.ui.px(14 + 48);
}

void paintFinished(PaintContext& context, const Position& position, std::size_t number) {
    Ui& ui = context.ui;
    const std::string_view done = context.text(Text::kDrillDone);
    const float high = ui.letters.height(Type::kBody, done, textWidth(context, position));
    const Box box = stripOf(context, position, high + ui.px(12 + 8 + 48 + 10));
    ui.raise(box);
    paintPanel(ui, box);
    ui.touch(Target::kDrillStrip, box, true);
    Box remaining = box.inset(ui.px(14), ui.px(10));
    ui.letters.paragraph(Type::kBody, remaining, ui.palette().ink, done);
    Box row = remaining.takeBottom(ui.px(48));
    const bool more = number + 1 < kDrills;
    Box back = more ? row.takeLeft(row.width() / 2 - ui.px(4)) : row;
    if (more) row.min.x += ui.px(8);
    const Look last = more ? Look::kPlain : Look::kPrimary;
    const bool next =
        more && button(ui, row, {Target::kDrillNext, context.text(Text::kDrillNext), Look::kPrimary});
    const bool leave = button(ui, back, {Target::kDrillLeave, context.text(Text::kDrillBack), last});
    if (next) context.ask(ask::BeginDrill{number + 1});
    if (leave) context.ask(ask::LeaveDrill{});
}

void paintStep(PaintContext& context, const Position& position, const DrillAt& at) {
    Ui& ui = context.ui;
    paintRoute(context, position, at.drill->steps[at.done]);
    const std::string step = position.words.say(
        Text::kDrillStep, {std::to_string(at.done + 1), std::to_string(at.drill->steps.size())});
    const std::string sentence = stepText(position.words, at.drill->steps[at.done]);
    const std::string_view stuck = at.stuck ? context.text(Text::kDrillStuck) : std::string_view();
    const float small = ui.letters.lineHeight(Type::kSmall);
    const float wide = textWidth(context, position);
    float high = small + ui.letters.height(Type::kBody, sentence, wide) + ui.px(16);
    if (at.stuck) high += ui.letters.height(Type::kSmall, stuck, wide) + ui.px(4 + 8 + 48);
    const Box box = stripOf(context, position, std::max(high, ui.px(56)));
    ui.raise(box);
    paintPanel(ui, box);
    ui.touch(Target::kDrillStrip, box, true);
    Box remaining = box.inset(ui.px(14), ui.px(7));
    const Box close{{box.max.x - ui.px(48), box.min.y + ui.px(4)},
                    {box.max.x - ui.px(4), box.min.y + ui.px(48)}};
    const Box back = at.stuck ? remaining.takeBottom(ui.px(48)) : Box{};
    remaining.max.x = box.max.x - ui.px(48);
    ui.letters.line(Type::kSmall, remaining.takeTop(small), ui.palette().brass, step);
    remaining.takeTop(ui.letters.paragraph(Type::kBody, remaining, ui.palette().ink, sentence) + ui.px(4));
    if (at.stuck) ui.letters.paragraph(Type::kSmall, remaining, ui.palette().signal, stuck);
    const bool goBack =
        at.stuck &&
        button(ui, back, {Target::kDrillStepBack, context.text(Text::kDrillStepBack), Look::kPrimary});
    const bool leave = iconButton(
        ui, close, {Target::kDrillLeave, Icon::kClose, context.text(Text::kDrillSkip), Look::kQuiet});
    if (goBack) context.ask(ask::StepBack{});
    if (leave) context.ask(ask::LeaveDrill{});
}

}  // namespace

void paintDrill(PaintContext& context, const Position& position) {
    const auto at = context.desk.lessons.drill();
    if (!at) return;
    if (at->finished())
        paintFinished(context, position, at->number);
    else
        paintStep(context, position, *at);
    context.ui.lower();
}

}  // namespace semafor
