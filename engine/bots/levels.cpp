// Levels without search: what each considers and ignores.
#include "bots/levels.h"

#include "base/draw.h"

namespace semafor {
namespace {

class PlannerBot : public DirectBot {
public:
    PlannerBot(const Game& game, const Style& style) : planner_(game), judgement_(game, planner_, style) {}

protected:
    Action choose(const PlayerView& view, const ActionList&, Rng&) override {
        PlanCache cache;
        return judgement_.decide(knowledgeOf(view), cache);
    }

private:
    Planner planner_;
    Judgement judgement_;
};

// Plans one ticket after the other, keeps tickets without comparing them, and often makes a random move.
class ApprenticeBot : public DirectBot {
public:
    explicit ApprenticeBot(const Game& game)
        : game_(game), planner_(game), judgement_(game, planner_, apprenticeStyle()) {}

protected:
    Action choose(const PlayerView& view, const ActionList& legal, Rng& rng) override {
        const SeatKnowledge known = knowledgeOf(view);
        if (std::holds_alternative<ChooseTickets>(view.step)) return legal[legal.size() / 2];
        if (drawBelow(rng, 100) < slips()) {
            if (const auto slip = whim(known, rng)) return *slip;
        }
        PlanCache cache;
        return judgement_.decide(known, cache);
    }

private:
    // Random moves in a hundred decisions; fewer in a short game, where each weighs more.
    [[nodiscard]] std::uint32_t slips() const { return game_.rules().market ? 62 : 41; }

    static Style apprenticeStyle() {
        Style style = conductorStyle();
        style.plan.together = false;
        style.plan.givesUp = false;
        style.plan.passengers = false;
        style.chasesPoints = false;
        style.buildsStations = false;
        style.patience = 12;
        return style;
    }

    // A random move: a route because it can be paid, or a blind card.
    std::optional<Action> whim(const SeatKnowledge& known, Rng& rng) const {
        const bool turn = std::holds_alternative<TakeTurn>(known.table.step);
        if (!turn && !std::holds_alternative<SecondCard>(known.table.step)) return std::nullopt;
        const auto payable = judgement_.claims(known, known.claimable(game_));
        if (turn && !payable.empty() && drawBelow(rng, 2) == 0) {
            const auto& claim = payable[drawBelow(rng, static_cast<std::uint32_t>(payable.size()))];
            return ClaimRoute{claim.route, claim.payment};
        }
        if (known.cardsInDeck) return DrawBlind{};
        return std::nullopt;
    }

    const Game& game_;
    Planner planner_;
    Judgement judgement_;
};

}  // namespace

Style conductorStyle() {
    Style style;
    style.looksAround = false;
    style.seesDanger = false;
    style.drawsTickets = false;
    style.patience = 8;
    style.plan.missing = 80;
    style.plan.passengers = false;
    return style;
}

namespace {

// Against even bots in the arena, a hungry one loses nothing, a blocker a few games in a hundred.
Style withCharacter(Style style, Character character) {
    if (character == Character::kPatient) style.patience /= 2;
    if (character == Character::kPatient) style.manyCards += 5;
    if (character == Character::kHungry) style.ticketFear = -50;
    style.blocks = character == Character::kBlocker;
    return style;
}

}  // namespace

Style stationmasterStyle(const Game& game, Character character) {
    Style style;
    const bool market = game.rules().market.has_value();
    const bool mix = game.rules().tickets.turn && game.rules().tickets.turn->mix;
    const bool race = game.rules().instantTickets.has_value();
    // With a market, waiting for the right cards pays.
    style.patience = market ? 1 : 20;
    style.manyCards = 15;
    style.longTickets = 1;
    // In a race for tickets, it is better to swap two expensive tickets than to build them.
    style.plan.turn = race ? 120 : mix ? 16 : 25;
    style.plan.missing = race ? 60 : 45;
    style.plan.eastWest = 4 * kPoint;
    return withCharacter(style, character);
}

std::unique_ptr<Bot> makeApprentice(const Game& game) {
    return std::make_unique<ApprenticeBot>(game);
}

std::unique_ptr<Bot> makePlanner(const Game& game, const Style& style) {
    return std::make_unique<PlannerBot>(game, style);
}

}  // namespace semafor
