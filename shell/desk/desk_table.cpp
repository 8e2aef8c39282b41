// The game on the table: every action is in the store before anybody sees it.
#include <algorithm>
#include <utility>

#include "codec/view_bytes.h"
#include "desk/desk.h"

namespace semafor {
namespace {

unsigned beatOf(Pace pace) {
    constexpr unsigned kBeats[] = {900, 300, 0};
    return kBeats[static_cast<std::size_t>(pace)];
}

}  // namespace

// A game comes to the table. It is written once more, so that it is there from its first moment.
void Desk::sitDown(const SavedGame& saved) {
    const Game* game = games_.find(saved.map);
    auto match = game != nullptr ? Match::open(*game, saved) : std::nullopt;
    if (!match) return say(Notice::kUnplayable);
    leaveTable();
    match_ = std::move(match);
    ring_.emplace(*store_, saved.id);
    ring_->load();
    hold_ = Hold::kAsked;
    screen_ = Screen::kTable;
    changeScene();
    if (match_->cutShort()) say(Notice::kCutShort);
    if (ring_->damaged() > 0) say(Notice::kRecovered);
    if (saved.revision == 0) keep();
    host_->lockGame(saved.id, false);
}

void Desk::leaveTable() {
    endDrill();
    if (match_) host_->freeGame();
    match_.reset();
    ring_.reset();
    question_ = 0;
    if (screen_ == Screen::kTable) screen_ = Screen::kTitle;
    library_.refresh();
}

void Desk::lockAnswered(std::uint64_t id, bool granted) {
    if (aside_ && aside_->saved().id == id) asideHold_ = granted ? Hold::kOurs : Hold::kElsewhere;
    if (!match_ || match_->saved().id != id) return;
    if (granted && hold_ == Hold::kElsewhere) reload();
    hold_ = granted ? Hold::kOurs : Hold::kElsewhere;
    if (!granted) return say(Notice::kTakenElsewhere);
    if (notice_ == Notice::kTakenElsewhere) dismiss();
    advance();
}

void Desk::lockLost(std::uint64_t id) {
    if (aside_ && aside_->saved().id == id) asideHold_ = Hold::kElsewhere;
    if (!match_ || match_->saved().id != id) return;
    hold_ = Hold::kElsewhere;
    question_ = 0;
    say(Notice::kTakenElsewhere);
}

void Desk::takeOver() {
    if (match_ && hold_ == Hold::kElsewhere) host_->lockGame(match_->saved().id, true);
}

// What another tab has written of the game that we watch.
void Desk::reload() {
    auto saved = ring_->load();
    const Game* game = saved ? games_.find(saved->map) : nullptr;
    auto match = game != nullptr ? Match::open(*game, std::move(*saved)) : std::nullopt;
    if (!match) return;
    match->comesAfter(*match_);
    match_ = std::move(match);
}

void Desk::storeChanged(std::string_view key) {
    if (match_ && hold_ == Hold::kElsewhere && key.find(idText(match_->saved().id)) != std::string_view::npos)
        reload();
    if (screen_ == Screen::kSaves || screen_ == Screen::kTitle) library_.refresh();
}

void Desk::act(const Action& action) {
    if (!match_ || hold_ != Hold::kOurs || !match_->mayAct()) return;
    if (match_->act(action)) return;
    keep();
    advance();
}

void Desk::undo() {
    if (!match_ || hold_ != Hold::kOurs || !match_->undo()) return;
    question_ = 0;
    keep();
    advance();
}

void Desk::reveal() {
    if (match_) match_->reveal();
}

void Desk::mark(RouteId route) {
    if (match_ && match_->viewer() != kNoSeat) match_->mark(route);
}

void Desk::unmarkAll() {
    if (match_ && match_->viewer() != kNoSeat) match_->unmarkAll();
}

void Desk::standIn(Seat seat) {
    if (!match_ || drill_ || hold_ != Hold::kOurs || match_->session().over()) return;
    match_->standIn(seat, standInLevel_);
    keep();
    advance();
}

// What the bot was about to do is forgotten.
void Desk::giveBack(Seat seat) {
    if (!match_ || hold_ != Hold::kOurs) return;
    if (match_->session().actor() == seat) question_ = 0;
    match_->giveBack(seat);
    keep();
    advance();
}

void Desk::keep() {
    if (drill_) return;
    const auto fault = ring_->save(match_->nextGeneration(host_->now()));
    if (fault == StoreFault::kTaken) {
        lockLost(match_->saved().id);
        reload();
    } else if (fault) {
        explain(*fault);
    } else if (notice_ == Notice::kNotSaved || notice_ == Notice::kSaveFailed) {
        dismiss();
    }
}

void Desk::explain(StoreFault fault) {
    if (fault == StoreFault::kFull) say(Notice::kNotSaved);
    if (fault == StoreFault::kFailed) say(Notice::kSaveFailed);
    if (fault == StoreFault::kUnavailable) say(Notice::kNothingIsKept);
}

// What comes of itself after a change: a bot's move, or the question after the first finished game.
void Desk::advance() {
    if (!match_) return;
    if (settings_.openHands) match_->reveal();
    if (hold_ != Hold::kOurs) return;
    if (drill_) return answerDrill();
    const Session& session = match_->session();
    if (session.over()) {
        if (!settings_.keptForGood && notice_ == Notice::kNone) say(Notice::kAskToKeep);
    } else if (question_ == 0 && !match_->personPlays(session.actor())) {
        ask();
    }
}

void Desk::ask() {
    const Session& session = match_->session();
    ActionList legal;
    session.legalActions(legal);
    question_ = ++questions_;
    Question question;
    question.token = question_;
    question.level = match_->saved().seats[index(session.actor())].level;
    question.character = match_->characterOf(session.actor());
    question.map = match_->game().map().name;
    question.view = viewBytes(session.viewOf(session.actor()));
    question.choices = static_cast<std::uint32_t>(legal.size());
    question.seed = host_->random();
    question.beat = beatOf(settings_.pace);
    host_->askBot(question);
}

void Desk::botAnswered(std::uint64_t token, std::uint32_t choice) {
    if (!match_ || token != question_ || question_ == 0 || hold_ != Hold::kOurs) return;
    question_ = 0;
    ActionList legal;
    match_->session().legalActions(legal);
    if (choice < legal.size() && !match_->act(legal[choice])) keep();
    advance();
}

// The same people once more, at the same deal or another.
void Desk::again(bool sameDeal) {
    if (match_ && !drill_) startOver(match_->saved(), sameDeal);
}

void Desk::beginLike(std::uint64_t id) {
    if (const GameEntry* entry = library_.find(id)) startOver(entry->saved, false);
}

void Desk::startOver(const SavedGame& like, bool sameDeal) {
    const Game* board = games_.find(like.map);
    if (board == nullptr) return say(Notice::kUnplayable);
    SavedGame game = freshCopy(like);
    game.log.clear();
    game.name.clear();
    game.mapFingerprint = board->fingerprint();
    if (!sameDeal) game.dealCode = host_->random();
    sitDown(game);
}

}  // namespace semafor
