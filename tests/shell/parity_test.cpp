// Property test: canvas and text view offer the same enabled controls in every state of a random walk.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "app.h"
#include "base/rng.h"
#include "parity_exceptions.h"
#include "screens/notice_view.h"
#include "support/any_game.h"
#include "support/effort.h"
#include "support/fake_host.h"
#include "support/memory_store.h"
#include "support/walker.h"
#include "table/action_targets.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using Ids = std::set<TargetId>;

bool excepted(Target target) {
    return std::any_of(std::begin(test::kParityExceptions), std::end(test::kParityExceptions),
                       [&](const auto& exception) { return exception.target == target; });
}

// The id common to both views: without the option that a press chooses, and without the payment or tickets
// that the canvas asks for afterwards.
TargetId meaning(const TargetId& id) {
    switch (id.target) {
        case Target::kReplayLeave:
        case Target::kReplayClose:
            return Target::kBack;
        case Target::kSeatWho:
        case Target::kSeatLevel:
        case Target::kSeatCharacter:
        case Target::kSeatColor:
            return {id.target, id.number};
        case Target::kBoard:
        case Target::kSeatCount:
        case Target::kLanguage:
        case Target::kReplaySeat:
        case Target::kKeep:
        case Target::kPay:
            return id.target;
        case Target::kRoute:
        case Target::kCity:
            return {id.target, id.number};
        default:
            return id;
    }
}

std::string textOfAll(const Ids& ids) {
    std::string text;
    for (const TargetId& id : ids) text += textOf(id) + " ";
    return text;
}

class Walk {
public:
    // Begins on the title with a running game in the store, at a finished game, or in a replay of one.
    Walk(std::uint64_t seed, std::string_view map) : rng_(seed) {
        const Game& game = *desk_.games.find(map);
        const std::size_t seats =
            game.rules().seatsFrom + test::below(rng_, game.rules().seatsTo - game.rules().seatsFrom + 1);
        EXPECT_FALSE(desk_.library.add(test::anyGame(game, seats, rng_)));
        if (seed % 4 < 2) openFinishedGame(seed % 4 == 0);
        desk_.carryOut(ask::SetPace{Pace::kInstant});
        app_.resize({1440, 1300, 1});  // nothing is scrolled out of sight
    }

    void run(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
            compare();
            step();
        }
    }
    // How often the comparison held, by the scene on the screen.
    [[nodiscard]] const std::map<std::string, int>& seen() const { return seen_; }

