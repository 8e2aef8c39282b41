// Makes animations of an action's events, each with its beginning and its length, and plays them.
#include "table/timeline.h"

#include <algorithm>
#include <variant>

#include "table/reckoning.h"

namespace semafor {
namespace {

constexpr float kFlight = 0.34f;  // of a card; all times in seconds
constexpr float kDealt = 0.22f;
constexpr float kPaid = 0.30f;
constexpr float kNextCard = 0.05f;
constexpr float kRoll = 0.40f;
constexpr float kNextWagon = 0.11f;
constexpr float kStationLift = 0.34f;
constexpr float kBoarding = 0.50f;
constexpr float kTurned = 0.45f;    // a tunnel's card
constexpr float kTakenOut = 0.30f;  // a ticket
constexpr float kPunchedRead = 1.30f;
constexpr float kOwedRead = 0.80f;
constexpr float kLastRoundRead = 1.40f;
constexpr std::size_t kTooMuch = 12;  // more actions than this at once aren't animated

class MotionMaker {
public:
    MotionMaker(const Game& game, const PlayerView& before) : game_(game), before_(before) {}

    [[nodiscard]] std::vector<Motion> motions() && { return std::move(motions_); }

    void operator()(const CardDrawn& e) {
        fly({Piece::kCard, {Spot::kDeck}, seat(e.seat), e.seat, e.card}, kFlight);
    }
    void operator()(const MarketTaken& e) {
        fly({Piece::kCard, {Spot::kSlot, e.slot}, seat(e.seat), e.seat, e.card}, kFlight);
    }
    void operator()(const MarketDealt& e) {
        fly({Piece::kCard, {Spot::kDeck}, {Spot::kSlot, e.slot}, kNoSeat, e.card}, kDealt);
    }
    void operator()(const MarketSwept&) {
        for (std::size_t slot = 0; slot < before_.market.size(); ++slot)
            if (before_.market[slot] != Color::kNone)
                add({Piece::kCard, {Spot::kSlot, slot}, {Spot::kDeck}, kNoSeat, before_.market[slot]},
                    kFlight);
        pen_ += kFlight;
    }
    // The next event tells where the cards go.
    void operator()(const CardsPaid& e) { paid_ = e.payment; }
    void operator()(const TunnelLaid& e) { pay(e.seat, e.payment, {Spot::kRoute, index(e.route)}); }
    void operator()(const TunnelRevealed& e) {
        fly({Piece::kCard, {Spot::kDeck}, {Spot::kShown, turned_++}, kNoSeat, e.card}, kTurned);
    }
    void operator()(const TunnelOwes& e) {
        fly({Piece::kOwed, {}, {Spot::kShown, turned_}, kNoSeat, Color::kNone, e.owed}, kOwedRead);
    }
    void operator()(const RouteClaimed& e) {
        const Stop route{Spot::kRoute, index(e.route)};
        if (paid_) pay(e.seat, *paid_, route);
        for (std::size_t i = 0; i < game_.route(e.route).length; ++i) {
            add({Piece::kWagon, {}, route, e.seat, Color::kNone, i}, kRoll);
            pen_ += kNextWagon;
        }
        pen_ += kRoll;
    }
    void operator()(const StationBuilt& e) {
        const Stop city{Spot::kCity, index(e.city)};
        if (paid_) pay(e.seat, *paid_, city);
        fly({Piece::kStation, seat(e.seat), city, e.seat}, kStationLift);
    }
    void operator()(const PassengerTaken& e) {
        if (e.color == Color::kNone) return;
        fly({Piece::kPassenger, {Spot::kCity, index(e.city)}, seat(e.seat), e.seat, e.color}, kBoarding);
    }
    void operator()(const TicketsOffered& e) {
        int count = 0;
        for (const std::uint8_t n : e.counts) count += n;
        for (int i = 0; i < count; ++i) {
            add({Piece::kTicket, {Spot::kTickets}, seat(e.seat), e.seat}, kFlight);
            pen_ += kNextCard;
        }
        pen_ += kFlight;
    }
    void operator()(const TicketDrawn& e) {
        fly({Piece::kTicket, {Spot::kTickets}, seat(e.seat), e.seat}, kFlight);
    }
    void operator()(const TicketCompleted& e) {
        if (e.ticket != kEastWestTicket) punch(e.seat, e.ticket);
    }
    void operator()(const TicketsSwapped& e) {
        fly({Piece::kTicket, seat(e.seat), {Spot::kTickets}, e.seat}, kFlight);
    }
    void operator()(const StepBegan& e) {
        if (before_.lastRound() || e.turnsLeft == kNoLastRound || std::holds_alternative<GameOver>(e.step))
            return;
        fly({Piece::kLastRound, {}, {Spot::kShown}, kNoSeat, Color::kNone, e.turnsLeft}, kLastRoundRead);
    }
    void punch(Seat owner, TicketId ticket) {
        const std::size_t number = index(ticket);
        fly({Piece::kJoined, seat(owner), {Spot::kShown}, owner, Color::kNone, number}, kTakenOut);
        fly({Piece::kPunched, {Spot::kShown}, seat(owner), owner, Color::kNone, number}, kPunchedRead);
    }
    // Nothing moves.
    template <class Quiet>
    void operator()(const Quiet&) {}

private:
    static Stop seat(Seat seat) { return {Spot::kSeat, index(seat)}; }

