// A desk with its host and its store, and a game on it.
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
        desk.setPace(Pace::kInstant);
        desk.draftMap(map);
        desk.draftSeats(seats);
        for (std::size_t s = 0; s < seats; ++s) desk.draftPerson(s, s < persons);
    }
    void begin() {
        desk.draftDeal("0000000000007");
        desk.begin();
        host.answer(desk);
    }
    [[nodiscard]] Action choice(std::size_t n = 0) {
        ActionList legal;
        desk.match()->session().legalActions(legal);
        return legal[n % legal.size()];
    }
    // One decision of the person at the screen, and what bots do after it.
    void actOnce(std::size_t n) {
        if (desk.match()->viewer() == kNoSeat) desk.reveal();
        desk.act(choice(n));
        host.answer(desk);
    }
    void playToTheEnd() {
        for (std::size_t n = 0; !desk.match()->session().over(); ++n) actOnce(n * 7 + 3);
    }
    [[nodiscard]] std::size_t savedActions() {
        return Ring(store, desk.match()->saved().id).load()->log.size();
    }
};

}  // namespace semafor::test
