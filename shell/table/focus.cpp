// One target for each kind of action.
#include "table/focus.h"

#include <variant>

#include "codec/notation.h"

namespace semafor {
namespace {

struct TargetOf {
    const Game& game;

    std::string operator()(const DrawBlind&) const { return "deck"; }
    std::string operator()(const TakeMarket& take) const { return "market/" + std::to_string(take.slot); }
    std::string operator()(const ClaimRoute& claim) const { return "route/" + game.routeName(claim.route); }
    std::string operator()(const BuildStation& build) const {
        return "city/" + game.map().city(build.city).id;
    }
    std::string operator()(const DrawTickets&) const { return "tickets"; }
    std::string operator()(const NameMix&) const { return "tickets"; }
    std::string operator()(const KeepTickets&) const { return "keep"; }
    std::string operator()(const SwapTickets&) const { return "swap"; }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const PayTunnel&) const { return "pay"; }
    std::string operator()(const DeclineTunnel&) const { return "decline"; }
    std::string operator()(const TakePassenger& take) const {
        return "passenger/" + std::to_string(index(take.color));
    }
};

}  // namespace

std::string targetFor(const Game& game, std::string_view control) {
    constexpr std::string_view kAction = "act:";
    if (!control.starts_with(kAction)) return std::string(control);
    const auto action = parseAction(game, control.substr(kAction.size()));
    return action.ok() ? std::visit(TargetOf{game}, action.value()) : std::string();
}

}  // namespace semafor
