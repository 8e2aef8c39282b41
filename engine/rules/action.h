// Actions: each decision of a seat, as a small value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/ids.h"
#include "rules/cards.h"
#include "rules/ticket_pile.h"

namespace semafor {

// Name how many tickets to draw from each deck (G01, G02).
struct NameMix {
    DeckCounts counts = {};
    friend constexpr bool operator==(const NameMix&, const NameMix&) = default;
};
// Keep these of the offered tickets, ids ascending; return the others.
struct KeepTickets {
    TicketList tickets;
    friend constexpr bool operator==(const KeepTickets&, const KeepTickets&) = default;
};
struct DrawBlind {
    friend constexpr bool operator==(const DrawBlind&, const DrawBlind&) = default;
};
struct TakeMarket {
    std::uint8_t slot = 0;
    friend constexpr bool operator==(const TakeMarket&, const TakeMarket&) = default;
};
struct ClaimRoute {
    RouteId route{};
    Payment payment;
    friend constexpr bool operator==(const ClaimRoute&, const ClaimRoute&) = default;
};
// Pay the extra cards that a tunnel asks for beyond the cards laid (R24).
struct PayTunnel {
    Payment payment;
    friend constexpr bool operator==(const PayTunnel&, const PayTunnel&) = default;
};
struct DeclineTunnel {
    friend constexpr bool operator==(const DeclineTunnel&, const DeclineTunnel&) = default;
};
struct BuildStation {
    CityId city{};
    Payment payment;
    friend constexpr bool operator==(const BuildStation&, const BuildStation&) = default;
};
struct DrawTickets {
    friend constexpr bool operator==(const DrawTickets&, const DrawTickets&) = default;
};
// Take a passenger of that colour; kNone: take no passenger.
struct TakePassenger {
    CityId city{};
    Color color = Color::kNone;
    friend constexpr bool operator==(const TakePassenger&, const TakePassenger&) = default;
};
struct SwapTickets {
    friend constexpr bool operator==(const SwapTickets&, const SwapTickets&) = default;
};
struct Pass {
    friend constexpr bool operator==(const Pass&, const Pass&) = default;
};

using Action = std::variant<NameMix, KeepTickets, DrawBlind, TakeMarket, ClaimRoute, PayTunnel, DeclineTunnel,
                            BuildStation, DrawTickets, TakePassenger, SwapTickets, Pass>;
static_assert(sizeof(Action) <= 8 && std::is_trivially_copyable_v<Action>);

// A unique number for each action; ascending numbers give the canonical order of actions.
std::uint64_t orderOf(const Action& action);

// No step of a loadable map has more legal actions: a claim of each route with each payment, or a station in
// each city, and a few more.
inline constexpr std::size_t kMaxActions =
    kMaxRoutes * (kColors * kMaxRouteLength + 1) + kMaxCities * (kColors * 3 + 1) + 64;

// A list with room for all legal actions of a step, allocated once.
class ActionList {
public:
    ActionList() : items_(kMaxActions) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    const Action& operator[](std::size_t i) const {
        SEMAFOR_ASSERT(i < size_);
        return items_[i];
    }
    [[nodiscard]] const Action* begin() const { return items_.data(); }
    [[nodiscard]] const Action* end() const { return items_.data() + size_; }

    void clear() { size_ = 0; }
    // Returns the new action in the list. Required: fewer than kMaxActions so far.
    template <class A>
    A& push(const A& action) {
        SEMAFOR_ASSERT(size_ < kMaxActions);
        // Constructed in place: reading separately written bytes back as a word would stall the CPU.
        return *std::get_if<A>(::new (items_.data() + size_++) Action(action));
    }
    // Fast path for long lists: write actions from writeHere() on, then pass the new end to writtenTo().
    Action* writeHere() { return items_.data() + size_; }
    void writtenTo(const Action* end) {
        size_ = static_cast<std::size_t>(end - items_.data());
        SEMAFOR_ASSERT(size_ <= kMaxActions);
    }

private:
    std::vector<Action> items_;
    std::size_t size_ = 0;
};

}  // namespace semafor
