// Tests of the exercises (drills): every branch reaches the end; after any other action "Step back" leads to
// a position where the current step is possible.
#include "desk/drill_guide.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "support/desk_room.h"
#include "support/ids.h"
#include "support/pressing.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

struct Room : test::DeskRoom {
    [[nodiscard]] const Session& session() { return desk.table.match()->session(); }
    std::size_t begun = 0;  // index of the player's first action

    void beginDrill(std::size_t number) {
        desk.carryOut(ask::BeginDrill{number});
        begun = session().log().size();
    }
    [[nodiscard]] DrillAt at() { return *desk.lessons.drill(); }
    [[nodiscard]] std::vector<Action> legal() {
        ActionList list;
        session().legalActions(list);
        return {list.begin(), list.end()};
    }
    void backTo(std::size_t actions) {
        while (session().log().size() > actions) {
            ASSERT_TRUE(desk.table.match()->mayUndo());
            desk.carryOut(ask::Undo{});
        }
    }
};

// A key of everything that affects the remaining exercise; the search visits each key once.
std::string likeness(const DrillPosition& at) {
    const PlayerView view = at.session.viewOf(kDrillSeat);
    std::string key = std::to_string(at.progress.done) + " " + std::to_string(at.progress.times) + " " +
                      std::to_string(at.session.step().index());
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) key += " " + std::to_string(view.hand[kind]);
    for (const std::uint64_t word : view.owned[index(kDrillSeat)].words()) key += " " + std::to_string(word);
    for (const std::uint64_t word : view.stationCities[index(kDrillSeat)].words())
        key += " " + std::to_string(word);
    return key;
}

// Searches an exercise through all actions that make progress; where none does, through all legal ones.
class Search {
public:
    explicit Search(const Drill& drill) : drill_(drill) {}

    int positions = 0;
    int ends = 0;
    int deadEnds = 0;

    void from(const DrillPosition& at) {
        if (deadEnds > 0 || !seen_.insert(likeness(at)).second) return;
        ++positions;
        if (at.progress.done == drill_.steps.size()) {
            ++ends;
            return;
        }
        if (!stepIsPossible(drill_, at)) {
            ++deadEnds;
            ADD_FAILURE() << "step " << at.progress.done + 1 << " isn't possible: " << likeness(at);
            return;
        }
        std::vector<DrillPosition> asked;
        std::vector<DrillPosition> others;
        ActionList legal;
        at.session.legalActions(legal);
        for (const Action& action : legal) {
            DrillPosition next = at;
            const bool progress = done(next, action);
            (progress ? asked : others).push_back(std::move(next));
        }
        for (const DrillPosition& next : asked.empty() ? others : asked) from(next);
    }

private:
    bool done(DrillPosition& at, const Action& action) const {
        const bool progress = at.progress.count(drill_, at.session.game(), at.session.submit(action).value());
        while (const auto answer = drillAnswer(at.session)) EXPECT_TRUE(at.session.submit(*answer).ok());
        return progress;
    }

    const Drill& drill_;
    std::set<std::string> seen_;
};

TEST(DrillGuide, EveryBranchOfEveryExerciseLeadsToItsEnd) {
    for (std::size_t n = 0; n < kDrills; ++n) {
        Room room;
        room.beginDrill(n);
        Search search(drillAt(n));
        search.from({room.session(), {}});
        EXPECT_GT(search.ends, 0) << n;
        EXPECT_EQ(search.deadEnds, 0) << n;
        std::printf("exercise %zu: %d positions, %d ends\n", n + 1, search.positions, search.ends);
    }
}

// Expects the current step to be possible, if need be after pressing "Step back" as often as it is offered.
void expectAWayOn(Room& room) {
    if (room.at().finished()) return;
    int steps = 0;
    while (room.at().stuck) {
        const std::size_t before = room.session().log().size();
        room.desk.carryOut(ask::StepBack{});
        ASSERT_LT(room.session().log().size(), before);
        ASSERT_LT(++steps, 9);
    }
    const Drill& drill = *room.at().drill;
    DrillPosition now{room.session(), {}};
    for (std::size_t i = room.begun; i < room.desk.table.match()->history().size(); ++i)
        now.progress.count(drill, now.session.game(), room.desk.table.match()->history()[i]);
    EXPECT_TRUE(stepIsPossible(drill, now));
}

// Takes an action that makes progress in the exercise, or the first legal one.
void doWhatIsAsked(Room& room) {
    for (const Action& action : room.legal()) {
        Session session = room.session();
        DrillProgress progress{room.at().done, 0};
        if (!progress.count(*room.at().drill, session.game(), session.submit(action).value())) continue;
        room.desk.carryOut(ask::Act{action});
        return;
    }
    room.desk.carryOut(ask::Act{room.choice()});
}

TEST(DrillGuide, AfterAnyOtherActionThereIsAWayOn) {
    int others = 0;
    int stuck = 0;
    for (std::size_t n = 0; n < kDrills; ++n) {
        Room room;
        room.beginDrill(n);
        while (!room.at().finished()) {
            const std::size_t here = room.session().log().size();
            for (const Action& action : room.legal()) {
                room.desk.carryOut(ask::Act{action});
                stuck += room.at().stuck ? 1 : 0;
                ++others;
                expectAWayOn(room);
                if (room.session().log().size() < here) FAIL() << "further back than needed";
                room.backTo(here);
            }
            doWhatIsAsked(room);
            if (testing::Test::HasFailure()) return;
        }
    }
    EXPECT_GT(others, 300);
    EXPECT_GT(stuck, 0);
}

TEST(DrillGuide, WanderingEndsWhereTheExerciseDoes) {
    int backs = 0;
    for (std::size_t game = 0; game < 12; ++game) {
        Room room;
        room.beginDrill(game % kDrills);
        Rng rng(game + 1);
        for (int i = 0; i < 6 && !room.at().finished() && !room.session().over(); ++i)
            room.desk.carryOut(ask::Act{room.choice(rng.next() % 97)});
        for (int i = 0; i < 40 && !room.at().finished(); ++i) {
            if (room.at().stuck) {
                room.desk.carryOut(ask::StepBack{});
                ++backs;
            } else {
                doWhatIsAsked(room);
            }
        }
        EXPECT_TRUE(room.at().finished()) << game;
    }
    EXPECT_GT(backs, 0);
}

TEST(DrillGuide, StepBackIsAButtonInWordsOnlyWhereItIsNeeded) {
    for (const std::string_view language : kLanguageCodes) {
        Room room;
        TextView textView(room.desk);
        room.host.language = language;
        room.beginDrill(1);
        EXPECT_EQ(textView.refresh().asks.count(test::idOf("drill/step-back")), 0u);
        const std::size_t here = room.session().log().size();
        for (const Action& action : room.legal()) {
            room.desk.carryOut(ask::Act{action});
            EXPECT_EQ(textView.refresh().asks.count(test::idOf("drill/step-back")),
                      room.at().stuck ? 1u : 0u);
            if (room.at().stuck) {
                test::press(textView, room.desk, "drill/step-back", "");
                EXPECT_FALSE(room.at().stuck);
                EXPECT_EQ(room.session().log().size(), here);
                break;
            }
            room.backTo(here);
        }
    }
}

}  // namespace
}  // namespace semafor
