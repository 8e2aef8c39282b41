// Random saved games for one device, with any number of persons and bots, at any point of the game.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <utility>

#include "codec/saved_game.h"
#include "session/session.h"
#include "support/games.h"

namespace semafor::test {

// A random game, played with random actions up to a random point before its end.
inline SavedGame anyGame(const Game& game, std::size_t seats, Rng& rng) {
    const auto below = [&](std::size_t n) { return drawBelow(rng, static_cast<std::uint32_t>(n)); };
    SavedGame saved;
    saved.id = rng.next();
    saved.revision = 1;
    saved.map = game.map().name;
    saved.mapFingerprint = game.fingerprint();
    saved.dealCode = rng.next();
    saved.practice = below(2) == 0;
    saved.seats.resize(seats);
    const std::size_t persons = below(6) == 0 ? 1 : 2 + below(seats - 1);
    for (std::size_t s = 0; s < seats; ++s) {
        saved.seats[s].color = static_cast<std::uint8_t>(s);
        saved.seats[s].person = s < persons;
    }
    for (std::size_t s = seats; s > 1; --s)
        std::swap(saved.seats[s - 1].person, saved.seats[below(s)].person);
    SessionSetup setup;
    setup.dealCode = saved.dealCode;
    for (std::size_t s = 0; s < seats; ++s) setup.players.push({});
    Session session = *Session::begin(game, setup);
    ActionList legal;
    for (std::size_t left = below(4) == 0 ? 4000 : below(160); left > 0 && !session.over(); --left) {
        session.legalActions(legal);
        EXPECT_TRUE(session.submit(choose(legal, rng)).ok());
    }
    saved.log.assign(session.log().begin(), session.log().end());
    if (session.over() && saved.log.size() > 3) saved.log.resize(saved.log.size() - 3);
    return saved;
}

}  // namespace semafor::test
