// A game action by action, forward, back and to any point.
#include "mirror/mirror.h"

namespace semafor {
namespace {

// Where one stands in the game, and the ways from there.
void writeSteps(Writer& page, Desk& desk) {
    const Language language = desk.language();
    const std::size_t at = desk.replayAt();
    const std::size_t total = desk.replay()->session().log().size();
    const auto step = [&](const char* id, Text label, bool possible, std::size_t to) {
        if (possible) page.button(id, text(language, label), [&desk, to] { desk.replayTo(to); });
        if (!possible) page.buttonOff(id, text(language, label), {});
    };
    step("first", Text::kReplayFirst, at > 0, 0);
    step("back-one", Text::kReplayBack, at > 0, at == 0 ? 0 : at - 1);
    step("forward", Text::kReplayForward, at < total, at + 1);
    step("last", Text::kReplayLast, at < total, total);
}

void writeSeatChoice(Writer& page, Desk& desk, const std::vector<std::string>& names) {
    std::vector<std::pair<std::string, std::string>> seats;
    for (std::size_t s = 0; s < names.size(); ++s) seats.emplace_back(std::to_string(s), names[s]);
    page.choice(
        "seat", text(desk.language(), Text::kReplaySeat), std::to_string(index(desk.replaySeat())), seats,
        [&desk](const std::string& seat) { desk.replaySeat(idAt<Seat>(seat.empty() ? 0 : seat[0] - '0')); });
}

void writeReplayHead(Writer& page, Desk& desk, const Words& words, const std::vector<std::string>& names) {
    const Match& match = *desk.replay();
    const std::size_t at = desk.replayAt();
    const std::size_t total = match.session().log().size();
    page.heading(1, words.text(Text::kReplay));
    page.text(words.say(Text::kReplayAction, {std::to_string(at), std::to_string(total)}));
    page.slider("at", words.text(Text::kReplay), at, total, [&desk](std::size_t to) { desk.replayTo(to); });
    page.row([&] { writeSteps(page, desk); });
    if (at > 0)
        page.list([&] {
            for (const auto& line : sentences(words, match.history()[at - 1], desk.replaySeat(), names))
                page.text(line);
        });
    if (match.session().over()) writeSeatChoice(page, desk, names);
}

}  // namespace

void writeReplay(Writer& page, Desk& desk) {
    const Match& match = *desk.replay();
    const Words words(match.game(), desk.language());
    const auto names = seatNames(desk.language(), match.saved());
    const PlayerView view = match.session().upTo(desk.replayAt()).viewOf(desk.replaySeat());
    writeReplayHead(page, desk, words, names);
    if (view.over()) writeResult(page, words, view, names);
    writeHand(page, words, view);
    writeTickets(page, words, view);
    writeMarket(page, words, view);
    writeSeats(page, words, view, names);
    writeBoard(page, words, view, names, nullptr);
    page.button("back", words.text(Text::kMenuGames), [&desk] { desk.go(Screen::kSaves); });
}

}  // namespace semafor
