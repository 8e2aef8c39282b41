// Reads rules.json into a RulesSpec.
#include <charconv>
#include <utility>

#include "base/ids.h"
#include "map/load_parts.h"

namespace semafor {
namespace {

constexpr Range kPoints{0, 100};

DeckCounts readDeckCounts(Fields fields, const TicketRules& tickets) {
    DeckCounts counts = {};
    for (std::size_t i = 0; i < tickets.decks.size(); ++i)
        counts[i] = fields.smallOr(tickets.decks[i].id, {0, kMaxOffer}, 0);
    fields.close();
    return counts;
}

void readDecks(Fields& fields, TicketRules& tickets) {
    for (const JsonValue& item : fields.list("decks")) {
        if (tickets.decks.full()) return fields.fail(item.line, "at most two decks");
        Fields deck(fields.trouble(), item, fields.subject() + ", decks");
        TicketDeck read;
        read.id = deck.text("id");
        // Transcripts use the id "deck" for the train cards.
        if (!isId(read.id) || read.id == "deck")
            deck.fail(deck.line("id"), "an id has only a-z, 0-9, - and _, and isn't \"deck\"");
        read.total = deck.small("total", {1, kMaxTicketDeck});
        for (const TicketDeck& other : tickets.decks)
            if (other.id == read.id)
                deck.fail(deck.line("id"), "the deck " + quoted(read.id) + " stands twice");
        deck.close();
        tickets.decks.push(read);
    }
    if (tickets.decks.empty()) fields.fail(fields.line("decks"), "no deck");
}

ReturnedTickets readReturned(Fields& fields) {
    const std::string returned = fields.text("returned");
    if (returned == "shuffled") return ReturnedTickets::kShuffled;
    if (returned == "under") return ReturnedTickets::kUnder;
    if (returned != "out")
        fields.fail(fields.line("returned"), R"("returned" must be "out", "shuffled" or "under")");
    return ReturnedTickets::kOut;
}

TicketSetup readSetup(Fields fields, const TicketRules& tickets) {
    TicketSetup setup;
    if (fields.has("mix")) {
        setup.mix = fields.small("mix", {1, kMaxOffer});
        if (tickets.decks.size() != kMaxTicketDecks) fields.fail(fields.line("mix"), "a mix needs two decks");
    } else {
        setup.deal = readDeckCounts(fields.object("deal"), tickets);
        const int dealt = setup.deal[0] + setup.deal[1];
        if (dealt < 1 || dealt > static_cast<int>(kMaxOffer))
            fields.fail(fields.line("deal"), "1 to 4 tickets must be dealt");
    }
    const int most = setup.mix > 0 ? setup.mix : setup.deal[0] + setup.deal[1];
    setup.keep = fields.small("keep", {1, most});
    setup.returned = readReturned(fields);
    fields.close();
    return setup;
}

std::size_t deckNamed(const TicketRules& tickets, std::string_view id) {
    std::size_t place = 0;
    while (place < tickets.decks.size() && tickets.decks[place].id != id) ++place;
    return place;
}

void readTurnDecks(Fields& fields, const TicketRules& tickets, TicketTurn& turn) {
    for (const JsonValue& item : fields.list("from")) {
        const std::size_t deck = deckNamed(tickets, fields.itemText(item));
        if (deck == tickets.decks.size()) {
            fields.fail(item.line, "unknown deck " + quoted(item.text));
        } else {
            turn.from[deck] = true;
        }
    }
    if (turn.from[0] == turn.from[1]) fields.fail(fields.line("from"), "exactly one deck is expected");
}

TicketTurn readTurn(Fields fields, const TicketRules& tickets) {
    TicketTurn turn;
    turn.mix = fields.has("mix");
    turn.draw = fields.small(turn.mix ? "mix" : "draw", {1, kMaxOffer});
    turn.keep = fields.small("keep", {1, turn.draw});
    if (turn.mix) {
        turn.from = {true, true};
        if (tickets.decks.size() != kMaxTicketDecks) fields.fail(fields.line("mix"), "a mix needs two decks");
    } else {
        readTurnDecks(fields, tickets, turn);
    }
    fields.close();
    return turn;
}

TicketRules readTickets(Fields fields) {
    TicketRules tickets;
    readDecks(fields, tickets);
    if (auto setup = fields.optionalObject("setup")) tickets.setup = readSetup(*setup, tickets);
    if (auto turn = fields.optionalObject("turn")) tickets.turn = readTurn(*turn, tickets);
    fields.close();
    return tickets;
}

void readRoutePoints(Fields& file, RulesSpec& rules) {
    auto fields = file.optionalObject("route_points");
    if (!fields) return;
    rules.routePoints.emplace();
    for (const JsonMember& member : fields->members()) {
        std::size_t length = 0;
        const char* end = member.key.data() + member.key.size();
        const auto parsed = std::from_chars(member.key.data(), end, length);
        if (parsed.ec != std::errc{} || parsed.ptr != end || length < 1 || length > kMaxRouteLength) {
            fields->fail(member.line, quoted(member.key) + " is no length of a route");
            return;
        }
        (*rules.routePoints)[length] = fields->small(member.key, {1, kPoints.to});
    }
}

void readTies(Fields& file, RulesSpec& rules) {
    constexpr std::array<std::string_view, 4> kNames = {"completed", "fewest_stations", "express",
                                                        "passengers"};
    for (const JsonValue& item : file.list("ties")) {
        std::size_t place = 0;
        const std::string name = file.itemText(item);
        while (place < kNames.size() && kNames[place] != name) ++place;
        if (place == kNames.size() || rules.ties.full())
            return file.fail(item.line, "unknown way to break a tie " + quoted(name));
        rules.ties.push(static_cast<TieBreak>(static_cast<std::uint8_t>(place)));
    }
}

MarketRules readMarket(Fields fields) {
    MarketRules market;
    market.slots = fields.small("slots", {1, kMaxMarketSlots});
    market.sweepAtLocomotives = fields.small("sweep_at_locomotives", {1, market.slots});
    market.sweepNeedsColors = fields.small("sweep_needs_colors", {0, 100});
    market.sweepsAtMost = fields.small("sweeps_at_most", {1, 100});
    fields.close();
    return market;
}

// Reads an optional part of the rules that has only numbers.
template <class Part>
void readPart(Fields& file, std::string_view key, std::optional<Part>& part,
              std::initializer_list<std::pair<std::string_view, std::uint8_t Part::*>> numbers) {
    auto fields = file.optionalObject(key);
    if (!fields) return;
    part.emplace();
    for (const auto& [name, member] : numbers) (*part).*member = fields->small(name, {1, kPoints.to});
    fields->close();
}

void readParts(Fields& file, RulesSpec& rules) {
    readPart(file, "closing_tracks", rules.closingTracks, {{"seats_at_most", &ClosingTracks::seatsAtMost}});
    readPart(file, "last_round", rules.lastRound, {{"wagons_at_most", &LastRound::wagonsAtMost}});
    readPart(file, "tunnels", rules.tunnels, {{"reveals", &TunnelRules::reveals}});
    readPart(file, "ferries", rules.ferries, {{"locomotives_at_most", &FerryRules::locomotivesAtMost}});
    readPart(file, "stations", rules.stations,
             {{"each", &StationRules::each}, {"points", &StationRules::points}});
    readPart(file, "express", rules.express, {{"points", &ExpressRules::points}});
    readPart(file, "passengers", rules.passengers,
             {{"total", &PassengerRules::total},
              {"most", &PassengerRules::most},
              {"second", &PassengerRules::second}});
    readPart(file, "globetrotter", rules.globetrotter, {{"points", &GlobetrotterRules::points}});
    readPart(file, "instant_tickets", rules.instantTickets,
             {{"hand", &InstantTicketRules::hand}, {"to_win", &InstantTicketRules::toWin}});
    readPart(file, "east_west", rules.eastWest, {{"specials", &EastWestRules::specials}});
    if (auto market = file.optionalObject("market")) rules.market = readMarket(*market);
}

// Checks the capacities of a game state, and mechanics that exclude or need each other.
void checkParts(Fields& file, const RulesSpec& rules) {
    const auto limit = [&file](std::string_view key, bool good, std::string_view message) {
        if (!good) file.fail(file.line(key), quoted(key) + " " + std::string(message));
    };
    limit("tunnels", !rules.tunnels || rules.tunnels->reveals <= kMaxReveals, "reveals at most 3 cards");
    limit("stations", !rules.stations || rules.stations->each <= 3, "are at most 3 for each seat");
    int tickets = 0;
    for (const TicketDeck& deck : rules.tickets.decks) tickets += deck.total;
    limit("stations", !rules.stations || tickets <= kMaxTicketsWithStations, "go with at most 64 tickets");
    limit("passengers", !rules.passengers || rules.passengers->total <= kMaxPassengers, "are at most 60");
    limit("east_west", !rules.eastWest || rules.instantTickets, "needs \"instant_tickets\"");
    limit("east_west", !rules.eastWest || rules.eastWest->specials >= rules.seatsTo,
          "needs a special ticket for every seat");
    limit("last_round", rules.lastRound || rules.instantTickets, "or \"instant_tickets\" must end the game");
    if (rules.instantTickets) {
        limit("instant_tickets",
              !rules.stations && !rules.express && !rules.passengers && !rules.globetrotter,
              "don't go with anything that is worth points at the end");
        limit("instant_tickets", rules.instantTickets->hand <= kMaxInstantHand, "have a hand of at most 2");
        limit("instant_tickets", rules.instantTickets->toWin <= kMaxInstantGoal, "win with at most 6");
        limit("tickets", !rules.tickets.setup && !rules.tickets.turn && rules.tickets.decks.size() == 1,
              "have one deck and neither set-up nor turn where \"instant_tickets\" deals them");
    } else {
        limit("tickets", rules.tickets.setup && rules.tickets.turn, "need \"setup\" and \"turn\"");
    }
}

// Checks that cards and tickets suffice to deal to all seats.
void checkDealing(Fields& file, const RulesSpec& rules) {
    const int seats = rules.seatsTo;
    const auto limit = [&file](std::string_view key, bool good, std::string_view message) {
        if (!good) file.fail(file.line(key), quoted(key) + " " + std::string(message));
    };
    const int slots = rules.market ? rules.market->slots : 0;
    limit("cards", rules.cards.hand * seats + slots <= rules.cards.total,
          "are too few for the hands of all seats and the market");
    const auto& decks = rules.tickets.decks;
    const auto& setup = rules.tickets.setup;
    int total = 0;
    for (std::size_t d = 0; d < decks.size(); ++d) {
        total += decks[d].total;
        limit("tickets", !setup || setup->deal[d] * seats <= decks[d].total,
              "are too few to deal to all seats");
    }
    limit("tickets", !setup || setup->mix * seats <= total, "are too few to deal to all seats");
    limit("tickets", !rules.instantTickets || rules.instantTickets->hand * seats <= total,
          "are too few to deal to all seats");
}

}  // namespace

void loadRules(const Trouble& trouble, const JsonValue& json, Loading& loading) {
    Fields file(trouble, json, "rules");
    checkMapName(file, loading.map);
    RulesSpec& rules = loading.map.rules;
    Fields seats = file.object("seats");
    rules.seatsFrom = seats.small("from", {2, kMaxSeats});
    rules.seatsTo = seats.small("to", {rules.seatsFrom, kMaxSeats});
    seats.close();
    rules.wagons = file.small("wagons", {3, 64});
    Fields cards = file.object("cards");
    rules.cards.total = cards.small("total", {1, kMaxCards});
    rules.cards.hand = cards.small("hand", {0, 10});
    rules.cards.draws = cards.small("draws", {1, 2});
    cards.close();
    rules.idleTurnsPerSeat = file.small("idle_turns_per_seat", {1, 100});
    rules.actionsAtMost = file.number("actions_at_most", {100, 4096});
    readRoutePoints(file, rules);
    rules.tickets = readTickets(file.object("tickets"));
    readTies(file, rules);
    readParts(file, rules);
    checkParts(file, rules);
    checkDealing(file, rules);
    file.close();
}

}  // namespace semafor
