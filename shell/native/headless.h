// The table drawn without a screen, for tests and pictures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app.h"

namespace semafor {

// What a picture shows.
struct Sight {
    std::string_view screen = "title";  // a name of kScreens
    std::string save;                   // a game's save for the table or the replay
    std::string_view language = "en";
    bool everySeatPlays = false;  // the seat on turn is a person's
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    bool night = false;
    bool openHands = false;       // nothing between the turns
    std::string_view toast = {};  // passes by
};

// The settled picture of that screen at `size`, as the bytes of a PNG; empty when there is no memory for it,
// or no such screen or game.
std::string pictureOf(const Sight& sight, const Size& size);

// What the table shows while an action is told: so many pictures, each so many seconds after the one before.
// The game stands at its first `actions`, and the next one is taken. None when there is no such game or
// action.
struct Film {
    std::size_t actions = 0;
    std::size_t pictures = 8;
    float every = 0.15f;
};
std::vector<std::string> filmOf(const Sight& sight, const Size& size, const Film& film);

// Every text of that screen that nothing covers; none when there is no such screen or game.
std::vector<Ui::Label> labelsOf(const Sight& sight, const Size& size);

}  // namespace semafor
