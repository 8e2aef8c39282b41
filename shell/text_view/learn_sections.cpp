// Writes the sections of the rules. A mechanic that the game lacks is never mentioned, and every number comes
// from its rules.
#include "text_view/learn_sections.h"

#include <algorithm>
#include <string>

namespace semafor {
namespace {

struct TopicWords {
    std::string_view id;
    Text title;
};
constexpr std::array<TopicWords, kTopics> kTopicWords = {{
    {"goal", Text::kLearnGoal},
    {"turn", Text::kLearnTurn},
    {"cards", Text::kLearnCards},
    {"claim", Text::kLearnClaim},
    {"parallel", Text::kLearnParallel},
    {"tickets", Text::kLearnTickets},
    {"stations", Text::kLearnStations},
    {"tunnels", Text::kLearnTunnels},
    {"ferries", Text::kLearnFerries},
    {"passengers", Text::kLearnPassengers},
    {"countries", Text::kLearnCountries},
    {"east-west", Text::kLearnEastWest},
    {"end", Text::kLearnEnd},
    {"score", Text::kLearnScore},
    {"ties", Text::kLearnTies},
}};

std::uint8_t mostTracks(const MapDef& map) {
    std::uint8_t most = 1;
    for (const RouteDef& route : map.routes) most = std::max(most, route.tracks);
    return most;
}

bool hasCountries(const MapDef& map) {
    return std::any_of(map.cities.begin(), map.cities.end(), [](const CityDef& c) { return c.country(); });
}

bool hasGray(const MapDef& map) {
    return std::any_of(map.routes.begin(), map.routes.end(),
                       [](const RouteDef& r) { return r.color == Color::kGray && r.locomotives == 0; });
}

// Writes the sections for one game, with a function for each topic.
class Rules {
public:
    Rules(Writer& page, const Words& words)
        : page_(page), words_(words), map_(words.game().map()), rules_(words.game().rules()) {}

    void write(Topic topic) {
        using Section = void (Rules::*)();
        constexpr std::array<Section, kTopics> kSections = {
            &Rules::goal,      &Rules::turn,     &Rules::cards,   &Rules::claim,   &Rules::parallel,
            &Rules::tickets,   &Rules::stations, &Rules::tunnels, &Rules::ferries, &Rules::passengers,
            &Rules::countries, &Rules::eastWest, &Rules::end,     &Rules::score,   &Rules::ties};
        (this->*kSections[static_cast<std::size_t>(topic)])();
    }

private:
    void line(Text text) { page_.text(words_.text(text)); }
    void line(Text text, std::initializer_list<std::string_view> arguments) {
        page_.text(words_.say(text, arguments));
    }
    void line(Plural text, long n, std::initializer_list<std::string_view> more = {}) {
        page_.text(count(words_.language(), text, n, more));
    }

    void goal() {
        if (rules_.routePoints) line(Text::kLearnGoalPoints);
        if (rules_.instantTickets) line(Plural::kLearnGoalWin, rules_.instantTickets->toWin);
        line(Plural::kLearnGoalWagons, rules_.wagons);
        line(Text::kLearnGoalPlayers, {number(rules_.seatsFrom), number(rules_.seatsTo)});
    }

    void turn() {
        line(Text::kLearnTurnOne);
        page_.list([&] {
            item(count(words_.language(), Plural::kLearnTurnDraw, rules_.cards.draws));
            item(words_.text(Text::kLearnTurnClaim));
            if (rules_.tickets.turn)
                item(count(words_.language(), Plural::kLearnTurnTickets, rules_.tickets.turn->draw));
            if (rules_.stations) item(words_.text(Text::kLearnTurnStation));
            if (rules_.instantTickets) item(words_.text(Text::kLearnTurnSwap));
        });
        line(Text::kLearnTurnPass);
    }
    void item(std::string_view text) { page_.text("• " + std::string(text)); }

    void cards() {
        line(Plural::kLearnCardsHand, rules_.cards.hand);
        if (rules_.market) {
            line(Plural::kLearnCardsDraw, rules_.cards.draws);
            line(Plural::kLearnCardsMarket, rules_.market->slots);
        } else {
            line(Plural::kLearnCardsBlind, rules_.cards.draws);
        }
        line(Text::kLearnCardsWild);
        if (rules_.market) {
            line(Text::kLearnCardsFaceUp);
            line(Plural::kLearnCardsSweep, rules_.market->sweepAtLocomotives);
        }
        line(Plural::kLearnCardsDeck, rules_.cards.total,
             {words_.count(Plural::kLocomotives, map_.cards[index(Color::kLocomotive)])});
        line(Text::kLearnCardsShuffle);
    }

