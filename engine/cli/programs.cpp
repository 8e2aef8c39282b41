// External programs of an arena.
#include "cli/programs.h"

#include <algorithm>

namespace semafor::cli {
namespace {

constexpr std::size_t kLongestQuote = 60;

bool isPlayer(const std::vector<std::string_view>& players, std::string_view name) {
    return std::find(players.begin(), players.end(), name) != players.end();
}

}  // namespace

void Program::greeted(std::string_view ownName) {
    const std::lock_guard lock(mutex_);
    ownName_ = ownName;
    failedInARow_ = 0;
}

void Program::greetingFailed() {
    const std::lock_guard lock(mutex_);
    ++failedInARow_;
}

std::string Program::ownName() const {
    const std::lock_guard lock(mutex_);
    return ownName_;
}

bool Program::givenUp() const {
    const std::lock_guard lock(mutex_);
    return failedInARow_ >= kGreetingsAtMost;
}

Program* findProgram(const Programs& programs, std::string_view player) {
    for (const auto& program : programs)
        if (program->player() == player) return program.get();
    return nullptr;
}

const Program* givenUp(const Programs& programs) {
    for (const auto& program : programs)
        if (program->givenUp()) return program.get();
    return nullptr;
}

Result<Programs, std::string> readPrograms(const std::vector<std::string_view>& texts,
                                           const std::vector<std::string_view>& players) {
    Programs programs;
    for (const std::string_view text : texts) {
        const std::size_t sign = text.find('=');
        const bool named = sign != std::string_view::npos && isPlayer(players, text.substr(0, sign));
        const std::string player(named ? text.substr(0, sign) : kForeign);
        if (!isPlayer(players, player))
            return std::string(
                "--bot needs a player called \"foreign\", or NAME=COMMAND with the name of a player");
        if (findProgram(programs, player) != nullptr)
            return "--bot names two programs for \"" + player + "\"";
        programs.push_back(
            std::make_shared<Program>(player, std::string(named ? text.substr(sign + 1) : text)));
    }
    return programs;
}

std::string printable(std::string_view text) {
    std::string shown(text.substr(0, kLongestQuote));
    for (char& c : shown)
        if (c < ' ' || c > '~') c = '?';
    return text.size() > kLongestQuote ? shown + "…" : shown;
}

}  // namespace semafor::cli
