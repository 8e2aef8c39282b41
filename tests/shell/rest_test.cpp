// Nothing is drawn when nothing happens: under a pointer that rests, every screen comes to rest.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "native/headless.h"
#include "support/golden.h"

namespace semafor {
namespace {

// The sights, each with the name of its save in tests/golden/saves instead of the save.
std::vector<Sight> sights() {
    const auto table = [](const char* save, Tab tab = Tab::kHand, Overlay overlay = Overlay::kNone) {
        return Sight{"table", save, "en", false, tab, overlay};
    };
    return {{"title", ""},
            {"new", ""},
            {"settings", ""},
            {"saves", "europe-2-begun"},
            {"learn/tunnels", ""},
            {"hand-over", "germany-3-names"},
            table("europe-2-begun"),
            table("europe-2-begun", Tab::kTickets),
            table("europe-2-tunnel", Tab::kHand, Overlay::kMenu),
            table("germany-3-names", Tab::kPlayers),
            table("germany-3-names", Tab::kLog, Overlay::kLog),
            table("first-journey-2-midway"),
            table("europe-5-finished"),
            table("germany-5-finished"),
            table("first-journey-4-finished"),
            {"replay", "germany-5-finished"}};
}

constexpr Size kSizes[] = {{1280, 720, 1}, {390, 844, 1}};

TEST(Rest, NothingIsDrawnUnderAPointerThatRests) {
    for (Sight sight : sights()) {
        SCOPED_TRACE(std::string(sight.screen) + " " + sight.save);
        if (!sight.save.empty()) sight.save = test::goldenText("saves/" + sight.save + ".save");
        for (const Size& size : kSizes) {
            SCOPED_TRACE(size.width);
            const auto restless = restlessUnder(sight, size);
            ASSERT_TRUE(restless);
            for (const TargetId& id : *restless) ADD_FAILURE() << "restless under " << textOf(id);
        }
    }
}

}  // namespace
}  // namespace semafor
