// Test fixture for Desk: a fake host, a store in memory, and shorthands to play a game.
#pragma once

#include <cstddef>
#include <string_view>

#include "desk/desk.h"
#include "support/fake_host.h"
#include "support/memory_store.h"

namespace semafor::test {

struct DeskRoom {
    MemoryStore store;
    FakeHost host;
    Desk desk{host, store};

    explicit DeskRoom(std::size_t persons = 1, std::string_view map = "europe", std::size_t seats = 2) {
        desk.carryOut(ask::SetPace{Pace::kInstant});
        desk.newGame.setMap(map);
        desk.newGame.setSeats(seats);
        for (std::size_t s = 0; s < seats; ++s) desk.newGame.setPerson(s, s < persons);
    }
    void begin() {
        desk.newGame.setDeal("0000000000007");
        desk.carryOut(ask::Begin{});
        host.answer(desk);
    }
    [[nodiscard]] Action choice(std::size_t n = 0) {
        ActionList legal;
        desk.table.match()->session().legalActions(legal);
        return legal[n % legal.size()];
    }
    // One decision of the person at the screen, and the bots' actions after it.
    void actOnce(std::size_t n) {
        if (desk.table.match()->viewer() == kNoSeat) desk.carryOut(ask::Reveal{});
        desk.carryOut(ask::Act{choice(n)});
        host.answer(desk);
    }
    void playToTheEnd() {
        for (std::size_t n = 0; !desk.table.match()->session().over(); ++n) actOnce(n * 7 + 3);
    }
    [[nodiscard]] std::size_t savedActions() {
        return SaveSlots(store, desk.table.match()->saved().id).load()->log.size();
    }
};

}  // namespace semafor::test
