// The legal actions of the player at the screen, by place: a route, a city, a card of the market.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/game.h"
#include "view/player_view.h"

namespace semafor {

class Choices {
public:
    Choices() = default;
    explicit Choices(const ActionList& legal);

    [[nodiscard]] const std::vector<Action>& all() const { return all_; }
    [[nodiscard]] bool none() const { return all_.empty(); }
    [[nodiscard]] const RouteSet& routes() const { return routes_; }
    [[nodiscard]] const CitySet& cities() const { return cities_; }

    // The payments for it, the one to propose first: the fewest locomotives, then the colour of which most is
    // left in the hand.
    [[nodiscard]] std::vector<Payment> paymentsFor(RouteId route, const CardCounts& hand) const;
    [[nodiscard]] std::vector<Payment> paymentsFor(CityId city, const CardCounts& hand) const;
    [[nodiscard]] std::vector<Payment> tunnelPayments(const CardCounts& hand) const;

    // The first action of that kind, if there is one.
    template <class Kind>
    [[nodiscard]] std::optional<Kind> first() const {
        for (const Action& action : all_)
            if (const auto* found = std::get_if<Kind>(&action)) return *found;
        return std::nullopt;
    }
    template <class Kind>
    [[nodiscard]] std::vector<Kind> every() const {
        std::vector<Kind> found;
        for (const Action& action : all_)
            if (const auto* one = std::get_if<Kind>(&action)) found.push_back(*one);
        return found;
    }
    [[nodiscard]] bool has(const Action& action) const;
    [[nodiscard]] bool mayTake(std::uint8_t slot) const { return has(TakeMarket{slot}); }

    // For a ticket offer: how many must be kept, and the action that keeps exactly these.
    [[nodiscard]] std::size_t leastKept() const;
    [[nodiscard]] std::optional<KeepTickets> keeping(const std::vector<TicketId>& tickets) const;

private:
    std::vector<Action> all_;
    RouteSet routes_;
    CitySet cities_;
};

// The claim with the hand's best payment for the route, sufficient or not: the rules allow it exactly when
// they allow any claim of the route, and otherwise say why not.
ClaimRoute bestClaim(const Game& game, const PlayerView& view, RouteId route);
// The same for a station.
BuildStation bestStation(const Game& game, const PlayerView& view, CityId city);

}  // namespace semafor
