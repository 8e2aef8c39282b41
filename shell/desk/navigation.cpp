// Changes screens; an aside remembers the screen it was opened from.
#include "desk/navigation.h"

namespace semafor {

bool isAside(Screen screen) {
    return screen == Screen::kLink || screen == Screen::kShare || screen == Screen::kSettings ||
           screen == Screen::kLearn || screen == Screen::kAbout;
}

void Navigation::show(Screen screen) {
    if (isAside(screen) && !isAside(screen_)) openedFrom_ = screen_;
    screen_ = screen;
    ++changes_;
}

}  // namespace semafor
