// The table: one next step, what can be done, and everything that the seat at the screen may know.
#include <algorithm>

#include "mirror/mirror.h"

namespace semafor {
namespace {

// Persons whom a bot plays for get their seats back.
void writeGiveBacks(Writer& page, const Desk& desk, const std::vector<std::string>& names) {
    const auto& seats = desk.table.match()->saved().seats;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        if (!seats[s].person || !seats[s].standIn) continue;
        page.text(say(desk.preferences.language(), Text::kStandInPlays, {names[s]}));
        page.button("give-back/" + std::to_string(s), giveBackText(desk, s), ask::GiveBack{idAt<Seat>(s)});
    }
}

void writeWays(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.button("learn", text(language, Text::kMenuLearn), ask::Go{Screen::kLearn});
    page.button("settings", text(language, Text::kMenuSettings), ask::Go{Screen::kSettings});
    page.button("title", text(language, Text::kToTitle), ask::Go{Screen::kTitle});
}

// While nobody is at the screen: only what betrays no card.
void writeNobodysMenu(Writer& page, const Desk& desk) {
    page.button("share", text(desk.preferences.language(), Text::kShareGame), ask::Go{Screen::kShare});
    page.heading(2, text(desk.preferences.language(), Text::kMenu));
    writeWays(page, desk);
}

// Between two persons, a bot: nobody's cards are shown until it has acted.
void writeNobody(Writer& page, const Desk& desk, const std::vector<std::string>& names) {
    const PublicState& now = publicState(*desk.table.match());
    const Words words(desk.table.match()->game(), desk.preferences.language());
    page.heading(1, words.step(now.step, names[index(now.actor())]));
    writeGiveBacks(page, desk, names);
    writeNobodysMenu(page, desk);
}

// "Your turn: …", or who is to act.
std::string stepLine(const Words& words, const Match& match, const PlayerView& view,
                     const std::vector<std::string>& names) {
    return words.step(view.step, match.mayAct() ? std::string_view() : names[index(view.actor())]);
}

void writeWatching(Writer& page, const Desk& desk) {
    page.text(text(desk.preferences.language(), Text::kStoreOtherTab));
    page.button("take-over", text(desk.preferences.language(), Text::kStoreTakeOver), ask::TakeOver{});
}

void writeNext(Writer& page, const Desk& desk, const Words& words, const PlayerView& view,
               const std::vector<std::string>& names) {
    const Match& match = *desk.table.match();
    if (view.lastRound() && !view.over())
        page.text(labelled(words, Text::kLastRound, words.count(Plural::kTurnsLeft, view.turnsLeft)));
    if (view.tunnel.underWay()) page.text(words.route(view.tunnel.route) + ": " + words.tunnel(view.tunnel));
    if (!view.over()) {
        page.heading(2, stepLine(words, match, view, names));
        page.text(labelled(words, Text::kHand, words.cards(view.hand)));
    }
    if (desk.table.hold() == Hold::kElsewhere) return writeWatching(page, desk);
    if (desk.table.hold() == Hold::kOurs && match.mayAct() && !view.over())
        writeActions(page, words, desk, view);
    if (match.mayUndo()) page.button("undo", words.text(Text::kUndo), ask::Undo{});
}

// A bot may play for the person at the screen.
void writeStandIn(Writer& page, const Desk& desk, const std::vector<std::string>& names) {
    const Match& match = *desk.table.match();
    if (publicState(match).over() || desk.table.hold() != Hold::kOurs || desk.lessons.drill()) return;
    const Language language = desk.preferences.language();
    const Seat seat = match.viewer();
    if (match.seating().personPlays(seat)) {
        page.choice("stand-in/level", text(language, Text::kStandInLevel),
                    std::to_string(desk.standIns.level()), levelOptions(language), ask::SetStandInLevel{});
        page.button("stand-in", say(language, Text::kStandIn, {names[index(seat)]}), ask::AskStandIn{});
    }
}

// What can be done with the game as a whole; a drill is nothing to be kept or sent.
void writeGameMenu(Writer& page, const Desk& desk, const Words& words) {
    const bool over = publicState(*desk.table.match()).over();
    if (over) {
        page.button("again", words.text(Text::kPlayAgain), ask::Again{false});
        page.button("again/same", words.text(Text::kPlaySameDeal), ask::Again{true});
    }
    page.button("replay", words.text(over ? Text::kReplay : Text::kLookBack),
                ask::Replay{desk.table.match()->saved().id});
    page.button("share", words.text(Text::kShare), ask::Go{Screen::kShare});
    page.button("export", words.text(Text::kGameExport), ask::ExportTable{});
    page.button("report", words.text(Text::kBugReportCopy), ask::CopyReport{});
    page.note(words.text(Text::kBugReportHint));
}

void writeMenu(Writer& page, const Desk& desk, const Words& words) {
    page.heading(2, words.text(Text::kMenu));
    if (!desk.lessons.drill()) writeGameMenu(page, desk, words);
    writeWays(page, desk);
}

}  // namespace

