// The table's loop without a window: it draws when something happened, and then sleeps.
#include "app.h"

#include <gtest/gtest.h>

#include "support/fake_host.h"
#include "support/memory_store.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <memory>
#include <set>
#include <string>

#include "base/deal_code.h"

namespace semafor {
namespace {

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

    // Runs frames until the app sleeps; how many were drawn.
    unsigned settle() {
        const unsigned before = app_.framesDrawn();
        for (int i = 0; i < 100 && app_.awake(); ++i) app_.frame(1.0f / 60);
        return app_.framesDrawn() - before;
    }
    // The pointer presses the control of that name. False when it isn't on the screen.
    bool press(std::string_view id) {
        settle();
        for (const auto& target : app_.ui().targets())
            if (target.id == id) {
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

TEST_F(AppTest, DrawsNothingBeforeItHasASize) {
    app_.frame(1.0f / 60);
    EXPECT_EQ(app_.framesDrawn(), 0u);
}

TEST_F(AppTest, SleepsAfterAFewFrames) {
    app_.resize(kSize);
    EXPECT_GE(settle(), 3u);
    EXPECT_FALSE(app_.awake());
    const unsigned drawn = app_.framesDrawn();
    app_.frame(1.0f / 60);
    EXPECT_EQ(app_.framesDrawn(), drawn);
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

TEST_F(AppTest, PreparesInPartsWithoutDrawing) {
    EXPECT_FALSE(app_.prepare());
    app_.resize(kSize);
    int parts = 0;
    while (app_.prepare()) ASSERT_LT(++parts, 100);
    EXPECT_GT(parts, static_cast<int>(kTypes));
    EXPECT_EQ(app_.framesDrawn(), 0u);
    app_.frame(1.0f / 60);
    EXPECT_EQ(app_.framesDrawn(), 1u);
}

TEST_F(AppTest, DrawsNothingThatTheScreenShowsAlready) {
    app_.resize(kSize);
    settle();
    constexpr Uint32 kGreen = 0xff00ff00u;
    const auto corner = [&] { return *static_cast<const Uint32*>(surface_->pixels); };
    SDL_FillRect(surface_.get(), nullptr, kGreen);
    app_.wake();
    EXPECT_EQ(settle(), 3u);
    EXPECT_EQ(corner(), kGreen);
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    app_.handle(event);
    settle();
    EXPECT_NE(corner(), kGreen);
}

TEST_F(AppTest, RestsUnderASentenceThatPassesBy) {
    app_.resize(kSize);
    settle();
    app_.ui().toast("Ready");
    app_.wake();
    settle();
    EXPECT_FALSE(app_.awake());
    ASSERT_GT(app_.alarm(), 3.0f);
    const float rest = app_.alarm();
    app_.wake();
    app_.frame(rest);
    EXPECT_EQ(app_.alarm(), 0.0f);
    EXPECT_GT(settle(), 10u) << "it fades";
    EXPECT_EQ(app_.alarm(), 0.0f);
}

TEST_F(AppTest, PaintsAPictureInPartsAsAtOnce) {
    app_.resize(kSize);
    settle();
    const Box box{{10, 20}, {310, 180}};
    const auto paint = [](ImDrawList* list) {
        for (unsigned i = 0; i < 40000; ++i) {
            const ImVec2 from(static_cast<float>(i * 7 % 330), static_cast<float>(i * 13 % 190));
            list->AddRectFilled(from, {from.x + 9, from.y + 5}, 0xff000000u | i * 997);
        }
    };
    Picture once;
    Picture grown;
    once.use(renderer_.get());
    grown.use(renderer_.get());
    ASSERT_TRUE(once.keep(box, 1, paint));
    int calls = 0;
    while (!grown.grow(box, 1, paint)) ASSERT_LT(++calls, 100);
    EXPECT_GT(calls, 3);
    EXPECT_FALSE(grown.stale(box, 1));
    EXPECT_EQ(grown.pixels().bytes, once.pixels().bytes);
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
    const float small = app_.ui().lineHeight(Type::kBody);
    app_.resize({640, 400, 2});
    settle();
    EXPECT_FLOAT_EQ(app_.ui().lineHeight(Type::kBody), 2 * small);
}

TEST_F(AppTest, TellsWhenATouchChangedTheDesk) {
    int told = 0;
    app_.changed = [&told] { ++told; };
    app_.resize(kSize);
    settle();
    const int before = told;
    settle();
    EXPECT_EQ(told, before);
    desk_.go(Screen::kSettings);
    app_.wake();
    settle();
    EXPECT_EQ(told, before + 1);
}

TEST_F(AppTest, BackLeadsToTheTitleAndNoFurther) {
    app_.resize(kSize);
    EXPECT_FALSE(app_.back());
    desk_.go(Screen::kNewGame);
    EXPECT_TRUE(app_.back());
    EXPECT_EQ(desk_.screen(), Screen::kTitle);
}

TEST_F(AppTest, FromTheTitleToATableByTouch) {
    app_.resize({1280, 720, 1});
    ASSERT_TRUE(press("new"));
    EXPECT_EQ(desk_.screen(), Screen::kNewGame);
    ASSERT_TRUE(press("board/germany"));
    EXPECT_EQ(desk_.draft().map, "germany");
    ASSERT_TRUE(press("count/0"));
    EXPECT_EQ(desk_.draft().seats.size(), 2u);
    ASSERT_TRUE(press("start"));
    EXPECT_EQ(desk_.screen(), Screen::kTable);
}

class HandOverTest : public AppTest {
protected:
    // Two persons sit at one device; the first one has acted, and the second one's turn has begun.
    void SetUp() override {
        app_.resize({1280, 720, 1});
        desk_.draftMap("first-journey");
        desk_.draftSeats(2);
        for (const std::size_t seat : {0u, 1u}) desk_.draftPerson(seat, true);
        desk_.begin();
        host_.answer(desk_);
        ASSERT_TRUE(press("reveal"));
        settle();
        for (int i = 0; i < 4 && desk_.match()->waitingFor() == kNoSeat; ++i) desk_.act(DrawBlind{});
        ASSERT_NE(desk_.match()->waitingFor(), kNoSeat);
        app_.wake();
        for (int i = 0; i < 4; ++i) app_.frame(1.0f / 60);
    }
    bool shows(std::string_view id) { return app_.ui().target(id) != nullptr; }
};

TEST_F(HandOverTest, WhoActedSeesWhatCameOfItBeforeTheDeviceIsHandedOver) {
    EXPECT_TRUE(shows("deck"));
    EXPECT_FALSE(shows("reveal"));
    settle();
    EXPECT_TRUE(shows("reveal"));
    EXPECT_FALSE(shows("deck"));
}

TEST_F(HandOverTest, ThePressThatEndsItRevealsNothing) {
    const Vec pressed = app_.ui().screen().centre() + Vec{0, 105};
    ImGui::GetIO().AddMousePosEvent(pressed.x, pressed.y);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    app_.wake();
    app_.frame(1.0f / 60);
    app_.frame(1.0f / 60);
    EXPECT_FALSE(shows("deck"));
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    app_.wake();
    settle();
    ASSERT_TRUE(shows("reveal"));
    EXPECT_TRUE(app_.ui().target("reveal")->has(pressed));
    EXPECT_EQ(desk_.match()->viewer(), kNoSeat);
}

// What lies above answers alone: in the box of the menu nothing of the table does.
TEST_F(AppTest, TheMenuIsAboveTheTable) {
    app_.resize({390, 844, 1});
    desk_.begin();
    host_.answer(desk_);
    ASSERT_TRUE(press("menu"));
    app_.wake();
    settle();
    const auto& targets = app_.ui().targets();
    EXPECT_TRUE(std::any_of(targets.begin(), targets.end(),
                            [](const Ui::Target& t) { return t.id == "menu/title"; }));
    EXPECT_FALSE(
        std::any_of(targets.begin(), targets.end(), [](const Ui::Target& t) { return t.id == "deck"; }));
    ASSERT_TRUE(press("menu/title"));
    EXPECT_EQ(desk_.screen(), Screen::kTitle);
}

// Every screen at every size: nothing asserts, and something can be touched.
TEST_F(AppTest, EveryScreenCanBeDrawn) {
    for (const Screen screen : {Screen::kTitle, Screen::kNewGame, Screen::kSaves, Screen::kSettings,
                                Screen::kLearn, Screen::kAbout})
        for (const Size& size : {Size{640, 400, 1}, Size{360, 640, 1}, Size{320, 200, 0.5f}}) {
            desk_.go(screen);
            app_.resize(size);
            app_.wake();
            settle();
            EXPECT_FALSE(app_.ui().targets().empty());
        }
}

TEST_F(AppTest, DrillsAreDrawnAndLeftAtEverySize) {
    for (const Size& size : {Size{1280, 720, 1}, Size{360, 640, 1}, Size{640, 400, 1}})
        for (std::size_t n = 0; n < kDrills; ++n) {
            app_.resize(size);
            desk_.beginDrill(n);
            app_.wake();
            EXPECT_TRUE(press("drill/leave")) << n;
            EXPECT_EQ(desk_.screen(), Screen::kLearn);
            EXPECT_EQ(desk_.match(), nullptr);
        }
}

void playFirstDrill(Desk& desk) {
    desk.beginDrill(0);
    desk.act(DrawBlind{});
    desk.act(DrawBlind{});
    for (std::size_t step = 1; step < 3; ++step) {
        const Session& session = desk.match()->session();
        ActionList legal;
        session.legalActions(legal);
        const RouteId route = *stepRoute(session.game(), drillAt(0).steps[step]);
        const auto payments = Choices(legal).paymentsFor(route, session.viewOf(kDrillSeat).hand);
        ASSERT_FALSE(payments.empty());
        desk.act(ClaimRoute{route, payments[0]});
    }
    desk.act(SwapTickets{});
    ASSERT_TRUE(desk.drill()->finished());
}

TEST_F(AppTest, ADrillThatIsDoneLeadsOnOrBack) {
    app_.resize({1280, 720, 1});
    playFirstDrill(desk_);
    app_.wake();
    EXPECT_TRUE(press("drill/next"));
    ASSERT_TRUE(desk_.drill());
    EXPECT_EQ(desk_.drill()->number, 1u);
    playFirstDrill(desk_);
    app_.wake();
    EXPECT_TRUE(press("drill/leave"));
    EXPECT_EQ(desk_.learnMap(), "first-journey");
}

TEST_F(AppTest, TheRuleAboutADecisionIsOneTouchAwayAndBackLeadsToTheTable) {
    app_.resize({1280, 720, 1});
    desk_.beginDrill(1);
    app_.wake();
    settle();
    app_.show(Tab::kHand, Overlay::kDrawTickets);
    EXPECT_TRUE(press("decision/learn"));
    EXPECT_EQ(desk_.screen(), Screen::kLearn);
    EXPECT_EQ(desk_.learnTopic(), Topic::kTickets);
    app_.show(Tab::kHand, Overlay::kNone);
    EXPECT_TRUE(app_.back());
    EXPECT_EQ(desk_.screen(), Screen::kTable);
    EXPECT_TRUE(desk_.drill());
}

TEST_F(AppTest, GivesTheFinishedBoardAsAPicture) {
    std::ifstream file(SEMAFOR_TESTS_FOLDER "/golden/saves/europe-5-finished.save");
    std::string save;
    std::getline(file, save);
    desk_.importText(save);
    ASSERT_FALSE(desk_.library().entries().empty());
    desk_.continueGame(desk_.library().entries().front().saved.id);
    host_.answer(desk_);
    desk_.dismiss();
    app_.resize({640, 400, 1});
    Pixels given;
    std::string name;
    app_.boards().givePicture = [&](const std::string& called, const Pixels& pixels) {
        name = called;
        given = pixels;
    };
    ASSERT_TRUE(press("picture"));
    EXPECT_EQ(name, "semafor-" + dealCodeText(desk_.match()->saved().dealCode) + ".png");
    EXPECT_EQ(given.width, 1200);
    EXPECT_GT(given.height, 800);
    ASSERT_EQ(given.bytes.size(),
              static_cast<std::size_t>(given.width) * static_cast<std::size_t>(given.height) * 4);
    const auto pixel = [&](int x, int y) {
        std::uint32_t colour = 0;
        std::memcpy(&colour, &given.bytes[static_cast<std::size_t>(y * given.width + x) * 4], 4);
        return colour;
    };
    EXPECT_EQ(pixel(2, 2), dayPalette().cloth);
    std::set<std::uint32_t> colours;
    for (int x = 100; x < 1100; ++x) colours.insert(pixel(x, 400));
    EXPECT_GT(colours.size(), 50u) << "nothing is painted in the middle of the board";
}

}  // namespace
}  // namespace semafor
