// Animation timeline of a game's events: which piece moves from where to where, and when.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "rules/event.h"
#include "view/player_view.h"

namespace semafor {

enum class Piece : std::uint8_t {
    kCard,
    kTicket,
    kPassenger,
    kWagon,
    kStation,
    kJoined,     // a completed ticket is taken out
    kPunched,    // it is punched and put back
    kOwed,       // how many more cards a tunnel asks for
    kLastRound,  // the last round begins
};

enum class Spot : std::uint8_t { kNone, kDeck, kSlot, kSeat, kTickets, kRoute, kCity, kShown };

struct Stop {
    Spot spot = Spot::kNone;
    std::size_t number = 0;  // index of the slot, seat, route, city or revealed card
    friend bool operator==(const Stop&, const Stop&) = default;
};

struct Motion {
    Piece piece{};
    Stop from;
    Stop to;
    Seat seat = kNoSeat;         // the seat whose colours the piece has
    Color color = Color::kNone;  // kNone: seen from the back
    std::size_t number = 0;      // index of the wagon on its route or of the ticket; cards owed; turns left
    float begins = 0;            // seconds after the action
    float lasts = 0;

    // Progress, from 0 to 1.
    [[nodiscard]] float at(float seconds) const;
    // Whether the piece stays at its goal until all animations of the action end.
    [[nodiscard]] bool stays() const;
};

// The animations of an action's events; `before` is the view of the seat that watches them.
std::vector<Motion> motionsOf(const Game& game, const PlayerView& before, const Events& events);

// The number of actions that have been shown, and the animations under way.
class Timeline {
public:
    // Makes the animations of the action at that index of the log.
    using MotionsAt = std::function<std::vector<Motion>(std::size_t action)>;

    // Ends all animations: the first `actions` actions are shown now.
    void jump(std::size_t actions);
    // Advances the time and animates the actions up to `newest`: faster when several wait, none of them when
    // too many wait. Actions that were taken back vanish without animation.
    void play(std::size_t newest, float seconds, const MotionsAt& motionsAt);

    // The number of actions that are shown; the next one may be under way.
    [[nodiscard]] std::size_t shown() const { return shown_; }
    [[nodiscard]] bool runs() const { return !motions_.empty(); }
    [[nodiscard]] const std::vector<Motion>& motions() const { return motions_; }
    [[nodiscard]] float now() const { return now_; }
    // The animations that began in the last play().
    [[nodiscard]] const std::vector<Motion>& begun() const { return begun_; }

private:
    std::size_t shown_ = 0;
    void setOut(float before);

    std::vector<Motion> motions_;
    std::vector<Motion> begun_;
    float now_ = 0;
    float end_ = 0;
};

}  // namespace semafor
