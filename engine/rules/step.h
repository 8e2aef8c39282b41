// Steps: the decision that the game expects next, and the seat that makes it.
#pragma once

#include <cstdint>
#include <variant>

#include "base/ids.h"

namespace semafor {

// Name a mix of tickets at set-up (G01).
struct ChooseMix {
    Seat seat{};
    friend constexpr bool operator==(const ChooseMix&, const ChooseMix&) = default;
};
// Keep some of the offered tickets.
struct ChooseTickets {
    Seat seat{};
    bool setup = false;
    friend constexpr bool operator==(const ChooseTickets&, const ChooseTickets&) = default;
};
struct TakeTurn {
    Seat seat{};
    friend constexpr bool operator==(const TakeTurn&, const TakeTurn&) = default;
};
struct SecondCard {
    Seat seat{};
    friend constexpr bool operator==(const SecondCard&, const SecondCard&) = default;
};
// Pay the extras of the tunnel under way, or decline it.
struct OwedTunnel {
    Seat seat{};
    friend constexpr bool operator==(const OwedTunnel&, const OwedTunnel&) = default;
};
// Take a passenger from this end of the route just claimed.
struct TakePassengers {
    Seat seat{};
    RouteId route{};
    std::uint8_t end = 0;
    friend constexpr bool operator==(const TakePassengers&, const TakePassengers&) = default;
};

enum class EndReason : std::uint8_t { kWagons, kStuck, kTickets, kLastWagon };

struct GameOver {
    EndReason reason{};
    friend constexpr bool operator==(const GameOver&, const GameOver&) = default;
};

using Step =
    std::variant<ChooseMix, ChooseTickets, TakeTurn, SecondCard, OwedTunnel, TakePassengers, GameOver>;

struct ActorOf {
    constexpr Seat operator()(const ChooseMix& s) const { return s.seat; }
    constexpr Seat operator()(const ChooseTickets& s) const { return s.seat; }
    constexpr Seat operator()(const TakeTurn& s) const { return s.seat; }
    constexpr Seat operator()(const SecondCard& s) const { return s.seat; }
    constexpr Seat operator()(const OwedTunnel& s) const { return s.seat; }
    constexpr Seat operator()(const TakePassengers& s) const { return s.seat; }
    constexpr Seat operator()(const GameOver&) const { return kNoSeat; }
};

// The seat that has to act, or kNoSeat when the game is over.
constexpr Seat actorOf(const Step& step) {
    return std::visit(ActorOf{}, step);
}

}  // namespace semafor
