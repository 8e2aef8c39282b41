// Tests of target ids of controls: each has a unique text, and texts round-trip.
#include "target/target.h"

#include <gtest/gtest.h>

#include <map>

namespace semafor {
namespace {

constexpr Target kAll[] = {
#define SEMAFOR_TARGET(name, text, effect) Target::name,
    SEMAFOR_TARGETS(SEMAFOR_TARGET)
#undef SEMAFOR_TARGET
};

// The target with as many numbers as its text has room for.
TargetId fullest(Target target) {
    const TargetId both{target, 1, 2};
    for (const TargetId& id : {both, TargetId(target, 1)})
        if (targetIdOf(textOf(id)) == id) return id;
    return target;
}

TEST(Targets, EveryTextCanBeReadAgain) {
    std::map<std::string, Target> seen;
    for (const Target target : kAll) {
        const TargetId id = fullest(target);
        const std::string text = textOf(id);
        EXPECT_EQ(targetIdOf(text), id) << text;
        EXPECT_TRUE(seen.emplace(text, target).second) << text;
    }
    EXPECT_EQ(seen.size(), std::size(kAll));
}

TEST(Targets, NumbersStandWhereTheTextHasRoomForThem) {
    EXPECT_EQ(textOf({Target::kMarket, 3}), "market/3");
    EXPECT_EQ(textOf({Target::kSeatWho, 0}), "seat/0/who");
    EXPECT_EQ(textOf({Target::kSeatWho, 0, 1}), "seat/0/who/1");
    EXPECT_EQ(textOf({Target::kGameDelete, 0xe239305101112f35u}), "game/e239305101112f35/delete");
    EXPECT_EQ(textOf({Target::kBoard, 0}), "board/europe");
    EXPECT_EQ(textOf(TargetId(Target::kSeatWho, 4).with(1)), "seat/4/who/1");
    EXPECT_EQ(textOf(TargetId(Target::kSeatCount).with(1)), "count/1");
}

TEST(Targets, NonsenseIsNoId) {
    for (const char* text :
         {"", "nonsense", "market/", "market/x", "market/1/2", "market/-1", "/deck", "board/atlantis"})
        EXPECT_EQ(targetIdOf(text), std::nullopt) << text;
}

}  // namespace
}  // namespace semafor
