// Law: the canvas and the text view offer the same, enabled alike, in every state that a walker reaches.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <string>

#include "app.h"
#include "base/rng.h"
#include "mirror/mirror.h"
#include "parity_exceptions.h"
#include "support/effort.h"
#include "support/fake_host.h"
#include "support/memory_store.h"
#include "support/walker.h"
#include "table/action_targets.h"

namespace semafor {
namespace {

using Ids = std::set<TargetId>;

bool excepted(Target target) {
    return std::any_of(std::begin(test::kParityExceptions), std::end(test::kParityExceptions),
                       [&](const auto& exception) { return exception.target == target; });
}

// One name for what both do: without the option that a press chooses, and without the payment or the tickets that
// the canvas asks for afterwards.
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
    explicit Walk(std::uint64_t seed) : rng_(seed) {
        desk_.carryOut(ask::SetPace{Pace::kInstant});
        app_.resize({1440, 900, 1});
    }

    void run(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
            compare();
            step();
        }
    }
    [[nodiscard]] const std::set<Screen>& seen() const { return seen_; }
    [[nodiscard]] int compared() const { return compared_; }

private:
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

    // The canvas shows its menu and its sheets one at a time.
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

    void compare() {
        const Screen screen = desk_.navigation.screen();
        const bool paper = screen != Screen::kTitle && screen != Screen::kNewGame && screen != Screen::kTable &&
                           screen != Screen::kReplay;
        if (paper) return;  // the same document is drawn
        Ids words;
        inWords(mirror_.refresh().nodes, words);
        Ids off;
        Ids canvas = onCanvas(off);
        // Tickets are chosen one by one before they are kept.
        if (off.contains(Target::kKeep)) canvas.insert(Target::kKeep);
        for (Ids* ids : {&words, &canvas}) std::erase_if(*ids, [](const TargetId& id) { return excepted(id.target); });
        Ids missing;
        std::set_difference(words.begin(), words.end(), canvas.begin(), canvas.end(), std::inserter(missing, missing.end()));
        Ids more;
        std::set_difference(canvas.begin(), canvas.end(), words.begin(), words.end(), std::inserter(more, more.end()));
        EXPECT_TRUE(missing.empty()) << "in words alone: " << textOfAll(missing) << where();
        EXPECT_TRUE(more.empty()) << "on the canvas alone: " << textOfAll(more) << where();
        seen_.insert(screen);
        ++compared_;
    }

    [[nodiscard]] std::string where() const {
        std::string text = "on screen " + std::to_string(static_cast<int>(desk_.navigation.screen()));
        if (desk_.table.match() != nullptr)
            text += ", action " + std::to_string(desk_.table.match()->history().size()) + " of " + desk_.table.match()->game().map().name;
        return text + "; last press: " + last_;
    }

    void step() {
        const Doc& doc = mirror_.refresh();
        const auto [id, value] = test::anyUse(doc, rng_);
        // A walker that always finds the way to the title never plays.
        const bool leaves = id == "title" || id == "back" || id.starts_with("replay/");
        if (leaves && drawBelow(rng_, 4) > 0) return act(doc);
        last_ = id + " = " + value;
        if (const auto asked = mirror_.pressed(id, value)) desk_.carryOut(*asked);
        if (drawBelow(rng_, 2) == 0) act(mirror_.refresh());
        answer();
    }

    // Any action of the game, so that games go on.
    void act(const Doc& doc) {
        std::vector<const Control*> actions;
        for (const auto& [id, control] : doc.asks)
            if (std::holds_alternative<ask::Act>(control.ask)) actions.push_back(&control);
        if (!actions.empty()) desk_.carryOut(actions[test::below(rng_, actions.size())]->ask);
        answer();
    }

    void answer() {
        desk_.carryOut(ask::SetPace{Pace::kInstant});
        desk_.carryOut(ask::SetTextView{TextView::kBeside});
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
    Mirror mirror_{desk_};
    App app_{desk_, nullptr, renderer_.get()};
    std::set<Screen> seen_;
    int compared_ = 0;
    std::string last_;
};

TEST(Parity, CanvasAndWordsOfferTheSame) {
    constexpr int kSteps = 60;
    std::set<Screen> seen;
    int compared = 0;
    const std::uint64_t walks = caseCount(6);
    for (std::uint64_t n = 0; n < walks && !testing::Test::HasFailure(); ++n) {
        Walk walk(firstCase() + n);
        walk.run(kSteps);
        seen.insert(walk.seen().begin(), walk.seen().end());
        compared += walk.compared();
    }
    for (const Screen screen : {Screen::kTitle, Screen::kNewGame, Screen::kTable, Screen::kReplay})
        EXPECT_TRUE(seen.contains(screen)) << static_cast<int>(screen);
    EXPECT_GT(compared, kSteps);
    RecordProperty("compared", compared);
}

}  // namespace
}  // namespace semafor
