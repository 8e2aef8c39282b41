// Navigation: which screen is shown, and where Back leads.
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
    // The screen that the current one was opened from, if the current one is an aside.
    [[nodiscard]] Screen openedFrom() const { return openedFrom_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // An aside (see isAside) remembers the screen that it was opened from.
    void show(Screen screen);

private:
    Screen screen_ = Screen::kTitle;
    Screen openedFrom_ = Screen::kTitle;
    std::uint64_t changes_ = 0;
};

// Whether the screen is an aside: opened from any other screen, and left for that screen again.
bool isAside(Screen screen);

}  // namespace semafor
