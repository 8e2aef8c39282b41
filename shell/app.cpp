// The frame loop's body: input, painting and presenting with Dear ImGui.
#include "app.h"

#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cstdarg>
#include <utility>

#include "base/assert.h"
#include "paint/draw_lists.h"
#include "screens/hand_over.h"
#include "screens/new_game.h"
#include "screens/notice_view.h"
#include "screens/table.h"
#include "screens/title.h"
#include "table/action_targets.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr float kLongestStep = 1.0f / 20;  // after a sleep, animations continue where they were

}  // namespace
}  // namespace semafor

// Formatting functions that Dear ImGui leaves to us (imgui_config.h).
int ImFormatStringV(char* buf, std::size_t size, const char* fmt, va_list args) {
    const int length = SDL_vsnprintf(buf, size, fmt, args);
    if (buf == nullptr) return length;
    const int most = static_cast<int>(size) - 1;
    const int written = length < 0 || length > most ? most : length;
    buf[written] = 0;
    return written;
}

int ImFormatString(char* buf, std::size_t size, const char* fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const int written = ImFormatStringV(buf, size, fmt, args);
    va_end(args);
    return written;
}

namespace semafor {

void imguiAssertFailed(int line) {
    assertFailed("Dear ImGui", "imgui", line);
}

App::App(Desk& desk, SDL_Window* window, SDL_Renderer* renderer) : desk_(&desk) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    attach(window, renderer);
}

App::~App() {
    detach();
    ImGui::DestroyContext();
}

void App::attach(SDL_Window* window, SDL_Renderer* renderer) {
    window_ = window;
    renderer_ = renderer;
    boards_.use(renderer);
    ui_.faces = &boards_.faces();
    if (window_ != nullptr) ImGui_ImplSDL2_InitForSDLRenderer(window_, renderer_);
    ImGui_ImplSDLRenderer2_Init(renderer_);
    // The mouse button may have been released while the app was detached.
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    wake();
}

void App::detach() {
    if (renderer_ == nullptr) return;
    boards_.drop();
    ImGui_ImplSDLRenderer2_Shutdown();
    if (window_ != nullptr) ImGui_ImplSDL2_Shutdown();
    renderer_ = nullptr;
}

void App::resize(const Size& size) {
    SEMAFOR_ASSERT(size.width > 0 && size.height > 0 && size.ratio > 0);
    if (size == size_) return;
    size_ = size;
    wake();
}

// Fonts are baked for an exact pixel size: again for another pixel ratio or text scale. True when they were
// baked, which is enough work for one frame.
bool App::bakeLetters() {
    const float unit = size_.ratio * static_cast<float>(desk_->preferences.settings().scale) / 100;
    if (fonts_.unit() == unit) return false;
    ImGui_ImplSDLRenderer2_DestroyFontsTexture();
    fonts_.bake(unit);
    boards_.drop();
    wake();
    return true;
}

void App::handle(const SDL_Event& event) {
    if (window_ != nullptr) ImGui_ImplSDL2_ProcessEvent(&event);
    if (event.type == SDL_FINGERDOWN) ui_.setTouching(true);
    if (event.type == SDL_MOUSEMOTION && event.motion.which != SDL_TOUCH_MOUSEID) ui_.setTouching(false);
    if (event.type == SDL_MULTIGESTURE && event.mgesture.numFingers == 2) {
        const Vec middle{event.mgesture.x * static_cast<float>(size_.width),
                         event.mgesture.y * static_cast<float>(size_.height)};
        table_.pinching = true;
        table_.camera.zoom(1 + event.mgesture.dDist * 2.6f, middle);
    }
    if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET) boards_.drop();
    wake();
}

