// Text view of the legal actions: a button for each, by kind, claims by route, stations by city.
#include <algorithm>
#include <map>
#include <variant>

#include "table/action_targets.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

enum class Kind : std::uint8_t { kNow, kDraw, kClaim, kStation, kTickets, kOther };

struct KindOf {
    Kind operator()(const DrawBlind&) const { return Kind::kDraw; }
    Kind operator()(const TakeMarket&) const { return Kind::kDraw; }
    Kind operator()(const ClaimRoute&) const { return Kind::kClaim; }
    Kind operator()(const BuildStation&) const { return Kind::kStation; }
    Kind operator()(const DrawTickets&) const { return Kind::kTickets; }
    Kind operator()(const SwapTickets&) const { return Kind::kTickets; }
    Kind operator()(const NameMix&) const { return Kind::kTickets; }
    Kind operator()(const Pass&) const { return Kind::kOther; }
    Kind operator()(const KeepTickets&) const { return Kind::kNow; }
    Kind operator()(const PayTunnel&) const { return Kind::kNow; }
    Kind operator()(const DeclineTunnel&) const { return Kind::kNow; }
    Kind operator()(const TakePassenger&) const { return Kind::kNow; }
};

struct Heading {
    Kind kind;
    Text text;
};
constexpr Heading kHeadings[] = {{Kind::kDraw, Text::kKindDrawCards},
                                 {Kind::kTickets, Text::kKindTickets},
                                 {Kind::kOther, Text::kKindOther},
                                 {Kind::kClaim, Text::kKindClaimRoute},
                                 {Kind::kStation, Text::kKindStation}};

class Buttons {
public:
    Buttons(Writer& page, const Words& words, const Desk& desk, const PlayerView& view)
        : page_(page), words_(words), view_(view), legal_(legalActions(*desk.table.match())) {}

    [[nodiscard]] std::vector<Action> of(Kind kind) const {
        std::vector<Action> found;
        for (const Action& action : legal_)
            if (std::visit(KindOf{}, action) == kind) found.push_back(action);
        return found;
    }

    void write(const std::vector<Action>& actions) {
        page_.row([&] {
            for (const Action& action : actions)
                page_.button(targetOf(action), words_.action(action, view_), ask::Act{action});
        });
    }

    // A folded group for each route or city, sorted by name.
    template <class NameOf>
    void writeBy(Kind kind, Target group, NameOf&& nameOf) {
        const auto actions = of(kind);
        std::map<std::string, std::vector<Action>> byName;
        for (const Action& action : actions) byName[nameOf(action)].push_back(action);
        const std::string label = words_.count(kind == Kind::kClaim ? Plural::kRoutes : Plural::kCities,
                                               static_cast<long>(byName.size()));
        page_.searchGroup(group, label, kind == Kind::kClaim, [&] {
            for (const auto& named : byName)
                page_.group({group, targetOf(named.second.front()).number}, named.first,
                            [&] { write(named.second); });
        });
    }

    void writeUnder(const Heading& heading) {
        const auto actions = of(heading.kind);
        if (actions.empty()) return;
        page_.heading(3, words_.text(heading.text));
        if (heading.kind == Kind::kClaim) {
            writeBy(heading.kind, Target::kClaims,
                    [&](const Action& action) { return routeLine(std::get<ClaimRoute>(action).route); });
        } else if (heading.kind == Kind::kStation) {
            writeBy(heading.kind, Target::kStations, [&](const Action& action) {
                return std::string(words_.city(std::get<BuildStation>(action).city));
            });
        } else {
            write(actions);
        }
    }

private:
    [[nodiscard]] std::string routeLine(RouteId route) const {
        return words_.route(route) + ": " + words_.routeFacts(route);
    }

    Writer& page_;
    const Words& words_;
    const PlayerView& view_;
    ActionList legal_;
};

}  // namespace

void writeActions(Writer& page, const Words& words, const Desk& desk, const PlayerView& view) {
    Buttons buttons(page, words, desk, view);
    buttons.write(buttons.of(Kind::kNow));
    for (const Heading& heading : kHeadings) buttons.writeUnder(heading);
}

}  // namespace semafor
