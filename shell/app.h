// The table as a program: takes events and a size, draws when something happened, sleeps otherwise.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "screens/paint_context.h"

namespace semafor {

struct Size {
    int width;    // device pixels
    int height;   // device pixels
    float ratio;  // device pixels a point

    bool operator==(const Size&) const = default;
};

class App {
public:
    // Required: the desk and the renderer outlive the app; `window` too, or none when drawing without a
    // screen.
    App(Desk& desk, SDL_Window* window, SDL_Renderer* renderer);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    // Lets go of the window, the renderer and all that was made with it; until others come nothing is drawn.
    void detach();
    // Required: the app is detached. As for the constructor.
    void attach(SDL_Window* window, SDL_Renderer* renderer);

    // The size of what is drawn on; fonts are baked anew when the ratio changes.
    void resize(const Size& size);

    // An event of SDL's; wakes the app.
    void handle(const SDL_Event& event);

    // Something outside changed what is to be seen.
    void wake() { awake_ = kFramesAfterEvent; }

    // True while there is something to draw: the host stops calling frame() otherwise.
    [[nodiscard]] bool awake() const { return awake_ > 0; }
    // Of an app that isn't awake: seconds until it wants to be woken, if nothing happens before; 0: it
    // doesn't.
    [[nodiscard]] float alarm() const { return ui_.pacing.alarm(); }

    // Draws one picture when awake, or bakes the letters for the next one. `seconds` since the one before.
    void frame(float seconds);

    [[nodiscard]] unsigned framesDrawn() const { return framesDrawn_; }

    // A touch changed what the desk's screens show; told after the picture.
    std::function<void()> changed;
    // The map behind the title is painted; told once.
    std::function<void()> mapStands;

    [[nodiscard]] Ui& ui() { return ui_; }
    [[nodiscard]] Boards& boards() { return boards_; }
    // For tests: the seat whose view the last picture held, or kNoSeat.
    [[nodiscard]] Seat shownSeat() const { return table_.shown; }
    // The focus of the text view: drawn on the canvas, too. Empty: it isn't there.
    void showFocus(std::string_view control);
    // For pictures: what is shown beside the board, or above it.
    void show(Tab tab, Overlay overlay);
    void choose(RouteId route);
    // The browser's way back: closes what lies on top, else leaves the screen. False on a title with nothing
    // open.
    bool back();
    // The Escape key: the same, but it doesn't leave the table.
    void escape();

private:
    // Dear ImGui needs a moment to settle after an event.
    static constexpr int kFramesAfterEvent = 3;

    bool closeTop();
    bool bakeLetters();
    void compose(float seconds);
    void paintScreen();
    void present();

    Desk* desk_;
    SDL_Window* window_ = nullptr;
    SDL_Renderer* renderer_ = nullptr;
    Size size_{0, 0, 0};
    Fonts fonts_;
    Ui ui_;
    Boards boards_;
    TableState table_;
    DocumentState document_;
    ShownMatch shown_;
    int awake_ = kFramesAfterEvent;
    unsigned framesDrawn_ = 0;
    bool mapStands_ = false;
    bool mapReported_ = false;
    std::vector<Asked> asks_;    // of the frame that is drawn
    std::uint64_t changes_ = 0;  // of the desk, as last told
};

}  // namespace semafor
