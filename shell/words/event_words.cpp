// Puts an event into one sentence, without anything that the reader may not know.
#include <numeric>

#include "words/words.h"

namespace semafor {
namespace {

int sum(const DeckCounts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

class EventWords {
public:
    EventWords(const Words& words, Names names, Seat you) : words_(words), names_(names), you_(you) {}

    std::string operator()(const CardDrawn& e) const {
        if (e.card == Color::kNone) return words_.say(Text::kEventCardDrawnHidden, {name(e.seat)});
        return sentenceOf(e.seat, {Text::kEventCardDrawn, Text::kOwnCardDrawn}, words_.card(e.card));
    }
    std::string operator()(const MarketTaken& e) const {
        return sentenceOf(e.seat, {Text::kEventMarketTaken, Text::kOwnMarketTaken}, words_.card(e.card));
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
        return sentenceOf(e.seat, {Text::kEventCardsPaid, Text::kOwnCardsPaid}, words_.payment(e.payment));
    }
    std::string operator()(const TunnelLaid& e) const {
        return sentenceOf(e.seat, {Text::kEventTunnelLaid, Text::kOwnTunnelLaid}, words_.route(e.route),
                          words_.payment(e.payment));
    }
    std::string operator()(const TunnelRevealed& e) const {
        return words_.say(Text::kEventTunnelRevealed, {words_.card(e.card)});
    }
    std::string operator()(const TunnelOwes& e) const {
        return e.owed == 0 ? plain(Text::kEventTunnelFree) : words_.count(Plural::kEventTunnelOwes, e.owed);
    }
    std::string operator()(const TunnelEnded& e) const {
        return e.declined ? sentenceOf(e.seat, {Text::kEventTunnelDeclined, Text::kOwnTunnelDeclined})
                          : std::string();
    }
    std::string operator()(const RouteClaimed& e) const {
        const std::string route = words_.route(e.route);
        if (!words_.game().rules().routePoints)
            return sentenceOf(e.seat, {Text::kEventRouteClaimed, Text::kOwnRouteClaimed}, route);
        return sentenceOf(e.seat, {Text::kEventRouteClaimedFor, Text::kOwnRouteClaimedFor}, route,
                          words_.count(Plural::kPoints, e.points));
    }
    std::string operator()(const StationBuilt& e) const {
        return sentenceOf(e.seat, {Text::kEventStationBuilt, Text::kOwnStationBuilt}, words_.city(e.city));
    }
    std::string operator()(const MixNamed& e) const {
        return sentenceOf(e.seat, {Text::kEventMixNamed, Text::kOwnMixNamed}, words_.deckCounts(e.counts));
    }
    std::string operator()(const TicketsOffered& e) const {
        if (!e.tickets.empty())
            return sentenceOf(e.seat, {Text::kEventTicketsOffered, Text::kOwnTicketsOffered},
                              words_.tickets(e.tickets));
        return semafor::count(words_.language(), Plural::kEventTicketsOfferedHidden, sum(e.counts),
                              {name(e.seat)});
    }
    std::string operator()(const TicketsKept& e) const {
        if (!e.tickets.empty()) return kept(e.seat, words_.tickets(e.tickets));
        if (e.setup) return words_.say(Text::kEventTicketsChosen, {name(e.seat)});
        if (words_.game().backsPublic()) return kept(e.seat, words_.deckCounts(e.counts));
        return semafor::count(words_.language(), Plural::kEventTicketsKeptHidden, sum(e.counts),
                              {name(e.seat)});
    }
    std::string operator()(const SetupCountsShown& e) const {
        std::vector<std::string> seats;
        for (std::size_t s = 0; s < names_.size(); ++s) {
            const std::string_view label = idAt<Seat>(s) == you_ ? words_.text(Text::kYou) : names_[s];
            seats.push_back(std::string(label) + ": " + number(sum(e.counts[s])));
        }
        return words_.say(Text::kEventSetupCounts, {listed(seats)});
    }
    std::string operator()(const PassengerTaken& e) const {
        if (e.color == Color::kNone)
            return sentenceOf(e.seat, {Text::kEventNoPassengerTaken, Text::kOwnNoPassengerTaken},
                              words_.city(e.city));
        return sentenceOf(e.seat, {Text::kEventPassengerTaken, Text::kOwnPassengerTaken}, words_.city(e.city),
                          words_.card(e.color));
    }
    std::string operator()(const TicketDrawn& e) const {
        if (e.ticket == kHiddenTicket) return words_.say(Text::kEventTicketDrawnHidden, {name(e.seat)});
        return sentenceOf(e.seat, {Text::kEventTicketDrawn, Text::kOwnTicketDrawn}, words_.ticket(e.ticket));
    }
    std::string operator()(const TicketCompleted& e) const {
        return sentenceOf(e.seat, {Text::kEventTicketCompleted, Text::kOwnTicketCompleted},
                          words_.ticket(e.ticket));
    }
    std::string operator()(const TicketsSwapped& e) const {
        return sentenceOf(e.seat, {Text::kEventTicketsSwapped, Text::kOwnTicketsSwapped});
    }
    std::string operator()(const TicketsShown&) const { return plain(Text::kEventTicketsShown); }
    std::string operator()(const TurnPassed& e) const {
        return sentenceOf(e.seat, {Text::kEventTurnPassed, Text::kOwnTurnPassed});
    }
    // Only the last round and the end get a sentence; another text says whose turn it is.
    std::string operator()(const StepBegan& e) const {
        if (const auto* over = std::get_if<GameOver>(&e.step)) return words_.endReason(over->reason);
        const bool lastRoundBegins = e.turnsLeft == names_.size() && std::holds_alternative<TakeTurn>(e.step);
        return lastRoundBegins ? plain(Text::kEventLastRound) : std::string();
    }

private:
    // A sentence in two versions: one names the seat, one addresses the reader.
    struct Sentence {
        Text named;
        Text own;
    };

    [[nodiscard]] std::string sentenceOf(Seat seat, const Sentence& sentence) const {
        return seat == you_ ? plain(sentence.own) : words_.say(sentence.named, {name(seat)});
    }
    [[nodiscard]] std::string sentenceOf(Seat seat, const Sentence& sentence, std::string_view what) const {
        return seat == you_ ? words_.say(sentence.own, {what})
                            : words_.say(sentence.named, {name(seat), what});
    }
    [[nodiscard]] std::string sentenceOf(Seat seat, const Sentence& sentence, std::string_view what,
                                         std::string_view more) const {
        return seat == you_ ? words_.say(sentence.own, {what, more})
                            : words_.say(sentence.named, {name(seat), what, more});
    }
    [[nodiscard]] std::string kept(Seat seat, std::string_view what) const {
        return sentenceOf(seat, {Text::kEventTicketsKept, Text::kOwnTicketsKept}, what);
    }
    [[nodiscard]] std::string_view name(Seat seat) const {
        SEMAFOR_ASSERT(index(seat) < names_.size());
        return names_[index(seat)];
    }
    [[nodiscard]] std::string plain(Text key) const { return std::string(words_.text(key)); }

    const Words& words_;
    Names names_;
    Seat you_;
};

}  // namespace

std::string Words::event(const Event& event, Names names, Seat you) const {
    return std::visit(EventWords(*this, names, you), event);
}

}  // namespace semafor
