// Drills: prepared positions, and what is to be tried there step by step. A drill is data; its game is an
// ordinary one.
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

// What the player's actions have to bring about.
enum class Feat : std::uint8_t {
    kCard,       // taken or drawn
    kFaceUp,     // a card taken from the market
    kThisRoute,  // the step's own route, whichever track
    kThisTunnelLaid,
    kTunnel,  // claimed
    kFerry,
    kCountry,  // a route claimed that leads into one
    kStation,
    kPassenger,
    kMix,
    kTicketsKept,
    kTicketCompleted,
    kSwap,
};

struct DrillStep {
    Text text;  // with the route's name as its argument where there is one
    Feat feat;
    std::uint8_t times = 1;
    std::string_view route = {};  // its canonical name
};

struct Drill {
    Text title;
    std::string_view map;
    std::uint64_t deal;
    // The actions that lead to the position: in notation, with a stroke between them, "draw*8" for eight.
    std::string_view opening;
    std::span<const DrillStep> steps;
};

inline constexpr std::size_t kDrills = 3;
inline constexpr Seat kDrillSeat{0};  // of the person; the other one is the program's

// Required: below kDrills.
const Drill& drillAt(std::size_t number);

// The game of a drill in its position, under that id; nothing before that can be taken back.
Match openDrill(const Game& game, const Drill& drill, std::uint64_t id);

// How far the player is in a drill.
struct DrillProgress {
    std::size_t done = 0;   // steps
    std::size_t times = 0;  // that the next step's feat was done already

    // Counts what an action brought. Whether anything of it was asked for.
    bool count(const Drill& drill, const Game& game, const ActionEvents& events);
};

// How many of its steps the person has completed, from the action `from` on.
std::size_t stepsDone(const Drill& drill, const Match& match, std::size_t from);

// The action of the other seat, which only draws cards; nothing when it isn't that seat's to act.
std::optional<Action> drillAnswer(const Session& session);

// The route that the step names, when it names one.
std::optional<RouteId> stepRoute(const Game& game, const DrillStep& step);

// What is to be tried, in one or two sentences.
std::string stepText(const Words& words, const DrillStep& step);

}  // namespace semafor
