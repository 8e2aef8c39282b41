// Tests of the App's frame loop without a window: it draws when something happened, then sleeps.
#include "app.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <memory>
#include <set>
#include <string>

#include "base/deal_code.h"
#include "support/app_room.h"
#include "support/ids.h"
#include "table/choices.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using test::AppTest;

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

TEST_F(AppTest, BakesItsLettersBeforeItDraws) {
    app_.resize(kSize);
    app_.frame(1.0f / 60);
    EXPECT_EQ(app_.framesDrawn(), 0u);
    EXPECT_TRUE(app_.awake());
    app_.frame(1.0f / 60);
    EXPECT_EQ(app_.framesDrawn(), 1u);
}

TEST_F(AppTest, RestsUnderASentenceThatPassesBy) {
    app_.resize(kSize);
    settle();
    app_.ui().toasts.say("Ready");
    app_.wake();
    settle();
    EXPECT_FALSE(app_.awake());
    ASSERT_GT(app_.alarm(), 3.0f);
    const float remaining = app_.alarm();
    app_.wake();
    app_.frame(remaining);
    EXPECT_EQ(app_.alarm(), 0.0f);
    EXPECT_GT(settle(), 10u) << "it fades";
    EXPECT_EQ(app_.alarm(), 0.0f);
}

// Compares one draw command that exceeds the renderer's batch size with the same picture in small commands.
TEST_F(AppTest, PaintsALargeCommandInPortionsWithoutASeam) {
    app_.resize(kSize);
    settle();
    const Box box{{10, 20}, {310, 180}};
    const auto paint = [](ImDrawList* list, bool small) {
        for (unsigned i = 0; i < 40000; ++i) {
            if (small && i % 100 == 0) list->AddDrawCmd();
            const ImVec2 from(static_cast<float>(i * 7 % 330), static_cast<float>(i * 13 % 190));
            list->AddRectFilled(from, {from.x + 9, from.y + 5}, 0xff000000u | i * 997);
        }
    };
    Picture large;
    Picture small;
    large.use(renderer_.get());
    small.use(renderer_.get());
    ASSERT_TRUE(large.keep(box, 1, [&](ImDrawList* list) { paint(list, false); }));
    ASSERT_TRUE(small.keep(box, 1, [&](ImDrawList* list) { paint(list, true); }));
    EXPECT_FALSE(large.stale(box, 1));
    EXPECT_EQ(large.pixels().bytes, small.pixels().bytes);
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
    const float small = app_.ui().letters.lineHeight(Type::kBody);
    app_.resize({640, 400, 2});
    settle();
    EXPECT_FLOAT_EQ(app_.ui().letters.lineHeight(Type::kBody), 2 * small);
}

TEST_F(AppTest, TellsWhenATouchChangedTheDesk) {
    int told = 0;
    app_.changed = [&told] { ++told; };
    app_.resize(kSize);
    settle();
    const int before = told;
    settle();
    EXPECT_EQ(told, before);
    desk_.carryOut(ask::Go{Screen::kSettings});
    app_.wake();
    settle();
    EXPECT_EQ(told, before + 1);
}

TEST_F(AppTest, BackLeadsToTheTitleAndNoFurther) {
    app_.resize(kSize);
    EXPECT_FALSE(app_.back());
    desk_.carryOut(ask::Go{Screen::kNewGame});
    EXPECT_TRUE(app_.back());
    EXPECT_EQ(desk_.navigation.screen(), Screen::kTitle);
}

TEST_F(AppTest, FromTheTitleToATableByTouch) {
    app_.resize({1280, 720, 1});
    ASSERT_TRUE(press("new"));
    EXPECT_EQ(desk_.navigation.screen(), Screen::kNewGame);
    ASSERT_TRUE(press("board/germany"));
    EXPECT_EQ(desk_.newGame.draft().map, "germany");
    ASSERT_TRUE(press("count/0"));
    EXPECT_EQ(desk_.newGame.draft().seats.size(), 2u);
    ASSERT_TRUE(press("start"));
    EXPECT_EQ(desk_.navigation.screen(), Screen::kTable);
}

