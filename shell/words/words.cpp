// Words for cards, cities, routes, tickets and decks, and for rule errors.
#include "words/words.h"

namespace semafor {
namespace {

constexpr std::string_view kDash = " – ";

constexpr std::array<Text, kCardKinds> kCardTexts = {
    Text::kPurple, Text::kBlue,  Text::kOrange, Text::kYellow,     Text::kWhite,
    Text::kGreen,  Text::kBlack, Text::kRed,    Text::kLocomotive,
};

// Colours of routes have texts of their own, because the Polish word for a route is feminine.
constexpr std::array<Text, kColors> kRouteTexts = {
    Text::kRoutePurple, Text::kRouteBlue,  Text::kRouteOrange, Text::kRouteYellow,
    Text::kRouteWhite,  Text::kRouteGreen, Text::kRouteBlack,  Text::kRouteRed,
};

constexpr std::array<Text, kRuleErrors> kErrorTexts = {
    Text::kErrorGameOver,        Text::kErrorNotNow,           Text::kErrorNotInThisGame,
    Text::kErrorNoCardLeft,      Text::kErrorSlotEmpty,        Text::kErrorLocomotiveIsNoSecond,
    Text::kErrorNoSuchRoute,     Text::kErrorRouteTaken,       Text::kErrorOtherTrackIsYours,
    Text::kErrorTrackClosed,     Text::kErrorTooFewWagons,     Text::kErrorWrongNumberOfCards,
    Text::kErrorWrongColor,      Text::kErrorNotCanonical,     Text::kErrorFerryNeedsLocomotives,
    Text::kErrorCardsNotInHand,  Text::kErrorOnlyLocomotives,  Text::kErrorNoSuchCity,
    Text::kErrorCityHasStation,  Text::kErrorNoStationLeft,    Text::kErrorNoTicketLeft,
    Text::kErrorMixDoesNotFit,   Text::kErrorTicketNotOffered, Text::kErrorTooFewTicketsKept,
    Text::kErrorNoSuchPassenger, Text::kErrorHandNotFull,      Text::kErrorSomethingElseIsLegal,
};
static_assert(kErrorTexts.back() != Text{});  // every error has a text

std::string times(std::string_view what, int n) {
    return std::string(what).append(" ×").append(number(n));
}

std::string joined(std::string_view a, std::string_view separator, std::string_view b) {
    return std::string(a).append(separator).append(b);
}

}  // namespace

std::string_view Words::card(Color color) const {
    if (color == Color::kNone) return text(Text::kNoCards);
    if (color == Color::kGray) return text(Text::kAnyColor);
    return text(kCardTexts[index(color)]);
}

std::string Words::card(Color color, int n) const {
    return times(card(color), n);
}

std::string Words::payment(const Payment& payment) const {
    CardCounts counts;
    addCards(counts, payment);
    return cards(counts);
}

std::string Words::cards(const CardCounts& counts) const {
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
        if (counts[kind] > 0) kinds.push_back(card(colorAt(kind), counts[kind]));
    return kinds.empty() ? std::string(text(Text::kNoCards)) : listed(kinds);
}

std::string_view Words::city(CityId city) const {
    return game_->map().city(city).names[static_cast<std::size_t>(language_)];
}

std::string Words::route(RouteId route) const {
    const RouteDef& def = game_->map().route(route);
    std::string name = joined(city(def.ends[0]), kDash, city(def.ends[1]));
    return def.track == 1 ? name : say(Text::kRouteTrack, {name, number(def.track)});
}

std::string Words::routeFacts(RouteId route) const {
    const RouteInfo& info = game_->route(route);
    const Text color = info.color == Color::kGray ? Text::kAnyColor : kRouteTexts[index(info.color)];
    std::vector<std::string> facts = {count(Plural::kSpaces, info.length), std::string(text(color))};
    if (info.tunnel) facts.emplace_back(text(Text::kTunnel));
    if (info.locomotives > 0) facts.push_back(count(Plural::kFerry, info.locomotives));
    if (game_->rules().routePoints) facts.push_back(count(Plural::kPoints, info.points));
    return listed(facts);
}

std::string Words::ticketEnds(TicketId ticket) const {
    if (ticket == kEastWestTicket) return std::string(text(Text::kEastWest));
    if (ticket == kHiddenTicket) return std::string(text(Text::kTicketHidden));
    const TicketDef& def = game_->map().ticket(ticket);
    return joined(city(def.ends[0]), kDash, city(def.ends[1]));
}

std::string Words::ticket(TicketId ticket) const {
    std::string ends = ticketEnds(ticket);
    if (index(ticket) >= game_->ticketCount()) return ends;
    const std::uint8_t points = game_->map().ticket(ticket).points;
    return points == 0 ? ends : joined(ends, ", ", count(Plural::kPoints, points));
}

std::string Words::tickets(const TicketList& tickets) const {
    std::string list;
    for (const TicketId id : tickets) list = list.empty() ? ticket(id) : joined(list, "; ", ticket(id));
    return list;
}

std::string_view Words::deck(std::size_t deck) const {
    const std::string& id = game_->rules().tickets.decks[deck].id;
    if (id == "short") return text(Text::kDeckShort);
    if (id == "normal") return text(Text::kDeckNormal);
    if (id == "long") return text(Text::kDeckLong);
    return id;
}

std::string Words::deckCounts(const DeckCounts& counts) const {
    std::vector<std::string> parts;
    for (std::size_t d = 0; d < game_->rules().tickets.decks.size(); ++d)
        if (counts[d] > 0) parts.push_back(times(deck(d), counts[d]));
    return listed(parts);
}

std::string Words::tunnel(const Tunnel& tunnel) const {
    CardCounts revealed;
    for (const Color card : tunnel.revealed) ++revealed[card];
    const std::string shown = say(Text::kTunnelRevealed, {cards(revealed)});
    return joined(shown, "; ", count(Plural::kExtraCards, tunnel.owed));
}

std::string_view Words::error(RuleError error) const {
    return text(kErrorTexts[static_cast<std::size_t>(error)]);
}

}  // namespace semafor