    void add(Motion motion, float lasts) {
        motion.begins = pen_;
        motion.lasts = lasts;
        motions_.push_back(motion);
    }
    // The next animation waits for this one.
    void fly(const Motion& motion, float lasts) {
        add(motion, lasts);
        pen_ += lasts;
    }
    void pay(Seat payer, const Payment& payment, Stop to) {
        const std::size_t all = payment.cards + std::size_t{payment.locomotives};
        for (std::size_t i = 0; i < all; ++i) {
            const Color color = i < payment.cards ? payment.color : Color::kLocomotive;
            add({Piece::kCard, seat(payer), to, payer, color}, kPaid);
            pen_ += kNextCard;
        }
        pen_ += kPaid - kNextCard;
        paid_.reset();
    }

    const Game& game_;
    const PlayerView& before_;
    std::vector<Motion> motions_;
    std::optional<Payment> paid_;
    std::size_t turned_ = 0;
    float pen_ = 0;
};

// The own tickets that are completed, in no order.
std::vector<TicketId> doneOf(const Game& game, const PlayerView& view) {
    std::vector<TicketId> done;
    for (const Prospect& prospect : reckon(game, view).tickets)
        if (prospect.stand == TicketStand::kDone) done.push_back(prospect.ticket);
    return done;
}

// The own tickets that these events complete. Where completion is public, an event tells it.
std::vector<TicketId> joinedBy(const Game& game, const PlayerView& before, const Events& events) {
    const bool built = std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<RouteClaimed>(event) || std::holds_alternative<StationBuilt>(event);
    });
    if (!built || game.rules().instantTickets) return {};
    PlayerView after = before;
    for (const Event& event : events) fold(game, after, event);
    const std::vector<TicketId> then = doneOf(game, before);
    std::vector<TicketId> joined = doneOf(game, after);
    std::erase_if(joined,
                  [&](TicketId one) { return std::find(then.begin(), then.end(), one) != then.end(); });
    return joined;
}

}  // namespace

float Motion::at(float seconds) const {
    return std::clamp((seconds - begins) / lasts, 0.0f, 1.0f);
}

bool Motion::stays() const {
    return piece == Piece::kWagon || piece == Piece::kStation || piece == Piece::kOwed ||
           piece == Piece::kLastRound || to.spot == Spot::kSlot ||
           (to.spot == Spot::kShown && piece != Piece::kJoined);
}

std::vector<Motion> motionsOf(const Game& game, const PlayerView& before, const Events& events) {
    MotionMaker maker(game, before);
    for (const Event& event : events) std::visit(maker, event);
    for (const TicketId ticket : joinedBy(game, before, events)) maker.punch(before.me, ticket);
    return std::move(maker).motions();
}

void Timeline::jump(std::size_t actions) {
    shown_ = actions;
    motions_.clear();
    begun_.clear();
    now_ = end_ = 0;
}

// Collects the animations that begin after `before`, up to now.
void Timeline::setOut(float before) {
    for (const Motion& motion : motions_)
        if (motion.begins > before && motion.begins <= now_) begun_.push_back(motion);
}

void Timeline::play(std::size_t newest, float seconds, const MotionsAt& motionsAt) {
    if (newest < shown_ || newest - shown_ > kTooMuch) jump(newest);
    begun_.clear();
    while (shown_ < newest) {
        float before = now_;
        if (motions_.empty()) {
            motions_ = motionsAt(shown_);
            now_ = end_ = 0;
            before = -1;
            for (const Motion& motion : motions_) end_ = std::max(end_, motion.begins + motion.lasts);
        }
        now_ += seconds * static_cast<float>(newest - shown_);
        setOut(before);
        if (now_ < end_) return;
        motions_.clear();
        ++shown_;
        seconds = 0;  // the next action begins with the next frame
        if (shown_ == newest) now_ = end_ = 0;
    }
}

}  // namespace semafor
