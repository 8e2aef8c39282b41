// Words for actions (the labels of buttons) and for steps (the decision that is expected).
#include "words/words.h"

namespace semafor {
namespace {

struct ActionWords {
    const Words& words;
    const PublicState& now;

    std::string operator()(const NameMix& a) const {
        return words.say(Text::kActionNameMix, {words.deckCounts(a.counts)});
    }
    std::string operator()(const KeepTickets& a) const {
        return words.say(Text::kActionKeepTickets, {words.tickets(a.tickets)});
    }
    std::string operator()(const DrawBlind&) const { return plain(Text::kActionDrawBlind); }
    std::string operator()(const TakeMarket& a) const {
        return words.say(Text::kActionTakeMarket, {number(a.slot + 1), words.card(now.market[a.slot])});
    }
    std::string operator()(const ClaimRoute& a) const {
        return words.say(Text::kActionClaimRoute, {words.route(a.route), words.payment(a.payment)});
    }
    std::string operator()(const PayTunnel& a) const {
        return words.say(Text::kActionPayTunnel, {words.payment(a.payment)});
    }
    std::string operator()(const DeclineTunnel&) const { return plain(Text::kActionDeclineTunnel); }
    std::string operator()(const BuildStation& a) const {
        return words.say(Text::kActionBuildStation, {words.city(a.city), words.payment(a.payment)});
    }
    std::string operator()(const DrawTickets&) const { return plain(Text::kActionDrawTickets); }
    std::string operator()(const TakePassenger& a) const {
        if (a.color == Color::kNone) return words.say(Text::kActionTakeNoPassenger, {words.city(a.city)});
        return words.say(Text::kActionTakePassenger, {words.city(a.city), words.card(a.color)});
    }
    std::string operator()(const SwapTickets&) const { return plain(Text::kActionSwapTickets); }
    std::string operator()(const Pass&) const { return plain(Text::kActionPass); }

    [[nodiscard]] std::string plain(Text key) const { return std::string(words.text(key)); }
};

// "a, b or c": the kinds of turns that the rules of the game allow.
std::string turnChoices(const Words& words) {
    const RulesSpec& rules = words.game().rules();
    std::vector<std::string> choices = {std::string(words.text(Text::kChoiceDrawCards))};
    const auto add = [&](Text key) { choices.emplace_back(words.text(key)); };
    if (rules.tickets.turn) add(Text::kChoiceDrawTickets);
    if (rules.instantTickets) add(Text::kChoiceSwapTickets);
    if (rules.stations) add(Text::kChoiceBuildStation);
    const std::string_view last = words.text(Text::kChoiceClaimRoute);
    return words.say(Text::kChoiceOr, {listed(choices), last});
}

int ticketsToKeep(const RulesSpec& rules, bool setup) {
    if (setup) return rules.tickets.setup ? rules.tickets.setup->keep : 1;
    return rules.tickets.turn ? rules.tickets.turn->keep : 1;
}

// Sentences that address the reader.
struct OwnStep {
    const Words& words;

    std::string operator()(const ChooseMix&) const { return std::string(words.text(Text::kStepChooseMix)); }
    std::string operator()(const ChooseTickets& s) const {
        return words.say(Text::kStepChooseTickets, {number(ticketsToKeep(words.game().rules(), s.setup))});
    }
    std::string operator()(const TakeTurn&) const {
        return words.say(Text::kStepTakeTurn, {turnChoices(words)});
    }
    std::string operator()(const SecondCard&) const { return std::string(words.text(Text::kStepSecondCard)); }
    std::string operator()(const OwedTunnel&) const { return std::string(words.text(Text::kStepOwedTunnel)); }
    std::string operator()(const TakePassengers&) const {
        return std::string(words.text(Text::kStepTakePassengers));
    }
    std::string operator()(const GameOver& s) const { return words.endReason(s.reason); }
};

// Sentences about another seat.
struct OthersStep {
    const Words& words;
    std::string_view who;

    std::string operator()(const ChooseMix&) const { return words.say(Text::kStepChooseMixOther, {who}); }
    std::string operator()(const ChooseTickets&) const {
        return words.say(Text::kStepChooseTicketsOther, {who});
    }
    std::string operator()(const TakeTurn&) const { return words.say(Text::kStepTakeTurnOther, {who}); }
    std::string operator()(const SecondCard&) const { return words.say(Text::kStepSecondCardOther, {who}); }
    std::string operator()(const OwedTunnel&) const { return words.say(Text::kStepOwedTunnelOther, {who}); }
    std::string operator()(const TakePassengers& s) const {
        const CityId city = words.game().route(s.route).cities[s.end];
        return words.say(Text::kStepTakePassengersOther, {who, words.city(city)});
    }
    std::string operator()(const GameOver& s) const { return words.endReason(s.reason); }
};

}  // namespace

std::string Words::action(const Action& action, const PublicState& now) const {
    return std::visit(ActionWords{*this, now}, action);
}

std::string Words::step(const Step& step, std::string_view who) const {
    return who.empty() ? std::visit(OwnStep{*this}, step) : std::visit(OthersStep{*this, who}, step);
}

std::string Words::endReason(EndReason reason) const {
    switch (reason) {
        case EndReason::kWagons:
            return std::string(text(Text::kEndWagons));
        case EndReason::kStuck:
            return std::string(text(Text::kEndStuck));
        case EndReason::kTickets:
            break;
        case EndReason::kLastWagon:
            return std::string(text(Text::kEndLastWagon));
    }
    const auto& instant = game_->rules().instantTickets;
    return count(Plural::kEndTickets, instant ? instant->toWin : 0);
}

}  // namespace semafor
