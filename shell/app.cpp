// The loop's body: Dear ImGui's frame around our screens.
#include "app.h"

#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>

#include "base/assert.h"
#include "screens/empty_board.h"

namespace semafor {

void imguiAssertFailed(int line) {
    assertFailed("Dear ImGui", "imgui", line);
}

App::App(SDL_Window* window, SDL_Renderer* renderer) : window_(window), renderer_(renderer) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    if (window_ != nullptr) ImGui_ImplSDL2_InitForSDLRenderer(window_, renderer_);
    ImGui_ImplSDLRenderer2_Init(renderer_);
}

App::~App() {
    ImGui_ImplSDLRenderer2_Shutdown();
    if (window_ != nullptr) ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

void App::resize(const Size& size) {
    SEMAFOR_ASSERT(size.width > 0 && size.height > 0 && size.ratio > 0);
    if (size == size_) return;
    if (size.ratio != size_.ratio) {
        ImGui_ImplSDLRenderer2_DestroyFontsTexture();
        fonts_ = bakeFonts(size.ratio);
    }
    size_ = size;
    wake();
}

void App::handle(const SDL_Event& event) {
    if (window_ != nullptr) ImGui_ImplSDL2_ProcessEvent(&event);
    wake();
}

void App::frame() {
    if (!awake() || size_.width == 0) return;
    --awake_;
    draw();
    ++framesDrawn_;
}

void App::draw() {
    ImGui_ImplSDLRenderer2_NewFrame();
    if (window_ != nullptr) {
        ImGui_ImplSDL2_NewFrame();
    } else {
        ImGui::GetIO().DisplaySize = {static_cast<float>(size_.width), static_cast<float>(size_.height)};
    }
    ImGui::NewFrame();
    const ImVec2 size(static_cast<float>(size_.width), static_cast<float>(size_.height));
    drawEmptyBoard({ImGui::GetBackgroundDrawList(), size, size_.ratio, fonts_, palette_});
    ImGui::Render();
    SDL_RenderClear(renderer_);
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
    SDL_RenderPresent(renderer_);
}

}  // namespace semafor
