// Which screen is drawn, and what is done there before: for pictures and tests.
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

// One thing that a player, or the page around the program, does.
struct SightStep {
    enum class Kind : std::uint8_t {
        kPress,      // a control of the words, with a value
        kTap,        // a target on the canvas
        kType,       // letters on the keyboard
        kAnnounce,   // "offline", "version" or "frame": the page announces it
        kFillStore,  // nothing more can be written
    };
    Kind kind{};
    std::string_view what = {};
    std::string_view value = {};
};

struct Sight {
    std::string_view screen = "title";  // a name of kScreens
    std::string save;                   // a game's save for the table or the replay
    std::string_view language = "en";
    bool everySeatPlays = false;  // the seat on turn is a person's
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    bool night = false;
    std::uint8_t scale = 100;     // of letters and panels: one of kScales
    bool openHands = false;       // nothing between the turns
    std::string_view toast = {};  // passes by
    std::string_view route = {};  // chosen on the board, by its name in logs
    std::size_t actions = std::numeric_limits<std::size_t>::max();  // the game's first ones are played
    std::vector<SightStep> steps = {};                              // done one after the other
};

// The sight that the options of `semafor-table --help` describe; options that it doesn't know are skipped.
// Required: the words live longer than the sight.
Sight sightFrom(std::span<const std::string_view> words);

}  // namespace semafor
