// One import at a time; a game on the table changes only with the player's consent.
#include "desk/imports.h"

namespace semafor {

void Imports::read(std::string_view text) {
    if (!import_ || import_->finished()) import_.emplace(at_.library);
    import_->read(text);
}

bool Imports::done(const std::vector<std::uint64_t>& elsewhere) {
    if (!import_ || import_->finished()) return false;
    ++changes_;
    OpenGames open;
    open.elsewhere = elsewhere;
    if (const Match* game = table_->game()) open.onTable = game->snapshot();
    open.tableElsewhere = !table_->gameIsOurs();
    if (const auto fault = import_->finish(open)) {
        at_.notices.storeFailed(*fault);
        return false;
    }
    table_->takeMarks();
    const ImportSum& sum = import_->sum();
    at_.notices.say(sum.damaged > 0 ? Notice::kImportDamaged : Notice::kImported, sum.came + sum.further);
    if (!import_->longer().empty()) askNext();
    return true;
}

void Imports::askNext() {
    if (!import_->longer().empty()) return at_.notices.say(Notice::kLonger);
    at_.notices.end(Notice::kLonger);
}

std::optional<LongerGame> Imports::answer() {
    if (!import_ || import_->longer().empty()) return std::nullopt;
    ++changes_;
    LongerGame longer = import_->answer();
    askNext();
    return longer;
}

void Imports::take(const LongerGame& longer) {
    ++changes_;
    const Match* match = table_->match();
    if (match != nullptr && match->saved().id == longer.game.id) return table_->carryOn(longer.game);
    if (const auto fault = import_->carryOn(longer)) at_.notices.storeFailed(*fault);
}

void Imports::removeArrivals() {
    if (!import_) return;
    ++changes_;
    const Match* game = table_->game();
    at_.notices.say(Notice::kSomeDeleted, import_->removeArrivals(game != nullptr ? game->saved().id : 0));
}

}  // namespace semafor
