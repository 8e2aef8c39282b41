// Sights: a screen to draw, and the steps to do there first, for screenshots and tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/table_state.h"

namespace semafor {

// One action of the player, or of the page around the program.
struct SightStep {
    enum class Kind : std::uint8_t {
        kPress,      // a control of the text view, with a value
        kTap,        // a target on the canvas
        kType,       // text typed on the keyboard
        kAnnounce,   // "offline", "version" or "frame": the page announces it
        kFillStore,  // from now on the store is full
    };
    Kind kind{};
    std::string_view what = {};
    std::string_view value = {};
};

struct Sight {
    std::string_view screen = "title";  // a name of kScreens
    std::string save;                   // a game's save for the table or the replay
    std::string_view language = "en";
    bool everySeatPlays = false;  // every seat is a person's
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    bool night = false;
    std::uint8_t scale = 100;     // of text and panels: one of kScales
    bool openHands = false;       // no hand-over between turns
    std::string_view toast = {};  // a toast to show
    std::string_view route = {};  // chosen on the board, by its name in logs
    std::size_t actions = std::numeric_limits<std::size_t>::max();  // how many of the game's to play
    std::vector<SightStep> steps = {};                              // done one after the other
};

// The sight that the options of `semafor-table --help` describe; unknown options are skipped. Required: the
// words live longer than the sight.
Sight sightFrom(std::span<const std::string_view> words);

}  // namespace semafor