    void claim() {
        line(Text::kLearnClaimPay);
        if (hasGray(map_)) line(Text::kLearnClaimGray);
        line(Text::kLearnClaimAnywhere);
        line(Text::kLearnClaimWagons);
        if (rules_.routePoints) line(Text::kLearnClaimPoints);
    }

    void parallel() {
        line(mostTracks(map_) > 2 ? Text::kLearnParallelThree : Text::kLearnParallelTwo);
        if (rules_.closingTracks)
            line(Plural::kLearnParallelClose, rules_.closingTracks->seatsAtMost);
        else
            line(Text::kLearnParallelOpen);
    }

    void tickets() {
        if (rules_.instantTickets) return instantTickets();
        line(Text::kLearnTicketsJoin);
        if (rules_.tickets.setup) setupTickets(*rules_.tickets.setup);
        if (rules_.tickets.turn) turnTickets(*rules_.tickets.turn);
        line(Text::kLearnTicketsSecret);
    }

    void setupTickets(const TicketSetup& setup) {
        if (setup.mix > 0)
            line(Text::kLearnTicketsMix, {decks(), number(setup.mix), number(setup.keep)});
        else
            line(Text::kLearnTicketsDeal, {ticketsOf(setup.deal), number(setup.keep)});
        constexpr Text kReturned[] = {Text::kLearnTicketsOut, Text::kLearnTicketsShuffled,
                                      Text::kLearnTicketsUnder};
        line(kReturned[static_cast<std::size_t>(setup.returned)]);
    }

    void turnTickets(const TicketTurn& turn) {
        if (turn.mix) return line(Text::kLearnTicketsTurnMix, {number(turn.draw), number(turn.keep)});
        DeckCounts counts = {};
        for (std::size_t d = 0; d < counts.size(); ++d)
            counts[d] = turn.from[d] ? turn.draw : std::uint8_t{0};
        line(Text::kLearnTicketsTurn, {ticketsOf(counts), number(turn.keep)});
    }

    // "1 long ticket and 3 regular tickets"
    [[nodiscard]] std::string ticketsOf(const DeckCounts& counts) const {
        std::vector<std::string> kinds;
        for (std::size_t d = 0; d < rules_.tickets.decks.size(); ++d)
            if (counts[d] > 0) kinds.push_back(ticketsOf(d, counts[d]));
        if (kinds.size() < 2) return listed(kinds);
        const std::string last = kinds.back();
        kinds.pop_back();
        return words_.say(Text::kLearnAnd, {listed(kinds), last});
    }
    [[nodiscard]] std::string ticketsOf(std::size_t deck, int n) const {
        const std::string& id = rules_.tickets.decks[deck].id;
        if (id == "short") return words_.count(Plural::kLearnTicketsShort, n);
        if (id == "normal") return words_.count(Plural::kLearnTicketsNormal, n);
        if (id == "long") return words_.count(Plural::kLearnTicketsLong, n);
        return id + " ×" + number(n);
    }

    void instantTickets() {
        line(Plural::kLearnInstantHand, rules_.instantTickets->hand);
        line(Text::kLearnInstantDone);
        line(Text::kLearnInstantSwap);
    }

    [[nodiscard]] std::string decks() const {
        std::vector<std::string> names;
        for (std::size_t d = 0; d < rules_.tickets.decks.size(); ++d) names.emplace_back(words_.deck(d));
        return listed(names);
    }

    void stations() {
        line(Text::kLearnStationsUse);
        line(Plural::kLearnStationsBuild, rules_.stations->each);
        line(Text::kLearnStationsCost);
        stationsLeft();
    }
    void stationsLeft() { line(Plural::kLearnStationsLeft, rules_.stations->points); }

    void tunnels() {
        line(Text::kLearnTunnelsLook);
        line(Plural::kLearnTunnelsReveal, rules_.tunnels->reveals);
        line(Text::kLearnTunnelsOwe);
        line(Text::kLearnTunnelsWild);
        line(Text::kLearnTunnelsDecline);
        example([](const RouteInfo& route) { return route.tunnel; });
    }

    void ferries() {
        line(Text::kLearnFerriesPay, {number(rules_.ferries->locomotivesAtMost)});
        example([](const RouteInfo& route) { return route.locomotives > 0; });
    }

    // Names the longest route of that kind as an example.
    template <class Kind>
    void example(Kind&& kind) {
        std::optional<RouteId> longest;
        for (const RouteId route : words_.game().routesByName())
            if (kind(words_.game().route(route)) &&
                (!longest || words_.game().route(route).length > words_.game().route(*longest).length))
                longest = route;
        if (longest) line(Text::kLearnExample, {words_.route(*longest), words_.routeFacts(*longest)});
    }

