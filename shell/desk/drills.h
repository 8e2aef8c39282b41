// Drills: prepared positions, with steps for the player to try. A drill is data; its game is an ordinary one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "desk/match.h"
#include "texts.h"
#include "words/words.h"

namespace semafor {

// Results that a step can ask the player to achieve.
enum class Feat : std::uint8_t {
    kCard,       // a card taken from the market or drawn blind
    kFaceUp,     // a card taken from the market
    kThisRoute,  // the step's own route claimed, on any track
    kThisTunnelLaid,
    kTunnel,  // a tunnel claimed
    kFerry,
    kCountry,  // a route claimed that leads into a country
    kStation,
    kPassenger,
    kMix,
    kTicketsKept,
    kTicketCompleted,
    kSwap,
};

struct DrillStep {
    Text text;  // its argument is the route's name, if the step has a route
    Feat feat;
    std::uint8_t times = 1;
    std::string_view route = {};  // the route's canonical name
};

struct Drill {
    Text title;
    std::string_view map;
    std::uint64_t deal;
    // The actions that lead to the position: in notation, separated by "/"; "draw*8" is eight draws.
    std::string_view opening;
    std::span<const DrillStep> steps;
};

inline constexpr std::size_t kDrills = 3;
inline constexpr Seat kDrillSeat{0};  // the player's; the program plays the other one

// Required: `number` is below kDrills.
const Drill& drillAt(std::size_t number);

// The game of a drill in its position, under that id; the opening can't be undone.
Match openDrill(const Game& game, const Drill& drill, std::uint64_t id);

// The player's progress in a drill.
struct DrillProgress {
    std::size_t done = 0;   // completed steps
    std::size_t times = 0;  // results achieved so far for the next step

    // Counts the results of an action. Returns whether a step asked for any of them.
    bool count(const Drill& drill, const Game& game, const ActionEvents& events);
};

// The number of steps the person has completed, counting from action `from`.
std::size_t stepsDone(const Drill& drill, const Match& match, std::size_t from);

// The action of the other seat, which only draws cards; empty when it isn't that seat's turn.
std::optional<Action> drillAnswer(const Session& session);

// The route that the step names, if it names one.
std::optional<RouteId> stepRoute(const Game& game, const DrillStep& step);

// The step's instruction, in one or two sentences.
std::string stepText(const Words& words, const DrillStep& step);

}  // namespace semafor
