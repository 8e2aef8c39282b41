// The table's loop without a window: it draws when something happened, and then sleeps.
#include "app.h"

#include <gtest/gtest.h>

#include <memory>

namespace semafor {
namespace {

class AppTest : public testing::Test {
protected:
    static constexpr Size kSize{320, 200, 1};

    std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> surface_{
        SDL_CreateRGBSurfaceWithFormat(0, 640, 400, 32, SDL_PIXELFORMAT_ARGB8888), SDL_FreeSurface};
    std::unique_ptr<SDL_Renderer, decltype(&SDL_DestroyRenderer)> renderer_{
        SDL_CreateSoftwareRenderer(surface_.get()), SDL_DestroyRenderer};
    App app_{nullptr, renderer_.get()};

    // Runs frames until the app sleeps; how many were drawn.
    unsigned settle() {
        const unsigned before = app_.framesDrawn();
        for (int i = 0; i < 100 && app_.awake(); ++i) app_.frame();
        return app_.framesDrawn() - before;
    }
};

TEST_F(AppTest, DrawsNothingBeforeItHasASize) {
    app_.frame();
    EXPECT_EQ(app_.framesDrawn(), 0u);
}

TEST_F(AppTest, SleepsAfterAFewFrames) {
    app_.resize(kSize);
    EXPECT_EQ(settle(), 3u);
    EXPECT_FALSE(app_.awake());
    app_.frame();
    EXPECT_EQ(app_.framesDrawn(), 3u);
}

TEST_F(AppTest, WakesForAnEvent) {
    app_.resize(kSize);
    settle();
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    app_.handle(event);
    EXPECT_TRUE(app_.awake());
    EXPECT_EQ(settle(), 3u);
}

TEST_F(AppTest, WakesForANewSizeAndNotForTheSame) {
    app_.resize(kSize);
    settle();
    app_.resize(kSize);
    EXPECT_FALSE(app_.awake());
    app_.resize({300, 200, 1});
    EXPECT_TRUE(app_.awake());
}

TEST_F(AppTest, BakesItsLettersForTheRatio) {
    app_.resize(kSize);
    settle();
    const float small = ImGui::GetIO().Fonts->Fonts[0]->FontSize;
    app_.resize({640, 400, 2});
    settle();
    EXPECT_FLOAT_EQ(ImGui::GetIO().Fonts->Fonts[0]->FontSize, 2 * small);
}

}  // namespace
}  // namespace semafor
