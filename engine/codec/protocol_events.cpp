// Writes events as JSON for external programs.
#include <variant>

#include "codec/json_parts.h"
#include "codec/protocol_lines.h"

namespace semafor {
namespace {

// Events that add nothing to the next view are left out: their functions are empty.
class EventWriter {
public:
    EventWriter(JsonWriter& json, const Game& game, std::size_t seats)
        : json_(json), game_(game), seats_(seats) {}

    void operator()(const CardDrawn& e) const { begin("draw", e.seat).color(e.card).end(); }
    void operator()(const MarketTaken& e) const {
        begin("take", e.seat).json_.member("slot", e.slot);
        color(e.card).end();
    }
    void operator()(const MarketDealt& e) const {
        begin("market").json_.member("slot", e.slot);
        color(e.card).end();
    }
    void operator()(const MarketSwept&) const { begin("sweep").end(); }
    void operator()(const DeckShuffled&) const { begin("shuffle").end(); }
    void operator()(const CardsPaid& e) const { begin("pay", e.seat).cards(e.payment).end(); }
    void operator()(const TunnelLaid& e) const {
        begin("tunnel", e.seat).route(e.route).cards(e.payment).end();
    }
    void operator()(const TunnelRevealed& e) const { begin("reveal").color(e.card).end(); }
    void operator()(const TunnelOwes& e) const {
        begin("owe").json_.member("owed", e.owed);
        end();
    }
    void operator()(const TunnelEnded& e) const {
        if (e.declined) begin("decline", e.seat).end();
    }
    void operator()(const RouteClaimed& e) const {
        begin("claim", e.seat).route(e.route).json_.member("points", e.points);
        end();
    }
    void operator()(const StationBuilt& e) const { begin("station", e.seat).city(e.city).end(); }
    void operator()(const MixNamed& e) const { begin("offer", e.seat).counts("counts", e.counts).end(); }
    void operator()(const TicketsOffered& e) const {
        begin("tickets", e.seat).counts("counts", e.counts).tickets(e.tickets).end();
    }
    // At set-up the number kept isn't public yet (R12).
    void operator()(const TicketsKept& e) const {
        begin("keep", e.seat);
        if (!e.setup || !e.tickets.empty()) counts("counts", e.counts);
        tickets(e.tickets).end();
    }
    void operator()(const SetupCountsShown& e) const {
        begin("kept");
        eachSeat(json_, "counts", seats_, [&](std::size_t s) { writeDeckCounts(json_, game_, e.counts[s]); });
        if (e.returned != DeckCounts{}) counts("returned", e.returned);
        end();
    }
    void operator()(const PassengerTaken& e) const {
        begin("passenger", e.seat).city(e.city).color(e.color).end();
    }
    void operator()(const TicketDrawn& e) const {
        begin("ticket", e.seat);
        if (e.ticket != kHiddenTicket) json_.member("ticket", index(e.ticket));
        end();
    }
    void operator()(const TicketCompleted& e) const {
        begin("complete", e.seat).json_.key("ticket");
        writeCompletedTicket(json_, e.ticket);
        end();
    }
    void operator()(const TicketsSwapped& e) const { begin("swap", e.seat).end(); }
    void operator()(const TurnPassed& e) const { begin("pass", e.seat).end(); }
    void operator()(const TicketsShuffled&) const {}
    void operator()(const TicketsShown&) const {}
    void operator()(const StepBegan&) const {}

private:
    const EventWriter& begin(std::string_view what) const {
        json_.beginObject().member("e", what);
        return *this;
    }
    const EventWriter& begin(std::string_view what, Seat seat) const {
        begin(what).json_.member("seat", index(seat));
        return *this;
    }
    const EventWriter& color(Color color) const {
        json_.key("color");
        writeColor(json_, color);
        return *this;
    }
    const EventWriter& cards(const Payment& payment) const {
        CardCounts paid;
        addCards(paid, payment);
        json_.key("cards");
        writeCounts(json_, paid, kCardKinds);
        return *this;
    }
    const EventWriter& route(RouteId route) const {
        json_.member("route", game_.routeName(route));
        return *this;
    }
    const EventWriter& city(CityId city) const {
        json_.member("city", game_.map().city(city).id);
        return *this;
    }
    const EventWriter& counts(std::string_view key, const DeckCounts& counts) const {
        json_.key(key);
        writeDeckCounts(json_, game_, counts);
        return *this;
    }
    const EventWriter& tickets(const TicketList& tickets) const {
        if (tickets.empty()) return *this;
        json_.key("tickets");
        writeAscending(json_, tickets);
        return *this;
    }
    void end() const { json_.endObject(); }

    JsonWriter& json_;
    const Game& game_;
    std::size_t seats_;
};

}  // namespace

void appendEventsLine(std::string& out, const Game& game, std::size_t seats, const Events& events) {
    JsonWriter json(out);
    json.beginObject().member("t", std::string_view("events")).key("events").beginArray();
    for (const Event& event : events) std::visit(EventWriter{json, game, seats}, event);
    json.endArray().endObject();
    out.push_back('\n');
}

}  // namespace semafor
