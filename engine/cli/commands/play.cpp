// `semafor play`: a game in the terminal between one person and the program's players.
#include <array>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "base/deal_code.h"
#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/hint_text.h"
#include "cli/players.h"
#include "cli/table_text.h"
#include "codec/notation.h"
#include "session/session.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 5> kOptions = {"--map", "--seats", "--deal", "--seat", "--bots"};
constexpr std::size_t kShortList = 24;

constexpr std::string_view kPrompt = "> ";
constexpr std::string_view kHelp =
    "an action:   its number in the list, or its words\n"
    "list [TEXT]  the legal actions, all or those that begin with the text\n"
    "show         the table\n"
    "hint         the best three moves, and why\n"
    "undo         take back what may be taken back\n"
    "quit         leave the game\n";

class TerminalGame {
public:
    TerminalGame(Session session, Choosers choosers, Seat me)
        : session_(std::move(session)), choosers_(std::move(choosers)), me_(me) {}

    void run() {
        bool shown = false;
        while (!session_.over() && !left_) {
            session_.legalActions(legal_);
            if (session_.actor() != me_) {
                actFor(session_.actor());
                shown = false;
                continue;
            }
            if (!std::exchange(shown, true)) show();
            ask();
        }
        if (session_.over()) print("The game is over.\n" + standingText(session_.game(), view()));
    }

private:
    [[nodiscard]] PlayerView view() const { return session_.viewOf(me_); }

    void actFor(Seat seat) {
        if (session_.mayTakeBack() && !confirm()) return;
        submit(legal_[choosers_[index(seat)]->choose(session_.viewOf(seat), legal_)]);
    }

    // The pause before the others go on. Returns false if actions were undone or the person has left.
    bool confirm() {
        print("Enter goes on, \"undo\" takes your turn back\n");
        print(kPrompt);
        const auto line = readLine();
        left_ = !line || *line == "quit";
        if (line && *line == "undo") return !session_.undoTo(session_.undoPoint());
        return !left_;
    }

    void submit(const Action& action) {
        const auto events = session_.submit(action);
        if (!events.ok()) return printError(describe(events.error()));
        for (const Event& event : events.value().seenBy(me_)) {
            const std::string text = eventText(session_.game(), event);
            if (!text.empty()) print(text + "\n");
        }
    }

    void show() {
        print("\n");
        print(viewText(session_.game(), view()));
        if (legal_.size() <= kShortList) return list("");
        print(std::to_string(legal_.size()) +
              " legal actions; \"list claim\" shows the claims, \"help\" more\n");
    }

    void list(std::string_view beginning) {
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            const std::string text = actionText(session_.game(), legal_[i]);
            if (text.substr(0, beginning.size()) == beginning)
                print(std::to_string(i).append("  ").append(text).append("\n"));
        }
    }

    void ask() {
        print(kPrompt);
        const auto line = readLine();
        if (!line || *line == "quit") {
            left_ = true;
        } else if (*line == "help") {
            print(kHelp);
        } else if (*line == "show") {
            show();
        } else if (line->substr(0, 4) == "list") {
            list(std::string_view(*line).substr(line->size() > 5 ? 5 : 4));
        } else if (*line == "hint") {
            print(hintText(session_.game(), view(), legal_));
        } else if (*line == "undo") {
            if (!session_.mayTakeBack()) return printError("nothing may be taken back");
            session_.undoTo(session_.undoPoint());
        } else if (!line->empty()) {
            act(*line);
        }
    }

    void act(const std::string& words) {
        if (const auto number = parseNumber(words, 0, legal_.size() - 1))
            return submit(legal_[static_cast<std::size_t>(*number)]);
        const auto action = parseAction(session_.game(), words);
        if (!action.ok()) return printError(words + ": " + std::string(describe(action.error().fault)));
        submit(action.value());
    }

    Session session_;
    Choosers choosers_;
    Seat me_;
    ActionList legal_;
    bool left_ = false;
};

std::uint64_t anyDealCode() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

int run(const CommandLine& line) {
    const auto choice = chooseGame(line, {2, anyDealCode()});
    if (!choice.ok()) return failUsage(choice.error());
    const auto& [game, seats, dealCode] = choice.value();
    const auto seat = numberOf(line, {"--seat", 0, seats - 1, 0});
    if (!seat.ok()) return failUsage(seat.error());
    SessionSetup setup;
    setup.dealCode = dealCode;
    for (std::size_t s = 0; s < seats; ++s) setup.players.push({s == seat.value(), 0});
    auto session = Session::begin(*game, setup);
    auto choosers = makeChoosers(*game, line.find("--bots"), seats, dealCode);
    SEMAFOR_ASSERT(session && choosers.ok());
    print(game->map().name + ", deal " + dealCodeText(dealCode) + "\n");
    TerminalGame(std::move(*session), std::move(choosers).value(), idAt<Seat>(seat.value())).run();
    return kSuccess;
}

}  // namespace

const Command& playCommand() {
    static constexpr Command kCommand = {
        "play",
        "--map M [--seats N] [--seat S] [--bots A,B,...] [--deal CODE]",
        "play a game in the terminal against the program's players",
        "  --map M       a board that is built in (`semafor check-maps` names them), or the folder of one\n"
        "  --seats N     how many players (2)\n"
        "  --seat S      your seat, from 0 (0)\n"
        "  --bots A,B    a player for each seat, your own included though it never acts, by the names of\n"
        "                `semafor arena` (all random)\n"
        "  --deal CODE   the deal: 13 letters and digits (any)\n"
        "Type \"help\" during the game. The end of the input leaves the game.\n",
        kOptions,
        0,
        run};
    return kCommand;
}

}  // namespace semafor::cli
