// Target ids: everything that can be pressed, on the canvas and in the text view.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "target/target_list.h"

namespace semafor {

enum class Target : std::uint8_t {
    kNone,
#define SEMAFOR_TARGET(name, text, effect) name,
    SEMAFOR_TARGETS(SEMAFOR_TARGET)
#undef SEMAFOR_TARGET
};

// The effect of a press on the canvas.
enum class TargetEffect : std::uint8_t { kLooks, kAsks };
TargetEffect effectOf(Target target);

// Identifies one thing that can be pressed: its kind, its number, and the number of an option.
struct TargetId {
    static constexpr std::uint64_t kNoNumber = std::numeric_limits<std::uint64_t>::max();

    Target target = Target::kNone;
    std::uint64_t number = kNoNumber;
    std::uint64_t option = kNoNumber;

    constexpr TargetId() = default;
    // A target alone is an id, too.
    constexpr TargetId(Target kind) : target(kind) {}  // NOLINT(google-explicit-constructor)
    constexpr TargetId(Target kind, std::uint64_t which, std::uint64_t chosen = kNoNumber)
        : target(kind), number(which), option(chosen) {}

    // The same target with that option chosen: as the second number if it has a number, else as the first.
    [[nodiscard]] constexpr TargetId with(std::uint64_t chosen) const {
        return number == kNoNumber ? TargetId(target, chosen) : TargetId(target, number, chosen);
    }

    friend constexpr bool operator==(const TargetId&, const TargetId&) = default;
    friend constexpr bool operator<(const TargetId& a, const TargetId& b) {
        return std::tie(a.target, a.number, a.option) < std::tie(b.target, b.number, b.option);
    }
};

// "market/3": unique, for tests and for the page. Missing numbers are left out: "seat/0/who".
std::string textOf(const TargetId& id);
// The id with that text; empty when there is no such id.
std::optional<TargetId> targetIdOf(std::string_view text);

}  // namespace semafor
