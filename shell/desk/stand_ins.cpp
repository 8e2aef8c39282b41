// Stand-in bots: a seat can be handed over only in a running game that this tab may write.
#include "desk/stand_ins.h"

namespace semafor {

const Match* StandIns::running() const {
    const Match* match = table_->match();
    const bool may = match != nullptr && table_->hold() == Hold::kOurs && !table_->isDrill();
    return may && !match->session().over() ? match : nullptr;
}

void StandIns::setLevel(std::uint8_t level) {
    level_ = level;
    ++changes_;
}

void StandIns::ask() {
    const Match* match = running();
    if (match == nullptr) return;
    if (match->viewer() != kNoSeat && match->seating().personPlays(match->viewer()))
        notices_->say(Notice::kAskStandIn);
}

void StandIns::standIn(Seat seat) {
    if (running() == nullptr) return;
    notices_->end(Notice::kAskStandIn);
    table_->change([&](Match& match) { match.reseat(match.seating().withStandIn(seat, level_)); });
}

// If the bot is still deciding, its answer is discarded.
void StandIns::giveBack(Seat seat) {
    if (table_->match() == nullptr || table_->hold() != Hold::kOurs) return;
    if (table_->match()->session().actor() == seat) table_->bots().forget();
    table_->change([&](Match& match) { match.reseat(match.seating().withoutStandIn(seat)); });
}

void StandIns::playSeat() {
    const Match* match = running();
    if (match == nullptr) return;
    const Seat actor = match->session().actor();
    if (match->seating().personPlays(actor)) return;
    if (match->saved().seats[index(actor)].person) return giveBack(actor);
    table_->bots().forget();
    table_->change([&](Match& taken) { taken.reseat(taken.seating().withPerson(actor)); });
}

}  // namespace semafor
