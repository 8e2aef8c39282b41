// Choosing tickets: offers, choices, returns.
#include "rules/tickets.h"

#include <algorithm>
#include <utility>

#include "base/chacha.h"
#include "base/draw.h"

namespace semafor {
namespace {

bool isSetup(const GameState& state) {
    const auto* choice = std::get_if<ChooseTickets>(&state.step);
    return choice != nullptr && choice->setup;
}

// The number of tickets that a turn without a mix draws from each deck.
DeckCounts turnCounts(const Game& game, const GameState& state) {
    const TicketTurn& turn = *game.rules().tickets.turn;
    DeckCounts counts = {};
    for (std::size_t d = 0; d < counts.size(); ++d)
        if (turn.from[d])
            counts[d] =
                static_cast<std::uint8_t>(std::min<std::size_t>(turn.draw, state.ticketDecks[d].size()));
    return counts;
}

std::size_t ticketsInDecks(const GameState& state) {
    return state.ticketDecks[0].size() + state.ticketDecks[1].size();
}

// The size of a mix: all remaining tickets if the decks hold fewer than the rules name (G02).
std::size_t mixSize(const Game& game, const GameState& state, bool setup) {
    const TicketRules& rules = game.rules().tickets;
    return std::min<std::size_t>(setup ? rules.setup->mix : rules.turn->draw, ticketsInDecks(state));
}

bool mixFits(const GameState& state, const DeckCounts& counts, std::size_t size) {
    return std::size_t{counts[0]} + counts[1] == size && counts[0] <= state.ticketDecks[0].size() &&
           counts[1] <= state.ticketDecks[1].size();
}

// Draws from the top, the first deck before the second.
template <class Sink>
void offerTickets(Play<Sink>& play, Seat seat, const DeckCounts& counts) {
    GameState& state = play.state;
    TicketList& offer = state.offers[index(seat)];
    for (std::size_t d = 0; d < counts.size(); ++d)
        for (int i = 0; i < counts[d]; ++i) offer.push(state.ticketDecks[d].popTop());
    play.emit(TicketsOffered{seat, counts, offer});
}

TicketSet setOf(const TicketList& tickets) {
    TicketSet set;
    for (const TicketId ticket : tickets) set.add(ticket);
    return set;
}

// Puts the tickets set aside under their decks, in the order of ids; returns how many under each. Tickets of
// a deck that turns don't draw from stay out of the game (R20).
DeckCounts putUnder(const Game& game, GameState& state) {
    DeckCounts returned = {};
    TicketSet out;
    state.aside.forEach([&](TicketId ticket) {
        const std::size_t deck = game.deckOf(ticket);
        if (!game.rules().tickets.turn->from[deck]) return out.add(ticket);
        state.ticketDecks[deck].pushUnder(ticket);
        ++returned[deck];
    });
    state.aside = out;
    return returned;
}

// Puts the tickets set aside back and shuffles every deck (G01).
template <class Sink>
void shuffleBack(Play<Sink>& play) {
    GameState& state = play.state;
    putUnder(play.game, state);
    for (std::size_t d = 0; d < play.game.rules().tickets.decks.size(); ++d) {
        if (!play.game.rules().tickets.turn->from[d]) continue;
        BoundedVector<TicketId, kMaxTicketDeck> order;
        while (!state.ticketDecks[d].empty()) order.push(state.ticketDecks[d].popTop());
        DealStream stream(state.dealCode, state.nextStream++);
        shuffle(order, stream);
        play.emit.arrange(order);
        for (const TicketId ticket : order) state.ticketDecks[d].pushUnder(ticket);
        play.emit(
            TicketsShuffled{static_cast<std::uint8_t>(d), static_cast<std::uint8_t>(order.size()), order});
    }
}

// Every seat has chosen: shows the hidden counts (R12) and begins the first turn.
template <class Sink>
void endSetup(Play<Sink>& play) {
    GameState& state = play.state;
    SetupCountsShown shown;
    for (std::size_t s = 0; s < state.seats; ++s) shown.counts[s] = play.game.publicCounts(state.kept[s]);
    const ReturnedTickets returned = play.game.rules().tickets.setup->returned;
    if (returned == ReturnedTickets::kUnder) shown.returned = putUnder(play.game, state);
    play.emit(shown);
    if (returned == ReturnedTickets::kShuffled) shuffleBack(play);
    state.step = TakeTurn{state.firstSeat};
}

template <class Sink>
void askForSetup(Play<Sink>& play, std::size_t seat) {
    if (seat == play.state.seats) return endSetup(play);
    if (play.game.rules().tickets.setup->mix > 0) {
        play.state.step = ChooseMix{idAt<Seat>(seat)};
    } else {
        play.state.step = ChooseTickets{idAt<Seat>(seat), true};
    }
}

std::optional<RuleError> checkTicketTurn(const Game& game, const GameState& state, bool mix) {
    const auto& turn = game.rules().tickets.turn;
    if (!turn || turn->mix != mix) return RuleError::kNotInThisGame;
    if (!std::holds_alternative<TakeTurn>(state.step)) return RuleError::kNotNow;
    if (!canDrawTickets(game, state)) return RuleError::kNoTicketLeft;
    return std::nullopt;
}

// All choices from four tickets: smaller ones first, then by id. With fewer tickets, some don't apply.
struct Choice {
    std::uint8_t size = 0;
    std::uint8_t highest = 0;
    std::array<std::uint8_t, kMaxOffer> places = {};
};
constexpr std::array<Choice, 15> kChoices = {{{1, 0, {0}},
                                              {1, 1, {1}},
                                              {1, 2, {2}},
                                              {1, 3, {3}},
                                              {2, 1, {0, 1}},
                                              {2, 2, {0, 2}},
                                              {2, 3, {0, 3}},
                                              {2, 2, {1, 2}},
                                              {2, 3, {1, 3}},
                                              {2, 3, {2, 3}},
                                              {3, 2, {0, 1, 2}},
                                              {3, 3, {0, 1, 3}},
                                              {3, 3, {0, 2, 3}},
                                              {3, 3, {1, 2, 3}},
                                              {4, 3, {0, 1, 2, 3}}}};

TicketList sorted(TicketList tickets) {
    for (std::size_t i = 1; i < tickets.size(); ++i)
        for (std::size_t k = i; k > 0 && tickets[k] < tickets[k - 1]; --k)
            std::swap(tickets[k], tickets[k - 1]);
    return tickets;
}

}  // namespace

template <class Sink>
void beginSetupChoices(Play<Sink>& play) {
    const TicketSetup& setup = *play.game.rules().tickets.setup;
    GameState& state = play.state;
    if (setup.mix == 0)
        for (std::size_t s = 0; s < state.seats; ++s) offerTickets(play, idAt<Seat>(s), setup.deal);
    // The remaining tickets of a deck that turns don't draw from leave the game unseen (R20).
    for (std::size_t d = 0; d < state.ticketDecks.size(); ++d) {
        if (play.game.rules().tickets.turn->from[d]) continue;
        while (!state.ticketDecks[d].empty()) state.aside.add(state.ticketDecks[d].popTop());
    }
    askForSetup(play, 0);
}

bool canDrawTickets(const Game& game, const GameState& state) {
    return game.rules().tickets.turn && ticketsInDecks(state) > 0;
}

void legalTicketDraw(const Game& game, const GameState& state, ActionList& out) {
    if (canDrawTickets(game, state) && !game.rules().tickets.turn->mix) out.push(DrawTickets{});
}

void legalMixes(const Game& game, const GameState& state, ActionList& out) {
    const bool setup = std::holds_alternative<ChooseMix>(state.step);
    if (!setup && !(canDrawTickets(game, state) && game.rules().tickets.turn->mix)) return;
    const std::size_t size = mixSize(game, state, setup);
    for (std::size_t first = 0; first <= size; ++first) {
        const DeckCounts counts = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(size - first)};
        if (mixFits(state, counts, size)) out.push(NameMix{counts});
    }
}

