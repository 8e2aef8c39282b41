// Text view of saved games, and of files and links to open.
#include <algorithm>

#include "text_view/text_view.h"
#include "words/item_of.h"

namespace semafor {
namespace {

// A date of the proleptic Gregorian calendar, from days since 1970.
struct Date {
    std::int64_t year;
    int month;
    int day;
};

constexpr std::int64_t kLastSecond = 253'402'300'799;  // of the year 9999

// Required: not before 1970.
Date dateOf(std::int64_t days) {
    days += 719468;
    const std::int64_t era = days / 146097;
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

// The short name of the month, from 1.
std::string_view monthText(Language language, int month) {
    return itemOf(text(language, Text::kMonths), " ", static_cast<std::size_t>(month - 1));
}

void writeEntryButtons(Writer& page, const Desk& desk, const GameEntry& entry) {
    const Language language = desk.preferences.language();
    const std::uint64_t id = entry.saved.id;
    if (!entry.playable)
        return page.buttonOff({Target::kGameContinue, id}, text(language, Text::kGameContinue),
                              text(language, entry.newer ? Text::kGameNewer : Text::kGameUnplayable));
    page.button({Target::kGameContinue, id},
                text(language, entry.line.over ? Text::kResult : Text::kGameContinue), ask::Continue{id});
    page.button({Target::kGameReplay, id}, text(language, Text::kReplay), ask::Replay{id});
}

void writeMore(Writer& page, const Desk& desk, const GameEntry& entry) {
    const Language language = desk.preferences.language();
    const std::uint64_t id = entry.saved.id;
    if (!entry.newer) {
        page.field({Target::kGameName, id}, text(language, Text::kNewGameName), entry.saved.name,
                   ask::Rename{.id = id});
        page.button({Target::kGameDuplicate, id}, text(language, Text::kGameDuplicate), ask::Duplicate{id});
    }
    page.button({Target::kGameExport, id}, text(language, Text::kGameExport), ask::Export{id});
    page.button({Target::kGameDelete, id}, text(language, Text::kGameDelete), ask::Delete{id});
}

void writeEntry(Writer& page, const Desk& desk, const GameEntry& entry) {
    const Language language = desk.preferences.language();
    const SavedGame& saved = entry.saved;
    const auto date = [&](Text key, std::int64_t when) {
        return say(language, key, {dateText(language, when, desk.host().utcOffset())});
    };
    page.heading(2, gameTitle(language, saved));
    if (!saved.map.empty()) {
        page.text(gameLine(language, entry));
        page.text(date(Text::kGameBegun, saved.begun) + ", " + date(Text::kGameChanged, saved.changed));
    }
    if (entry.recovered) page.text(text(language, Text::kStoreRecovered));
    page.row([&] { writeEntryButtons(page, desk, entry); });
    page.group({Target::kGameMore, saved.id}, text(language, Text::kMoreChoices),
               [&] { writeMore(page, desk, entry); });
}

}  // namespace

std::string dateText(Language language, std::int64_t seconds, std::int64_t offset) {
    // A save may contain any number here.
    if (seconds < 0 || seconds > kLastSecond) return std::string(text(language, Text::kDateUnknown));
    seconds = std::clamp<std::int64_t>(seconds + offset, 0, kLastSecond);
    const std::int64_t days = seconds / 86400;
    const std::int64_t minutes = (seconds - days * 86400) / 60;
    const Date date = dateOf(days);
    const std::string time = twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60);
    return say(language, Text::kDate,
               {std::to_string(date.day), monthText(language, date.month), std::to_string(date.year), time});
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

SeatNames namesFor(Language language, const SavedGame& game, Seat reader) {
    const bool nameless =
        reader != kNoSeat && game.seats[index(reader)].person && game.seats[index(reader)].name.empty();
    return {seatNames(language, game), nameless ? reader : kNoSeat};
}

std::string gameTitle(Language language, const SavedGame& game) {
    if (!game.name.empty()) return game.name;
    return std::string(game.map.empty() ? text(language, Text::kGameSaved) : mapTitle(language, game.map));
}

std::string gameLine(Language language, const GameEntry& entry) {
    std::vector<std::string> seats = seatNames(language, entry.saved);
    for (std::size_t s = 0; s < entry.line.points.size() && s < seats.size(); ++s)
        seats[s] += ": " + number(entry.line.points[s]);
    const std::string state = entry.line.over
                                  ? std::string(text(language, Text::kGameFinished))
                                  : say(language, Text::kTurnNumber, {std::to_string(entry.line.turn + 1)});
    std::string line = std::string(mapTitle(language, entry.saved.map)) + " · " + listed(seats);
    // On an unknown board the state of a game can't be known.
    return entry.playable ? line + " · " + state : line;
}

void writeSaves(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.heading(1, text(language, Text::kMenuGames));
    writeNotice(page, desk);
    if (desk.library.entries().empty()) page.text(text(language, Text::kGamesNone));
    for (const GameEntry& entry : desk.library.entries()) writeEntry(page, desk, entry);
    page.heading(2, text(language, Text::kFiles));
    writeStoreAdvice(page, desk);
    if (!desk.library.entries().empty())
        page.button(Target::kExportAll, text(language, Text::kGameExportAll), ask::ExportAll{});
    page.file(Target::kImport, text(language, Text::kGameImport), ask::ImportText{});
    page.note(text(language, Text::kGameImportHint));
    page.field(Target::kOpenLink, text(language, Text::kLinkPaste), "", ask::OpenLink{});
    page.button(Target::kBack, text(language, Text::kToTitle), ask::Go{Screen::kTitle});
}

}  // namespace semafor