private:
    void openFinishedGame(bool replay) {
        std::ifstream file(SEMAFOR_TESTS_FOLDER "/golden/saves/first-journey-4-finished.save");
        std::string save;
        std::getline(file, save);
        desk_.carryOut(ask::ImportText{save});
        desk_.carryOut(ask::Dismiss{});
        for (const GameEntry& entry : desk_.library.entries())
            if (entry.line.over) {
                desk_.carryOut(replay ? Ask(ask::Replay{entry.saved.id})
                                      : Ask(ask::Continue{entry.saved.id}));
                return host_.answer(desk_);
            }
    }

    void settle() {
        app_.wake();
        for (int i = 0; i < 60 && app_.awake(); ++i) app_.frame(1.0f / 10);
    }

    void collect(Ids& offered, Ids& off) {
        settle();
        for (const Ui::Place& place : app_.ui().targets()) {
            if (effectOf(place.id.target) != TargetEffect::kAsks) continue;
            (place.off ? off : offered).insert(meaning(place.id));
        }
    }

    // The controls of the canvas; it shows its menu and panels one at a time, so collect them all.
    Ids onCanvas(Ids& off) {
        Ids offered;
        for (const Overlay overlay : {Overlay::kNone, Overlay::kMenu, Overlay::kDrawTickets}) {
            app_.show(Tab::kHand, overlay);
            collect(offered, off);
        }
        app_.show(Tab::kHand, Overlay::kNone);
        return offered;
    }

    static void inWords(const std::vector<Node>& nodes, Ids& offered) {
        for (const Node& node : nodes) {
            const bool control = node.id != TargetId() && node.part != Part::kGroup;
            if (control && !node.off) offered.insert(meaning(node.id));
            inWords(node.inside, offered);
        }
    }

    // Whether a notice or panel covers parts of the table.
    [[nodiscard]] bool somethingLiesAbove() const {
        if (noticeShown(desk_)) return true;
        if (desk_.navigation.screen() != Screen::kTable) return false;
        const bool sheet = !std::holds_alternative<TakeTurn>(publicState(*desk_.table.match()).step);
        return sheet || desk_.lessons.drill();
    }
    // Adds the controls that are only covered.
    static void addCovered(const Ids& words, Ids& canvas) {
        constexpr Target kCoverable[] = {Target::kRoute,         Target::kCity,       Target::kReplayAt,
                                         Target::kReplayForward, Target::kReplayLast, Target::kReplayFirst,
                                         Target::kReplayBack};
        for (const TargetId& id : words)
            if (std::find(std::begin(kCoverable), std::end(kCoverable), id.target) != std::end(kCoverable))
                canvas.insert(id);
    }

    void compare() {
        const Screen screen = desk_.navigation.screen();
        const bool paper =
            screen != Screen::kNewGame && screen != Screen::kTable && screen != Screen::kReplay;
        if (paper) return;  // the canvas draws the text view's document there
        Ids words;
        inWords(textView_.refresh().nodes, words);
        Ids off;
        Ids canvas = onCanvas(off);
        if (somethingLiesAbove()) addCovered(words, canvas);
        // The canvas enables the button only after tickets are chosen one by one.
        if (off.contains(Target::kKeep)) canvas.insert(Target::kKeep);
        for (Ids* ids : {&words, &canvas})
            std::erase_if(*ids, [](const TargetId& id) { return excepted(id.target); });
        Ids missing;
        std::set_difference(words.begin(), words.end(), canvas.begin(), canvas.end(),
                            std::inserter(missing, missing.end()));
        Ids more;
        std::set_difference(canvas.begin(), canvas.end(), words.begin(), words.end(),
                            std::inserter(more, more.end()));
        EXPECT_TRUE(missing.empty()) << "in words alone: " << textOfAll(missing) << where();
        EXPECT_TRUE(more.empty()) << "on the canvas alone: " << textOfAll(more) << where();
        ++seen_[nameOfScene()];
    }

    [[nodiscard]] std::string nameOfScene() const {
        const Screen screen = desk_.navigation.screen();
        if (screen == Screen::kNewGame) return "new game";
        if (screen == Screen::kReplay) return desk_.watching.lookingBack() ? "looking back" : "replay";
        const Match& match = *desk_.table.match();
        if (desk_.lessons.drill()) return "drill";
        if (publicState(match).over()) return "result";
        return match.viewer() == kNoSeat ? "hand-over" : "table";
    }

    [[nodiscard]] std::string where() const {
        std::string text = "on screen " + std::to_string(static_cast<int>(desk_.navigation.screen()));
        if (desk_.table.match() != nullptr)
            text += ", action " + std::to_string(desk_.table.match()->history().size()) + " of " +
                    desk_.table.match()->game().map().name;
        return text + "; last press: " + last_;
    }

    // Picks a kind of control first, then one of that kind: else hundreds of routes would crowd out the menu.
    void step() {
        const Doc& doc = textView_.refresh();
        std::vector<test::Use> uses;
        test::collectUses(doc.nodes, rng_, uses);
        std::map<Target, std::vector<test::Use>> kinds;
        for (test::Use& use : uses) kinds[targetIdOf(use.first)->target].push_back(std::move(use));
        auto kind = kinds.begin();
        std::advance(kind, test::below(rng_, kinds.size()));
        const auto& [id, value] = kind->second[test::below(rng_, kind->second.size())];
        last_ = id + " = " + value;
        if (const auto asked = textView_.pressed(id, value)) desk_.carryOut(*asked);
        answer();
        for (std::size_t acts = test::below(rng_, 6); acts > 0; --acts) act(textView_.refresh());
        // Prefer the table, which has most to compare.
        if (desk_.table.match() != nullptr && test::below(rng_, 3) == 0)
            desk_.carryOut(ask::Go{Screen::kTable});
        if (test::below(rng_, 2) == 0) desk_.carryOut(ask::Reveal{});
    }

    // Takes a random action of the game, so that games go on.
    void act(const Doc& doc) {
        std::vector<const Control*> actions;
        for (const auto& [id, control] : doc.asks)
            if (std::holds_alternative<ask::Act>(control.ask)) actions.push_back(&control);
        if (!actions.empty()) desk_.carryOut(actions[test::below(rng_, actions.size())]->ask);
        answer();
    }

    // Resets settings that would hide the canvas or scroll controls out of sight; answers for the host.
    void answer() {
        desk_.carryOut(ask::SetPace{Pace::kInstant});
        desk_.carryOut(ask::SetTextPlacement{TextPlacement::kBeside});
        desk_.carryOut(ask::SetScale{100});
        host_.answer(desk_);
    }

    Rng rng_;
    std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> surface_{
        SDL_CreateRGBSurfaceWithFormat(0, 16, 16, 32, SDL_PIXELFORMAT_ARGB8888), SDL_FreeSurface};
    std::unique_ptr<SDL_Renderer, decltype(&SDL_DestroyRenderer)> renderer_{
        SDL_CreateSoftwareRenderer(surface_.get()), SDL_DestroyRenderer};
    test::FakeHost host_;
    test::MemoryStore store_;
    Desk desk_{host_, store_};
    TextView textView_{desk_};
    App app_{desk_, nullptr, renderer_.get()};
    std::map<std::string, int> seen_;
    std::string last_;
};

TEST(Parity, CanvasAndWordsOfferTheSame) {
    constexpr const char* kMaps[] = {"europe", "germany", "first-journey"};
    constexpr int kSteps = 30;
    std::map<std::string, int> seen;
    const std::uint64_t walks = caseCount(9);
    for (std::uint64_t n = firstCase(); n < firstCase() + walks && !testing::Test::HasFailure(); ++n) {
        Walk walk(n, kMaps[n % std::size(kMaps)]);
        walk.run(kSteps);
        for (const auto& [scene, times] : walk.seen()) seen[scene] += times;
    }
    for (const auto& [scene, times] : seen) std::printf("%s: %d\n", scene.c_str(), times);
    for (const char* scene : {"new game", "table", "hand-over", "looking back", "replay", "result", "drill"})
        EXPECT_GT(seen[scene], 0) << scene;
}

}  // namespace
}  // namespace semafor
