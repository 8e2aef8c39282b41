// What a seat sees, part by part.
#include <algorithm>
#include <variant>

#include "mirror/mirror.h"
#include "view/ways.h"

namespace semafor {
namespace {

// "5 spaces to go: Vienna – Budapest, Budapest – Zagreb"
std::string needText(const Words& words, const Game& game, const PlayerView& view, TicketId ticket) {
    const auto way = cheapestWay(game, view, ticket);
    if (!way) return std::string(words.text(Text::kTicketBlocked));
    if (way->missing.empty()) return std::string(words.text(Text::kTicketDone));
    std::vector<std::string> routes;
    for (const RouteId route : way->missing) routes.push_back(words.route(route));
    return words.count(Plural::kTicketNeeds, way->wagons) + ": " + listed(routes);
}

int ticketCount(const Game& game, const PlayerView& view, std::size_t seat) {
    if (game.rules().instantTickets) return view.heldCounts[seat];
    int total = 0;
    for (const std::uint8_t count : view.keptCounts[seat]) total += count;
    return total;
}

std::string passengersText(const Words& words, const PassengerCounts& taken) {
    CardCounts counts;
    for (std::size_t c = 0; c < kColors; ++c) counts[c] = taken[c];
    return words.cards(counts);
}

std::vector<std::string> headOf(const Words& words, const Game& game) {
    const RulesSpec& rules = game.rules();
    std::vector<std::string> head = {std::string(words.text(Text::kColumnPlayer))};
    const auto add = [&](bool has, Text key) {
        if (has) head.emplace_back(words.text(key));
    };
    add(rules.routePoints.has_value(), Text::kColumnPoints);
    add(rules.instantTickets.has_value(), Text::kColumnCompleted);
    add(true, Text::kColumnWagons);
    add(true, Text::kColumnCards);
    add(true, Text::kColumnTickets);
    add(rules.stations.has_value(), Text::kColumnStations);
    add(rules.express.has_value(), Text::kColumnLongest);
    add(rules.passengers.has_value(), Text::kColumnPassengers);
    return head;
}

std::vector<std::string> rowOf(const Words& words, const Game& game, const PlayerView& view, std::size_t s) {
    const RulesSpec& rules = game.rules();
    std::vector<std::string> row;
    if (rules.routePoints) row.push_back(std::to_string(view.points[s]));
    if (rules.instantTickets) row.push_back(std::to_string(view.completed[s].size()));
    row.push_back(std::to_string(view.wagons[s]));
    row.push_back(std::to_string(view.handSizes[s]));
    row.push_back(std::to_string(ticketCount(game, view, s)));
    if (rules.stations) row.push_back(std::to_string(view.stations[s]));
    if (rules.express) row.push_back(std::to_string(scoreNow(game, view)[s].longest));
    if (rules.passengers) row.push_back(passengersText(words, view.taken[s]));
    return row;
}

}  // namespace

std::string labelled(const Words& words, Text label, std::string_view what) {
    return std::string(words.text(label)) + ": " + std::string(what);
}

void writeHand(Writer& page, const Words& words, const PlayerView& view) {
    page.heading(2, labelled(words, Text::kHand, words.count(Plural::kCards, view.hand.total())));
    page.list([&] {
        for (std::size_t kind = 0; kind < kCardKinds; ++kind)
            if (view.hand[kind] > 0) page.text(words.card(colorAt(kind), view.hand[kind]));
    });
    if (view.hand.total() == 0) page.text(words.text(Text::kNoCards));
}

void writeTickets(Writer& page, const Words& words, const Game& game, const PlayerView& view) {
    page.heading(2, words.text(Text::kOwnTickets));
    const auto write = [&](TicketId ticket) {
        page.text(words.ticket(ticket) + ". " + needText(words, game, view, ticket));
    };
    const auto done = [&](TicketId ticket) {
        page.text(words.ticket(ticket) + ". " + std::string(words.text(Text::kTicketDone)));
    };
    const bool none = view.kept.empty() && view.held.empty() && view.completed[index(view.me)].empty();
    if (none) page.text(words.text(Text::kNoTickets));
    page.list([&] {
        view.kept.forEach(write);
        for (const TicketId ticket : view.held) write(ticket);
        for (const TicketId ticket : view.completed[index(view.me)]) done(ticket);
    });
}

void writeMarket(Writer& page, const Words& words, const Game& game, const PlayerView& view) {
    page.heading(2, words.text(Text::kMarket));
    page.list([&] {
        const std::size_t slots = game.rules().market ? game.rules().market->slots : 0;
        for (std::size_t slot = 0; slot < slots; ++slot) {
            const Color card = view.market[slot];
            const std::string name(card == Color::kNone ? words.text(Text::kMarketEmpty) : words.card(card));
            page.text(words.say(Text::kMarketSlot, {std::to_string(slot + 1), name}));
        }
        page.text(labelled(words, Text::kDeck, words.count(Plural::kCards, view.deckSize)));
        page.text(labelled(words, Text::kDiscard, words.count(Plural::kCards, view.discard.total())));
    });
}

void writeSeats(Writer& page, const Words& words, const Game& game, const PlayerView& view,
                const std::vector<std::string>& names) {
    page.heading(2, words.text(Text::kPlayersTitle));
    std::vector<std::vector<std::string>> rows = {headOf(words, game)};
    for (std::size_t s = 0; s < view.seats; ++s) {
        auto row = rowOf(words, game, view, s);
        const bool me = idAt<Seat>(s) == view.me;
        row.insert(row.begin(), me ? words.say(Text::kSeatYou, {names[s]}) : names[s]);
        rows.push_back(std::move(row));
    }
    page.table(words.text(Text::kScoreSoFar), rows);
}

std::vector<std::string> sentences(const Words& words, const ActionEvents& events, Seat reader,
                                   const std::vector<std::string>& names) {
    std::vector<std::string> lines;
    for (const Event& event : events.seenBy(reader)) {
        std::string line = words.event(event, names);
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

void writeLog(Writer& page, const Words& words, const Play& play, Seat reader, std::size_t actions,
              const std::vector<std::string>& names) {
    page.group("log", words.text(Text::kLog), [&] {
        page.list([&] {
            for (std::size_t i = actions; i-- > 0;) {
                auto lines = sentences(words, play.history()[i], reader, names);
                for (std::size_t l = lines.size(); l-- > 0;) page.text(lines[l]);
            }
        });
    });
}

void writeResult(Writer& page, const Words& words, const Game& game, const PlayerView& view,
                 const std::vector<std::string>& names) {
    const auto scores = scoreNow(game, view);
    page.heading(2, words.winners(scores, names));
    page.text(words.endReason(std::get<GameOver>(view.step).reason));
    std::vector<std::vector<std::string>> rows(
        1, {std::string(words.text(Text::kColumnPlayer)), std::string(words.text(Text::kScorePlace))});
    const auto items = words.scoreItems();
    for (const ScoreItem item : items) rows[0].emplace_back(words.scoreName(item));
    for (std::size_t s = 0; s < view.seats; ++s) {
        std::vector<std::string> row = {names[s], words.rank(scores, view.seats, idAt<Seat>(s))};
        for (const ScoreItem item : items) row.push_back(words.scoreValue(item, scores[s]));
        rows.push_back(std::move(row));
    }
    page.table(words.text(Text::kResult), rows);
    for (std::size_t s = 0; s < view.seats; ++s)
        page.group("tickets/" + std::to_string(s), labelled(words, Text::kColumnTickets, names[s]), [&] {
            page.list([&] {
                scores[s].kept.forEach([&](TicketId ticket) {
                    const bool done = scores[s].completed.has(ticket);
                    page.text(words.ticket(ticket) + ". " +
                              std::string(words.text(done ? Text::kTicketDone : Text::kTicketOpen)));
                });
                for (const Loan& loan : scores[s].loans) page.text(words.loan(loan));
            });
        });
}

}  // namespace semafor