std::size_t keepAtLeast(const Game& game, const GameState& state) {
    const TicketRules& rules = game.rules().tickets;
    const std::size_t least = isSetup(state) ? rules.setup->keep : rules.turn->keep;
    return std::min(least, state.offers[index(state.actor())].size());
}

void legalKeeps(const Game& game, const GameState& state, ActionList& out) {
    const TicketList offer = sorted(state.offers[index(state.actor())]);
    const std::size_t least = keepAtLeast(game, state);
    for (const Choice& choice : kChoices) {
        if (choice.size < least || choice.highest >= offer.size()) continue;
        TicketList& tickets = out.push(KeepTickets{}).tickets;
        for (std::size_t i = 0; i < choice.size; ++i) tickets.push(offer[choice.places[i]]);
    }
}

std::optional<RuleError> check(const Game& game, const GameState& state, const NameMix& action) {
    const bool setup = std::holds_alternative<ChooseMix>(state.step);
    if (!setup)
        if (const auto error = checkTicketTurn(game, state, true)) return error;
    if (!mixFits(state, action.counts, mixSize(game, state, setup))) return RuleError::kMixDoesNotFit;
    return std::nullopt;
}

std::optional<RuleError> check(const Game& game, const GameState& state, const DrawTickets&) {
    return checkTicketTurn(game, state, false);
}

