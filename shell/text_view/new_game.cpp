// Text view of the new-game screen: board, players and deal.
#include <iterator>

#include "map/shipped.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

std::vector<std::pair<std::string, std::string>> seatCounts(Language language, const RulesSpec& rules) {
    std::vector<std::pair<std::string, std::string>> options;
    for (int seats = rules.seatsFrom; seats <= rules.seatsTo; ++seats)
        options.emplace_back(std::to_string(seats), count(language, Plural::kPlayers, seats));
    return options;
}

std::vector<std::pair<std::string, std::string>> colors(Language language) {
    constexpr std::pair<Text, Text> kMarks[kMaxSeats] = {{Text::kRed, Text::kShapeCircle},
                                                         {Text::kBlue, Text::kShapeSquare},
                                                         {Text::kGreen, Text::kShapeTriangle},
                                                         {Text::kYellow, Text::kShapeDiamond},
                                                         {Text::kBlack, Text::kShapeStar}};
    std::vector<std::pair<std::string, std::string>> options;
    for (std::size_t c = 0; c < kMaxSeats; ++c)
        options.emplace_back(std::to_string(c),
                             say(language, Text::kSeatMark,
                                 {text(language, kMarks[c].first), text(language, kMarks[c].second)}));
    return options;
}

std::vector<std::pair<std::string, std::string>> players(Language language) {
    return {{"person", std::string(text(language, Text::kNewPerson))},
            {"bot", std::string(text(language, Text::kNewBot))}};
}

std::vector<std::pair<std::string, std::string>> characters(Language language) {
    constexpr Text kCharacterNames[kBotCharacters + 1] = {Text::kCharacterAny, Text::kCharacterEven,
                                                          Text::kCharacterPatient, Text::kCharacterHungry,
                                                          Text::kCharacterBlocker};
    std::vector<std::pair<std::string, std::string>> options;
    for (std::size_t c = 0; c <= kBotCharacters; ++c)
        options.emplace_back(std::to_string(c), text(language, kCharacterNames[c]));
    return options;
}

bool hasCharacter(const SavedSeat& seat) {
    return !seat.person && seat.level >= kFirstLevelWithCharacter;
}

void writeBot(Writer& page, const Desk& desk, std::size_t s) {
    const Language language = desk.preferences.language();
    const SavedSeat& seat = desk.newGame.draft().seats[s];
    page.choice({Target::kSeatLevel, s}, text(language, Text::kNewLevel), std::to_string(seat.level),
                levelOptions(language), ask::DraftPlayer{.seat = s});
    if (hasCharacter(seat))
        page.choice({Target::kSeatCharacter, s}, text(language, Text::kNewCharacter),
                    std::to_string(seat.character), characters(language), ask::DraftCharacter{.seat = s});
}

void writeSeatControls(Writer& page, const Desk& desk, std::size_t s) {
    const Language language = desk.preferences.language();
    const SavedSeat& seat = desk.newGame.draft().seats[s];
    page.choice({Target::kSeatWho, s}, text(language, Text::kNewWhoPlays), seat.person ? "person" : "bot",
                players(language), ask::DraftPlayer{.seat = s});
    if (!seat.person) writeBot(page, desk, s);
    page.field({Target::kSeatName, s}, text(language, Text::kNewName), seat.name, ask::DraftName{.seat = s});
    page.choice({Target::kSeatColor, s}, text(language, Text::kNewColor), std::to_string(seat.color),
                colors(language), ask::DraftColor{.seat = s});
}

void writeSeat(Writer& page, const Desk& desk, std::size_t s) {
    page.heading(3, say(desk.preferences.language(), Text::kNewPlayer, {std::to_string(s + 1)}));
    page.row([&] { writeSeatControls(page, desk, s); });
}

void writeBoardControls(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    const SavedGame& draft = desk.newGame.draft();
    page.choice(Target::kBoard, text(language, Text::kNewBoard), draft.map, boardOptions(language),
                ask::DraftBoard{});
    page.choice(Target::kSeatCount, text(language, Text::kNewPlayerCount), std::to_string(draft.seats.size()),
                seatCounts(language, desk.games.find(draft.map)->rules()), ask::DraftSeats{});
}

void writeGameControls(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.check(Target::kPractice, text(language, Text::kPractice), desk.newGame.draft().practice,
               ask::DraftPractice{});
    page.note(text(language, Text::kPracticeHint));
    page.field(Target::kDeal, text(language, Text::kDealCode), desk.newGame.deal(), ask::DraftDeal{});
    page.note(text(language, Text::kDealCodeHint));
    page.button(Target::kStart, text(language, Text::kNewStart), ask::Begin{});
    page.button(Target::kBack, text(language, Text::kToTitle), ask::Go{Screen::kTitle});
}

}  // namespace

std::vector<std::pair<std::string, std::string>> boardOptions(Language language) {
    std::vector<std::pair<std::string, std::string>> options;
    for (const MapFiles& map : shippedMaps()) options.emplace_back(map.name, mapTitle(language, map.name));
    return options;
}

std::vector<std::pair<std::string, std::string>> levelOptions(Language language) {
    constexpr Text kLevelNames[] = {Text::kLevelApprentice, Text::kLevelConductor, Text::kLevelStationmaster,
                                    Text::kLevelDirector};
    std::vector<std::pair<std::string, std::string>> options;
    for (std::size_t l = 0; l < std::size(kLevelNames); ++l)
        options.emplace_back(std::to_string(l + 1), text(language, kLevelNames[l]));
    return options;
}

void writeNewGame(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    const SavedGame& draft = desk.newGame.draft();
    page.heading(1, text(language, Text::kMenuNewGame));
    writeNotice(page, desk);
    page.row([&] { writeBoardControls(page, desk); });
    page.heading(2, text(language, Text::kNewPlayers));
    for (std::size_t s = 0; s < draft.seats.size(); ++s) writeSeat(page, desk, s);
    page.heading(2, text(language, Text::kMoreChoices));
    writeGameControls(page, desk);
}

}  // namespace semafor
