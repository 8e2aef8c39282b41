// Prepares everything that is drawn of a position.
#include "screens/position.h"

#include "screens/paint_context.h"
#include "screens/result.h"

namespace semafor {
namespace {

bool inReplay(const PaintContext& context) {
    return context.desk.navigation.screen() == Screen::kReplay;
}

// A replay addresses no seat.
Seat readerOf(const PaintContext& context, const PlayerView& view) {
    return inReplay(context) || view.spectator() ? kNoSeat : view.me;
}

// A choice made by touch counts only for the position that it was made on.
void forgetIfMoved(PaintContext& context, const Match& match, const PlayerView& view) {
    const Moment moment{match.saved().id, match.version(), view.actionsTaken, view.me};
    if (context.state.seen != moment) context.ui.toasts.clear();
    context.state.forgetIfMoved(moment, view);
}

Scene sceneOf(const Match& match, const BoardSheet& sheet, const PlayerView& view, Language language) {
    Scene scene;
    scene.sheet = &sheet;
    scene.game = &match.game();
    scene.table = &view;
    scene.language = language;
    for (std::size_t s = 0; s < match.saved().seats.size(); ++s)
        scene.seatColors[s] = match.saved().seats[s].color;
    return scene;
}

TableLayout layoutOf(const PaintContext& context, const Position& position) {
    const BoardSheet& sheet = *position.scene.sheet;
    TableRoom room;
    room.size = context.ui.screen().max;
    room.unit = context.ui.px(1);
    room.aspect = sheet.width / sheet.height;
    room.seats = position.view.seats;
    const TableLayout layout = layOut(room);
    if (inReplay(context)) return besideReplay(layout, room.unit);
    return position.view.over() ? besideResult(layout, resultSize(context, position), room.unit) : layout;
}

}  // namespace

Position positionOf(PaintContext& context, const Match& match, const ShownGame& shown, bool mayAct) {
    const PlayerView& view = shown.view();
    const BoardSheet& sheet = *context.boards.sheet(match.game().map().name);
    forgetIfMoved(context, match, view);
    Position position{match,
                      shown,
                      view,
                      Words(match.game(), context.language()),
                      namesFor(context.language(), match.saved(), readerOf(context, view)),
                      mayAct ? Choices(legalActions(match)) : Choices(),
                      &context.state.reckoningOf(match.game(), view),
                      {},
                      sceneOf(match, sheet, view, context.language()),
                      {}};
    position.layout = layoutOf(context, position);
    if (!view.spectator() && (inReplay(context) || !match.saved().seats[index(view.me)].person))
        position.whose = position.names[index(view.me)];
    return position;
}

}  // namespace semafor