std::optional<RuleError> check(const Game& game, const GameState& state, const KeepTickets& action) {
    if (!std::holds_alternative<ChooseTickets>(state.step)) return RuleError::kNotNow;
    const TicketSet offered = setOf(state.offers[index(state.actor())]);
    for (std::size_t i = 0; i < action.tickets.size(); ++i) {
        const TicketId ticket = action.tickets[i];
        if (index(ticket) >= game.ticketCount() || !offered.has(ticket)) return RuleError::kTicketNotOffered;
        if (i > 0 && action.tickets[i - 1] >= ticket) return RuleError::kNotCanonical;
    }
    if (action.tickets.size() < keepAtLeast(game, state)) return RuleError::kTooFewTicketsKept;
    return std::nullopt;
}

template <class Sink>
Turn perform(Play<Sink>& play, const NameMix& action) {
    const bool setup = std::holds_alternative<ChooseMix>(play.state.step);
    const Seat seat = play.state.actor();
    play.emit(MixNamed{seat, action.counts});
    offerTickets(play, seat, action.counts);
    play.state.step = ChooseTickets{seat, setup};
    return Turn::kGoesOn;
}

template <class Sink>
Turn perform(Play<Sink>& play, const DrawTickets&) {
    const Seat seat = play.state.actor();
    offerTickets(play, seat, turnCounts(play.game, play.state));
    play.state.step = ChooseTickets{seat, false};
    return Turn::kGoesOn;
}

template <class Sink>
Turn perform(Play<Sink>& play, const KeepTickets& action) {
    GameState& state = play.state;
    const bool setup = isSetup(state);
    const Seat seat = state.actor();
    const TicketSet chosen = setOf(action.tickets);
    TicketsKept kept{seat, setup, play.game.publicCounts(chosen), {}, action.tickets};
    state.kept[index(seat)] |= chosen;
    for (const TicketId ticket : state.offers[index(seat)]) {
        if (chosen.has(ticket)) continue;
        const std::size_t deck = play.game.deckOf(ticket);
        if (setup) {
            state.aside.add(ticket);
        } else {
            state.ticketDecks[deck].pushUnder(ticket);  // R09: in the order drawn, the last one lowest
            ++kept.returned[deck];
        }
    }
    state.offers[index(seat)].clear();
    play.emit(kept);
    if (!setup) return Turn::kEnds;
    askForSetup(play, index(seat) + 1);
    return Turn::kGoesOn;
}

template void beginSetupChoices(RecordedPlay&);
template void beginSetupChoices(SilentPlay&);
template Turn perform(RecordedPlay&, const NameMix&);
template Turn perform(SilentPlay&, const NameMix&);
template Turn perform(RecordedPlay&, const DrawTickets&);
template Turn perform(SilentPlay&, const DrawTickets&);
template Turn perform(RecordedPlay&, const KeepTickets&);
template Turn perform(SilentPlay&, const KeepTickets&);

}  // namespace semafor
