// Plays actions and undo, hands the device on, and makes the next generation to store.
#include "desk/match.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "session/saving.h"

namespace semafor {

std::optional<Match> Match::open(const Game& game, SavedGame saved) {
    auto opened = openSaved(game, saved);
    if (!opened) return std::nullopt;
    // A save may come from anywhere: an unknown colour becomes the seat's own.
    for (std::size_t s = 0; s < saved.seats.size(); ++s)
        if (saved.seats[s].color >= kMaxSeats) saved.seats[s].color = static_cast<std::uint8_t>(s);
    Match match(opened->session.upTo(0), std::move(saved));
    for (const Action& action : opened->session.log()) match.act(action);
    match.cutShort_ = opened->stop.has_value();
    // The save records who decided; otherwise a bot that stands in now didn't decide the earlier actions.
    for (Decider& decider : match.deciders_)
        if (match.session_.playerOf(decider.seat).person) decider.level = std::nullopt;
    takeDecisions(match.deciders_, match.saved_.sections.decisions);
    return match;
}

Match::Match(Session session, SavedGame saved) : session_(std::move(session)), saved_(std::move(saved)) {}

// Hands are hidden only between persons: not from a person alone against bots, not among bots, and not at the
// end.
Seat Match::viewer() const {
    if (present_ != kNoSeat || (seating().persons() > 1 && !session_.over())) return present_;
    return seating().firstPerson();
}

// While bots act between two persons, the person who acted last watches.
Seat Match::waitingFor() const {
    const Seat actor = session_.actor();
    if (session_.over() || !seating().personPlays(actor) || seating().persons() <= 1) return kNoSeat;
    return actor == present_ ? kNoSeat : actor;
}

// Call after every change: the device goes to the person who has to act.
void Match::handOn() {
    if (waitingFor() == kNoSeat) return;
    present_ = kNoSeat;
    if (openHands_) reveal();
}

void Match::reveal() {
    if (waitingFor() != kNoSeat) present_ = waitingFor();
}

void Match::setOpenHands(bool open) {
    if (openHands_ && !open) present_ = kNoSeat;
    openHands_ = open;
    handOn();
}

// The session knows which seats have a person: when that changes, it is opened again from its log.
void Match::reseat(std::vector<SavedSeat> seats) {
    SEMAFOR_ASSERT(seats.size() == saved_.seats.size());
    const bool samePersons =
        std::equal(seats.begin(), seats.end(), saved_.seats.begin(),
                   [](const SavedSeat& a, const SavedSeat& b) { return a.person == b.person; });
    saved_.seats = std::move(seats);
    if (samePersons) return handOn();
    auto reopened = open(session_.game(), snapshot());
    SEMAFOR_ASSERT(reopened);
    reopened->continueFrom(*this);
    reopened->marks = marks;
    reopened->settle();
    reopened->setOpenHands(openHands_);
    *this = std::move(*reopened);
}

// The level of the computer that plays the seat now; empty: a person plays it.
std::optional<std::uint8_t> Match::levelFor(Seat seat) const {
    if (seat == kNoSeat || seating().personPlays(seat)) return std::nullopt;
    return saved_.seats[index(seat)].level;
}

std::optional<RuleError> Match::act(const Action& action) {
    const Decider decider{session_.actor(), levelFor(session_.actor())};
    auto result = session_.submit(action);
    if (!result.ok()) return result.error();
    history_.push_back(std::move(result).value());
    deciders_.push_back(decider);
    ++version_;
    handOn();
    return std::nullopt;
}

// Whether an undo may begin at that action; it also undoes the bot actions that follow.
bool Match::undoBeginsAt(const Decider& decider) const {
    return hidesHands() ? !decider.level : seating().personPlays(decider.seat);
}

std::optional<std::size_t> Match::undoTarget() const {
    std::size_t target = deciders_.size();
    while (target > 0 && !undoBeginsAt(deciders_[target - 1])) --target;
    if (target == 0 || target - 1 < std::max(session_.undoPoint(), settled_)) return std::nullopt;
    const Seat seat = deciders_[target - 1].seat;
    if (hidesHands() && (seat != present_ || !seating().personPlays(seat))) return std::nullopt;
    return target - 1;
}

bool Match::undo() {
    const auto target = undoTarget();
    if (!target || !session_.undoTo(*target)) return false;
    history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(*target), history_.end());
    deciders_.resize(*target);
    ++version_;
    handOn();
    return true;
}

void Match::takeName(const SavedGame& theirs) {
    saved_.name = theirs.name;
    saved_.revision = std::max(saved_.revision, theirs.revision);
}

SavedGame Match::snapshot() const {
    SavedGame now = saved_;
    const SavedGame of = savedFrom(session_);
    now.map = of.map;
    now.mapFingerprint = of.mapFingerprint;
    now.log = of.log;
    recordDecisions(now, deciders_);
    return now;
}

SavedGame Match::nextGeneration(std::int64_t now) {
    saved_ = snapshot();
    saved_.changed = now;
    ++saved_.revision;
    return saved_;
}

std::span<const Action> logOf(const Match& match) {
    return match.session().log();
}

const PublicState& publicState(const Match& match) {
    return match.session().publicState();
}

PlayerView firstView(const Match& match, Seat seat) {
    return match.session().upTo(0).viewOf(seat);
}

ActionList legalActions(const Match& match) {
    ActionList legal;
    match.session().legalActions(legal);
    return legal;
}

std::optional<RuleError> whyNot(const Match& match, const Action& action) {
    return match.session().why(action);
}

}  // namespace semafor
