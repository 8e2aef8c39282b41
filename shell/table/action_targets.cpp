// Maps each kind of action to a target.
#include "table/action_targets.h"

#include <algorithm>
#include <variant>

namespace semafor {
namespace {

struct TargetOf {
    std::uint64_t order;

    TargetId operator()(const DrawBlind& /*action*/) const { return Target::kDeck; }
    TargetId operator()(const TakeMarket& take) const { return {Target::kMarket, take.slot}; }
    TargetId operator()(const ClaimRoute& claim) const { return {Target::kRoute, index(claim.route), order}; }
    TargetId operator()(const BuildStation& build) const { return {Target::kCity, index(build.city), order}; }
    TargetId operator()(const DrawTickets& /*action*/) const { return Target::kDrawTickets; }
    TargetId operator()(const NameMix& /*action*/) const { return {Target::kMix, order}; }
    TargetId operator()(const KeepTickets& /*action*/) const { return {Target::kKeep, order}; }
    TargetId operator()(const SwapTickets& /*action*/) const { return Target::kSwap; }
    TargetId operator()(const Pass& /*action*/) const { return Target::kPass; }
    TargetId operator()(const PayTunnel& /*action*/) const { return {Target::kPay, order}; }
    TargetId operator()(const DeclineTunnel& /*action*/) const { return Target::kDecline; }
    TargetId operator()(const TakePassenger& take) const { return {Target::kPassenger, index(take.color)}; }
};

// "brest-paris", or "paris"; empty for an id that is neither a route nor a city.
std::string nameOf(const Game& game, const TargetId& id) {
    if (id.number == TargetId::kNoNumber) return {};
    const bool route = id.target == Target::kRoute || id.target == Target::kPlan;
    if (route) return game.routeName(idAt<RouteId>(static_cast<std::size_t>(id.number)));
    if (id.target != Target::kCity) return {};
    return game.map().city(idAt<CityId>(static_cast<std::size_t>(id.number))).id;
}

}  // namespace

TargetId targetOf(const Action& action) {
    return std::visit(TargetOf{orderOf(action)}, action);
}

TargetId canvasTargetOf(const TargetId& control) {
    switch (control.target) {
        case Target::kRoute:
        case Target::kCity:
            return {control.target, control.number};
        case Target::kKeep:
        case Target::kPay:
            return control.target;
        case Target::kDrawTickets:
        case Target::kMix:
            return Target::kTicketDeck;
        default:
            return control;
    }
}

std::string textOf(const Game& game, const TargetId& id) {
    const std::string name = nameOf(game, id);
    if (name.empty()) return textOf(id);
    // The number stands after the first word.
    const std::string text = textOf(id);
    const std::size_t from = text.find('/') + 1;
    const std::size_t to = std::min(text.find('/', from), text.size());
    return text.substr(0, from) + name + text.substr(to);
}

std::optional<TargetId> targetIdOf(const Game& game, std::string_view text) {
    if (const auto id = targetIdOf(text)) return id;
    for (const Target target : {Target::kRoute, Target::kPlan})
        for (std::size_t r = 0; r < game.routeCount(); ++r)
            if (textOf(game, {target, r}) == text) return TargetId(target, r);
    for (std::size_t c = 0; c < game.cityCount(); ++c)
        if (textOf(game, {Target::kCity, c}) == text) return TargetId(Target::kCity, c);
    return std::nullopt;
}

}  // namespace semafor
