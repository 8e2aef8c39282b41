// The head of what is to be decided: its title, and a button that opens the rule about it.
#include "screens/frame.h"

namespace semafor {
namespace {

Topic topicOfRoute(const Position& position, RouteId id) {
    const RouteInfo& route = position.game().route(id);
    if (route.tunnel) return Topic::kTunnels;
    return route.locomotives > 0 ? Topic::kFerries : Topic::kClaim;
}

Topic topicOf(const Position& position, const TableState& state) {
    const Step& step = position.view.step;
    const bool tickets =
        std::holds_alternative<ChooseTickets>(step) || std::holds_alternative<ChooseMix>(step);
    if (tickets) return Topic::kTickets;
    if (std::holds_alternative<OwedTunnel>(step)) return Topic::kTunnels;
    if (std::holds_alternative<TakePassengers>(step)) return Topic::kPassengers;
    if (!state.doubtful.empty()) return Topic::kParallel;
    if (state.route) return topicOfRoute(position, *state.route);
    if (state.city) return Topic::kStations;
    return Topic::kTickets;
}

}  // namespace

void drawDecisionHead(Frame& frame, const Position& position, Box& rest, std::string_view title,
                      std::string_view note) {
    Ui& ui = frame.ui;
    Box head = rest.takeTop(ui.lineHeight(Type::kHead));
    Box below = note.empty() ? Box{} : rest.takeTop(ui.lineHeight(Type::kSmall));
    rest.takeTop(ui.px(8));

    const float side = ui.px(44);
    if (frame.desk.screen() == Screen::kTable) {
        const float middle = note.empty() ? head.centre().y : (head.min.y + below.max.y) / 2;
        const Box place = boxAround({head.min.x + side / 2 - ui.px(10), middle}, {side, side});
        if (iconButton(ui, "decision/learn", place, Icon::kInfo, frame.text(Text::kLearnRead), Look::kQuiet))
            frame.desk.learn(topicOf(position, frame.state));
        head.min.x = below.min.x = place.max.x;
    }
    head.max.x -= ui.px(40);
    ui.line(Type::kHead, head, ui.palette().ink, title);
    if (!note.empty()) ui.line(Type::kSmall, below, ui.palette().inkSoft, note);
}

}  // namespace semafor
