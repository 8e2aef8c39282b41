// What happened, told one thing after the other: which piece goes from where to where, and when.
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
    kJoined,     // a ticket that is done is taken out
    kPunched,    // and punched, and put back
    kOwed,       // how many more cards a tunnel asks for
    kLastRound,  // it begins
};

enum class Spot : std::uint8_t { kNone, kDeck, kSlot, kSeat, kTickets, kRoute, kCity, kShown };

struct Stop {
    Spot spot = Spot::kNone;
    std::size_t number = 0;  // of the slot, the seat, the route, the city, the card shown
    friend bool operator==(const Stop&, const Stop&) = default;
};

struct Motion {
    Piece piece{};
    Stop from;
    Stop to;
    Seat seat = kNoSeat;         // in whose colours
    Color color = Color::kNone;  // kNone: seen from the back
    std::size_t number = 0;      // of the wagon along its route; of cards owed; of the ticket
    float begins = 0;            // seconds after the action
    float lasts = 0;

    // How far it is, 0 to 1.
    [[nodiscard]] float at(float seconds) const;
    // Whether the piece lies where it came to, until all is told.
    [[nodiscard]] bool stays() const;
};

// What an action's events look like to the seat whose view it was before them.
std::vector<Motion> motionsOf(const Game& game, const PlayerView& before, const Events& events);

// How much of a game has been shown, and what is on its way.
class Timeline {
public:
    // Of the action with that place in the log.
    using MotionsAt = std::function<std::vector<Motion>(std::size_t action)>;

    // All of so many actions is shown at once.
    void jump(std::size_t actions);
    // Time goes by: tells the actions up to `newest`, the faster the more there are. Never goes back slowly.
    void play(std::size_t newest, float seconds, const MotionsAt& motionsAt);

    // So many actions are shown; the next one may be on its way.
    [[nodiscard]] std::size_t shown() const { return shown_; }
    [[nodiscard]] bool runs() const { return !motions_.empty(); }
    [[nodiscard]] const std::vector<Motion>& motions() const { return motions_; }
    [[nodiscard]] float now() const { return now_; }
    // What set out in the last play().
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