    void passengers() {
        const auto colors = std::count_if(map_.passengers.begin(), map_.passengers.end(),
                                          [](std::uint8_t n) { return n > 0; });
        line(Plural::kLearnPassengersWait, rules_.passengers->total, {number(colors)});
        line(Text::kLearnPassengersTake);
        passengerPoints();
    }
    void passengerPoints() {
        const std::string most = number(rules_.passengers->most);
        const std::string second = number(rules_.passengers->second);
        line(Plural::kLearnPassengersScore, rules_.passengers->most, {second});
        line(Text::kLearnPassengersTies, {most, second});
    }

    void countries() {
        line(Text::kLearnCountriesEnd);
        line(Text::kLearnCountriesTicket);
        if (rules_.passengers) line(Text::kLearnCountriesPassengers);
    }

    void eastWest() {
        line(Plural::kLearnEastWestGet, rules_.eastWest->specials);
        line(Text::kLearnEastCities, {citiesOf(Side::kEast)});
        line(Text::kLearnWestCities, {citiesOf(Side::kWest)});
    }
    [[nodiscard]] std::string citiesOf(Side side) const {
        std::vector<std::string> names;
        for (std::size_t c = 0; c < map_.cities.size(); ++c)
            if (map_.cities[c].side == side) names.emplace_back(words_.city(idAt<CityId>(c)));
        return listed(names);
    }

    void end() {
        if (rules_.lastRound) line(Plural::kLearnEndLast, rules_.lastRound->wagonsAtMost);
        if (rules_.instantTickets) {
            line(Plural::kLearnEndWin, rules_.instantTickets->toWin);
            line(Text::kLearnEndWagon);
        }
        line(Text::kLearnEndStuck);
    }

    void score() {
        line(Text::kLearnScoreWhen);
        std::vector<std::vector<std::string>> rows(2);
        rows[0].emplace_back(words_.text(Text::kLearnScoreSpaces));
        rows[1].emplace_back(words_.text(Text::kColumnPoints));
        for (std::size_t length = 1; length <= kMaxRouteLength; ++length) {
            const std::uint8_t points = (*rules_.routePoints)[length];
            if (points == 0) continue;
            rows[0].push_back(std::to_string(length));
            rows[1].push_back(std::to_string(points));
        }
        page_.table(words_.text(Text::kScoreRoutes), rows);
        if (!rules_.instantTickets) line(Text::kLearnScoreTickets);
        if (rules_.stations) stationsLeft();
        if (rules_.express) line(Plural::kLearnScoreExpress, rules_.express->points);
        if (rules_.express && rules_.stations) line(Text::kLearnScoreBorrowed);
        if (rules_.globetrotter) line(Plural::kLearnScoreGlobetrotter, rules_.globetrotter->points);
        if (rules_.passengers) passengerPoints();
    }

    void ties() {
        if (rules_.ties.empty()) return line(Text::kLearnTiesEven);
        constexpr std::array<Text, 4> kTieTexts = {Text::kLearnTieCompleted, Text::kLearnTieStations,
                                                   Text::kLearnTieExpress, Text::kLearnTiePassengers};
        line(Text::kLearnTiesOrder);
        page_.list([&] {
            for (const TieBreak tie : rules_.ties)
                item(words_.text(kTieTexts[static_cast<std::size_t>(tie)]));
        });
        line(Text::kLearnTiesShared);
    }

    Writer& page_;
    const Words& words_;
    const MapDef& map_;
    const RulesSpec& rules_;
};

}  // namespace

std::string_view topicId(Topic topic) {
    return kTopicWords[static_cast<std::size_t>(topic)].id;
}

Text topicTitle(Topic topic) {
    return kTopicWords[static_cast<std::size_t>(topic)].title;
}

bool hasTopic(const Game& game, Topic topic) {
    const RulesSpec& rules = game.rules();
    switch (topic) {
        case Topic::kParallel:
            return mostTracks(game.map()) > 1;
        case Topic::kStations:
            return rules.stations.has_value();
        case Topic::kTunnels:
            return rules.tunnels.has_value();
        case Topic::kFerries:
            return rules.ferries.has_value();
        case Topic::kPassengers:
            return rules.passengers.has_value();
        case Topic::kCountries:
            return hasCountries(game.map());
        case Topic::kEastWest:
            return rules.eastWest.has_value();
        case Topic::kScore:
            return rules.routePoints.has_value();
        default:
            return true;
    }
}

void writeTopic(Writer& page, const Words& words, Topic topic) {
    Rules(page, words).write(topic);
}

}  // namespace semafor
