// Edits the draft, and makes the game from it.
#include "desk/new_game.h"

#include <algorithm>

#include "base/deal_code.h"
#include "desk/computer_names.h"
#include "desk/fresh_copy.h"
#include "desk/names.h"
#include "desk/seating.h"
#include "map/shipped.h"

namespace semafor {
namespace {

constexpr std::size_t kFirstSeats = 3;  // every board has that many: the title needs no board loaded

}  // namespace

NewGame::NewGame(const Services& services) : at_(services) {
    draft_.map = shippedMaps().front().name;
    fillSeats(kFirstSeats);
}

void NewGame::setMap(std::string_view map) {
    if (at_.games.find(map) == nullptr) return;
    draft_.map = map;
    setSeats(draft_.seats.size());
}

void NewGame::setSeats(std::size_t seats) {
    const RulesSpec& rules = at_.games.find(draft_.map)->rules();
    fillSeats(std::clamp<std::size_t>(seats, rules.seatsFrom, rules.seatsTo));
}

void NewGame::fillSeats(std::size_t seats) {
    ++changes_;
    while (draft_.seats.size() > seats) draft_.seats.pop_back();
    while (draft_.seats.size() < seats) {
        SavedSeat seat;
        seat.person = draft_.seats.empty();
        seat.level = kFirstLevel;
        while (std::any_of(draft_.seats.begin(), draft_.seats.end(),
                           [&](const SavedSeat& s) { return s.color == seat.color; }))
            ++seat.color;
        draft_.seats.push_back(seat);
    }
}

void NewGame::setPerson(std::size_t seat, bool person) {
    if (seat >= draft_.seats.size()) return;
    draft_.seats[seat].person = person;
    ++changes_;
}

void NewGame::setLevel(std::size_t seat, std::uint8_t level) {
    if (seat >= draft_.seats.size()) return;
    draft_.seats[seat].level = level;
    ++changes_;
}

void NewGame::setCharacter(std::size_t seat, std::uint8_t character) {
    if (seat >= draft_.seats.size() || character > kBotCharacters) return;
    draft_.seats[seat].character = character;
    ++changes_;
}

void NewGame::setName(std::size_t seat, std::string_view name) {
    if (seat >= draft_.seats.size()) return;
    const std::string trimmed = trimmedName(name);
    if (const auto fault = checkName(trimmed)) return at_.notices.badName(*fault);
    draft_.seats[seat].name = trimmed;
    ++changes_;
    at_.notices.end(Notice::kBadName);
}

void NewGame::setColor(std::size_t seat, std::uint8_t color) {
    if (seat >= draft_.seats.size() || color >= kMaxSeats) return;
    for (SavedSeat& other : draft_.seats)
        if (other.color == color) other.color = draft_.seats[seat].color;
    draft_.seats[seat].color = color;
    ++changes_;
}

void NewGame::setPractice(bool practice) {
    draft_.practice = practice;
    ++changes_;
}

void NewGame::setDeal(std::string_view code) {
    deal_ = trimmedName(code);
    ++changes_;
    if (!deal_.empty() && !parseDealCode(deal_).ok()) return at_.notices.say(Notice::kBadDeal);
    at_.notices.end(Notice::kBadDeal);
}

std::optional<SavedGame> NewGame::make() {
    const auto typed = parseDealCode(deal_);
    if (!deal_.empty() && !typed.ok()) {
        at_.notices.say(Notice::kBadDeal);
        return std::nullopt;
    }
    SavedGame game = freshCopy(draft_, at_.host);
    game.dealCode = deal_.empty() ? at_.host.random() : typed.value();
    game.mapFingerprint = at_.games.find(game.map)->fingerprint();
    game.seats = withComputerNames(game, at_.preferences.language());
    deal_.clear();
    ++changes_;
    return game;
}

}  // namespace semafor
