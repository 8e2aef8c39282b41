// One sentence for what happened: what the reader may not know isn't in it.
#include <numeric>

#include "words/words.h"

namespace semafor {
namespace {

int sum(const DeckCounts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

class EventWords {
public:
    EventWords(const Words& words, Names names) : words_(words), names_(names) {}

    std::string operator()(const CardDrawn& e) const {
        if (e.card == Color::kNone) return words_.say(Text::kEventCardDrawnHidden, {name(e.seat)});
        return words_.say(Text::kEventCardDrawn, {name(e.seat), words_.card(e.card)});
    }
    std::string operator()(const MarketTaken& e) const {
        return words_.say(Text::kEventMarketTaken, {name(e.seat), words_.card(e.card)});
    }
    std::string operator()(const MarketDealt& e) const {
        return words_.say(Text::kEventMarketDealt, {words_.card(e.card)});
    }
    std::string operator()(const MarketSwept&) const {
        const auto& market = words_.game().rules().market;
        return words_.count(Plural::kEventMarketSwept, market ? market->sweepAtLocomotives : 0);
    }
    std::string operator()(const DeckShuffled&) const { return plain(Text::kEventDeckShuffled); }
    std::string operator()(const TicketsShuffled& e) const {
        return words_.say(Text::kEventTicketsShuffled, {words_.deck(e.deck)});
    }
    std::string operator()(const CardsPaid& e) const {
        return words_.say(Text::kEventCardsPaid, {name(e.seat), words_.payment(e.payment)});
    }
    std::string operator()(const TunnelLaid& e) const {
        return words_.say(Text::kEventTunnelLaid,
                          {name(e.seat), words_.route(e.route), words_.payment(e.payment)});
    }
    std::string operator()(const TunnelRevealed& e) const {
        return words_.say(Text::kEventTunnelRevealed, {words_.card(e.card)});
    }
    std::string operator()(const TunnelOwes& e) const {
        return e.owed == 0 ? plain(Text::kEventTunnelFree) : words_.count(Plural::kEventTunnelOwes, e.owed);
    }
    std::string operator()(const TunnelEnded& e) const {
        return e.declined ? words_.say(Text::kEventTunnelDeclined, {name(e.seat)}) : std::string();
    }
    std::string operator()(const RouteClaimed& e) const {
        const std::string route = words_.route(e.route);
        if (!words_.game().rules().routePoints)
            return words_.say(Text::kEventRouteClaimed, {name(e.seat), route});
        return words_.say(Text::kEventRouteClaimedFor,
                          {name(e.seat), route, words_.count(Plural::kPoints, e.points)});
    }
    std::string operator()(const StationBuilt& e) const {
        return words_.say(Text::kEventStationBuilt, {name(e.seat), words_.city(e.city)});
    }
    std::string operator()(const MixNamed& e) const {
        return words_.say(Text::kEventMixNamed, {name(e.seat), words_.deckCounts(e.counts)});
    }
    std::string operator()(const TicketsOffered& e) const {
        if (!e.tickets.empty())
            return words_.say(Text::kEventTicketsOffered, {name(e.seat), words_.tickets(e.tickets)});
        return semafor::count(words_.language(), Plural::kEventTicketsOfferedHidden, sum(e.counts),
                              {name(e.seat)});
    }
    std::string operator()(const TicketsKept& e) const {
        if (!e.tickets.empty())
            return words_.say(Text::kEventTicketsKept, {name(e.seat), words_.tickets(e.tickets)});
        if (e.setup) return words_.say(Text::kEventTicketsChosen, {name(e.seat)});
        if (words_.game().backsPublic())
            return words_.say(Text::kEventTicketsKept, {name(e.seat), words_.deckCounts(e.counts)});
        return semafor::count(words_.language(), Plural::kEventTicketsKeptHidden, sum(e.counts),
                              {name(e.seat)});
    }
    std::string operator()(const SetupCountsShown& e) const {
        std::vector<std::string> seats;
        for (std::size_t s = 0; s < names_.size(); ++s)
            seats.push_back(names_[s] + ": " + number(sum(e.counts[s])));
        return words_.say(Text::kEventSetupCounts, {listed(seats)});
    }
    std::string operator()(const PassengerTaken& e) const {
        if (e.color == Color::kNone)
            return words_.say(Text::kEventNoPassengerTaken, {name(e.seat), words_.city(e.city)});
        return words_.say(Text::kEventPassengerTaken,
                          {name(e.seat), words_.city(e.city), words_.card(e.color)});
    }
    std::string operator()(const TicketDrawn& e) const {
        if (e.ticket == kHiddenTicket) return words_.say(Text::kEventTicketDrawnHidden, {name(e.seat)});
        return words_.say(Text::kEventTicketDrawn, {name(e.seat), words_.ticket(e.ticket)});
    }
    std::string operator()(const TicketCompleted& e) const {
        return words_.say(Text::kEventTicketCompleted, {name(e.seat), words_.ticket(e.ticket)});
    }
    std::string operator()(const TicketsSwapped& e) const {
        return words_.say(Text::kEventTicketsSwapped, {name(e.seat)});
    }
    std::string operator()(const TicketsShown&) const { return plain(Text::kEventTicketsShown); }
    std::string operator()(const TurnPassed& e) const {
        return words_.say(Text::kEventTurnPassed, {name(e.seat)});
    }
    // Whose turn it is the step itself tells; here only what happens once in a game.
    std::string operator()(const StepBegan& e) const {
        if (const auto* over = std::get_if<GameOver>(&e.step)) return words_.endReason(over->reason);
        const bool lastRoundBegins = e.turnsLeft == names_.size() && std::holds_alternative<TakeTurn>(e.step);
        return lastRoundBegins ? plain(Text::kEventLastRound) : std::string();
    }

private:
    [[nodiscard]] std::string_view name(Seat seat) const {
        SEMAFOR_ASSERT(index(seat) < names_.size());
        return names_[index(seat)];
    }
    [[nodiscard]] std::string plain(Text key) const { return std::string(words_.text(key)); }

    const Words& words_;
    Names names_;
};

}  // namespace

std::string Words::event(const Event& event, Names names) const {
    return std::visit(EventWords(*this, names), event);
}

}  // namespace semafor
