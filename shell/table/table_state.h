// State that the table screen keeps between frames.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "board/camera.h"
#include "table/final_count.h"
#include "table/reckoning.h"
#include "table/timeline.h"
#include "target/target.h"

namespace semafor {

enum class Tab : std::uint8_t { kHand, kTickets, kPlayers, kLog };
enum class Overlay : std::uint8_t { kNone, kMenu, kLog, kDrawTickets };

// The state of the finder.
struct FindState {
    std::string typed;
    std::size_t chosen = 0;  // index among the results
    bool offered = false;    // on a touch screen: the page's text field has been opened
};

// The text of a row on a departure board, and how many seconds it has been shown: its flaps turn one by one.
struct Flaps {
    std::string text;
    float age = 60;
};

// The progress of the final count.
struct CountState {
    bool seenPlaying = false;  // the table has shown this game before its end
    bool begun = false;
    std::vector<CountStep> steps;
    std::size_t done = 0;
    float seconds = 0;                 // of the current step
    float paused = 0;                  // seconds since the count ended
    std::optional<std::size_t> asked;  // a step that the player looks at again after the count
    std::map<TargetId, Flaps> flaps;   // by the id of the figure that they show

    [[nodiscard]] bool goesOn() const { return done < steps.size(); }
};

// A position of a game, and the seat that views it.
struct Moment {
    std::uint64_t game = 0;
    std::uint64_t version = 0;  // Match::version
    std::size_t actions = 0;
    Seat viewer = kNoSeat;
    friend bool operator==(const Moment&, const Moment&) = default;
};

// The player's unfinished input at the table, and the state of panels and animations. Holds no game data.
struct TableState {
    Moment seen;
    Seat shown = kNoSeat;  // the seat whose view the last frame showed; kNoSeat: no view
    Camera camera;
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    std::optional<RouteId> route;    // chosen, to be paid for
    std::optional<CityId> city;      // chosen for a station
    std::vector<RouteId> doubtful;   // routes that the last tap may have meant
    std::size_t payment = 0;         // index among the proposed payments
    std::vector<TicketId> keeping;   // chosen from an offer
    std::optional<TicketId> ticket;  // the ticket whose path is shown
    std::optional<Color> color;      // chosen in the hand, to see where it fits
    bool allEnds = false;
    bool dragging = false;
    bool pinching = false;
    double lastTap = -1;
    Camera painted;  // the camera that the board's texture was painted with
    float shownScale = 0;
    double cameraMoved = 0;  // when the camera last moved, in seconds
    std::optional<FindState> find;
    CountState count;
    Timeline timeline;
    Seat actor = kNoSeat;                // the seat to act, when last seen
    std::size_t followed = 0;            // the last action that the camera has followed
    float handOverStood = 0;             // seconds that the hand-over has been on the screen
    bool hurrying = false;               // a press has ended the animations and isn't released yet
    std::optional<Reckoning> reckoning;  // of the position in `seen`
    std::uint64_t picturesGiven = 0;     // Links::pictures() when the last poster was given

    // The table shows `moment` now: forgets input that was meant for another position or by another person.
    void forgetIfMoved(const Moment& moment, const PlayerView& view);
    // Required: the game and the view of the last forgetIfMoved().
    const Reckoning& reckoningOf(const Game& game, const PlayerView& view);
    // A press ends all animations, and does nothing else until it is released. `begins`: it was pressed in
    // this frame; `held`: it is down, or was released in this frame.
    void hurry(bool begins, bool held, std::size_t newest);
    void forgetChoice();
    // Closes the finder or panel above the board, else clears the choice. False when there was neither.
    bool closeTop();
};

}  // namespace semafor
