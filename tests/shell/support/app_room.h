// Test fixture for App: a software renderer, a desk with a fake host and store, and a simulated pointer.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "app.h"
#include "support/fake_host.h"
#include "support/ids.h"
#include "support/memory_store.h"

namespace semafor::test {

class AppTest : public testing::Test {
protected:
    static constexpr Size kSize{320, 200, 1};

    std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> surface_{
        SDL_CreateRGBSurfaceWithFormat(0, 640, 400, 32, SDL_PIXELFORMAT_ARGB8888), SDL_FreeSurface};
    std::unique_ptr<SDL_Renderer, decltype(&SDL_DestroyRenderer)> renderer_{
        SDL_CreateSoftwareRenderer(surface_.get()), SDL_DestroyRenderer};
    test::FakeHost host_;
    test::MemoryStore store_;
    Desk desk_{host_, store_};
    App app_{desk_, nullptr, renderer_.get()};

    // Runs frames until the app sleeps; returns how many were drawn.
    unsigned settle() {
        const unsigned before = app_.framesDrawn();
        for (int i = 0; i < 100 && app_.awake(); ++i) app_.frame(1.0f / 60);
        return app_.framesDrawn() - before;
    }
    // Presses the control of that id with the pointer. False when it isn't on the screen.
    bool press(std::string_view id) {
        settle();
        for (const auto& target : app_.ui().targets())
            if (target.id == test::idOf(id)) {
                const Vec middle = target.box.centre();
                ImGui::GetIO().AddMousePosEvent(middle.x, middle.y);
                button(true);
                button(false);
                return true;
            }
        return false;
    }
    void button(bool down) {
        app_.wake();
        settle();
        ImGui::GetIO().AddMouseButtonEvent(0, down);
        app_.wake();
        settle();
    }
};

}  // namespace semafor::test
