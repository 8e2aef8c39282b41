// Words for scores; a game's rules decide which lines its result table has.
#include "words/score_words.h"

#include <array>

namespace semafor {
namespace {

constexpr std::array<Text, 9> kItemTexts = {
    Text::kScoreRoutes,  Text::kScoreTickets,      Text::kScoreStations,
    Text::kScoreExpress, Text::kScoreGlobetrotter, Text::kScorePassengers,
    Text::kScoreTotal,   Text::kScoreCompleted,    Text::kScoreLongest,
};
constexpr std::array<Text, kMaxSeats> kPlaceTexts = {Text::kPlace1, Text::kPlace2, Text::kPlace3,
                                                     Text::kPlace4, Text::kPlace5};

int passengerPoints(const SeatScore& score) {
    int points = 0;
    for (const std::uint8_t ofColor : score.passengers) points += ofColor;
    return points;
}

// For items that are counted in points.
int pointsOf(ScoreItem item, const SeatScore& score) {
    switch (item) {
        case ScoreItem::kRoutes:
            return score.routes;
        case ScoreItem::kTickets:
            return score.tickets;
        case ScoreItem::kStations:
            return score.stations;
        case ScoreItem::kExpress:
            return score.express;
        case ScoreItem::kGlobetrotter:
            return score.globetrotter;
        case ScoreItem::kPassengers:
            return passengerPoints(score);
        case ScoreItem::kTotal:
        case ScoreItem::kCompleted:
        case ScoreItem::kLongest:
            break;
    }
    return score.total;
}

}  // namespace

std::vector<ScoreItem> ScoreWords::items() const {
    const RulesSpec& rules = words_->game().rules();
    if (rules.instantTickets) return {ScoreItem::kCompleted};
    std::vector<ScoreItem> items;
    if (rules.routePoints) items.push_back(ScoreItem::kRoutes);
    items.push_back(ScoreItem::kTickets);
    if (rules.stations) items.push_back(ScoreItem::kStations);
    if (rules.express) items.push_back(ScoreItem::kExpress);
    if (rules.globetrotter) items.push_back(ScoreItem::kGlobetrotter);
    if (rules.passengers) items.push_back(ScoreItem::kPassengers);
    items.push_back(ScoreItem::kTotal);
    items.push_back(ScoreItem::kCompleted);
    if (rules.express) items.push_back(ScoreItem::kLongest);
    return items;
}

std::string_view ScoreWords::name(ScoreItem item) const {
    return words_->text(kItemTexts[static_cast<std::size_t>(item)]);
}

std::string ScoreWords::value(ScoreItem item, const SeatScore& score) const {
    if (item == ScoreItem::kLongest) return number(score.longest);
    if (item != ScoreItem::kCompleted) return number(pointsOf(item, score));
    const std::string completed = number(score.completedCount);
    return score.kept.empty() ? completed : completed + "/" + number(static_cast<long>(score.kept.size()));
}

std::string ScoreWords::line(ScoreItem item, const SeatScore& score) const {
    std::string amount = value(item, score);
    if (item == ScoreItem::kLongest)
        amount = words_->count(Plural::kSpaces, score.longest);
    else if (item != ScoreItem::kCompleted)
        amount = words_->count(Plural::kPoints, pointsOf(item, score));
    return words_->say(Text::kScoreLine, {name(item), amount});
}

std::string ScoreWords::rank(const BySeat<SeatScore>& scores, std::size_t seats, Seat seat) const {
    const std::uint8_t rank = scores[index(seat)].rank;
    int equal = 0;
    for (std::size_t s = 0; s < seats; ++s) equal += scores[s].rank == rank ? 1 : 0;
    const std::string_view place = words_->text(kPlaceTexts[rank - 1u]);
    return equal > 1 ? words_->say(Text::kPlaceShared, {place}) : std::string(place);
}

std::string ScoreWords::winners(const BySeat<SeatScore>& scores, Names names, Seat you) const {
    std::vector<std::string> best;
    const bool reader = you != kNoSeat && scores[index(you)].rank == 1;
    for (std::size_t s = 0; s < names.size(); ++s)
        if (scores[s].rank == 1)
            best.push_back(idAt<Seat>(s) == you ? std::string(words_->text(Text::kYou)) : names[s]);
    if (reader && best.size() == 1) return std::string(words_->text(Text::kWinnerYou));
    return words_->say(best.size() == 1 ? Text::kWinner : Text::kWinnersShared, {listed(best)});
}

std::string ScoreWords::loan(const Loan& loan) const {
    return words_->say(Text::kStationLoan, {words_->city(loan.city), words_->route(loan.route)});
}

}  // namespace semafor
