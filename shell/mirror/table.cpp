// The table: one next step, what can be done, and everything that the seat at the screen may know.
#include "mirror/mirror.h"

namespace semafor {
namespace {

// Persons whom a bot plays for get their seats back.
void writeGiveBacks(Writer& page, Desk& desk, const std::vector<std::string>& names) {
    const auto& seats = desk.match()->saved().seats;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        if (!seats[s].person || !seats[s].standIn) continue;
        page.text(say(desk.language(), Text::kStandInPlays, {names[s]}));
        page.button("give-back/" + std::to_string(s),
                    say(desk.language(), Text::kStandInGiveBack, {names[s]}),
                    [&desk, s] { desk.giveBack(idAt<Seat>(s)); });
    }
}

// Between two persons, a bot: nobody's cards are shown until it has acted.
void writeNobody(Writer& page, Desk& desk, const std::vector<std::string>& names) {
    const Session& session = desk.match()->session();
    const Words words(desk.match()->game(), desk.language());
    page.heading(1, words.step(session.step(), names[index(session.actor())]));
    writeGiveBacks(page, desk, names);
}

void writeHandOver(Writer& page, Desk& desk, const std::vector<std::string>& names) {
    if (desk.match()->waitingFor() == kNoSeat) return writeNobody(page, desk, names);
    const Language language = desk.language();
    const std::string& who = names[index(desk.match()->waitingFor())];
    page.heading(1, say(language, Text::kHandOver, {who}));
    writeNotice(page, desk);
    page.text(text(language, Text::kHandOverHint));
    page.button("reveal", text(language, Text::kShowCards), [&desk] { desk.reveal(); });
}

// "Your turn: …", or who is to act.
std::string stepLine(const Words& words, const Match& match, const std::vector<std::string>& names) {
    const Seat actor = match.session().actor();
    return words.step(match.session().step(), match.mayAct() ? std::string_view() : names[index(actor)]);
}

void writeWatching(Writer& page, Desk& desk) {
    page.text(text(desk.language(), Text::kStoreOtherTab));
    page.button("take-over", text(desk.language(), Text::kStoreTakeOver), [&desk] { desk.takeOver(); });
}

void writeNext(Writer& page, Desk& desk, const Words& words, const PlayerView& view,
               const std::vector<std::string>& names) {
    const Match& match = *desk.match();
    if (view.lastRound() && !view.over())
        page.text(labelled(words, Text::kLastRound, words.count(Plural::kTurnsLeft, view.turnsLeft)));
    if (view.tunnel.underWay()) page.text(words.route(view.tunnel.route) + ": " + words.tunnel(view.tunnel));
    if (!view.over()) {
        page.heading(2, stepLine(words, match, names));
        page.text(labelled(words, Text::kHand, words.cards(view.hand)));
    }
    if (desk.hold() == Hold::kElsewhere) return writeWatching(page, desk);
    if (desk.hold() == Hold::kOurs && match.mayAct() && !view.over()) writeActions(page, words, desk, view);
    if (match.mayUndo()) page.button("undo", words.text(Text::kUndo), [&desk] { desk.undo(); });
}

// A bot may play for the person at the screen.
void writeStandIn(Writer& page, Desk& desk, const std::vector<std::string>& names) {
    const Match& match = *desk.match();
    if (match.session().over() || desk.hold() != Hold::kOurs || desk.drill()) return;
    const Language language = desk.language();
    const Seat seat = match.viewer();
    if (match.personPlays(seat)) {
        page.choice(
            "stand-in/level", text(language, Text::kStandInLevel), std::to_string(desk.standInLevel()),
            levelOptions(language), [&desk](const std::string& level) {
                desk.setStandInLevel(static_cast<std::uint8_t>(level.empty() ? kFirstLevel : level[0] - '0'));
            });
        page.button("stand-in", say(language, Text::kStandIn, {names[index(seat)]}),
                    [&desk, seat] { desk.standIn(seat); });
    }
}

// What can be done with the game as a whole; a drill is nothing to be kept or sent.
void writeGameMenu(Writer& page, Desk& desk, const Words& words) {
    if (desk.match()->session().over()) {
        page.button("again", words.text(Text::kPlayAgain), [&desk] { desk.again(false); });
        page.button("again/same", words.text(Text::kPlaySameDeal), [&desk] { desk.again(true); });
        page.button("replay", words.text(Text::kReplay),
                    [&desk] { desk.replayGame(desk.match()->saved().id); });
    }
    page.button("share", words.text(Text::kShare), [&desk] { desk.go(Screen::kShare); });
    page.button("export", words.text(Text::kGameExport), [&desk] { desk.exportTable(); });
    page.button("report", words.text(Text::kBugReportCopy), [&desk] { desk.copyReport(); });
    page.note(words.text(Text::kBugReportHint));
}

void writeMenu(Writer& page, Desk& desk, const Words& words) {
    page.heading(2, words.text(Text::kMenu));
    if (!desk.drill()) writeGameMenu(page, desk, words);
    page.button("learn", words.text(Text::kMenuLearn), [&desk] { desk.go(Screen::kLearn); });
    page.button("settings", words.text(Text::kMenuSettings), [&desk] { desk.go(Screen::kSettings); });
    page.button("title", words.text(Text::kToTitle), [&desk] { desk.go(Screen::kTitle); });
}

}  // namespace

void writeTable(Writer& page, Desk& desk) {
    const Match& match = *desk.match();
    const Words words(match.game(), desk.language());
    const auto names = seatNames(desk.language(), match.saved());
    if (match.viewer() == kNoSeat) return writeHandOver(page, desk, names);
    const PlayerView view = match.session().viewOf(match.viewer());
    const std::string title(mapTitle(desk.language(), match.game().map().name));
    page.heading(1, match.saved().name.empty() ? title : match.saved().name + " (" + title + ")");
    writeNotice(page, desk);
    if (view.over()) writeResult(page, words, view, names);
    if (desk.drill()) writeDrill(page, desk, words);
    writeNext(page, desk, words, view, names);
    if (!view.over()) writeGiveBacks(page, desk, names);
    if (!view.over()) writeHand(page, words, view);
    if (!view.over()) writeTickets(page, words, view);
    if (!view.over()) writePlan(page, words, desk, view);
    writeMarket(page, words, view);
    writeSeats(page, words, view, names);
    writeBoard(page, words, view, names, match.mayAct() ? &match.session() : nullptr);
    page.heading(2, words.text(Text::kLog));
    writeLog(page, words, match, match.viewer(), names);
    writeStandIn(page, desk, names);
    writeMenu(page, desk, words);
}

}  // namespace semafor
