// Benchmarks of ShownMatch: the position for a frame of an animation or for a jump in a replay, and the
// events for a frame of the log. Compares replaying and redacting every time with ShownMatch's cache.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/assert.h"
#include "base/draw.h"
#include "base/rng.h"
#include "desk/match.h"
#include "harness.h"
#include "session/games.h"
#include "table/shown_match.h"

namespace semafor::bench {
namespace {

constexpr std::size_t kActions = 150;
constexpr std::size_t kJumps = 64;

// A random game of Europe after kActions actions, and its ShownMatch.
struct Room {
    Games games;
    std::optional<Match> match;
    ShownMatch shown;

    Room() {
        const Game& game = *games.find("europe");
        SavedGame saved;
        saved.map = game.map().name;
        saved.mapFingerprint = game.fingerprint();
        saved.dealCode = 7;
        saved.seats.resize(3);
        match = Match::open(game, saved);
        SEMAFOR_ASSERT(match);
        Rng rng(1);
        while (match->history().size() < kActions) {
            const ActionList legal = legalActions(*match);
            SEMAFOR_ASSERT(!legal.empty());
            match->act(legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
        }
    }

    std::uint64_t replayed(std::size_t actions) const {
        return match->session().upTo(actions).viewOf(Seat{}).deckSize;
    }
    std::uint64_t folded(std::size_t actions) { return shown.show(*match, Seat{}, actions).view().deckSize; }
};

// Uses every event, so that the compiler can't optimise any away.
std::uint64_t kinds(const Events& events) {
    std::uint64_t sum = 0;
    for (const Event& event : events) sum += event.index();
    return sum;
}

Room& room() {
    static Room room;
    return room;
}

// A position spread over the game; the same for both.
std::size_t target(std::size_t jump) {
    return jump * 97 % (kActions + 1);
}

Body frameReplayed() {
    return {"a frame's view, replayed/europe", 1, [](std::size_t) { return room().replayed(kActions - 1); }};
}
Body frameFolded() {
    return {"a frame's view, folded/europe", 1, [](std::size_t) { return room().folded(kActions - 1); }};
}
Body jumpReplayed() {
    return {"a replay's jump, replayed/europe", kJumps,
            [](std::size_t jump) { return room().replayed(target(jump)); }};
}
Body jumpFolded() {
    return {"a replay's jump, folded/europe", kJumps,
            [](std::size_t jump) { return room().folded(target(jump)); }};
}

Body logRedacted() {
    return {"a frame's log, redacted/europe", 1, [](std::size_t) {
                std::uint64_t sum = 0;
                for (const ActionEvents& events : room().match->history())
                    sum += kinds(events.seenBy(Seat{}));
                return sum;
            }};
}
Body logKept() {
    return {"a frame's log, kept/europe", 1, [](std::size_t) {
                std::uint64_t sum = 0;
                const ShownGame& shown = room().shown.show(*room().match, Seat{}, kActions);
                for (std::size_t i = 0; i < kActions; ++i) sum += kinds(shown.events(i));
                return sum;
            }};
}

}  // namespace

Bodies shownBodies() {
    return {frameReplayed(), frameFolded(), jumpReplayed(), jumpFolded(), logRedacted(), logKept()};
}

Figures shownFigures() {
    const auto times = [](const Body& before, const Body& now) {
        return measure(before).mean / measure(now).mean;
    };
    Figures figures;
    figures.push_back({"before against now/a frame's view",
                       [=] { return times(frameReplayed(), frameFolded()); }, "times", 0, 0});
    figures.push_back({"before against now/a replay's jump",
                       [=] { return times(jumpReplayed(), jumpFolded()); }, "times", 0, 0});
    figures.push_back(
        {"before against now/a frame's log", [=] { return times(logRedacted(), logKept()); }, "times", 0, 0});
    return figures;
}

}  // namespace semafor::bench
