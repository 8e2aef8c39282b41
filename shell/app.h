// The application: takes input events and a window size, draws when something happened, else sleeps.
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
    float ratio;  // device pixels per point

    bool operator==(const Size&) const = default;
};

class App {
public:
    // Required: the desk and the renderer outlive the app; `window` does, too, or is null when drawing off
    // screen.
    App(Desk& desk, SDL_Window* window, SDL_Renderer* renderer);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    // Releases the window, the renderer and everything made with it; nothing is drawn until attach().
    void detach();
    // Required: the app is detached, and the arguments are as for the constructor.
    void attach(SDL_Window* window, SDL_Renderer* renderer);

    // Sets the size of the drawing area; fonts are baked again when the ratio changes.
    void resize(const Size& size);

    // Handles an SDL event and wakes the app.
    void handle(const SDL_Event& event);

    // Call when something outside has changed what is shown.
    void wake() { awake_ = kFramesAfterEvent; }

    // True while there is something to draw; otherwise the host stops calling frame().
    [[nodiscard]] bool awake() const { return awake_ > 0; }
    // Seconds after which a sleeping app wants to be woken if nothing happens before; 0: never.
    [[nodiscard]] float alarm() const { return ui_.pacing.alarm(); }

    // Draws one frame when awake, or bakes the fonts for the next one. `seconds`: time since the last frame.
    void frame(float seconds);

    [[nodiscard]] unsigned framesDrawn() const { return framesDrawn_; }

    // Callback after a frame in which a touch changed what the desk's screens show.
    std::function<void()> changed;
    // Callback, called once: the map behind the title is painted.
    std::function<void()> mapStands;

    [[nodiscard]] Ui& ui() { return ui_; }
    [[nodiscard]] Boards& boards() { return boards_; }
    // For tests: the seat whose view the last frame showed, or kNoSeat.
    [[nodiscard]] Seat shownSeat() const { return table_.shown; }
    // Draws the focus ring of the text view's focused control on the canvas; empty: no control has the focus.
    void showFocus(std::string_view control);
    // For screenshots: selects what is shown beside the board, and the overlay above it.
    void show(Tab tab, Overlay overlay);
    void choose(RouteId route);
    // The browser's Back: closes the topmost panel, else leaves the screen. False on a title with nothing
    // open.
    bool back();
    // The Escape key: like back(), but never leaves the table.
    void escape();

private:
    // Dear ImGui needs a few frames to settle after an event.
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
    std::vector<Asked> asks_;    // made during the current frame
    std::uint64_t changes_ = 0;  // the desk's change count when last compared
};

}  // namespace semafor
