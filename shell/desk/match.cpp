// The log grows here; whoever keeps it asks for the next generation.
#include "desk/match.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "base/fingerprint.h"
#include "session/saving.h"

namespace semafor {

std::optional<Match> Match::open(const Game& game, SavedGame saved) {
    auto opened = openSaved(game, saved);
    if (!opened) return std::nullopt;
    // A save may come from anywhere: a colour that there isn't becomes the seat's own.
    for (std::size_t s = 0; s < saved.seats.size(); ++s)
        if (saved.seats[s].color >= kMaxSeats) saved.seats[s].color = static_cast<std::uint8_t>(s);
    Match match(opened->session.upTo(0), std::move(saved));
    for (const Action& action : opened->session.log()) match.act(action);
    match.cutShort_ = opened->stop.has_value();
    // A save doesn't tell who decided, the person of a seat or a bot that stood in: it counts as the person.
    for (Decider& decider : match.deciders_) decider.person = match.session_.playerOf(decider.seat).person;
    return match;
}

Match::Match(Session session, SavedGame saved) : session_(std::move(session)), saved_(std::move(saved)) {}

std::size_t Match::persons() const {
    std::size_t count = 0;
    for (const Player& player : session_.setup().players) count += player.person ? 1 : 0;
    return count;
}

// Alone against bots, or with nobody but bots, there is nobody to hide anything from; and nothing is hidden
// at the end.
Seat Match::viewer() const {
    if (present_ != kNoSeat || (persons() > 1 && !session_.over())) return present_;
    const auto& players = session_.setup().players;
    const auto* first =
        std::find_if(players.begin(), players.end(), [](const Player& p) { return p.person; });
    return first == players.end() ? Seat{} : idAt<Seat>(first - players.begin());
}

// Between two persons bots act before the eyes of the one who acted last.
Seat Match::waitingFor() const {
    const Seat actor = session_.actor();
    if (session_.over() || !personPlays(actor) || persons() <= 1) return kNoSeat;
    return actor == present_ ? kNoSeat : actor;
}

// After every change: the device goes to the person who has to act.
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

void Match::standIn(Seat seat, std::uint8_t level) {
    SavedSeat& saved = saved_.seats[index(seat)];
    if (!saved.person || level >= kLevelsKept) return;
    saved.standIn = true;
    saved.level = level;
    handOn();
}

void Match::giveBack(Seat seat) {
    saved_.seats[index(seat)].standIn = false;
    handOn();
}

bool Match::anyPersonPlays() const {
    return std::any_of(saved_.seats.begin(), saved_.seats.end(),
                       [](const SavedSeat& seat) { return seat.person && !seat.standIn; });
}

// The session knows who is a person: it is opened anew, and what the bot has done can't be taken back.
void Match::takeSeat(Seat seat) {
    SavedGame saved = snapshot();
    saved.seats[index(seat)].person = true;
    auto taken = open(session_.game(), std::move(saved));
    SEMAFOR_ASSERT(taken);
    taken->continueFrom(*this);
    taken->marks = marks;
    taken->settle();
    taken->setOpenHands(openHands_);
    *this = std::move(*taken);
}

std::uint8_t Match::characterOf(Seat seat) const {
    const std::uint8_t chosen = saved_.seats[index(seat)].character;
    if (chosen > 0 && chosen <= kBotCharacters) return static_cast<std::uint8_t>(chosen - 1);
    const std::uint64_t any = Fingerprint().add(saved_.dealCode).add(index(seat)).value();
    return static_cast<std::uint8_t>(any % kBotCharacters);
}

std::optional<RuleError> Match::act(const Action& action) {
    const Decider decider{session_.actor(), !session_.over() && personPlays(session_.actor())};
    auto result = session_.submit(action);
    if (!result.ok()) return result.error();
    history_.push_back(std::move(result).value());
    deciders_.push_back(decider);
    ++version_;
    handOn();
    return std::nullopt;
}

// Whether an undo begins at that action, and takes back the bots' actions after it along with it.
bool Match::undoBeginsAt(const Decider& decider) const {
    return hidesHands() ? decider.person : personPlays(decider.seat);
}

std::optional<std::size_t> Match::undoTarget() const {
    std::size_t target = deciders_.size();
    while (target > 0 && !undoBeginsAt(deciders_[target - 1])) --target;
    if (target == 0 || target - 1 < std::max(session_.undoPoint(), settled_)) return std::nullopt;
    const Seat seat = deciders_[target - 1].seat;
    if (hidesHands() && (seat != present_ || !personPlays(seat))) return std::nullopt;
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
