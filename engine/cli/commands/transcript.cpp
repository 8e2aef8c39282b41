// `semafor transcript`: prints a whole game as JSON lines.
#include "codec/transcript.h"

#include <array>
#include <string>

#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/players.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 4> kOptions = {"--map", "--seats", "--bots", "--deal"};

void writeGame(const GameChoice& choice, Choosers& choosers) {
    std::string text;
    Transcriber transcriber(*choice.game, choice.seats, choice.dealCode, text);
    while (!transcriber.state().over()) {
        const Seat seat = transcriber.state().actor();
        const PlayerView view = observe(*choice.game, transcriber.state(), seat);
        const std::size_t chosen = choosers[index(seat)]->choose(view, transcriber.legal());
        const auto error = transcriber.act(transcriber.legal()[chosen]);
        SEMAFOR_ASSERT(!error);
        print(text);
        text.clear();
    }
}

int run(const CommandLine& line) {
    const auto choice = chooseGame(line, {});
    if (!choice.ok()) return failUsage(choice.error());
    auto choosers = makeChoosers(*choice.value().game, line.find("--bots"), choice.value().seats,
                                 choice.value().dealCode);
    if (!choosers.ok()) return failUsage(choosers.error());
    writeGame(choice.value(), choosers.value());
    return kSuccess;
}

}  // namespace

const Command& transcriptCommand() {
    static constexpr Command kCommand = {
        "transcript",
        "--map M --seats N [--bots A,B,...] --deal CODE",
        "print a whole game as JSON lines, with every outcome of chance",
        "  --map M        a board that is built in (`semafor check-maps` names them), or the folder of one\n"
        "  --seats N      how many players\n"
        "  --bots A,B     a player for each seat, by the names of `semafor arena`; \"random\" takes every "
        "legal action with equal chance,\n"
        "                 by a generator seeded with the deal code and the seat (and is the default)\n"
        "  --deal CODE    the deal: 13 letters and digits\n",
        kOptions,
        0,
        run};
    return kCommand;
}

}  // namespace semafor::cli
