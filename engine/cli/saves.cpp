// Plays games to be saved, and describes saved games.
#include "cli/saves.h"

#include <utility>

#include "base/assert.h"
#include "base/deal_code.h"
#include "base/fingerprint.h"
#include "base/json.h"
#include "cli/players.h"
#include "session/saving.h"

namespace semafor::cli {
namespace {

SavedGame play(const GameChoice& choice, Choosers& choosers, std::size_t actionsAtMost) {
    SessionSetup setup;
    setup.dealCode = choice.dealCode;
    for (std::size_t s = 0; s < choice.seats; ++s) setup.players.push({false, 0});
    auto session = Session::begin(*choice.game, setup);
    SEMAFOR_ASSERT(session.has_value());
    ActionList legal;
    while (!session->over() && session->log().size() < actionsAtMost) {
        session->legalActions(legal);
        const Seat seat = session->actor();
        const std::size_t chosen = choosers[index(seat)]->choose(session->viewOf(seat), legal);
        const auto result = session->submit(legal[chosen]);
        SEMAFOR_ASSERT(result.ok());
    }
    SavedGame saved = savedFrom(*session);
    for (std::size_t s = 0; s < saved.seats.size(); ++s) saved.seats[s].color = static_cast<std::uint8_t>(s);
    return saved;
}

// Escapes text written by others, so that it can't control the terminal.
std::string inQuotes(std::string_view name) {
    std::string text;
    appendJsonString(text, name);
    return text;
}

std::string seatLines(const SavedGame& saved) {
    std::string text;
    for (std::size_t s = 0; s < saved.seats.size(); ++s) {
        const SavedSeat& seat = saved.seats[s];
        text.append("seat ").append(std::to_string(s)).append(": ").append(inQuotes(seat.name));
        if (!seat.person) text.append(", bot of level ").append(std::to_string(seat.level));
        text.append("\n");
    }
    return text;
}

// Describes the sections of format 2.
std::string sectionLines(const Sections& sections) {
    std::string text;
    for (const DecisionRange& range : sections.decisions)
        text += "seat " + std::to_string(range.seat) + ": actions " + std::to_string(range.first + 1) +
                " to " + std::to_string(range.end) + " decided by " +
                (range.level ? "a bot of level " + std::to_string(*range.level) : "its person") + "\n";
    for (const TableSetting& setting : sections.settings)
        text += "setting " + std::to_string(setting.number) + ": " + std::to_string(setting.value) + "\n";
    for (const SaveSection& section : sections.others)
        text += "section " + std::to_string(section.number) + ": " + std::to_string(section.bytes.size()) +
                " bytes, unknown here\n";
    return text;
}

std::string stateLine(const OpenedGame& opened) {
    if (opened.stop)
        return "the rules follow it for " + std::to_string(opened.stop->action) +
               " actions: " + std::string(describe(opened.stop->error)) + "\n";
    if (opened.session.over()) return "the game is over\n";
    return "seat " + std::to_string(index(opened.session.actor())) + " is to act\n";
}

}  // namespace

Result<PlayedGame, std::string> playedGame(const CommandLine& line) {
    auto choice = chooseGame(line, {});
    if (!choice.ok()) return choice.error();
    auto choosers = makeChoosers(*choice.value().game, line.find("--bots"), choice.value().seats,
                                 choice.value().dealCode);
    if (!choosers.ok()) return choosers.error();
    const auto actions = numberOf(line, {"--actions", 0, kMaxLogActions, kMaxLogActions});
    if (!actions.ok()) return actions.error();
    PlayedGame played;
    played.saved = play(choice.value(), choosers.value(), static_cast<std::size_t>(actions.value()));
    played.game = std::move(choice.value().game);
    return played;
}

std::string headOf(const SavedGame& saved) {
    std::string text = inQuotes(saved.map) + ", " + std::to_string(saved.seats.size()) + " seats, " +
                       std::to_string(saved.log.size()) + " actions, deal " + dealCodeText(saved.dealCode) +
                       (saved.practice ? ", for practice\n" : "\n");
    if (!saved.name.empty()) text.append("name: ").append(inQuotes(saved.name)).append("\n");
    return text.append(seatLines(saved)).append(sectionLines(saved.sections));
}

GameReport reportOn(const Game& game, const SavedGame& saved) {
    const auto opened = openSaved(game, saved);
    if (!opened) return {"no game of so many seats\n", false};
    GameReport report;
    if (opened->otherRules) report.text.append("it was played by other rules than today's\n");
    report.text.append(stateLine(*opened));
    const auto state = toHex(opened->session.stateFingerprint());
    report.text.append("state ").append(state.digits).append("\n");
    report.followed = !opened->stop;
    return report;
}

std::optional<std::string> otherMap(const CommandLine& line, const Game& game, std::uint64_t fingerprint) {
    if (!line.find("--map") || game.fingerprint() == fingerprint) return std::nullopt;
    return "it is of another map called \"" + game.map().name + "\": the fingerprint there is " +
           std::string(toHex(fingerprint).view()) + ", here " + std::string(toHex(game.fingerprint()).view());
}

}  // namespace semafor::cli
