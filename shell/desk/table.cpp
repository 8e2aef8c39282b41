// Saves every action before it is shown, and shares the game with other tabs by a lock.
#include "desk/table.h"

#include <algorithm>

#include "store/importing.h"
#include "store/marks.h"

namespace semafor {
namespace {

std::string marksToKeep(const Match& match) {
    return marksText(match.game(), match.marks.among(publicState(match).open));
}

}  // namespace

const Match* Table::game() const {
    const std::optional<Match>& game = isDrill_ ? aside_ : match_;
    return game ? &*game : nullptr;
}

std::optional<Match> Table::load(const SavedGame& saved) const {
    const Game* game = at_.games.find(saved.map);
    auto match = game != nullptr ? Match::open(*game, saved) : std::nullopt;
    if (match) match->marks = PlannerMarks(parseMarks(*game, readMarks(at_.store, saved.id)));
    return match;
}

void Table::open(Match match) {
    match_ = std::move(match);
    match_->setOpenHands(at_.preferences.settings().openHands);
    const std::uint64_t id = match_->saved().id;
    slots_.emplace(at_.store, id);
    slots_->load();
    hold_ = Hold::kAsked;
    ++changes_;
    if (match_->cutShort()) at_.notices.say(Notice::kCutShort);
    if (slots_->damaged() > 0) at_.notices.say(Notice::kRecovered);
    if (match_->saved().revision == 0) save();
    at_.host.lockGame(id, false);
}

void Table::leave() {
    if (match_) at_.host.freeGame();
    match_.reset();
    slots_.reset();
    bots_.forget();
    ++changes_;
}

void Table::lockAnswered(std::uint64_t id, bool granted) {
    if (aside_ && aside_->saved().id == id) asideHold_ = granted ? Hold::kOurs : Hold::kElsewhere;
    if (!match_ || match_->saved().id != id) return;
    if (granted && hold_ == Hold::kElsewhere) reload();
    hold_ = granted ? Hold::kOurs : Hold::kElsewhere;
    ++changes_;
    if (!granted) {
        bots_.forget();
        return at_.notices.say(Notice::kTakenElsewhere);
    }
    at_.notices.end(Notice::kTakenElsewhere);
    advance();
}

void Table::takeOver() {
    if (match_ && hold_ == Hold::kElsewhere) at_.host.lockGame(match_->saved().id, true);
}

// Shows the generation that another tab has written of the watched game.
void Table::reload() {
    const auto saved = slots_->load();
    auto match = saved ? load(*saved) : std::nullopt;
    if (!match) return;
    match->continueFrom(*match_);
    match->setOpenHands(at_.preferences.settings().openHands);
    match_ = std::move(match);
    ++changes_;
}

void Table::othersWrote(std::uint64_t id) {
    if (match_ && hold_ == Hold::kElsewhere && match_->saved().id == id) reload();
}

void Table::act(const Action& action) {
    if (!ours() || !match_->mayAct() || match_->act(action)) return;
    at_.notices.end(Notice::kAskStandIn);
    save();
    advance();
}

void Table::undo() {
    if (!ours() || !match_->undo()) return;
    bots_.forget();
    save();
    advance();
}

void Table::reveal() {
    if (!match_) return;
    match_->reveal();
    ++changes_;
}

void Table::mark(RouteId route) {
    if (!match_ || match_->viewer() == kNoSeat) return;
    match_->marks.toggle(match_->viewer(), route);
    ++changes_;
    keepMarks();
}

void Table::unmarkAll() {
    if (!match_ || match_->viewer() == kNoSeat) return;
    match_->marks.clear(match_->viewer());
    ++changes_;
    keepMarks();
}

void Table::takeMarks() {
    if (!match_ || isDrill_ || !marksToKeep(*match_).empty()) return;
    match_->marks = PlannerMarks(parseMarks(match_->game(), readMarks(at_.store, match_->saved().id)));
    ++changes_;
}

void Table::keepMarks() {
    if (isDrill_ || hold_ != Hold::kOurs) return;
    writeMarks(at_.store, {match_->saved().id, marksToKeep(*match_)});
}

void Table::carryOn(const SavedGame& longer) {
    if (hold_ != Hold::kOurs || meetingOf(match_->snapshot(), longer) != Meeting::kFurther) return;
    auto match = load(carriedOn(match_->snapshot(), longer));
    if (!match) return;
    match->continueFrom(*match_);
    match_ = std::move(match);
    bots_.forget();
    save();
    advance();
}

void Table::botAnswered(std::uint64_t token, std::uint32_t choice) {
    if (!ours() || !bots_.close(token)) return;
    ActionList legal;
    match_->session().legalActions(legal);
    if (choice < legal.size() && !match_->act(legal[choice])) save();
    advance();
}

void Table::save() {
    ++changes_;
    if (isDrill_) return;
    const std::vector<Action> written = match_->saved().log;
    const auto write = [this] { return slots_->save(match_->nextGeneration(at_.host.now())); };
    auto fault = write();
    if (fault == StoreFault::kTaken && onlyRenamedElsewhere(written)) fault = write();
    if (fault == StoreFault::kFull && at_.library.makeRoom()) fault = write();
    if (!fault) at_.library.notePlayed(match_->saved().id);
    if (fault == StoreFault::kTaken) {
        lockAnswered(match_->saved().id, false);
        reload();
    } else if (fault) {
        at_.notices.storeFailed(*fault);
    } else {
        at_.notices.end(Notice::kNotSaved);
        at_.notices.end(Notice::kSaveFailed);
    }
}

// True when another tab only renamed the game: this match gets the name, and the game stays with the tab that
// plays it. `written`: the log as this tab has written it.
bool Table::onlyRenamedElsewhere(const std::vector<Action>& written) {
    const auto theirs = slots_->load();
    if (!theirs || theirs->log.size() > written.size() ||
        !std::equal(theirs->log.begin(), theirs->log.end(), written.begin()))
        return false;
    match_->takeName(*theirs);
    return true;
}

void Table::advance() {
    if (!match_) return;
    const Settings& settings = at_.preferences.settings();
    match_->setOpenHands(settings.openHands);
    if (hold_ != Hold::kOurs || isDrill_) return;
    const Session& session = match_->session();
    if (session.over()) {
        if (!settings.keptForGood && at_.notices.current() == Notice::kNone)
            at_.notices.say(Notice::kAskToKeep);
    } else if (!bots_.asked() && !match_->seating().personPlays(session.actor())) {
        bots_.ask(*match_);
    }
}

void Table::beginDrill(Match drill) {
    if (!isDrill_) {
        aside_ = std::exchange(match_, std::nullopt);
        asideHold_ = hold_;
    }
    isDrill_ = true;
    match_ = std::move(drill);
    hold_ = Hold::kOurs;
    ++changes_;
    bots_.forget();
}

void Table::endDrill() {
    if (!isDrill_) return;
    isDrill_ = false;
    match_ = std::exchange(aside_, std::nullopt);
    ++changes_;
    bots_.forget();
    if (!match_) return;
    hold_ = asideHold_;
    if (hold_ == Hold::kElsewhere) {
        at_.notices.say(Notice::kTakenElsewhere);
        return reload();
    }
    advance();
}

}  // namespace semafor
