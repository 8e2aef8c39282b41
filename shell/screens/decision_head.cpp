// Paints the head of a decision: its title, and a button that opens the rule about it.
#include "screens/decision_head.h"

#include "screens/paint_context.h"
#include "screens/position.h"
#include "screens/title.h"

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

// In the largest type that fits; the longest names take two lines on the smallest screens.
void paintTitle(Ui& ui, const Box& box, std::string_view text) {
    const Type type =
        ui.letters.fitting({Type::kHead, Type::kLarge, Type::kBody, Type::kSmall}, text, box.width());
    const ImU32 ink = ui.palette().ink;
    if (ui.letters.width(type, text) <= box.width()) return ui.letters.line(type, box, ink, text);
    const float high = ui.letters.height(Type::kTiny, text, box.width());
    ui.letters.paragraph(Type::kTiny, {{box.min.x, box.centre().y - high / 2}, box.max}, ink, text);
}

}  // namespace

void paintDecisionHead(PaintContext& context, const Position& position, Box& remaining,
                       const DecisionTitle& title) {
    Ui& ui = context.ui;
    Box head = remaining.takeTop(ui.letters.lineHeight(Type::kHead));
    if (context.desk.navigation.screen() == Screen::kTable) {
        const float side = ui.px(44);
        const Box place = boxAround({head.min.x + ui.px(11), head.centre().y}, {side, side});
        if (iconButton(ui, place,
                       {Target::kDecisionLearn, Icon::kInfo, context.text(Text::kLearnRead), Look::kQuiet}))
            context.ask(ask::Learn{topicOf(position, context.state)});
        head.min.x = place.max.x;
    }
    // The buttons reach beyond the panel's padding; a little space stays between them and the title.
    head.max.x -= ui.px(46 * static_cast<float>(title.buttons) - 6);
    paintTitle(ui, head, title.text);
    if (!title.note.empty())
        ui.letters.line(ui.letters.fitting({Type::kSmall, Type::kTiny}, title.note, remaining.width()),
                        remaining.takeTop(ui.letters.lineHeight(Type::kSmall)), ui.palette().inkSoft,
                        title.note);
    remaining.takeTop(ui.px(8));
}

}  // namespace semafor
