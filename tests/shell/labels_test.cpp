// On these screens, in every language and at every size, no text is cut and none lies on another or on a
// sign.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "codec/save.h"
#include "native/headless.h"
#include "session/games.h"
#include "session/saving.h"

namespace semafor {
namespace {

struct Shown {
    std::string_view screen;
    std::string_view save;  // of tests/golden/saves
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    bool everySeatPlays = false;
    std::string_view route = {};  // chosen
};

constexpr Shown kShown[] = {
    {"title", "", {}, {}, false},
    {"new", "", {}, {}, false},
    {"settings", "", {}, {}, false},
    {"saves", "europe-2-begun", {}, {}, false},
    {"about", "", {}, {}, false},
    {"learn/tunnels", "", {}, {}, false},
    {"drill1", "", {}, {}, false},
    {"drill2", "", {}, {}, false},
    {"drill3", "", {}, {}, false},
    {"drill1/stuck", "", {}, {}, false},
    {"drill2/stuck", "", {}, {}, false},
    {"hand-over", "germany-3-names", {}, {}, false},
    {"hand-over", "europe-2-tunnel", {}, Overlay::kMenu, false},
    {"table", "europe-2-begun", Tab::kHand, {}, true},
    {"table", "europe-2-tunnel", Tab::kHand, {}, true},
    {"table", "europe-2-tunnel", Tab::kTickets, {}, true},
    {"table", "europe-2-tunnel", Tab::kHand, Overlay::kMenu, true},
    {"table", "germany-3-names", Tab::kPlayers, {}, true},
    {"table", "germany-3-names", Tab::kLog, Overlay::kLog, true},
    {"table", "first-journey-2-midway", Tab::kHand, {}, true},
    {"table", "europe-5-finished", Tab::kHand, {}, false},
    {"table", "germany-5-finished", Tab::kHand, {}, false},
    {"table", "first-journey-4-finished", Tab::kHand, {}, false},
    {"replay", "germany-5-finished", Tab::kHand, {}, false},
    {"replay", "germany-5-finished", Tab::kTickets, {}, false},
    {"lookback", "germany-3-names", Tab::kHand, {}, true},
    {"lookback", "first-journey-2-midway", Tab::kHand, {}, false},
    {"lookback", "europe-2-tunnel", Tab::kTickets, {}, false},
    // Long names: with a payment to choose, and the pencil beside the title; and without.
    {"table", "claim", Tab::kHand, {}, true, "petrograd-stockholm"},
    {"table", "europe-2-begun", Tab::kHand, {}, true, "constantinople-sevastopol"},
};

constexpr Size kSizes[] = {{360, 640, 1},  {390, 844, 1},  {844, 390, 1}, {720, 450, 1},
                           {768, 1024, 1}, {1280, 720, 1}, {1440, 900, 1}};

// A game in which the one to act can claim the route: both draw cards until then.
std::string saveToClaim(std::string_view route) {
    Games games;
    const Game& game = *games.find("europe");
    SessionSetup setup;
    setup.dealCode = 7;
    for (int seat = 0; seat < 2; ++seat) setup.players.push(Player{});
    Session session = *Session::begin(game, setup);
    ActionList legal;
    const auto claims = [&](const Action& action) {
        const auto* claim = std::get_if<ClaimRoute>(&action);
        return claim != nullptr && game.routeName(claim->route) == route;
    };
    for (;;) {
        session.legalActions(legal);
        if (std::any_of(legal.begin(), legal.end(), claims)) return encodeSave(savedFrom(session));
        const bool draws = std::find(legal.begin(), legal.end(), Action(DrawBlind{})) != legal.end();
        EXPECT_TRUE(session.submit(draws ? Action(DrawBlind{}) : legal[0]).ok());
    }
}

std::string saveNamed(std::string_view name) {
    if (name.empty()) return {};
    if (name == "claim") return saveToClaim("petrograd-stockholm");
    std::ifstream file(std::string(SEMAFOR_TESTS_FOLDER "/golden/saves/") + std::string(name) + ".save");
    std::string text(std::istreambuf_iterator<char>(file), {});
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

class Labels : public testing::TestWithParam<Shown> {
protected:
    // Of that language at that size; and where it is, for the one who reads a failure.
    void check(std::string_view language, const Size& size) {
        const Shown& shown = GetParam();
        Sight sight{shown.screen, saveNamed(shown.save), language, shown.everySeatPlays,
                    shown.tab,    shown.overlay};
        sight.route = shown.route;
        const auto labels = labelsOf(sight, size);
        SCOPED_TRACE(std::string(language) + " " + std::to_string(size.width) + "x" +
                     std::to_string(size.height));
        EXPECT_FALSE(labels.empty());
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (isNameOfAPlayer(labels[i].text)) continue;  // as long as the player liked
            EXPECT_FALSE(labels[i].cut) << '"' << labels[i].text << "\" is cut";
            for (std::size_t k = 0; k < i; ++k) apart(labels[i], labels[k]);
        }
    }

private:
    // In tests/golden/saves the long ones begin so.
    static bool isNameOfAPlayer(std::string_view text) {
        return text.starts_with("O'N") || text.starts_with("Árv") || text.starts_with("Zażół");
    }

    // Letters have air above and below: only what comes nearer than that is on top of the other.
    static void apart(const Lettering::Label& a, const Lettering::Label& b) {
        const float air = (a.box.height() + b.box.height()) * 0.08f;
        EXPECT_FALSE(a.box.inset(1, air).overlaps(b.box.inset(1, air)))
            << '"' << a.text << "\" lies on \"" << b.text << '"';
    }
};

std::string nameOf(const testing::TestParamInfo<Shown>& info) {
    std::string name =
        std::to_string(info.index) + std::string(info.param.screen) + std::string(info.param.save);
    std::erase_if(name, [](char c) { return c == '/' || c == '-'; });
    return name;
}

TEST_P(Labels, AreWholeAndApart) {
    for (const std::string_view language : {"en", "pl", "hu"})
        for (const Size& size : kSizes) check(language, size);
}

INSTANTIATE_TEST_SUITE_P(Screens, Labels, testing::ValuesIn(kShown), nameOf);

}  // namespace
}  // namespace semafor
