// Layout tests of texts: on these screens, in every language and at every size, no text is cut off or
// overlaps another text or an icon. A text that is cut off is reported with its key.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "codec/save.h"
#include "native/headless.h"
#include "session/games.h"
#include "session/saving.h"
#include "support/golden.h"
#include "text_keys.h"
#include "words/patterns.h"

namespace semafor {
namespace {

using test::goldenText;

struct Shown {
    std::string_view screen;
    std::string_view save;  // in tests/golden/saves
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    bool everySeatPlays = false;
    std::string_view route = {};  // the route chosen
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
    // Long route names, with a payment to choose and the pencil beside the title, and without them.
    {"table", "claim", Tab::kHand, {}, true, "petrograd-stockholm"},
    {"table", "europe-2-begun", Tab::kHand, {}, true, "constantinople-sevastopol"},
};

constexpr Size kSizes[] = {{360, 640, 1},  {390, 844, 1},  {844, 390, 1}, {720, 450, 1},
                           {768, 1024, 1}, {1280, 720, 1}, {1440, 900, 1}};

// The screen sizes for text and panels of twice the size.
constexpr Size kLargeSizes[] = {{720, 1280, 1}, {1280, 720, 1}, {768, 1024, 1}};

// A game in which the acting seat can claim the route: both seats draw cards until then.
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
    return goldenText("saves/" + std::string(name) + ".save");
}

// Whether the text is the pattern with any texts for its placeholders.
bool fills(std::string_view pattern, std::string_view text) {
    const std::size_t place = pattern.find('{');
    if (place == std::string_view::npos) return text == pattern;
    if (!text.starts_with(pattern.substr(0, place))) return false;
    pattern.remove_prefix(place + 3);
    text.remove_prefix(place);
    for (std::size_t at = 0; at <= text.size(); ++at)
        if (fills(pattern, text.substr(at))) return true;
    return false;
}

// The same, but false for patterns that are only placeholders: they match anything.
bool says(std::string_view pattern, std::string_view text) {
    return pattern.find_first_not_of("{}0123456789:, ") != std::string_view::npos && fills(pattern, text);
}

// The keys of the patterns that the text may come from.
std::string keysOf(Language language, std::string_view text) {
    std::string keys;
    for (std::size_t key = 0; key < kTexts; ++key)
        if (says(patternOf(language, static_cast<Text>(key)), text))
            keys += " " + std::string(kTextKeys[key]);
    for (std::size_t key = 0; key < kPlurals; ++key)
        for (std::size_t form = 0; form < kPluralForms; ++form)
            if (says(patternOf(language, static_cast<Plural>(key), form), text))
                keys += " " + std::string(kPluralKeys[key]);
    return keys.empty() ? " (of several texts)" : keys;
}

// Long names of players in tests/golden/saves have these beginnings.
bool isNameOfAPlayer(std::string_view text) {
    return text.starts_with("O'N") || text.starts_with("Árv") || text.starts_with("Zażół");
}

// Label boxes include space above and below the letters, and may overlap by that much.
void expectApart(const Lettering::Label& a, const Lettering::Label& b) {
    const float air = (a.box.height() + b.box.height()) * 0.08f;
    EXPECT_FALSE(a.box.inset(1, air).overlaps(b.box.inset(1, air)))
        << '"' << a.text << "\" lies on \"" << b.text << '"';
}

// Expects that the sight has, at that size, no text cut off or on top of another.
void expectWholeAndApart(const Sight& sight, const Size& size) {
    SCOPED_TRACE(std::string(sight.language) + " " + std::to_string(size.width) + "x" +
                 std::to_string(size.height) + " at " + std::to_string(sight.scale) + " %");
    const auto labels = labelsOf(sight, size);
    EXPECT_FALSE(labels.empty());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (isNameOfAPlayer(labels[i].text)) continue;  // any length is allowed
        EXPECT_FALSE(labels[i].cut) << '"' << labels[i].text
                                    << "\" is cut:" << keysOf(languageFor(sight.language), labels[i].text);
        for (std::size_t k = 0; k < i; ++k) expectApart(labels[i], labels[k]);
    }
}

constexpr std::string_view kLanguagesShown[] = {"en", "pl", "hu"};

class Labels : public testing::TestWithParam<Shown> {
protected:
    static Sight sightOf(std::string_view language) {
        const Shown& shown = GetParam();
        Sight sight{shown.screen, saveNamed(shown.save), language, shown.everySeatPlays,
                    shown.tab,    shown.overlay};
        sight.route = shown.route;
        return sight;
    }
};

