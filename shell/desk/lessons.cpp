// Runs drills: one replaces the game on the table for a while, and is never stored.
#include "desk/lessons.h"

#include <utility>

#include "desk/computer_names.h"
#include "desk/drill_guide.h"

namespace semafor {

void Lessons::read(std::string_view map, Topic topic) {
    map_ = map;
    topic_ = topic;
    ++changes_;
}

void Lessons::readBoard(std::string_view map) {
    if (at_.games.find(map) != nullptr) read(map, topic_);
}

std::optional<DrillAt> Lessons::drill() const {
    if (!drill_) return std::nullopt;
    DrillAt at{drill_->number, &drillAt(drill_->number), 0, drill_->back.has_value()};
    at.done = stepsDone(*at.drill, *table_->match(), drill_->from);
    return at;
}

bool Lessons::begin(std::size_t number) {
    if (number >= kDrills) return false;
    const Drill& drill = drillAt(number);
    Match match = openDrill(*at_.games.find(drill.map), drill, at_.host.random());
    match.reseat(withComputerNames(match.saved(), at_.preferences.language()));
    drill_ = {number, match.history().size(), {}, {}};
    table_->beginDrill(std::move(match));
    ++changes_;
    return true;
}

void Lessons::end() {
    if (!drill_) return;
    drill_.reset();
    ++changes_;
    table_->endDrill();
}

void Lessons::advance() {
    if (!drill_ || drill_->followed == table_->match()->version()) return;
    while (const auto answer = drillAnswer(table_->match()->session()))
        table_->change([&](Match& match) { match.act(*answer); });
    drill_->back = stepBackTo(drillAt(drill_->number), *table_->match(), drill_->from);
    drill_->followed = table_->match()->version();
    ++changes_;
}

void Lessons::stepBack() {
    if (!drill_ || !drill_->back) return;
    table_->change([back = *drill_->back](Match& match) {
        while (match.session().log().size() > back && match.undo()) {
        }
    });
}

}  // namespace semafor
