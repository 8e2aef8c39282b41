// What the player at the screen can do now, found by where it is done: a route, a city, a card of the market.
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

    // The payments for it, the one to propose first: locomotives are kept, and of several colours the one
    // that leaves most in the hand is given.
    [[nodiscard]] std::vector<Payment> paymentsFor(RouteId route, const CardCounts& hand) const;
    [[nodiscard]] std::vector<Payment> paymentsFor(CityId city, const CardCounts& hand) const;
    [[nodiscard]] std::vector<Payment> tunnelPayments(const CardCounts& hand) const;

    // The action of that kind, when there is one.
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

    // Tickets of an offer: so many have to be kept, and what keeping these means.
    [[nodiscard]] std::size_t leastKept() const;
    [[nodiscard]] std::optional<KeepTickets> keeping(const std::vector<TicketId>& tickets) const;

private:
    std::vector<Action> all_;
    RouteSet routes_;
    CitySet cities_;
};

// The claim with the best payment that the hand has for the route, be it enough or not: the rules allow it
// exactly when they allow any claim of the route, and tell else why not.
ClaimRoute bestClaim(const Game& game, const PlayerView& view, RouteId route);
// The same for a station.
BuildStation bestStation(const Game& game, const PlayerView& view, CityId city);

}  // namespace semafor