// More screens and panels, as options of semafor-table with the presses that lead there. Saves are those of
// tests/golden/saves.
constexpr std::string_view kMoreShown[] = {
    // Each level and character of a bot, at the seat that is always visible.
    "--screen new --press seat/0/who=bot --press seat/0/level=1",
    "--screen new --press seat/0/who=bot --press seat/0/level=2 --press seat/0/character=0",
    "--screen new --press seat/0/who=bot --press seat/0/level=3 --press seat/0/character=1",
    "--screen new --press seat/0/who=bot --press seat/0/level=4 --press seat/0/character=2",
    "--screen new --press seat/0/who=bot --press seat/0/level=3 --press seat/0/character=3",
    "--screen new --press seat/0/who=bot --press seat/0/level=4 --press seat/0/character=4",
    "--screen table --save europe-2-begun --seats-play --overlay 1 --press stand-in/level=1",
    "--screen table --save europe-2-begun --seats-play --overlay 1 --press stand-in/level=2",
    "--screen table --save europe-2-begun --seats-play --overlay 1 --press stand-in/level=3",
    "--screen table --save europe-2-begun --seats-play --overlay 1 --press stand-in/level=4",
    // New games with bots' names, and scores.
    "--screen new --press seat/0/who=person --press start",
    "--screen new --press count=5 --press start --tab 2",
    "--screen new --press seat/0/who=bot --press start",
    "--screen new --press seat/1/who=person --press start",
    "--screen table --save europe-5-finished --overlay 1",
    "--screen table --save first-journey-4-finished --tab 2",
    "--screen table --save europe-5-finished --press share",
    // A bot stands in for the only person, or for one of two; the last round; the menu of a drill.
    "--screen table --save first-journey-2-midway --press stand-in --press notice/stand-in",
    "--screen table --seats-play --save first-journey-2-midway --overlay 1 --press stand-in --press "
    "notice/stand-in",
    "--screen table --seats-play --save europe-5-finished --actions 386",
    "--screen drill1 --overlay 1",
    "--screen replay --save europe-5-finished --overlay 1",
    // Opened links.
    "--screen saves --press open-link=@europe-5-finished",
    "--screen saves --press open-link=@germany-3-names",
    // Decisions on a panel over the bottom of the board.
    "--screen table --seats-play --save europe-5-finished --actions 184 --route angora-constantinople",
    "--screen table --seats-play --save europe-5-finished --actions 184 --route palermo-smyrna",
    "--screen table --seats-play --save europe-5-finished --actions 184 --route petrograd-stockholm",
    "--screen table --seats-play --save europe-5-finished --actions 40 --tap city/wien",
    "--screen table --seats-play --save europe-5-finished --actions 184 --overlay 3",
    "--screen table --seats-play --save germany-5-finished --actions 2",
    "--screen table --seats-play --save germany-5-finished --actions 10 --overlay 3",
    "--screen table --seats-play --save germany-5-finished --actions 23",
    "--screen table --seats-play --save first-journey-2-midway --overlay 1",
    // Plan, finder, tickets, log.
    "--screen table --seats-play --save europe-5-finished --actions 184 --tab 1",
    "--screen table --seats-play --save europe-5-finished --actions 40 --press plan/kyiv-warszawa "
    "--press plan/palermo-smyrna --tab 1",
    "--screen table --seats-play --save europe-5-finished --actions 184 --type / --type war",
    "--screen table --seats-play --save europe-5-finished --actions 184 --type / --type qq",
    "--screen table --seats-play --save germany-5-finished --actions 100 --tab 2",
    // Notices.
    "--screen saves --save europe-2-begun --press game/e239305101112f35/delete",
    "--screen saves --press open-link=SMFR1",
    "--screen saves --press import=Semafor",
    "--screen new --press deal=??",
    "--screen table --seats-play --save first-journey-2-midway --fill-store --press deck",
    "--screen table --seats-play --save first-journey-2-midway --press stand-in",
    "--screen table --seats-play --save first-journey-2-midway --announce offline",
    "--screen table --seats-play --save first-journey-2-midway --announce version",
    "--screen settings --announce frame",
    "--screen table --seats-play --save first-journey-2-midway --press share",
    // Each section of the rules.
    "--screen learn/goal",
    "--screen learn/cards",
    "--screen learn/score",
    "--screen learn/ties",
};

// The screen that a line of kMoreShown describes. Required: `words` outlives the result.
Sight sightOf(std::string_view options, std::vector<std::string>& words) {
    std::istringstream all{std::string(options)};
    for (std::string word; all >> word;) {
        const bool save = !words.empty() && words.back() == "--save";
        const std::size_t link = word.find("=@");
        if (save) word = SEMAFOR_TESTS_FOLDER "/golden/saves/" + word + ".save";
        if (link != std::string::npos)
            word.replace(link + 1, std::string::npos, goldenText("links/" + word.substr(link + 2) + ".txt"));
        words.push_back(word);
    }
    static std::vector<std::string_view> views;
    views.assign(words.begin(), words.end());
    return sightFrom(views);
}

class MoreLabels : public testing::TestWithParam<std::string_view> {};

std::string nameOf(const testing::TestParamInfo<Shown>& info) {
    std::string name =
        std::to_string(info.index) + std::string(info.param.screen) + std::string(info.param.save);
    std::erase_if(name, [](char c) { return c == '/' || c == '-'; });
    return name;
}

TEST_P(Labels, AreWholeAndApart) {
    for (const std::string_view language : kLanguagesShown)
        for (const Size& size : kSizes) expectWholeAndApart(sightOf(language), size);
}

TEST_P(Labels, AreWholeInLargeLetters) {
    for (const std::string_view language : kLanguagesShown) {
        Sight sight = sightOf(language);
        sight.scale = 200;
        for (const Size& size : kLargeSizes) expectWholeAndApart(sight, size);
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, Labels, testing::ValuesIn(kShown), nameOf);

TEST_P(MoreLabels, AreWholeAndApartOnAPhoneAndInLargeLetters) {
    for (const std::string_view language : kLanguagesShown) {
        std::vector<std::string> words;
        Sight sight = sightOf(GetParam(), words);
        sight.language = language;
        expectWholeAndApart(sight, {360, 640, 1});
        expectWholeAndApart(sight, {844, 390, 1});
        sight.scale = 200;
        for (const Size& size : kLargeSizes) expectWholeAndApart(sight, size);
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, MoreLabels, testing::ValuesIn(kMoreShown));

}  // namespace
}  // namespace semafor
