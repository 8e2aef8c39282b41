// The program in the page: the canvas, SDL's events, and a main loop that pauses when nothing changes.
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "app.h"
#include "canvas_size.h"
#include "page_table.h"
#include "table/action_targets.h"
#include "wire.h"

namespace semafor {
namespace {

// How to render: with the GPU if possible, or always in software.
enum class Means : std::uint8_t { kBest, kSoftware };

// Sends in `more`: box, greatest length and 1 if live, on one line; the label, on one line; then the value.
void openField(const Field& field) {
    std::string more;
    for (const float n : {field.box.min.x, field.box.min.y, field.box.width(), field.box.height()})
        more += std::to_string(static_cast<int>(n)) + " ";
    more += std::to_string(field.longest) + (field.live ? " 1\n" : " 0\n") + field.label + "\n" + field.value;
    call(PageCall::kOpenField, {.text = textOf(field.id), .more = more});
}

class Page {
public:
    // False if there is no canvas to draw on.
    bool takeCanvas(Means means) {
        // The window gets the canvas's size and the flags that the renderer wants: each later change would
        // wait for the GPU.
        int width = 0;
        int height = 0;
        emscripten_get_canvas_element_size("#canvas", &width, &height);
        const bool software = means == Means::kSoftware;
        if (!semaforCanPaint(software)) return false;
        window_ = SDL_CreateWindow("Semafor", 0, 0, std::max(width, 16), std::max(height, 16),
                                   software ? 0u : SDL_WINDOW_OPENGL);
        if (window_ == nullptr && !software) return takeCanvas(Means::kSoftware);
        if (window_ == nullptr) return false;
        renderer_ = SDL_CreateRenderer(window_, -1, software ? SDL_RENDERER_SOFTWARE : 0u);
        if (renderer_ == nullptr) return false;
        if (size_) fitWindow();
        if (app_) app_->attach(window_, renderer_);
        resume();
        return true;
    }

    // The canvas lost its context: destroys everything that was made for it.
    void loseCanvas() {
        if (app_) app_->detach();
        SDL_DestroyRenderer(renderer_);
        SDL_DestroyWindow(window_);
        renderer_ = nullptr;
        window_ = nullptr;
    }

    void begin(Desk& desk) {
        desk_ = &desk;
        app_ = std::make_unique<App>(desk, window_, renderer_);
        app_->changed = [] { call(PageCall::kTouched); };
        app_->mapStands = [] { call(PageCall::kMapStands); };
        app_->ui().fields.open = openField;
        app_->ui().fields.pickFile = [] { call(PageCall::kPickFile); };
        app_->boards().givePicture = [](const std::string& name, const Pixels& pixels) {
            call(PageCall::kGivePicture, {.text = name,
                                          .number = static_cast<double>(pixels.width),
                                          .bytes = pixels.bytes.data(),
                                          .size = static_cast<unsigned>(pixels.bytes.size())});
        };
        if (size_) app_->resize(*size_);
    }

    // The canvas has changed its size in pixels or its pixel ratio. SDL's window is measured in pixels, so
    // that frames have the full resolution of the screen.
    void resize(const Size& size) {
        size_ = size;
        setCanvasPoints(static_cast<double>(size.width) / size.ratio,
                        static_cast<double>(size.height) / size.ratio);
        if (window_ != nullptr) fitWindow();
        if (app_) app_->resize(size);
        resume();
    }

    void wake() {
        if (app_) app_->wake();
        resume();
    }

    void tick() {
        if (!app_ || renderer_ == nullptr) return;
        SDL_Event event;
        while (SDL_PollEvent(&event) != 0) app_->handle(event);
        const bool first = app_->framesDrawn() == 0;
        const double now = emscripten_get_now();
        app_->frame(static_cast<float>((now - before_) / 1000));
        before_ = now;
        if (first && app_->framesDrawn() > 0) call(PageCall::kFirstPicture);
        if (!app_->awake()) pause();
    }

    [[nodiscard]] unsigned framesDrawn() const { return app_ ? app_->framesDrawn() : 0; }
    [[nodiscard]] App* app() { return app_.get(); }
    // Required: the app has begun.
    [[nodiscard]] const Desk& desk() const { return *desk_; }

