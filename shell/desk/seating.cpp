// Changes of seats: a stand-in keeps the person's seat, and changes only its level and flag.
#include "desk/seating.h"

#include <algorithm>

#include "base/fingerprint.h"

namespace semafor {
namespace {

bool hasPerson(const SavedSeat& seat) {
    return seat.person;
}

bool playedByPerson(const SavedSeat& seat) {
    return seat.person && !seat.standIn;
}

}  // namespace

std::size_t Seating::persons() const {
    return static_cast<std::size_t>(std::count_if(game_->seats.begin(), game_->seats.end(), hasPerson));
}

Seat Seating::firstPerson() const {
    const auto first = std::find_if(game_->seats.begin(), game_->seats.end(), hasPerson);
    return first == game_->seats.end() ? Seat{} : idAt<Seat>(first - game_->seats.begin());
}

bool Seating::personPlays(Seat seat) const {
    return playedByPerson(game_->seats[index(seat)]);
}

bool Seating::anyPersonPlays() const {
    return std::any_of(game_->seats.begin(), game_->seats.end(), playedByPerson);
}

std::uint8_t Seating::characterOf(Seat seat) const {
    const std::uint8_t chosen = game_->seats[index(seat)].character;
    if (chosen > 0 && chosen <= kBotCharacters) return static_cast<std::uint8_t>(chosen - 1);
    const std::uint64_t any = Fingerprint().add(game_->dealCode).add(index(seat)).value();
    return static_cast<std::uint8_t>(any % kBotCharacters);
}

std::vector<SavedSeat> Seating::withStandIn(Seat seat, std::uint8_t level) const {
    std::vector<SavedSeat> seats = game_->seats;
    SavedSeat& changed = seats[index(seat)];
    if (!changed.person || level >= kLevelsKept) return seats;
    changed.standIn = true;
    changed.level = level;
    return seats;
}

std::vector<SavedSeat> Seating::withoutStandIn(Seat seat) const {
    std::vector<SavedSeat> seats = game_->seats;
    seats[index(seat)].standIn = false;
    return seats;
}

std::vector<SavedSeat> Seating::withPerson(Seat seat) const {
    std::vector<SavedSeat> seats = game_->seats;
    seats[index(seat)].person = true;
    return seats;
}

}  // namespace semafor
