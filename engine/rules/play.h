// Context of every mechanic that performs an action: the game, the state to change, the sink for events.
#pragma once

#include <utility>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/given_shuffles.h"
#include "rules/state.h"

namespace semafor {

// Records events, and applies predetermined shuffles if there are any.
class Recorder {
public:
    static constexpr bool kRecords = true;

    explicit Recorder(Events& events, GivenShuffles* given = nullptr) : events_(&events), given_(given) {}
    template <class E>
    void operator()(E&& event) const {
        events_->emplace_back(std::forward<E>(event));
    }

    // Puts shuffled items into the predetermined order.
    template <class Items>
    void arrange(Items& items) const {
        if (given_ != nullptr) given_->arrange(items);
    }

private:
    Events* events_;
    GivenShuffles* given_;
};

// Discards events, for simulations.
struct NoRecorder {
    static constexpr bool kRecords = false;

    template <class E>
    void operator()(E&&) const {}
    template <class Items>
    void arrange(Items&) const {}
};

template <class Sink>
struct Play {
    const Game& game;
    GameState& state;
    Sink emit;
};

using RecordedPlay = Play<Recorder>;
using SilentPlay = Play<NoRecorder>;

// How an action ends, as far as the turn is concerned.
enum class Turn : std::uint8_t {
    kGoesOn,     // the step is set: the seat has another decision, or the game is over
    kFirstCard,  // a second card may follow (R02)
    kEnds,
    kEndsIdle,  // R06: a declined tunnel, a swap that completed nothing
    kPassed,
};

}  // namespace semafor
