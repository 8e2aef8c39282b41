// Everything that is drawn of a position, made in one go.
#include "screens/position.h"

#include "screens/frame.h"
#include "screens/result.h"

namespace semafor {
namespace {

bool inReplay(const Frame& frame) {
    return frame.desk.navigation.screen() == Screen::kReplay;
}

// The past speaks to nobody.
Seat readerOf(const Frame& frame, const PlayerView& view) {
    return inReplay(frame) || view.spectator() ? kNoSeat : view.me;
}

// A finger that chose something means it for the position that it saw.
void forgetIfMoved(Frame& frame, const Match& match, const PlayerView& view) {
    const Moment moment{match.saved().id, match.version(), view.actionsTaken, view.me};
    if (frame.state.seen != moment) frame.ui.toasts.clear();
    frame.state.forgetIfMoved(moment, view);
}

Scene sceneOf(const Match& match, const Sheet& sheet, const PlayerView& view, Language language) {
    Scene scene;
    scene.sheet = &sheet;
    scene.game = &match.game();
    scene.table = &view;
    scene.language = language;
    for (std::size_t s = 0; s < match.saved().seats.size(); ++s)
        scene.seatColors[s] = match.saved().seats[s].color;
    return scene;
}

TableLayout layoutOf(const Frame& frame, const Position& position) {
    const Sheet& sheet = *position.scene.sheet;
    TableRoom room;
    room.size = frame.ui.screen().max;
    room.unit = frame.ui.px(1);
    room.aspect = sheet.width / sheet.height;
    room.seats = position.view.seats;
    const TableLayout layout = layOut(room);
    if (inReplay(frame)) return besideReplay(layout, room.unit);
    return position.view.over() ? besideResult(layout, resultSize(frame, position), room.unit) : layout;
}

}  // namespace

Position positionOf(Frame& frame, const Match& match, const ShownGame& shown, bool mayAct) {
    const PlayerView& view = shown.view();
    const Sheet& sheet = *frame.boards.sheet(match.game().map().name);
    forgetIfMoved(frame, match, view);
    Position position{match,
                      shown,
                      view,
                      Words(match.game(), frame.language()),
                      namesFor(frame.language(), match.saved(), readerOf(frame, view)),
                      mayAct ? Choices(legalActions(match)) : Choices(),
                      &frame.state.reckoningOf(match.game(), view),
                      {},
                      sceneOf(match, sheet, view, frame.language()),
                      {}};
    position.layout = layoutOf(frame, position);
    if (!view.spectator() && (inReplay(frame) || !match.saved().seats[index(view.me)].person))
        position.whose = position.names[index(view.me)];
    return position;
}

}  // namespace semafor
