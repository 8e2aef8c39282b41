// Text view of the table: the next step, the possible actions, and all that the seat at the screen may know.
#include <algorithm>

#include "text_view/text_view.h"

namespace semafor {
namespace {

void writeMenuPart(Writer& page, const Desk& desk) {
    page.heading(2, text(desk.preferences.language(), Text::kMenu));
    writeMenu(page, desk);
}

// While a bot acts between two persons, nobody's cards are shown.
void writeNobody(Writer& page, const Desk& desk, const SeatNames& names) {
    const PublicState& now = publicState(*desk.table.match());
    const Words words(desk.table.match()->game(), desk.preferences.language());
    page.heading(1, words.step(now.step, names[index(now.actor())]));
    writeGiveBacks(page, desk);
    writeMenuPart(page, desk);
}

// "Your turn: …", or the seat to act.
std::string stepLine(const Words& words, const Match& match, const PlayerView& view, const SeatNames& names) {
    return words.step(view.step, match.mayAct() ? std::string_view() : names[index(view.actor())]);
}

void writeWatching(Writer& page, const Desk& desk) {
    page.text(text(desk.preferences.language(), Text::kStoreOtherTab));
    page.button(Target::kTakeOver, text(desk.preferences.language(), Text::kStoreTakeOver), ask::TakeOver{});
}

void writeNext(Writer& page, const Desk& desk, const Words& words, const PlayerView& view,
               const SeatNames& names) {
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
    if (desk.table.hold() == Hold::kOurs && match.mayUndo())
        page.button(Target::kUndo, words.text(Text::kUndo), ask::Undo{});
}

}  // namespace

void writeHandOver(Writer& page, const Desk& desk) {
    const SeatNames names = namesFor(desk.preferences.language(), desk.table.match()->saved(), kNoSeat);
    if (desk.table.match()->waitingFor() == kNoSeat) return writeNobody(page, desk, names);
    const Language language = desk.preferences.language();
    const std::string& who = names[index(desk.table.match()->waitingFor())];
    page.heading(1, say(language, Text::kHandOver, {who}));
    writeNotice(page, desk);
    page.text(text(language, Text::kHandOverHint));
    page.button(Target::kReveal, text(language, Text::kShowCards), ask::Reveal{});
    writeGiveBacks(page, desk);
    writeMenuPart(page, desk);
}

void writeTable(Writer& page, const Desk& desk, ShownMatch& shownMatch) {
    const Match& match = *desk.table.match();
    if (match.viewer() == kNoSeat) return writeHandOver(page, desk);
    const Words words(match.game(), desk.preferences.language());
    const SeatNames names = namesFor(desk.preferences.language(), match.saved(), match.viewer());
    const ShownGame& shown = shownMatch.show(match, match.viewer(), match.history().size());
    const PlayerView& view = shown.view();
    const std::string title(mapTitle(desk.preferences.language(), match.game().map().name));
    page.heading(1, match.saved().name.empty() ? title : match.saved().name + " (" + title + ")");
    writeNotice(page, desk);
    if (view.over()) writeResult(page, words, view, names);
    if (desk.lessons.drill()) writeDrill(page, desk, words);
    writeNext(page, desk, words, view, names);
    writeGiveBacks(page, desk);
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
    writeMenuPart(page, desk);
}

}  // namespace semafor
