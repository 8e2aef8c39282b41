// Text view of the private planner: the routes that the player has marked, and what they still need.
#include "text_view/text_view.h"

namespace semafor {
namespace {

std::string missingText(const Words& words, const PlanNeeds& needs) {
    std::vector<std::string> cards;
    for (std::size_t c = 0; c < kColors; ++c)
        if (needs.cards[c] > 0) cards.push_back(words.card(colorAt(c), needs.cards[c]));
    if (needs.grey > 0) cards.push_back(words.card(Color::kGray, needs.grey));
    if (needs.locomotives > 0) cards.push_back(words.card(Color::kLocomotive, needs.locomotives));
    return listed(cards);
}

void writeNeeds(Writer& page, const Words& words, const PlanNeeds& needs) {
    if (needs.missing() == 0) return page.text(words.text(Text::kPlanPaid));
    const std::string head = needs.spare > 0 ? words.count(Plural::kPlanSpare, needs.spare)
                                             : std::string(words.text(Text::kPlanMissing));
    page.text(head + " " + missingText(words, needs));
}

}  // namespace

void writePlan(Writer& page, const Words& words, const Desk& desk, const PlayerView& view) {
    const Match& match = *desk.table.match();
    const RouteSet planned = match.marks.of(match.viewer()) & view.open;
    const PlanNeeds needs = needsOf(words.game(), view, planned);
    page.heading(2, planned.empty()
                        ? std::string(words.text(Text::kPlan))
                        : labelled(words, Text::kPlan, words.count(Plural::kWagons, needs.wagons)));
    if (!planned.empty()) writeNeeds(page, words, needs);
    const auto button = [&](RouteId route, const std::string& label) {
        page.button({Target::kPlan, index(route)}, label, ask::Mark{route});
    };
    page.list([&] {
        for (const RouteId route : words.game().routesByName())
            if (planned.has(route)) button(route, labelled(words, Text::kUnmarkRoute, words.route(route)));
    });
    if (!planned.empty()) page.button(Target::kPlanClear, words.text(Text::kPlanClear), ask::UnmarkAll{});
    page.searchGroup(Target::kPlanGroup, words.text(Text::kMarkRoute), false, [&] {
        for (const RouteId route : words.game().routesByName())
            if (view.open.has(route) && !planned.has(route))
                button(route, words.route(route) + ": " + words.routeFacts(route));
    });
}

}  // namespace semafor
