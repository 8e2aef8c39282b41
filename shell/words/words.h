// Labels and sentences about one game in one language: cards, routes, actions, events. They fit any player's
// name and keep the names of cities in their base form.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/rule_error.h"
#include "view/player_view.h"
#include "words/say.h"

namespace semafor {

using Names = std::span<const std::string>;  // by seat

class Words {
public:
    // The game must outlive this object.
    Words(const Game& game, Language language) : game_(&game), language_(language) {}

    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] std::string_view text(Text key) const { return semafor::text(language_, key); }
    [[nodiscard]] std::string say(Text key, std::initializer_list<std::string_view> arguments) const {
        return semafor::say(language_, key, arguments);
    }
    [[nodiscard]] std::string count(Plural key, long n) const { return semafor::count(language_, key, n); }

    // --- names of cards, cities, routes and so on: phrases without a capital letter

    // "blue"; the locomotive has its word too, gray is "any colour", kNone "no cards".
    [[nodiscard]] std::string_view card(Color color) const;
    [[nodiscard]] std::string card(Color color, int n) const;         // "blue ×2"
    [[nodiscard]] std::string payment(const Payment& payment) const;  // "blue ×2, locomotive ×1"
    [[nodiscard]] std::string cards(
        const CardCounts& counts) const;  // the same for a hand; "none" when empty
    [[nodiscard]] std::string_view city(CityId city) const;
    [[nodiscard]] std::string route(RouteId route) const;       // "Vienna – Budapest", "… (track 2)"
    [[nodiscard]] std::string routeFacts(RouteId route) const;  // "4 spaces, blue, tunnel, 7 points"
    [[nodiscard]] std::string ticketEnds(
        TicketId ticket) const;  // "Vienna – Budapest", "East–West", "hidden ticket"
    [[nodiscard]] std::string ticket(TicketId ticket) const;             // "Vienna – Budapest, 8 points"
    [[nodiscard]] std::string tickets(const TicketList& tickets) const;  // "Vienna – Budapest, 8 points; …"
    [[nodiscard]] std::string_view deck(std::size_t deck) const;         // "short", "long"
    [[nodiscard]] std::string deckCounts(const DeckCounts& counts) const;  // "short ×3, long ×1"
    [[nodiscard]] std::string tunnel(
        const Tunnel& tunnel) const;  // "revealed: red ×1, white ×2; 1 extra card"

    // The label of a button: short, and different for different actions of one step. `now` may be any seat's
    // view.
    [[nodiscard]] std::string action(const Action& action, const PublicState& now) const;
    // One sentence with the expected decision. `who`: the name of the seat to act; empty: the reader.
    [[nodiscard]] std::string step(const Step& step, std::string_view who) const;
    // Why an action isn't possible, in one sentence.
    [[nodiscard]] std::string_view error(RuleError error) const;
    [[nodiscard]] std::string endReason(EndReason reason) const;
    // One sentence for the log, or empty where an event needs no words. It contains nothing hidden from the
    // reader. `you`: the seat that the sentence addresses instead of naming it.
    [[nodiscard]] std::string event(const Event& event, Names names, Seat you = kNoSeat) const;

private:
    const Game* game_;
    Language language_;
};

}  // namespace semafor