void App::frame(float seconds) {
    if (!awake() || renderer_ == nullptr || size_.width == 0) return;
    if (bakeLetters()) return;
    --awake_;
    // With the text view alone, only the first frame is drawn, to show that drawing works.
    const bool pictureWanted = desk_->links.pictures() != table_.picturesGiven;
    const bool wordsAlone = desk_->preferences.settings().textPlacement == TextPlacement::kAlone;
    if (framesDrawn_ > 0 && wordsAlone && !pictureWanted) return;
    compose(seconds);
    present();
    ++framesDrawn_;
    // Dear ImGui takes one of several fast key presses per frame; the others wait for the next frame.
    const bool waiting = !ImGui::GetCurrentContext()->InputEventsQueue.empty();
    if (ui_.pacing.goesOn() || waiting) awake_ = std::max(awake_, 1);
    // One more frame, now that the cached textures are up to date.
    if (boards_.goOn()) awake_ = std::max(awake_, 2);
    if (mapStands_ && !std::exchange(mapReported_, true) && mapStands) mapStands();
    for (const Asked& asked : std::exchange(asks_, {})) desk_->carryOut(asked);
    const std::uint64_t before = std::exchange(changes_, desk_->changes());
    if (changes_ == before) return;
    wake();
    if (changed) changed();
}

void App::compose(float seconds) {
    boards_.beginFrame();
    ImGui_ImplSDLRenderer2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    if (window_ != nullptr) {
        ImGui_ImplSDL2_NewFrame();
    } else {
        io.DisplaySize = {static_cast<float>(size_.width), static_cast<float>(size_.height)};
        io.DeltaTime = std::clamp(seconds, 1.0f / 240, kLongestStep);
    }
    // While the finder is open, keys only type letters.
    if (table_.find)
        io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
    else
        io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui::NewFrame();
    const Vec size{static_cast<float>(size_.width), static_cast<float>(size_.height)};
    const Settings& settings = desk_->preferences.settings();
    const Palette& palette = settings.night ? nightPalette() : dayPalette();
    ui_.begin({size, fonts_.unit(), &palette, std::min(seconds, kLongestStep), seconds,
               desk_->preferences.motion(), &fonts_});
    paintScreen();
    ui_.end();
    ImGui::Render();
}

void App::present() {
    SDL_RenderClear(renderer_);
    renderDrawLists(renderer_, *ImGui::GetDrawData());
    SDL_RenderPresent(renderer_);
}

void App::paintScreen() {
    if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) escape();
    PaintContext context{ui_, *desk_, boards_, table_, document_, shown_, asks_};
    if (desk_->navigation.screen() != Screen::kTable) table_.shown = kNoSeat;
    switch (desk_->navigation.screen()) {
        case Screen::kTitle:
            mapStands_ = paintTitle(context);
            return;
        case Screen::kNewGame:
            return paintNewGame(context);
        case Screen::kTable:
            paintTable(context);
            return paintNotice(context);
        case Screen::kReplay:
            paintReplay(context);
            return paintNotice(context);
        case Screen::kSaves:
            return paintDocument(context, writeSaves);
        case Screen::kLink:
            return paintDocument(context, writeLink);
        case Screen::kShare:
            return paintDocument(context, writeShare);
        case Screen::kSettings:
            return paintDocument(context, [](Writer& page, const Desk& of) { writeSettings(page, of); });
        case Screen::kLearn:
            return paintDocument(context, writeLearn);
        case Screen::kAbout:
            return paintDocument(context, writeAbout);
    }
}

void App::showFocus(std::string_view control) {
    ui_.showFocus(canvasTargetOf(targetIdOf(control).value_or(TargetId())));
    wake();
}

void App::show(Tab tab, Overlay overlay) {
    table_.tab = tab;
    table_.overlay = overlay;
    wake();
}

void App::choose(RouteId route) {
    table_.route = route;
    wake();
}

// A notice lies above painted screens; in a document it is part of the text.
bool App::closeTop() {
    const Screen screen = desk_->navigation.screen();
    const bool board = screen == Screen::kTable || screen == Screen::kReplay;
    if (!board && screen != Screen::kTitle && screen != Screen::kNewGame) return document_.foldChoices();
    if (noticeShown(*desk_)) {
        desk_->carryOut(ask::Dismiss{});
        return true;
    }
    return board && table_.closeTop();
}

bool App::back() {
    wake();
    if (closeTop() || desk_->back()) return true;
    if (desk_->navigation.screen() == Screen::kTitle) return false;
    desk_->carryOut(ask::Go{Screen::kTitle});
    return true;
}

void App::escape() {
    wake();
    if (!closeTop()) desk_->back();
}

}  // namespace semafor
