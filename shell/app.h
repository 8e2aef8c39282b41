// The table as a program: takes events and a size, draws when something happened, sleeps otherwise.
#pragma once

#include <SDL.h>

#include "screens/stage.h"
#include "theme/fonts.h"
#include "theme/palette.h"

namespace semafor {

struct Size {
    int width;    // device pixels
    int height;   // device pixels
    float ratio;  // device pixels a point

    bool operator==(const Size&) const = default;
};

class App {
public:
    // Required: `renderer` outlives the app; `window` too, or none when drawing without a screen.
    App(SDL_Window* window, SDL_Renderer* renderer);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    // The size of what is drawn on; fonts are baked anew when the ratio changes.
    void resize(const Size& size);

    // An event of SDL's; wakes the app.
    void handle(const SDL_Event& event);

    // Something outside changed what is to be seen.
    void wake() { awake_ = kFramesAfterEvent; }

    // True while there is something to draw: the host stops calling frame() otherwise.
    [[nodiscard]] bool awake() const { return awake_ > 0; }

    // Draws one picture when awake.
    void frame();

    [[nodiscard]] unsigned framesDrawn() const { return framesDrawn_; }

private:
    // Dear ImGui needs a moment to settle after an event.
    static constexpr int kFramesAfterEvent = 3;

    void draw();

    SDL_Window* window_;
    SDL_Renderer* renderer_;
    Size size_{0, 0, 0};
    Palette palette_ = dayPalette();
    Fonts fonts_;
    int awake_ = kFramesAfterEvent;
    unsigned framesDrawn_ = 0;
};

}  // namespace semafor
