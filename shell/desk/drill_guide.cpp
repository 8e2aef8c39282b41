// Searches the player's next decisions for a way to do the current step.
#include "desk/drill_guide.h"

#include <vector>

namespace semafor {
namespace {

// Submits the action. Whether it made progress in the drill.
bool act(const Drill& drill, DrillPosition& at, const Action& action) {
    auto result = at.session.submit(action);
    SEMAFOR_ASSERT(result.ok());
    return at.progress.count(drill, at.session.game(), result.value());
}

// Lets the other seat act until the player has a decision.
void letAnswer(Session& session) {
    while (const auto answer = drillAnswer(session)) {
        const auto result = session.submit(*answer);
        SEMAFOR_ASSERT(result.ok());
    }
}

// Whether a turn is under way, so that the next decision isn't a free choice.
bool underWay(const Session& session) {
    return !session.over() && !std::holds_alternative<TakeTurn>(session.step());
}

bool mayProgress(const Drill& drill, const DrillPosition& at) {
    ActionList legal;
    at.session.legalActions(legal);
    for (const Action& action : legal) {
        DrillPosition next = at;
        if (act(drill, next, action)) return true;
    }
    return false;
}

}  // namespace

bool stepIsPossible(const Drill& drill, const DrillPosition& at) {
    if (at.session.over()) return false;
    ActionList legal;
    at.session.legalActions(legal);
    for (const Action& action : legal) {
        DrillPosition next = at;
        const bool progress = act(drill, next, action);
        if (next.progress.done > at.progress.done) return true;
        if (!progress && !underWay(at.session)) continue;
        letAnswer(next.session);
        if (stepIsPossible(drill, next)) return true;
    }
    return false;
}

std::optional<std::size_t> stepBackTo(const Drill& drill, const Match& match, std::size_t from) {
    struct Decision {
        DrillPosition before;
        bool progress;
    };
    const auto log = match.session().log();
    DrillPosition now{match.session().upTo(from), {}};
    std::vector<Decision> decisions;
    while (now.session.log().size() < log.size()) {
        decisions.push_back({now, false});
        decisions.back().progress = act(drill, now, log[now.session.log().size()]);
        letAnswer(now.session);
    }
    if (now.progress.done == drill.steps.size() || stepIsPossible(drill, now)) return std::nullopt;
    std::optional<std::size_t> last;  // fallback: the last place where it was possible
    for (auto one = decisions.rbegin(); one != decisions.rend(); ++one) {
        if (!stepIsPossible(drill, one->before)) continue;
        const std::size_t actions = one->before.session.log().size();
        if (!one->progress && mayProgress(drill, one->before)) return actions;
        if (!last) last = actions;
    }
    return last;
}

}  // namespace semafor
