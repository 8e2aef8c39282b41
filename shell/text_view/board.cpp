// Text view of the board: city by city, with its routes and their owners.
#include <algorithm>

#include "table/choices.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

class BoardWords {
public:
    BoardWords(const Words& words, const PlayerView& view, const SeatNames& names, const Match* match)
        : words_(words), game_(words.game()), view_(view), names_(names), match_(match) {}

    [[nodiscard]] std::string route(RouteId id) const {
        return words_.route(id) + ": " + words_.routeFacts(id) + " – " + standing(id);
    }

    [[nodiscard]] std::string city(CityId id) const {
        std::string text(words_.city(id));
        std::string_view separator = " – ";
        const auto add = [&](const std::string& what) {
            text.append(separator).append(what);
            separator = "; ";
        };
        for (std::size_t s = 0; s < view_.seats; ++s)
            if (view_.stationCities[s].has(id)) add(stationText(words_, names_, s));
        const std::string waiting = passengers(id);
        if (!waiting.empty()) add(labelled(words_, Text::kWaitingPassengers, waiting));
        return text;
    }

    [[nodiscard]] std::vector<RouteId> routesOf(CityId id) const {
        std::vector<RouteId> routes;
        for (const RouteId route : game_.routesByName())
            if (game_.route(route).cities[0] == id || game_.route(route).cities[1] == id)
                routes.push_back(route);
        return routes;
    }

private:
    // The route's owner; without one, whether it is free or closed, and why it can't be claimed now.
    [[nodiscard]] std::string standing(RouteId id) const {
        for (std::size_t s = 0; s < view_.seats; ++s)
            if (view_.owned[s].has(id)) return ownerText(words_, names_, s);
        if (!view_.open.has(id)) return std::string(words_.text(Text::kRouteClosed));
        const auto why = match_ != nullptr ? whyNot(*match_, bestClaim(game_, view_, id)) : std::nullopt;
        std::string text(words_.text(Text::kRouteFree));
        return why ? text + ". " + std::string(words_.error(*why)) : text;
    }

    [[nodiscard]] std::string passengers(CityId id) const {
        const PassengerPlaces places = game_.passengerPlaces(id);
        CardCounts counts;
        for (std::size_t place = places.first; place < places.first + std::size_t{places.count}; ++place)
            if (((view_.waiting >> place) & 1) != 0) ++counts[view_.passengers[place]];
        return counts.total() == 0 ? std::string() : words_.cards(counts);
    }

    const Words& words_;
    const Game& game_;
    const PlayerView& view_;
    const SeatNames& names_;
    const Match* match_;
};

}  // namespace

std::string ownerText(const Words& words, const SeatNames& names, std::size_t seat) {
    if (idAt<Seat>(seat) == names.you) return std::string(words.text(Text::kRouteYours));
    return words.say(Text::kRouteOwner, {names[seat]});
}

std::string stationText(const Words& words, const SeatNames& names, std::size_t seat) {
    if (idAt<Seat>(seat) == names.you) return std::string(words.text(Text::kStationYours));
    return words.say(Text::kStationOwner, {names[seat]});
}

void writeNetwork(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names,
                  std::string_view whose) {
    const BoardWords board(words, view, names, nullptr);
    const RouteSet& mine = view.owned[index(view.me)];
    const std::string label(whose.empty() ? words.text(Text::kOwnNetwork) : whose);
    page.heading(2, label + ": " + words.count(Plural::kRoutes, static_cast<long>(mine.size())));
    page.list([&] {
        for (const RouteId route : words.game().routesByName())
            if (mine.has(route)) page.text(words.route(route) + ": " + words.routeFacts(route));
        view.stationCities[index(view.me)].forEach([&](CityId city) { page.text(board.city(city)); });
    });
    if (mine.empty()) page.text(words.text(Text::kNoRoutes));
}

void writeBoard(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names,
                const Match* match) {
    const BoardWords board(words, view, names, match);
    page.heading(2, words.text(Text::kBoard));
    const auto writeCity = [&](CityId city) {
        page.groupList({Target::kRoutes, index(city)}, board.city(city), [&] {
            for (const RouteId route : board.routesOf(city)) page.text(board.route(route));
        });
    };
    page.searchGroup(Target::kRoutes, words.text(Text::kRoutesTitle), false, [&] {
        for (const CityId city : words.game().citiesByName()) writeCity(city);
    });
}

}  // namespace semafor
