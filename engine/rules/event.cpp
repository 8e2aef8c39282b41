// Who may know what of an event.
#include "rules/event.h"

namespace semafor {
namespace {

struct Audience {
    SeatSet operator()(const CardDrawn& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const TicketsOffered& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const TicketsKept& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const TicketDrawn& e) const { return SeatSet::only(e.seat); }
    SeatSet operator()(const DeckShuffled&) const { return SeatSet::none(); }
    SeatSet operator()(const TicketsShuffled&) const { return SeatSet::none(); }
    template <class Public>
    SeatSet operator()(const Public&) const {
        return SeatSet::all();
    }
};

struct Hide {
    void operator()(CardDrawn& e) const { e.card = Color::kNone; }
    void operator()(TicketsOffered& e) const { e.tickets.clear(); }
    void operator()(TicketsKept& e) const {
        e.tickets.clear();
        if (e.setup) e.counts = {};
    }
    void operator()(TicketDrawn& e) const { e.ticket = kHiddenTicket; }
    void operator()(DeckShuffled& e) const { e.order.clear(); }
    void operator()(TicketsShuffled& e) const { e.order.clear(); }
    template <class Public>
    void operator()(Public&) const {}
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