    void resume() {
        if (paused_) emscripten_resume_main_loop();
        paused_ = false;
    }

private:
    void fitWindow() {
        int width = 0;
        int height = 0;
        SDL_GetWindowSize(window_, &width, &height);
        if (width != size_->width || height != size_->height)
            SDL_SetWindowSize(window_, size_->width, size_->height);
    }

    void pause() {
        emscripten_pause_main_loop();
        paused_ = true;
        if (app_->alarm() > 0) call(PageCall::kAlarm, {.number = app_->alarm() * 1000.0});
    }

    SDL_Window* window_ = nullptr;
    SDL_Renderer* renderer_ = nullptr;
    const Desk* desk_ = nullptr;
    std::unique_ptr<App> app_;
    std::optional<Size> size_;
    double before_ = 0;
    bool paused_ = false;
};

// One page has one table; the browser's callbacks need a global to find it.
Page* thePage = nullptr;

// SDL calls this at once for every event, even while the loop is paused.
int onEvent(void* /*unused*/, SDL_Event* /*event*/) {
    if (thePage != nullptr) thePage->resume();
    return 0;
}

bool open() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    auto page = std::make_unique<Page>();
    if (!page->takeCanvas(Means::kBest)) return false;
    // Removes SDL's confirmation on leaving the page: nothing is lost by leaving.
    emscripten_set_beforeunload_callback(nullptr, nullptr);
    thePage = page.release();
    SDL_AddEventWatch(onEvent, nullptr);
    return true;
}

}  // namespace

void beginTable(Desk& desk) {
    if (thePage != nullptr) thePage->begin(desk);
}

bool escapeTable() {
    if (thePage == nullptr) return false;
    thePage->app()->escape();
    return true;
}

void typeOnTable(std::string_view id, std::string_view value) {
    if (thePage == nullptr) return;
    thePage->app()->ui().fields.answered(targetIdOf(id).value_or(TargetId()), std::string(value));
    thePage->wake();
}

void focusOnTable(std::string_view control) {
    if (thePage == nullptr) return;
    thePage->app()->showFocus(control);
    thePage->wake();
}

}  // namespace semafor

extern "C" {

// Whether there is a canvas to draw on; without one there is only the text view.
EMSCRIPTEN_KEEPALIVE bool semaforDraws() {
    return semafor::thePage != nullptr;
}

EMSCRIPTEN_KEEPALIVE void semaforResize(int width, int height, float ratio) {
    if (semaforDraws()) semafor::thePage->resize({width, height, ratio});
}

// The canvas lost its WebGL context: nothing is drawn until semaforTakeCanvas.
EMSCRIPTEN_KEEPALIVE void semaforLosePicture() {
    if (semaforDraws()) semafor::thePage->loseCanvas();
}

// The canvas's context is restored, or `software`: another canvas takes its place. False on failure.
EMSCRIPTEN_KEEPALIVE bool semaforTakeCanvas(bool software) {
    using semafor::Means;
    return semaforDraws() && semafor::thePage->takeCanvas(software ? Means::kSoftware : Means::kBest);
}

EMSCRIPTEN_KEEPALIVE void semaforWake() {
    if (semaforDraws()) semafor::thePage->wake();
}

EMSCRIPTEN_KEEPALIVE unsigned semaforFramesDrawn() {
    return semaforDraws() ? semafor::thePage->framesDrawn() : 0;
}

// The hit test targets: "id left top width height" in pixels, one per line; "*" before the target with the
// keyboard focus. Valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* semaforTargets() {
    static std::string text;
    text.clear();
    if (!semaforDraws()) return "";
    const semafor::Match* match = semafor::thePage->desk().table.match();
    const semafor::Game* game = match != nullptr ? &match->game() : nullptr;
    for (const auto& [id, box, focused, off] : semafor::thePage->app()->ui().targets()) {
        if (focused) text += '*';
        text += game != nullptr ? semafor::textOf(*game, id) : semafor::textOf(id);
        for (const float n : {box.min.x, box.min.y, box.width(), box.height()})
            text += " " + std::to_string(static_cast<int>(n));
        text += "\n";
    }
    return text.c_str();
}

// The browser's back button; false if there was nothing to close.
EMSCRIPTEN_KEEPALIVE bool semaforBack() {
    return semaforDraws() && semafor::thePage->app()->back();
}

}  // extern "C"

int main() {
    if (!semafor::open()) return 1;
    emscripten_set_main_loop([] { semafor::thePage->tick(); }, 0, 0);
    return 0;
}
