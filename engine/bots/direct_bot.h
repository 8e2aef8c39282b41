// Base class of bots that decide without search, and helpers for them.
#pragma once

#include "base/rng.h"
#include "bots/bot.h"
#include "bots/payment_choice.h"
#include "bots/seat_knowledge.h"

namespace semafor {

// Decides in start(); step() adds nothing.
class DirectBot : public Bot {
public:
    void start(const PlayerView& view, const ActionList& legal, std::uint64_t seed) final;
    bool step(int) final { return false; }
    [[nodiscard]] std::size_t best() const final { return best_; }

protected:
    virtual Action choose(const PlayerView& view, const ActionList& legal, Rng& rng) = 0;

private:
    std::size_t best_ = 0;
};

// Index of the action in the list, or the list's size.
std::size_t placeOf(const ActionList& legal, const Action& action);

// How much the seat wants a card of each kind.
using CardValues = std::array<int, kCardKinds>;

// The best draw of the first or second card, from the market or blind; a face-up locomotive is weighed
// against two other cards. nullopt if no card can be drawn.
std::optional<Action> bestDraw(const Game& game, const SeatKnowledge& known, const CardValues& values);

// Value of a blind card: the mean over the cards of the game.
int blindValue(const Game& game, const CardValues& values);

// Pays the tunnel's extras with the fewest locomotives; declines if the hand can't pay.
Action payTunnel(const SeatKnowledge& known);

}  // namespace semafor
