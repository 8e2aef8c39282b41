// Secrecy of events: who may know the hidden part of each, and its removal. Each visitor lists every event,
// so a new event doesn't compile until somebody has decided on its secrecy.
#include "rules/event.h"

namespace semafor {
namespace {

struct Audience {
    SeatSet operator()(const CardDrawn& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const MarketTaken&) const { return SeatSet::all(); }
    SeatSet operator()(const MarketDealt&) const { return SeatSet::all(); }
    SeatSet operator()(const MarketSwept&) const { return SeatSet::all(); }
    SeatSet operator()(const DeckShuffled&) const { return SeatSet::none(); }
    SeatSet operator()(const TicketsShuffled&) const { return SeatSet::none(); }
    SeatSet operator()(const CardsPaid&) const { return SeatSet::all(); }
    SeatSet operator()(const TunnelLaid&) const { return SeatSet::all(); }
    SeatSet operator()(const TunnelRevealed&) const { return SeatSet::all(); }
    SeatSet operator()(const TunnelOwes&) const { return SeatSet::all(); }
    SeatSet operator()(const TunnelEnded&) const { return SeatSet::all(); }
    SeatSet operator()(const RouteClaimed&) const { return SeatSet::all(); }
    SeatSet operator()(const StationBuilt&) const { return SeatSet::all(); }
    SeatSet operator()(const MixNamed&) const { return SeatSet::all(); }
    SeatSet operator()(const TicketsOffered& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const TicketsKept& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const SetupCountsShown&) const { return SeatSet::all(); }
    SeatSet operator()(const PassengerTaken&) const { return SeatSet::all(); }
    SeatSet operator()(const TicketDrawn& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const TicketCompleted&) const { return SeatSet::all(); }
    SeatSet operator()(const TicketsSwapped&) const { return SeatSet::all(); }
    SeatSet operator()(const TicketsShown&) const { return SeatSet::all(); }
    SeatSet operator()(const TurnPassed&) const { return SeatSet::all(); }
    SeatSet operator()(const StepBegan&) const { return SeatSet::all(); }
};

struct Hide {
    void operator()(CardDrawn& e) const { e.card = Color::kNone; }
    void operator()(MarketTaken&) const {}
    void operator()(MarketDealt&) const {}
    void operator()(MarketSwept&) const {}
    void operator()(DeckShuffled& e) const { e.order.clear(); }
    void operator()(TicketsShuffled& e) const { e.order.clear(); }
    void operator()(CardsPaid&) const {}
    void operator()(TunnelLaid&) const {}
    void operator()(TunnelRevealed&) const {}
    void operator()(TunnelOwes&) const {}
    void operator()(TunnelEnded&) const {}
    void operator()(RouteClaimed&) const {}
    void operator()(StationBuilt&) const {}
    void operator()(MixNamed&) const {}
    void operator()(TicketsOffered& e) const { e.tickets.clear(); }
    void operator()(TicketsKept& e) const {
        e.tickets.clear();
        if (e.setup) e.counts = {};
    }
    void operator()(SetupCountsShown&) const {}
    void operator()(PassengerTaken&) const {}
    void operator()(TicketDrawn& e) const { e.ticket = kHiddenTicket; }
    void operator()(TicketCompleted&) const {}
    void operator()(TicketsSwapped&) const {}
    void operator()(TicketsShown&) const {}
    void operator()(TurnPassed&) const {}
    void operator()(StepBegan&) const {}
};

}  // namespace

SeatSet audienceOf(const Event& event) {
    return std::visit(Audience{}, event);
}

Event redact(const Event& event, Seat reader) {
    Event redacted = event;
    if (!audienceOf(event).has(reader)) std::visit(Hide{}, redacted);
    return redacted;
}

}  // namespace semafor
