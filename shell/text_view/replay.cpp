// Text view of a replay: a game action by action, forward, back and to any point.
#include "text_view/text_view.h"

namespace semafor {
namespace {

// The place in the game, and the way out.
void writeBand(Writer& page, const Desk& desk) {
    page.heading(1, replayTitle(desk));
    page.button(Target::kBack, replayLeave(desk), ask::Back{});
}

void writeStepButtons(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    const std::size_t at = desk.watching.action();
    const std::size_t total = desk.watching.match()->history().size();
    const auto step = [&](Target id, Text label, bool possible, auto act) {
        if (possible) page.button(id, text(language, label), act);
        if (!possible) page.buttonOff(id, text(language, label), {});
    };
    step(Target::kReplayFirst, Text::kReplayFirst, at > 0, ask::ReplayTo{0});
    step(Target::kReplayBack, Text::kReplayBack, at > 0, ask::ReplayTo{at - 1});
    step(Target::kReplayForward, Text::kReplayForward, at < total || desk.watching.lookingBack(),
         ask::ReplayForward{});
    step(Target::kReplayLast, Text::kReplayLast, at < total, ask::ReplayTo{total});
}

void writeSeatChoice(Writer& page, const Desk& desk, const SeatNames& names) {
    std::vector<std::pair<std::string, std::string>> seats;
    for (std::size_t s = 0; s < names.size(); ++s) seats.emplace_back(std::to_string(s), names[s]);
    page.choice(Target::kReplaySeat, text(desk.preferences.language(), Text::kReplaySeat),
                std::to_string(index(desk.watching.seat())), seats, ask::ReplaySeat{});
}

void writeReplayHead(Writer& page, const Desk& desk, const Words& words, const ShownGame& shown,
                     const SeatNames& names) {
    const std::size_t at = shown.at();
    writeBand(page, desk);
    writeNotice(page, desk);
    writeReplaySteps(page, desk);
    if (at > 0)
        page.list([&] {
            for (const auto& line : sentences(words, shown.events(at - 1), names)) page.text(line);
        });
    if (publicState(*desk.watching.match()).over()) writeSeatChoice(page, desk, names);
}

// The cards of the seat whose view is shown; no cards while several persons still play.
void writeSeatsCards(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names) {
    if (view.spectator()) return page.text(words.text(Text::kLookBackHidden));
    const std::string& whose = names[index(view.me)];
    writeHand(page, words, view, whose);
    writeTickets(page, words, view, whose);
}

}  // namespace

void writeReplaySteps(Writer& page, const Desk& desk) {
    page.slider(Target::kReplayAt, text(desk.preferences.language(), Text::kReplay), desk.watching.action(),
                desk.watching.match()->history().size(), ask::ReplayTo{});
    page.row([&] { writeStepButtons(page, desk); });
}

std::string replayTitle(const Desk& desk) {
    const std::size_t total = desk.watching.match()->history().size();
    return say(desk.preferences.language(),
               desk.watching.lookingBack() ? Text::kLookBackAction : Text::kReplayAction,
               {std::to_string(desk.watching.action()), std::to_string(total)});
}

std::string_view replayLeave(const Desk& desk) {
    return text(desk.preferences.language(),
                desk.watching.lookingBack() ? Text::kLookBackLeave : Text::kReplayClose);
}

void writeReplay(Writer& page, const Desk& desk, ShownMatch& shownMatch) {
    const Match& match = *desk.watching.match();
    const Words words(match.game(), desk.preferences.language());
    // A replay addresses no seat.
    const SeatNames names = namesFor(desk.preferences.language(), match.saved(), kNoSeat);
    const ShownGame& shown = shownMatch.show(match, desk.watching.seat(), desk.watching.action());
    const PlayerView& view = shown.view();
    writeReplayHead(page, desk, words, shown, names);
    if (view.over())
        writeResult(page, words, view, names);
    else
        page.heading(2, words.step(view.step, names[index(view.actor())]));
    writeSeatsCards(page, words, view, names);
    writeMarket(page, words, view);
    writeSeats(page, words, view, names);
    if (!view.spectator()) writeNetwork(page, words, view, names, names[index(view.me)]);
    writeBoard(page, words, view, names, nullptr);
    page.heading(2, words.text(Text::kLog));
    writeLog(page, words, shown, names);
    page.heading(2, words.text(Text::kMenu));
    writeMenu(page, desk);
}

}  // namespace semafor
