// A drill takes the place of the game on the table for a while and is never stored; that game waits as it is.
#include <algorithm>
#include <utility>

#include "desk/desk.h"

namespace semafor {

std::optional<DrillAt> Desk::drill() const {
    if (!drill_) return std::nullopt;
    DrillAt at{drill_->number, &drillAt(drill_->number), 0};
    at.done = stepsDone(*at.drill, *match_, drill_->from);
    return at;
}

void Desk::beginDrill(std::size_t number) {
    if (number >= kDrills) return;
    const Drill& drill = drillAt(number);
    if (!drill_) {
        aside_ = std::exchange(match_, std::nullopt);
        asideHold_ = hold_;
    }
    match_ = openDrill(*games_.find(drill.map), drill, host_->random());
    drill_ = {number, match_->history().size()};
    hold_ = Hold::kOurs;
    question_ = 0;
    screen_ = Screen::kTable;
    changeScene();
}

// The game that waited goes on where it was, unless another tab has taken it meanwhile.
void Desk::endDrill() {
    if (!drill_) return;
    drill_.reset();
    match_ = std::exchange(aside_, std::nullopt);
    question_ = 0;
    if (!match_) return;
    hold_ = asideHold_;
    if (hold_ == Hold::kElsewhere) {
        say(Notice::kTakenElsewhere);
        return reload();
    }
    advance();
}

void Desk::leaveDrill() {
    if (!drill_) return;
    const std::string map(drillAt(drill_->number).map);
    endDrill();
    learn(Topic::kGoal);
    learnMap_ = map;
}

// The other seat only draws cards, at once.
void Desk::answerDrill() {
    while (!match_->session().over() && !match_->personPlays(match_->session().actor())) {
        ActionList legal;
        match_->session().legalActions(legal);
        const auto* draw = std::find(legal.begin(), legal.end(), Action(DrawBlind{}));
        match_->act(draw != legal.end() ? *draw : legal[0]);
    }
}

}  // namespace semafor