// A name is needed only where there are several persons.
std::string giveBackText(const Desk& desk, std::size_t seat) {
    const auto& seats = desk.table.match()->saved().seats;
    const auto persons =
        std::count_if(seats.begin(), seats.end(), [](const SavedSeat& s) { return s.person; });
    if (persons == 1) return std::string(text(desk.preferences.language(), Text::kStandInStop));
    return say(desk.preferences.language(), Text::kStandInGiveBack,
               {seatNames(desk.preferences.language(), desk.table.match()->saved())[seat]});
}

void writeHandOver(Writer& page, const Desk& desk) {
    const auto names = seatNames(desk.preferences.language(), desk.table.match()->saved());
    if (desk.table.match()->waitingFor() == kNoSeat) return writeNobody(page, desk, names);
    const Language language = desk.preferences.language();
    const std::string& who = names[index(desk.table.match()->waitingFor())];
    page.heading(1, say(language, Text::kHandOver, {who}));
    writeNotice(page, desk);
    page.text(text(language, Text::kHandOverHint));
    page.button("reveal", text(language, Text::kShowCards), ask::Reveal{});
    writeNobodysMenu(page, desk);
}

void writeTable(Writer& page, const Desk& desk, ShownMatch& shownMatch) {
    const Match& match = *desk.table.match();
    if (match.viewer() == kNoSeat) return writeHandOver(page, desk);
    const Words words(match.game(), desk.preferences.language());
    const auto names = seatNames(desk.preferences.language(), match.saved());
    const ShownGame& shown = shownMatch.show(match, match.viewer(), match.history().size());
    const PlayerView& view = shown.view();
    const std::string title(mapTitle(desk.preferences.language(), match.game().map().name));
    page.heading(1, match.saved().name.empty() ? title : match.saved().name + " (" + title + ")");
    writeNotice(page, desk);
    if (view.over()) writeResult(page, words, view, names);
    if (desk.lessons.drill()) writeDrill(page, desk, words);
    writeNext(page, desk, words, view, names);
    if (!view.over()) writeGiveBacks(page, desk, names);
    const Seat own = ownSeat(match);
    const std::string_view whose = own == kNoSeat ? std::string_view(names[index(view.me)]) : "";
    if (!view.over()) writeHand(page, words, view, whose);
    if (!view.over()) writeTickets(page, words, view, whose);
    if (!view.over()) writePlan(page, words, desk, view);
    writeMarket(page, words, view);
    writeSeats(page, words, view, names, own);
    writeNetwork(page, words, view, names, whose);
    writeBoard(page, words, view, names, match.mayAct() ? &match : nullptr);
    page.heading(2, words.text(Text::kLog));
    writeLog(page, words, shown, names);
    writeStandIn(page, desk, names);
    writeMenu(page, desk, words);
}

}  // namespace semafor
