// The log grows here; whoever keeps it asks for the next generation.
#include "desk/match.h"

#include <algorithm>
#include <utility>

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
    match.viewer_ = kNoSeat;
    match.seatViewer();
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
void Match::seatViewer() {
    const auto& players = session_.setup().players;
    const auto* first =
        std::find_if(players.begin(), players.end(), [](const Player& p) { return p.person; });
    const auto seat = first == players.end() ? Seat{} : idAt<Seat>(first - players.begin());
    if (persons() <= 1) viewer_ = seat;
    if (session_.over() && viewer_ == kNoSeat) viewer_ = seat;
    if (waitingFor() != kNoSeat) viewer_ = kNoSeat;
}

Seat Match::waitingFor() const {
    const Seat actor = session_.actor();
    if (session_.over() || !personPlays(actor) || persons() <= 1) {
        // Between two persons bots act before the eyes of the one who acted last.
        return kNoSeat;
    }
    return actor == viewer_ ? kNoSeat : actor;
}

void Match::standIn(Seat seat, std::uint8_t level) {
    SavedSeat& saved = saved_.seats[index(seat)];
    if (!saved.person || level >= kLevelsKept) return;
    saved.standIn = true;
    saved.level = level;
    seatViewer();
}

void Match::giveBack(Seat seat) {
    saved_.seats[index(seat)].standIn = false;
    seatViewer();
}

std::uint8_t Match::characterOf(Seat seat) const {
    const std::uint8_t chosen = saved_.seats[index(seat)].character;
    if (chosen > 0 && chosen <= kBotCharacters) return static_cast<std::uint8_t>(chosen - 1);
    const std::uint64_t any = Fingerprint().add(saved_.dealCode).add(index(seat)).value();
    return static_cast<std::uint8_t>(any % kBotCharacters);
}

void Match::reveal() {
    if (waitingFor() != kNoSeat) viewer_ = waitingFor();
}

std::optional<RuleError> Match::act(const Action& action) {
    const Seat actor = session_.actor();
    auto result = session_.submit(action);
    if (!result.ok()) return result.error();
    history_.push_back(std::move(result).value());
    actors_.push_back(actor);
    ++version_;
    seatViewer();
    return std::nullopt;
}

std::optional<std::size_t> Match::undoTarget() const {
    std::size_t target = actors_.size();
    while (target > 0 && !personPlays(actors_[target - 1])) --target;
    if (target == 0 || target - 1 < std::max(session_.undoPoint(), settled_)) return std::nullopt;
    return target - 1;
}

void Match::mark(RouteId route) {
    RouteSet& marks = marked_[index(viewer_)];
    if (marks.has(route))
        marks.remove(route);
    else
        marks.add(route);
}

bool Match::undo() {
    const auto target = undoTarget();
    if (!target || !session_.undoTo(*target)) return false;
    history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(*target), history_.end());
    actors_.resize(*target);
    ++version_;
    seatViewer();
    return true;
}

SavedGame Match::nextGeneration(std::int64_t now) {
    const SavedGame of = savedFrom(session_);
    saved_.map = of.map;
    saved_.mapFingerprint = of.mapFingerprint;
    saved_.log = of.log;
    saved_.changed = now;
    ++saved_.revision;
    return saved_;
}

}  // namespace semafor
