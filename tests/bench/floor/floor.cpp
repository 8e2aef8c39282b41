// A minimal page with SDL2 and Dear ImGui, with which tests/bench/lighthouse compares our page: draws one
// window of Dear ImGui until its layout is stable, then pauses the loop.
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>

#include <cstdarg>
#include <cstdlib>

// clang-format off
EM_JS(void, floorFirstPicture, (), { Module["firstPicture"](); });
// clang-format on

// Functions that Dear ImGui leaves to us (shell/imgui_config.h).
int ImFormatStringV(char* buf, std::size_t size, const char* fmt, va_list args) {
    return SDL_vsnprintf(buf, size, fmt, args);
}

int ImFormatString(char* buf, std::size_t size, const char* fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const int written = ImFormatStringV(buf, size, fmt, args);
    va_end(args);
    return written;
}

void semafor::imguiAssertFailed(int /*line*/) {
    std::abort();
}

namespace {

constexpr int kFramesUntilItStands = 3;  // Dear ImGui measures a window before showing it
constexpr float kLetters = 13;

SDL_Renderer* renderer = nullptr;
int framesDrawn = 0;

// Opens the canvas at the screen's full resolution; returns the pixel ratio.
float openCanvas() {
    double width = 0;
    double height = 0;
    emscripten_get_element_css_size("#canvas", &width, &height);
    const double ratio = emscripten_get_device_pixel_ratio();
    SDL_Window* window =
        SDL_CreateWindow("Floor", 0, 0, static_cast<int>(width * ratio), static_cast<int>(height * ratio), 0);
    renderer = SDL_CreateRenderer(window, -1, 0);
    ImGui::CreateContext();
    ImGui_ImplSDL2_InitForSDLRenderer(window, renderer);
    ImGui_ImplSDLRenderer2_Init(renderer);
    return static_cast<float>(ratio);
}

void tick() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) ImGui_ImplSDL2_ProcessEvent(&event);
    ImGui_ImplSDLRenderer2_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
    ImGui::Begin("Floor");
    ImGui::TextUnformatted("The least page of the same parts.");
    ImGui::End();
    ImGui::Render();
    SDL_RenderClear(renderer);
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
    SDL_RenderPresent(renderer);
    if (++framesDrawn < kFramesUntilItStands) return;
    floorFirstPicture();
    emscripten_pause_main_loop();
}

}  // namespace

int main() {
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
    ImFontConfig letters;
    const float ratio = openCanvas();
    letters.SizePixels = kLetters * ratio;
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().Fonts->AddFontDefault(&letters);
    emscripten_set_main_loop(tick, 0, 0);
    return 0;
}
