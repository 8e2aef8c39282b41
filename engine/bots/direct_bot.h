// Bots that decide at once, and what they share.
#pragma once

#include "base/rng.h"
#include "bots/bot.h"
#include "bots/payment_choice.h"
#include "bots/seat_knowledge.h"

namespace semafor {

// Decides when it is started; thinking adds nothing.
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

// The place of the action in the list, or its size.
std::size_t placeOf(const ActionList& legal, const Action& action);

// How much a card of each kind is wanted.
using CardValues = std::array<int, kCardKinds>;

// The best draw, first or second card: from the market or blind; a locomotive of the market is weighed
// against two other cards. Nothing when no card can be had.
std::optional<Action> bestDraw(const Game& game, const SeatKnowledge& known, const CardValues& values);

// What a blind card is worth: the mean over the cards of the game, in the unit of the values.
int blindValue(const Game& game, const CardValues& values);

// The extras of the tunnel under way with the fewest locomotives; declined when the hand can't pay.
Action payTunnel(const SeatKnowledge& known);

}  // namespace semafor
