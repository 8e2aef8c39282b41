// Navigation: which screen is shown, and where the way back leads.
#pragma once

#include <cstdint>

namespace semafor {

enum class Screen : std::uint8_t {
    kTitle,
    kNewGame,
    kTable,
    kSaves,
    kReplay,
    kLink,
    kShare,
    kSettings,
    kLearn,
    kAbout
};

class Navigation {
public:
    [[nodiscard]] Screen screen() const { return screen_; }
    // The screen from which the present one was opened, if that is an aside.
    [[nodiscard]] Screen openedFrom() const { return openedFrom_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // An aside (see isAside) remembers the screen that it was opened from.
    void show(Screen screen);

private:
    Screen screen_ = Screen::kTitle;
    Screen openedFrom_ = Screen::kTitle;
    std::uint64_t changes_ = 0;
};

// Whether the screen is opened from any other one, and left for that again.
bool isAside(Screen screen);

}  // namespace semafor
