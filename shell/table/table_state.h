// What the screen of the table remembers between pictures.
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

// Something on the board is being found by typing.
struct FindState {
    std::string typed;
    std::size_t chosen = 0;  // of what is found
    bool offered = false;    // the page's field has been opened for a finger
};

// What a place on a departure board shows, and for how many seconds: its letters turn over one by one.
struct Flaps {
    std::string text;
    float age = 60;
};

// How far the final count is.
struct CountState {
    bool seenPlaying = false;  // the game wasn't over when it came to the table
    bool begun = false;
    std::vector<CountStep> steps;
    std::size_t done = 0;
    float seconds = 0;                 // of the step that is counted
    float paused = 0;                  // seconds since the end
    std::optional<std::size_t> asked;  // a step that the player looks at afterwards
    std::map<TargetId, Flaps> flaps;   // by the figure on the board

    [[nodiscard]] bool goesOn() const { return done < steps.size(); }
};

// Which position of which game is seen, and by whom.
struct Moment {
    std::uint64_t game = 0;
    std::uint64_t version = 0;  // Match::version
    std::size_t actions = 0;
    Seat viewer = kNoSeat;
    friend bool operator==(const Moment&, const Moment&) = default;
};

// What the player has begun to do at the table and what is shown of it. Nothing of the game is kept here.
struct TableState {
    Moment seen;
    Seat shown = kNoSeat;  // the seat whose view the last picture held; kNoSeat: no seat's
    Camera camera;
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    std::optional<RouteId> route;    // chosen, to be paid
    std::optional<CityId> city;      // for a station
    std::vector<RouteId> doubtful;   // a finger lay between these
    std::size_t payment = 0;         // the place among those proposed
    std::vector<TicketId> keeping;   // of an offer
    std::optional<TicketId> ticket;  // whose way is shown
    std::optional<Color> color;      // of the hand, to see where it could go
    bool allEnds = false;
    bool dragging = false;
    bool pinching = false;
    double lastTap = -1;
    Camera painted;  // that the picture of the board was painted with
    float shownScale = 0;
    double cameraMoved = 0;  // when it was last seen on its way, in seconds
    std::optional<FindState> find;
    CountState count;
    Timeline timeline;
    Seat actor = kNoSeat;                // who acts, when it was last seen
    std::size_t followed = 0;            // the action that the camera went to see
    float handOverStood = 0;             // seconds that the hand-over has been on the screen
    bool hurrying = false;               // a press has ended what was told and isn't let go yet
    std::optional<Reckoning> reckoning;  // of what is seen
    std::uint64_t picturesGiven = 0;     // of Links::pictures

    // The table shows that now: what was meant for another position, or by another person, is forgotten.
    void forgetIfMoved(const Moment& moment, const PlayerView& view);
    // Required: the game and the view are those last shown.
    const Reckoning& reckoningOf(const Game& game, const PlayerView& view);
    // A press ends what is on its way, and does nothing else until it is let go. `begins` in the picture in
    // which it does, `held` as long as it lasts, the picture included in which it is let go.
    void hurry(bool begins, bool held, std::size_t newest);
    void forgetChoice();
    // Closes what lies above the board: the finder or a sheet, else what was chosen. False when nothing did.
    bool closeTop();
};

}  // namespace semafor
