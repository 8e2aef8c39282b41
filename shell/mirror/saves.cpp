// Saved games, and what the player should know of the store.
#include "mirror/mirror.h"

namespace semafor {
namespace {

// Of a proleptic Gregorian calendar, from days since 1970.
struct Date {
    std::int64_t year;
    int month;
    int day;
};

Date dateOf(std::int64_t days) {
    days += 719468;
    const std::int64_t era = (days >= 0 ? days : days - 146096) / 146097;
    const auto dayOfEra = static_cast<int>(days - era * 146097);
    const int year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
    const int dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100);
    const int shifted = (5 * dayOfYear + 2) / 153;
    const int month = shifted < 10 ? shifted + 3 : shifted - 9;
    return {era * 400 + year + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1};
}

std::string twoDigits(std::int64_t n) {
    return (n < 10 ? "0" : "") + std::to_string(n);
}

void writeEntryButtons(Writer& page, Desk& desk, const GameEntry& entry, const std::string& at) {
    const Language language = desk.language();
    const std::uint64_t id = entry.saved.id;
    if (!entry.playable)
        return page.buttonOff(at + "continue", text(language, Text::kGameContinue),
                              text(language, Text::kGameUnplayable));
    page.button(at + "continue", text(language, entry.over ? Text::kResult : Text::kGameContinue),
                [&desk, id] { desk.continueGame(id); });
    page.button(at + "replay", text(language, Text::kReplay), [&desk, id] { desk.replayGame(id); });
}

void writeMore(Writer& page, Desk& desk, const GameEntry& entry, const std::string& at) {
    const Language language = desk.language();
    const std::uint64_t id = entry.saved.id;
    page.field(at + "name", text(language, Text::kNewGameName), entry.saved.name,
               [&desk, id](const std::string& name) { desk.renameGame(id, name); });
    page.button(at + "duplicate", text(language, Text::kGameDuplicate),
                [&desk, id] { desk.duplicateGame(id); });
    page.button(at + "export", text(language, Text::kGameExport), [&desk, id] { desk.exportGame(id); });
    page.button(at + "delete", text(language, Text::kGameDelete), [&desk, id] { desk.deleteGame(id); });
}

void writeEntry(Writer& page, Desk& desk, const GameEntry& entry) {
    const Language language = desk.language();
    const SavedGame& saved = entry.saved;
    const std::string at = "game/" + idText(saved.id) + "/";
    const auto date = [&](Text key, std::int64_t when) {
        return say(language, key, {dateText(language, when + desk.host().utcOffset())});
    };
    page.heading(2, saved.name.empty() ? mapTitle(language, saved.map) : std::string_view(saved.name));
    page.text(gameLine(language, entry));
    page.text(date(Text::kGameBegun, saved.begun) + ", " + date(Text::kGameChanged, saved.changed));
    if (entry.recovered) page.text(text(language, Text::kStoreRecovered));
    page.row([&] { writeEntryButtons(page, desk, entry, at); });
    page.group(at + "more", text(language, Text::kMoreChoices), [&] { writeMore(page, desk, entry, at); });
}

}  // namespace

std::string dateText(Language language, std::int64_t seconds) {
    const std::int64_t days = seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400;
    const std::int64_t minutes = (seconds - days * 86400) / 60;
    const Date date = dateOf(days);
    const std::string year = std::to_string(date.year);
    const std::string month = twoDigits(date.month);
    const std::string day = twoDigits(date.day);
    const std::string time = ", " + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60);
    if (language == Language::kPolish) return day + "." + month + "." + year + time;
    if (language == Language::kHungarian) return year + ". " + month + ". " + day + "." + time;
    return year + "-" + month + "-" + day + time;
}

std::vector<std::string> seatNames(Language language, const SavedGame& game) {
    std::vector<std::string> names;
    for (std::size_t s = 0; s < game.seats.size(); ++s) {
        const SavedSeat& seat = game.seats[s];
        const Text key = seat.person ? Text::kNewPlayer : Text::kNewComputerName;
        names.push_back(seat.name.empty() ? say(language, key, {std::to_string(s + 1)}) : seat.name);
    }
    return names;
}

std::string gameLine(Language language, const GameEntry& entry) {
    std::vector<std::string> seats = seatNames(language, entry.saved);
    for (std::size_t s = 0; s < entry.points.size() && s < seats.size(); ++s)
        seats[s] += " " + number(entry.points[s]);
    const std::string state = entry.over ? std::string(text(language, Text::kGameFinished))
                                         : say(language, Text::kTurnNumber, {std::to_string(entry.turn + 1)});
    return std::string(mapTitle(language, entry.saved.map)) + " · " + listed(seats) + " · " + state;
}

void writeSaves(Writer& page, Desk& desk) {
    const Language language = desk.language();
    page.heading(1, text(language, Text::kMenuGames));
    writeNotice(page, desk);
    if (desk.library().entries().empty()) page.text(text(language, Text::kGamesNone));
    for (const GameEntry& entry : desk.library().entries()) writeEntry(page, desk, entry);
    page.heading(2, text(language, Text::kFiles));
    writeStoreAdvice(page, desk);
    if (!desk.library().entries().empty())
        page.button("export-all", text(language, Text::kGameExportAll), [&desk] { desk.exportAll(); });
    page.file("import", text(language, Text::kGameImport),
              [&desk](const std::string& file) { desk.importText(file); });
    page.note(text(language, Text::kGameImportHint));
    page.field("open-link", text(language, Text::kLinkPaste), "", [&desk](const std::string& link) {
        if (!link.empty()) desk.openLink(link);
    });
    page.button("back", text(language, Text::kToTitle), [&desk] { desk.go(Screen::kTitle); });
}

}  // namespace semafor
