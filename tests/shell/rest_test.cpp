// Nothing is drawn when nothing happens: under a pointer that rests, every screen comes to rest.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "native/headless.h"

namespace semafor {
namespace {

struct Shown {
    std::string_view screen;
    std::string_view save;  // in tests/golden/saves
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
};

constexpr Shown kShown[] = {
    {"title", ""},
    {"new", ""},
    {"settings", ""},
    {"saves", "europe-2-begun"},
    {"learn/tunnels", ""},
    {"hand-over", "germany-3-names"},
    {"table", "europe-2-begun"},
    {"table", "europe-2-begun", Tab::kTickets},
    {"table", "europe-2-tunnel", Tab::kHand, Overlay::kMenu},
    {"table", "germany-3-names", Tab::kPlayers},
    {"table", "germany-3-names", Tab::kLog, Overlay::kLog},
    {"table", "first-journey-2-midway"},
    {"table", "europe-5-finished"},
    {"table", "germany-5-finished"},
    {"table", "first-journey-4-finished"},
    {"replay", "germany-5-finished"},
};

constexpr Size kSizes[] = {{1280, 720, 1}, {390, 844, 1}};

std::string saveNamed(std::string_view name) {
    if (name.empty()) return {};
    std::ifstream file(SEMAFOR_TESTS_FOLDER "/golden/saves/" + std::string(name) + ".save");
    std::string text(std::istreambuf_iterator<char>(file), {});
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

TEST(Rest, NothingIsDrawnUnderAPointerThatRests) {
    for (const Shown& shown : kShown)
        for (const Size& size : kSizes) {
            SCOPED_TRACE(std::string(shown.screen) + " " + std::string(shown.save) + " " +
                         std::to_string(size.width));
            const Sight sight{shown.screen, saveNamed(shown.save), "en", false, shown.tab, shown.overlay};
            const auto restless = restlessUnder(sight, size);
            ASSERT_TRUE(restless);
            for (const TargetId& id : *restless) ADD_FAILURE() << "restless under " << textOf(id);
        }
}

}  // namespace
}  // namespace semafor