// Only the topmost layer takes input: under the menu no control of the table does.
TEST_F(AppTest, TheMenuIsAboveTheTable) {
    app_.resize({390, 844, 1});
    desk_.carryOut(ask::Begin{});
    host_.answer(desk_);
    ASSERT_TRUE(press("menu"));
    app_.wake();
    settle();
    const auto& targets = app_.ui().targets();
    EXPECT_TRUE(std::any_of(targets.begin(), targets.end(),
                            [](const Ui::Place& t) { return t.id == Target::kTitle; }));
    EXPECT_FALSE(std::any_of(targets.begin(), targets.end(),
                             [](const Ui::Place& t) { return t.id == Target::kDeck; }));
    ASSERT_TRUE(press("title"));
    EXPECT_EQ(desk_.navigation.screen(), Screen::kTitle);
}

// Every screen at every size draws without failing an assertion, and has a control.
TEST_F(AppTest, EveryScreenCanBeDrawn) {
    for (const Screen screen : {Screen::kTitle, Screen::kNewGame, Screen::kSaves, Screen::kSettings,
                                Screen::kLearn, Screen::kAbout})
        for (const Size& size : {Size{640, 400, 1}, Size{360, 640, 1}, Size{320, 200, 0.5f}}) {
            desk_.carryOut(ask::Go{screen});
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
            desk_.carryOut(ask::BeginDrill{n});
            app_.wake();
            EXPECT_TRUE(press("drill/leave")) << n;
            EXPECT_EQ(desk_.navigation.screen(), Screen::kLearn);
            EXPECT_EQ(desk_.table.match(), nullptr);
        }
}

TEST_F(AppTest, ADrillThatWentAstrayOffersToStepBack) {
    for (const Size& size : {Size{1280, 720, 1}, Size{360, 640, 1}}) {
        app_.resize(size);
        desk_.carryOut(ask::BeginDrill{0});
        desk_.carryOut(ask::Act{DrawBlind{}});
        desk_.carryOut(ask::Act{DrawBlind{}});
        EXPECT_FALSE(desk_.lessons.drill()->stuck);
        const std::size_t here = desk_.table.match()->session().log().size();
        ActionList legal;
        desk_.table.match()->session().legalActions(legal);
        for (const Action& action : legal) {
            desk_.carryOut(ask::Act{action});
            app_.wake();
            settle();
            EXPECT_EQ(app_.ui().target(test::idOf("drill/step-back")) != nullptr,
                      desk_.lessons.drill()->stuck);
            if (desk_.lessons.drill()->stuck) break;
            while (desk_.table.match()->session().log().size() > here) desk_.carryOut(ask::Undo{});
        }
        ASSERT_TRUE(desk_.lessons.drill()->stuck);
        EXPECT_TRUE(press("drill/step-back"));
        EXPECT_FALSE(desk_.lessons.drill()->stuck);
        EXPECT_EQ(desk_.table.match()->session().log().size(), here);
        desk_.carryOut(ask::LeaveDrill{});
    }
}

void playFirstDrill(Desk& desk) {
    desk.carryOut(ask::BeginDrill{0});
    desk.carryOut(ask::Act{DrawBlind{}});
    desk.carryOut(ask::Act{DrawBlind{}});
    for (std::size_t step = 1; step < 3; ++step) {
        const Session& session = desk.table.match()->session();
        ActionList legal;
        session.legalActions(legal);
        const RouteId route = *stepRoute(session.game(), drillAt(0).steps[step]);
        const auto payments = Choices(legal).paymentsFor(route, session.viewOf(kDrillSeat).hand);
        ASSERT_FALSE(payments.empty());
        desk.carryOut(ask::Act{ClaimRoute{route, payments[0]}});
    }
    desk.carryOut(ask::Act{SwapTickets{}});
    ASSERT_TRUE(desk.lessons.drill()->finished());
}

TEST_F(AppTest, ADrillThatIsDoneLeadsOnOrBack) {
    app_.resize({1280, 720, 1});
    playFirstDrill(desk_);
    app_.wake();
    EXPECT_TRUE(press("drill/next"));
    ASSERT_TRUE(desk_.lessons.drill());
    EXPECT_EQ(desk_.lessons.drill()->number, 1u);
    playFirstDrill(desk_);
    app_.wake();
    EXPECT_TRUE(press("drill/leave"));
    EXPECT_EQ(desk_.lessons.map(), "first-journey");
}

