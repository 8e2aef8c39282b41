// Tests of the ids of actions, and of the canvas control that shows the text view's focus.
#include "table/action_targets.h"

#include <gtest/gtest.h>

#include "codec/notation.h"
#include "support/games.h"

namespace semafor {
namespace {

TargetId shown(std::string_view action) {
    return canvasTargetOf(targetOf(parseAction(test::gameOf("europe"), action).value()));
}

TEST(ActionTargets, AnActionIsShownWhereItIsDone) {
    const Game& game = test::gameOf("europe");
    EXPECT_EQ(textOf(game, shown("claim brest-paris black=3")), "route/brest-paris");
    EXPECT_EQ(textOf(game, shown("station paris red=1")), "city/paris");
    EXPECT_EQ(shown("draw"), Target::kDeck);
    EXPECT_EQ(shown("pass"), Target::kPass);
}

TEST(ActionTargets, OtherControlsHaveTheSameName) {
    EXPECT_EQ(canvasTargetOf(Target::kUndo), Target::kUndo);
}

TEST(ActionTargets, NamesOfRoutesAndCitiesCanBeReadAgain) {
    const Game& game = test::gameOf("germany");
    for (std::size_t r = 0; r < game.routeCount(); ++r) {
        const TargetId id{Target::kRoute, r};
        EXPECT_EQ(targetIdOf(game, textOf(game, id)), id);
    }
    for (std::size_t c = 0; c < game.cityCount(); ++c) {
        const TargetId id{Target::kCity, c};
        EXPECT_EQ(targetIdOf(game, textOf(game, id)), id);
    }
    EXPECT_EQ(targetIdOf(game, "route/nowhere"), std::nullopt);
}

}  // namespace
}  // namespace semafor
