// Saved games, replay, and what the player should know of the store.
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

void writeEntry(Writer& page, Desk& desk, const GameEntry& entry) {
    const Language language = desk.language();
    const std::uint64_t id = entry.saved.id;
    const std::string at = "game/" + idText(id) + "/";
    const std::string line = gameLine(language, entry);
    page.heading(
        2, entry.saved.name.empty() ? std::string(mapTitle(language, entry.saved.map)) : entry.saved.name);
    page.text(line);
    const auto date = [&](Text key, std::int64_t when) {
        return say(language, key, {dateText(language, when + desk.host().utcOffset())});
    };
    page.text(date(Text::kGameBegun, entry.saved.begun) + ", " +
              date(Text::kGameChanged, entry.saved.changed));
    if (entry.recovered) page.text(text(language, Text::kStoreRecovered));
    page.row([&] {
        if (entry.playable) {
            page.button(at + "continue", text(language, entry.over ? Text::kResult : Text::kGameContinue),
                        [&desk, id] { desk.continueGame(id); });
            page.button(at + "replay", text(language, Text::kReplay), [&desk, id] { desk.replayGame(id); });
        } else {
            page.buttonOff(at + "continue", text(language, Text::kGameContinue),
                           text(language, Text::kGameUnplayable));
        }
    });
    page.group(at + "more", text(language, Text::kMoreChoices), [&] {
        page.field(at + "name", text(language, Text::kNewGameName), entry.saved.name,
                   [&desk, id](const std::string& name) { desk.renameGame(id, name); });
        page.button(at + "duplicate", text(language, Text::kGameDuplicate),
                    [&desk, id] { desk.duplicateGame(id); });
        page.button(at + "export", text(language, Text::kGameExport), [&desk, id] { desk.exportGame(id); });
        page.button(at + "delete", text(language, Text::kGameDelete), [&desk, id] { desk.deleteGame(id); });
    });
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

void writeReplay(Writer& page, Desk& desk) {
    const Language language = desk.language();
    const Match& match = *desk.replay();
    const std::size_t total = match.session().log().size();
    const std::size_t at = desk.replayAt();
    const Session then = match.session().upTo(at);
    const PlayerView view = then.viewOf(desk.replaySeat());
    const Words words(match.game(), language);
    const auto names = seatNames(language, match.saved());
    page.heading(1, text(language, Text::kReplay));
    page.text(say(language, Text::kReplayAction, {std::to_string(at), std::to_string(total)}));
    page.slider("at", text(language, Text::kReplay), at, total,
                [&desk](std::size_t to) { desk.replayTo(to); });
    const auto step = [&](const char* id, Text label, bool possible, std::size_t to) {
        if (possible) page.button(id, text(language, label), [&desk, to] { desk.replayTo(to); });
        if (!possible) page.buttonOff(id, text(language, label), {});
    };
    page.row([&] {
        step("first", Text::kReplayFirst, at > 0, 0);
        step("back-one", Text::kReplayBack, at > 0, at == 0 ? 0 : at - 1);
        step("forward", Text::kReplayForward, at < total, at + 1);
        step("last", Text::kReplayLast, at < total, total);
    });
    if (at > 0)
        page.list([&] {
            for (const std::string& line :
                 sentences(words, match.history()[at - 1], desk.replaySeat(), names))
                page.text(line);
        });
    if (match.session().over()) {
        std::vector<std::pair<std::string, std::string>> seats;
        for (std::size_t s = 0; s < names.size(); ++s) seats.emplace_back(std::to_string(s), names[s]);
        page.choice("seat", text(language, Text::kReplaySeat), std::to_string(index(desk.replaySeat())),
                    seats, [&desk](const std::string& seat) {
                        desk.replaySeat(idAt<Seat>(seat.empty() ? 0 : seat[0] - '0'));
                    });
    }
    if (view.over()) writeResult(page, words, match.game(), view, names);
    writeHand(page, words, view);
    writeTickets(page, words, match.game(), view);
    writeMarket(page, words, match.game(), view);
    writeSeats(page, words, match.game(), view, names);
    writeBoard(page, words, view, names, nullptr, match.game());
    page.button("back", text(language, Text::kMenuGames), [&desk] { desk.go(Screen::kSaves); });
}

}  // namespace semafor
