// What several kinds of lines say in the same JSON: cards, tickets, and what lies open on the table.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <variant>

#include "codec/json_writer.h"
#include "rules/public_state.h"

namespace semafor {

// What a step expects, in the order of Step's alternatives.
inline constexpr std::array<std::string_view, std::variant_size_v<Step>> kExpected = {
    "offer", "keep", "turn", "second", "tunnel", "passenger", "over"};

// Calls write(seat) for every seat, inside an array.
template <class Write>
void eachSeat(JsonWriter& json, std::string_view key, std::size_t seats, Write&& write) {
    json.key(key).beginArray();
    for (std::size_t s = 0; s < seats; ++s) write(s);
    json.endArray();
}

// Null for no card.
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

// Colours with none are left out.
template <class Counts>
void writeCounts(JsonWriter& json, const Counts& counts, std::size_t kinds) {
    json.beginObject();
    for (std::size_t c = 0; c < kinds; ++c)
        if (counts[c] > 0) json.member(kColorNames[c], counts[c]);
    json.endObject();
}

// A number for each deck that the game has.
void writeDeckCounts(JsonWriter& json, const Game& game, const DeckCounts& counts);

// Its number, or that it is the special one.
void writeCompletedTicket(JsonWriter& json, TicketId ticket);
// What every seat has completed in the open.
void writeCompleted(JsonWriter& json, const PublicState& state);

// Who owns what of the board.
void writeOwners(JsonWriter& json, const Game& game, const PublicState& state);

}  // namespace semafor
