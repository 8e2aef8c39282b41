// JSON shared by several kinds of lines: cards, tickets, and what lies open on the table.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <variant>

#include "codec/json_writer.h"
#include "rules/public_state.h"

namespace semafor {

// Names of the expected decisions, in the order of Step's alternatives.
inline constexpr std::array<std::string_view, std::variant_size_v<Step>> kExpected = {
    "offer", "keep", "turn", "second", "tunnel", "passenger", "over"};

// Writes an array, calling write(seat) for each seat.
template <class Write>
void eachSeat(JsonWriter& json, std::string_view key, std::size_t seats, Write&& write) {
    json.key(key).beginArray();
    for (std::size_t s = 0; s < seats; ++s) write(s);
    json.endArray();
}

// Writes null for kNone.
void writeColor(JsonWriter& json, Color color);

template <class Colors>
void writeColors(JsonWriter& json, const Colors& colors) {
    json.beginArray();
    for (const Color color : colors) writeColor(json, color);
    json.endArray();
}

template <class Tickets>
void writeTickets(JsonWriter& json, const Tickets& tickets) {
    json.beginArray();
    for (const TicketId ticket : tickets) json.value(index(ticket));
    json.endArray();
}
void writeTickets(JsonWriter& json, const TicketSet& tickets);

template <class List>
void writeAscending(JsonWriter& json, const List& tickets) {
    TicketSet set;
    for (const TicketId ticket : tickets) set.add(ticket);
    writeTickets(json, set);
}

// Leaves out colours whose count is 0.
template <class Counts>
void writeCounts(JsonWriter& json, const Counts& counts, std::size_t kinds) {
    json.beginObject();
    for (std::size_t c = 0; c < kinds; ++c)
        if (counts[c] > 0) json.member(kColorNames[c], counts[c]);
    json.endObject();
}

// Writes one number for each deck of the game.
void writeDeckCounts(JsonWriter& json, const Game& game, const DeckCounts& counts);

// Writes the ticket's id, or the name of the special ticket.
void writeCompletedTicket(JsonWriter& json, TicketId ticket);
// Writes the instant tickets that each seat has completed.
void writeCompleted(JsonWriter& json, const PublicState& state);

// Writes the owners of claimed routes and of stations.
void writeOwners(JsonWriter& json, const Game& game, const PublicState& state);

}  // namespace semafor