TEST_F(AppTest, TheRuleAboutADecisionIsOneTouchAwayAndBackLeadsToTheTable) {
    app_.resize({1280, 720, 1});
    desk_.carryOut(ask::BeginDrill{1});
    app_.wake();
    settle();
    app_.show(Tab::kHand, Overlay::kDrawTickets);
    EXPECT_TRUE(press("decision/learn"));
    EXPECT_EQ(desk_.navigation.screen(), Screen::kLearn);
    EXPECT_EQ(desk_.lessons.topic(), Topic::kTickets);
    app_.show(Tab::kHand, Overlay::kNone);
    EXPECT_TRUE(app_.back());
    EXPECT_EQ(desk_.navigation.screen(), Screen::kTable);
    EXPECT_TRUE(desk_.lessons.drill());
}

// Expects, below the picture's board, each name with its points as the nearest text to the right. The board
// ends below y = 700, where the app's own screen of 400 pixels has no labels.
void expectPointsBesideNames(const std::vector<Lettering::Label>& labels, const Match& match) {
    const PlayerView view = match.session().viewOf(match.viewer());
    const auto scores = scoreNow(match.game(), view);
    const auto names = seatNames(Language::kEnglish, match.saved());
    for (std::size_t s = 0; s < names.size(); ++s) {
        const auto name = std::find_if(labels.begin(), labels.end(), [&](const Lettering::Label& label) {
            return label.box.min.y > 700 && label.text == names[s];
        });
        ASSERT_NE(name, labels.end()) << names[s];
        const Lettering::Label* nearest = nullptr;
        for (const Lettering::Label& label : labels) {
            const bool beside = std::abs(label.box.centre().y - name->box.centre().y) < 20;
            if (label.box.min.y < 700 || !beside || label.box.min.x < name->box.max.x) continue;
            if (nearest == nullptr || label.box.min.x < nearest->box.min.x) nearest = &label;
        }
        ASSERT_NE(nearest, nullptr) << names[s];
        EXPECT_EQ(nearest->text, number(scores[s].total)) << names[s];
        EXPECT_LT(nearest->box.min.x - name->box.max.x, 20) << names[s];
    }
}

// The app asks before it lets a bot play; then the table has a button to stop it, which works at every pace.
TEST_F(AppTest, AComputerThatPlaysForThePersonIsStoppedOnTheTable) {
    app_.resize({1280, 720, 1});
    desk_.newGame.setSeats(2);
    desk_.carryOut(ask::Begin{});
    host_.answer(desk_);
    ASSERT_TRUE(press("menu"));
    ASSERT_TRUE(press("stand-in"));
    EXPECT_TRUE(desk_.table.match()->seating().personPlays(Seat{0})) << "it asks first";
    EXPECT_FALSE(press("give-back/0"));
    ASSERT_TRUE(press("notice/stand-in"));
    EXPECT_FALSE(desk_.table.match()->seating().personPlays(Seat{0}));
    for (int i = 0; i < 6 && !host_.questions.empty(); ++i) {
        const Question question = host_.questions.front();
        host_.questions.clear();
        desk_.table.botAnswered(question.token, 0);  // the animation of its action has begun
    }
    ASSERT_TRUE(press("give-back/0"));
    EXPECT_TRUE(desk_.table.match()->seating().personPlays(Seat{0}));
    settle();
    EXPECT_FALSE(press("give-back/0"));
}

TEST_F(AppTest, GivesTheFinishedBoardAsAPicture) {
    std::ifstream file(SEMAFOR_TESTS_FOLDER "/golden/saves/europe-5-finished.save");
    std::string save;
    std::getline(file, save);
    desk_.carryOut(ask::ImportText{save});
    ASSERT_FALSE(desk_.library.entries().empty());
    desk_.carryOut(ask::Continue{desk_.library.entries().front().saved.id});
    host_.answer(desk_);
    desk_.carryOut(ask::Dismiss{});
    app_.resize({640, 400, 1});
    Pixels given;
    std::string name;
    std::vector<Lettering::Label> labels;
    app_.ui().letters.recordLabels();
    app_.boards().givePicture = [&](const std::string& called, const Pixels& pixels) {
        name = called;
        given = pixels;
        labels = app_.ui().letters.labels();
    };
    ASSERT_TRUE(press("picture"));
    EXPECT_EQ(name, "semafor-" + dealCodeText(desk_.table.match()->saved().dealCode) + ".png");
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
    expectPointsBesideNames(labels, *desk_.table.match());
    std::set<std::uint32_t> colours;
    for (int x = 100; x < 1100; ++x) colours.insert(pixel(x, 400));
    EXPECT_GT(colours.size(), 50u) << "nothing is painted in the middle of the board";
}

}  // namespace
}  // namespace semafor
