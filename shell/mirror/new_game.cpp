// A new game: the board, who sits where, and the deal.
#include <iterator>

#include "mirror/mirror.h"

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

// A person, or a bot by its level.
std::vector<std::pair<std::string, std::string>> players(Language language) {
    std::vector<std::pair<std::string, std::string>> options = {
        {"person", std::string(text(language, Text::kNewPerson))}};
    for (auto& [value, level] : levelOptions(language))
        options.emplace_back(value, std::string(text(language, Text::kNewBot)) + ": " + level);
    return options;
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

void writeSeatControls(Writer& page, Desk& desk, std::size_t s) {
    const Language language = desk.language();
    const SavedSeat& seat = desk.draft().seats[s];
    const std::string id = "seat/" + std::to_string(s);
    page.choice(id + "/who", text(language, Text::kNewWhoPlays),
                seat.person ? "person" : std::to_string(seat.level), players(language),
                [&desk, s](const std::string& who) {
                    desk.draftPerson(s, who == "person");
                    if (who.size() == 1) desk.draftLevel(s, static_cast<std::uint8_t>(who[0] - '0'));
                });
    if (hasCharacter(seat))
        page.choice(id + "/character", text(language, Text::kNewCharacter), std::to_string(seat.character),
                    characters(language), [&desk, s](const std::string& character) {
                        desk.draftCharacter(
                            s, static_cast<std::uint8_t>(character.empty() ? 0 : character[0] - '0'));
                    });
    page.field(id + "/name", text(language, Text::kNewName), seat.name,
               [&desk, s](const std::string& name) { desk.draftName(s, name); });
    page.choice(id + "/color", text(language, Text::kNewColor), std::to_string(seat.color), colors(language),
                [&desk, s](const std::string& color) {
                    desk.draftColor(s, static_cast<std::uint8_t>(color.empty() ? 0 : color[0] - '0'));
                });
}

void writeSeat(Writer& page, Desk& desk, std::size_t s) {
    page.heading(3, say(desk.language(), Text::kNewPlayer, {std::to_string(s + 1)}));
    page.row([&] { writeSeatControls(page, desk, s); });
}

void writeBoardControls(Writer& page, Desk& desk) {
    const Language language = desk.language();
    const SavedGame& draft = desk.draft();
    page.choice("board", text(language, Text::kNewBoard), draft.map, boardOptions(language),
                [&desk](const std::string& map) { desk.draftMap(map); });
    page.choice("seats", text(language, Text::kNewPlayerCount), std::to_string(draft.seats.size()),
                seatCounts(language, desk.games().find(draft.map)->rules()),
                [&desk](const std::string& seats) {
                    desk.draftSeats(static_cast<std::size_t>(seats.empty() ? 0 : seats[0] - '0'));
                });
}

}  // namespace

std::vector<std::pair<std::string, std::string>> boardOptions(Language language) {
    std::vector<std::pair<std::string, std::string>> options;
    for (const std::string_view map : {"europe", "germany", "first-journey"})
        options.emplace_back(map, mapTitle(language, map));
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

void writeNewGame(Writer& page, Desk& desk) {
    const Language language = desk.language();
    const SavedGame& draft = desk.draft();
    page.heading(1, text(language, Text::kMenuNewGame));
    writeNotice(page, desk);
    page.row([&] { writeBoardControls(page, desk); });
    page.heading(2, text(language, Text::kNewPlayers));
    for (std::size_t s = 0; s < draft.seats.size(); ++s) writeSeat(page, desk, s);
    page.heading(2, text(language, Text::kMoreChoices));
    page.check("practice", text(language, Text::kPractice), draft.practice,
               [&desk](bool on) { desk.draftPractice(on); });
    page.note(text(language, Text::kPracticeHint));
    page.field("deal", text(language, Text::kDealCode), desk.draftDeal(),
               [&desk](const std::string& code) { desk.draftDeal(code); });
    page.note(text(language, Text::kDealCodeHint));
    page.button("start", text(language, Text::kNewStart), [&desk] { desk.begin(); });
    page.button("back", text(language, Text::kToTitle), [&desk] { desk.go(Screen::kTitle); });
}

}  // namespace semafor
