// Text view of what a seat sees, part by part.
#include <algorithm>
#include <numeric>
#include <variant>

#include "text_view/text_view.h"

namespace semafor {
namespace {

// "5 spaces to go (Vienna – Budapest, Budapest – Zagreb)"
std::string needText(const Words& words, const PlayerView& view, const Prospect& prospect) {
    std::string stand = standText(words, view, prospect);
    if (prospect.stand != TicketStand::kOpen || !prospect.way) return stand;
    std::vector<std::string> routes;
    for (const RouteId route : prospect.way->missing) routes.push_back(words.route(route));
    return stand + " (" + listed(routes) + ")";
}

}  // namespace

std::string standText(const Words& words, const PlayerView& view, const Prospect& prospect) {
    if (prospect.stand == TicketStand::kDone) return std::string(words.text(Text::kTicketDone));
    if (prospect.stand == TicketStand::kLost) return std::string(words.text(Text::kTicketBlocked));
    if (!prospect.way || prospect.way->wagons > view.wagons[index(view.me)])
        return std::string(words.text(Text::kTicketByStation));
    return words.count(Plural::kTicketNeeds, prospect.way->wagons);
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
    return counts.total() == 0 ? std::string(words.text(Text::kNoPassengers)) : words.cards(counts);
}

namespace {

using Row = std::vector<std::string>;

// A row of a table: its label, and one value per seat.
template <class Of>
Row rowOf(const Words& words, Text label, std::size_t seats, Of&& of) {
    Row row = {std::string(words.text(label))};
    for (std::size_t s = 0; s < seats; ++s) row.push_back(of(s));
    return row;
}

std::vector<Row> figures(const Words& words, const PlayerView& view) {
    const Game& game = words.game();
    const RulesSpec& rules = game.rules();
    const auto scores = scoreNow(game, view);
    std::vector<Row> rows;
    const auto add = [&](bool has, Text label, auto&& of) {
        if (has) rows.push_back(rowOf(words, label, view.seats, of));
    };
    const auto count = [](auto n) { return std::to_string(n); };
    add(rules.routePoints.has_value(), Text::kColumnPoints,
        [&](std::size_t s) { return count(view.points[s]); });
    add(rules.instantTickets.has_value(), Text::kColumnCompleted,
        [&](std::size_t s) { return count(view.completed[s].size()); });
    add(true, Text::kColumnWagons, [&](std::size_t s) { return count(view.wagons[s]); });
    add(true, Text::kColumnCards, [&](std::size_t s) { return count(view.handSizes[s]); });
    add(true, Text::kColumnTickets, [&](std::size_t s) { return count(ticketCount(game, view, s)); });
    add(rules.stations.has_value(), Text::kColumnStations,
        [&](std::size_t s) { return count(view.stations[s]); });
    add(rules.express.has_value(), Text::kColumnLongest,
        [&](std::size_t s) { return count(scores[s].longest); });
    add(rules.passengers.has_value(), Text::kColumnPassengers,
        [&](std::size_t s) { return passengersText(words, view.taken[s]); });
    return rows;
}

void writeScored(Writer& page, const Words& words, const SeatScore& score) {
    score.kept.forEach([&](TicketId ticket) {
        const Text state = score.completed.has(ticket) ? Text::kTicketDone : Text::kTicketOpen;
        page.text(words.ticket(ticket) + ": " + std::string(words.text(state)));
    });
    for (const Loan& loan : score.loans) page.text(ScoreWords(words).loan(loan));
}

// The final tickets of every seat, done or not, and the routes that its stations lent.
void writeFinalTickets(Writer& page, const Words& words, const BySeat<SeatScore>& scores,
                       const SeatNames& names) {
    for (std::size_t s = 0; s < names.size(); ++s)
        page.groupList({Target::kTicketsOf, s}, labelled(words, Text::kColumnTickets, names.label(words, s)),
                       [&] { writeScored(page, words, scores[s]); });
}

}  // namespace

std::string labelled(const Words& words, Text label, std::string_view what) {
    return std::string(words.text(label)) + ": " + std::string(what);
}

Seat ownSeat(const Match& match) {
    const Seat seat = match.viewer();
    return seat != kNoSeat && match.saved().seats[index(seat)].person ? seat : kNoSeat;
}

void writeHand(Writer& page, const Words& words, const PlayerView& view, std::string_view whose) {
    const std::string label(whose.empty() ? words.text(Text::kHand) : whose);
    page.heading(2, label + ": " + words.count(Plural::kCards, view.hand.total()));
    page.list([&] {
        for (std::size_t kind = 0; kind < kCardKinds; ++kind)
            if (view.hand[kind] > 0) page.text(words.card(colorAt(kind), view.hand[kind]));
    });
    if (view.hand.total() == 0) page.text(words.text(Text::kNoCards));
}

void writeTickets(Writer& page, const Words& words, const PlayerView& view, std::string_view whose) {
    page.heading(2, whose.empty() ? std::string(words.text(Text::kOwnTickets))
                                  : labelled(words, Text::kColumnTickets, whose));
    const auto done = [&](TicketId ticket) {
        page.text(words.ticket(ticket) + ": " + std::string(words.text(Text::kTicketDone)));
    };
    const bool none = view.kept.empty() && view.held.empty() && view.completed[index(view.me)].empty();
    if (none) page.text(words.text(Text::kNoTickets));
    page.list([&] {
        for (const Prospect& prospect : reckon(words.game(), view).tickets)
            page.text(words.ticket(prospect.ticket) + ": " + needText(words, view, prospect));
        for (const TicketId ticket : view.completed[index(view.me)]) done(ticket);
    });
}

std::string ticketDeckText(const Words& words, const PlayerView& view) {
    const TicketRules& rules = words.game().rules().tickets;
    if (!rules.turn->mix) {
        const auto& decks = view.ticketDecks;
        return words.count(Plural::kTickets, std::accumulate(decks.begin(), decks.end(), 0));
    }
    std::vector<std::string> decks;
    for (std::size_t d = 0; d < rules.decks.size(); ++d)
        decks.push_back(std::string(words.deck(d)) + ": " +
                        words.count(Plural::kTickets, view.ticketDecks[d]));
    return listed(decks);
}

void writeMarket(Writer& page, const Words& words, const PlayerView& view) {
    const auto& market = words.game().rules().market;
    page.heading(2, words.text(market ? Text::kMarket : Text::kDeck));
    page.list([&] {
        const std::size_t slots = market ? market->slots : 0;
        for (std::size_t slot = 0; slot < slots; ++slot) {
            const Color card = view.market[slot];
            const std::string name(card == Color::kNone ? words.text(Text::kMarketEmpty) : words.card(card));
            page.text(words.say(Text::kMarketSlot, {std::to_string(slot + 1), name}));
        }
        page.text(labelled(words, Text::kDeck, words.count(Plural::kCards, view.deckSize)));
        page.text(labelled(words, Text::kDiscard, words.count(Plural::kCards, view.discard.total())));
        if (words.game().rules().tickets.turn)
            page.text(labelled(words, Text::kTicketDeck, ticketDeckText(words, view)));
    });
}

void writeSeats(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names, Seat own) {
    page.heading(2, words.text(Text::kPlayersTitle));
    const auto name = [&](std::size_t s) {
        const bool named = idAt<Seat>(s) == own && own != names.you;
        return named ? words.say(Text::kSeatYou, {names[s]}) : names.label(words, s);
    };
    auto rows = figures(words, view);
    rows.insert(rows.begin(), rowOf(words, Text::kColumnPlayer, view.seats, name));
    page.table(words.text(Text::kScoreSoFar), rows);
}

std::string countText(const Words& words, const CountStep& step, const SeatNames& names) {
    std::string what(ScoreWords(words).name(step.item));
    if (step.item == ScoreItem::kTickets) what = words.ticketEnds(step.ticket);
    if (step.color != Color::kNone) what += " (" + std::string(words.card(step.color)) + ")";
    return names.label(words, index(step.seat)) + ": " + what + " " + (step.points > 0 ? "+" : "") +
           number(step.points);
}

std::vector<std::string> sentences(const Words& words, const Events& events, const SeatNames& names) {
    std::vector<std::string> lines;
    for (const Event& event : events) {
        std::string line = words.event(event, names.names, names.you);
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

void writeLog(Writer& page, const Words& words, const ShownGame& shown, const SeatNames& names) {
    const std::size_t actions = shown.at();
    const auto writeLines = [&](std::size_t action) {
        const auto lines = sentences(words, shown.events(action), names);
        for (auto line = lines.rbegin(); line != lines.rend(); ++line) page.text(*line);
    };
    page.groupList(Target::kLog, words.count(Plural::kGameActions, static_cast<long>(actions)), [&] {
        for (std::size_t i = actions; i-- > 0;) writeLines(i);
    });
}

void writeResult(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names) {
    const auto scores = scoreNow(words.game(), view);
    const ScoreWords scoreWords(words);
    page.heading(2, scoreWords.winners(scores, names.names, names.you));
    page.text(words.endReason(std::get<GameOver>(view.step).reason));
    const auto name = [&](std::size_t s) { return names.label(words, s); };
    const auto rank = [&](std::size_t s) { return scoreWords.rank(scores, view.seats, idAt<Seat>(s)); };
    std::vector<Row> rows;
    rows.push_back(rowOf(words, Text::kColumnPlayer, view.seats, name));
    rows.push_back(rowOf(words, Text::kScorePlace, view.seats, rank));
    for (const ScoreItem item : scoreWords.items()) {
        Row row = {std::string(scoreWords.name(item))};
        for (std::size_t s = 0; s < view.seats; ++s) row.push_back(scoreWords.value(item, scores[s]));
        rows.push_back(std::move(row));
    }
    page.table(words.text(Text::kResult), rows);
    page.groupList(Target::kFinalCount, words.text(Text::kFinalCount), [&] {
        for (const CountStep& step : finalCount(words.game(), view, scores))
            page.text(countText(words, step, names));
    });
    writeFinalTickets(page, words, scores, names);
}

}  // namespace semafor
