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
    if (frame.desk.screen() == Screen::kTable) {
        const float side = ui.px(44);
        const Box place = boxAround({head.min.x + ui.px(11), head.centre().y}, {side, side});
        if (iconButton(ui, place,
                       {"decision/learn", Icon::kInfo, frame.text(Text::kLearnRead), Look::kQuiet}))
            frame.desk.learn(topicOf(position, frame.state));
        head.min.x = place.max.x;
    }
    head.max.x -= ui.px(40);
    ui.line(ui.fitting({Type::kHead, Type::kLarge, Type::kBody}, title, head.width()), head, ui.palette().ink,
            title);
    if (!note.empty())
        ui.line(Type::kSmall, rest.takeTop(ui.lineHeight(Type::kSmall)), ui.palette().inkSoft, note);
    rest.takeTop(ui.px(8));
}

}  // namespace semafor
