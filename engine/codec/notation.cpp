// Writes and parses actions.
#include "codec/notation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace semafor {
namespace {

// The first word of each action, in the order of Action's alternatives.
constexpr std::array<std::string_view, std::variant_size_v<Action>> kVerbs = {
    "offer",   "keep",    "draw",    "take",      "claim", "pay",  // NameMix to PayTunnel
    "decline", "station", "tickets", "passenger", "swap",  "pass"};

constexpr std::string_view kNone = "none";

class Printer {
public:
    Printer(std::string& out, const Game& game) : out_(out), game_(game) {}

    void operator()(const NameMix& a) {
        const auto& decks = game_.rules().tickets.decks;
        for (std::size_t d = 0; d < decks.size(); ++d) count(decks[d].id, a.counts[d]);
    }
    void operator()(const KeepTickets& a) {
        for (const TicketId ticket : a.tickets) number(index(ticket));
    }
    void operator()(const TakeMarket& a) { number(a.slot); }
    void operator()(const ClaimRoute& a) {
        word(game_.routeName(a.route));
        payment(a.payment);
    }
    void operator()(const PayTunnel& a) { payment(a.payment); }
    void operator()(const BuildStation& a) {
        word(game_.map().city(a.city).id);
        payment(a.payment);
    }
    void operator()(const TakePassenger& a) {
        word(game_.map().city(a.city).id);
        word(a.color == Color::kNone ? kNone : nameOf(a.color));
    }
    void operator()(const DrawBlind&) {}
    void operator()(const DeclineTunnel&) {}
    void operator()(const DrawTickets&) {}
    void operator()(const SwapTickets&) {}
    void operator()(const Pass&) {}

private:
    void word(std::string_view text) { out_.append(" ").append(text); }
    void number(std::size_t value) { word(std::to_string(value)); }
    void count(std::string_view name, std::size_t value) {
        word(name);
        out_.append("=").append(std::to_string(value));
    }
    void payment(const Payment& payment) {
        if (payment.cards > 0) count(nameOf(payment.color), payment.cards);
        if (payment.locomotives > 0) count(nameOf(Color::kLocomotive), payment.locomotives);
    }

    std::string& out_;
    const Game& game_;
};

// Takes words from a text and keeps the first error; results after an error are meaningless.
class Words {
public:
    explicit Words(std::string_view text) : text_(text) {}

    // Whether another word follows.
    [[nodiscard]] bool more() const { return !error_ && next_ <= text_.size(); }
    [[nodiscard]] const std::optional<NotationError>& error() const { return error_; }

    void fail(NotationFault fault) {
        if (!error_) error_ = NotationError{at_, fault};
    }

    // The next word; words are separated by one space each.
    std::string_view take() {
        if (error_) return {};
        at_ = std::min(next_, text_.size());
        const std::size_t end = std::min(text_.find(' ', at_), text_.size());
        const std::string_view word = text_.substr(at_, end - at_);
        next_ = end + 1;
        if (word.empty()) fail(NotationFault::kSomethingMissing);
        return word;
    }

    void end() {
        if (!more()) return;
        at_ = next_;
        fail(NotationFault::kSomethingFollows);
    }

    // A number below `limit`, without leading zeros.
    std::uint8_t number(std::string_view digits, std::size_t limit, NotationFault tooLarge) {
        std::size_t value = 0;
        if (digits.empty() || (digits.size() > 1 && digits[0] == '0')) fail(NotationFault::kNoNumber);
        for (const char c : digits) {
            if (c < '0' || c > '9') fail(NotationFault::kNoNumber);
            value = value * 10 + static_cast<std::size_t>(c - '0');
            if (value >= limit) fail(tooLarge);
            if (error_) return 0;
        }
        return static_cast<std::uint8_t>(value);
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t next_ = 0;
    std::optional<NotationError> error_;
};

// "name=3" split in two.
struct NamedCount {
    std::string_view name;
    std::string_view digits;
};
NamedCount split(std::string_view word) {
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos) return {word, {}};
    return {word.substr(0, sign), word.substr(sign + 1)};
}

// The id with that name in a list sorted by name.
template <class T, class NameOf>
std::optional<T> findNamed(const std::vector<T>& sorted, std::string_view name, NameOf nameOfId) {
    const auto found = std::lower_bound(sorted.begin(), sorted.end(), name,
                                        [&](T id, std::string_view n) { return nameOfId(id) < n; });
    if (found == sorted.end() || nameOfId(*found) != name) return std::nullopt;
    return *found;
}

CityId takeCity(Words& words, const Game& game) {
    const auto city = findNamed(game.citiesByName(), words.take(),
                                [&](CityId id) { return std::string_view(game.map().city(id).id); });
    if (!city) words.fail(NotationFault::kUnknownCity);
    return city.value_or(CityId{});
}

RouteId takeRoute(Words& words, const Game& game) {
    const auto route = findNamed(game.routesByName(), words.take(),
                                 [&](RouteId id) { return std::string_view(game.routeName(id)); });
    if (!route) words.fail(NotationFault::kUnknownRoute);
    return route.value_or(RouteId{});
}

std::uint8_t paidCount(Words& words, std::string_view digits) {
    const std::uint8_t count = words.number(digits, kMaxCards, NotationFault::kNumberTooLarge);
    if (count == 0) words.fail(NotationFault::kNoPayment);
    return count;
}

Payment takePayment(Words& words) {
    Payment payment;
    NamedCount part = split(words.take());
    auto color = colorNamed(part.name);
    if (!color || *color == Color::kGray) words.fail(NotationFault::kUnknownColor);
    if (color && *color != Color::kLocomotive) {
        payment.color = *color;
        payment.cards = paidCount(words, part.digits);
        if (!words.more()) return payment;
        part = split(words.take());
        if (part.name != nameOf(Color::kLocomotive)) words.fail(NotationFault::kNoPayment);
    }
    payment.locomotives = paidCount(words, part.digits);
    return payment;
}

Action parseMix(Words& words, const Game& game) {
    NameMix mix;
    const auto& decks = game.rules().tickets.decks;
    for (std::size_t d = 0; d < decks.size(); ++d) {
        const NamedCount part = split(words.take());
        if (part.name != decks[d].id) words.fail(NotationFault::kUnknownDeck);
        mix.counts[d] = words.number(part.digits, kMaxTicketDeck + 1, NotationFault::kNumberTooLarge);
    }
    return mix;
}

Action parseKeep(Words& words, const Game& game) {
    KeepTickets keep;
    do {
        const std::string_view word = words.take();
        const auto ticket =
            idAt<TicketId>(words.number(word, game.ticketCount(), NotationFault::kUnknownTicket));
        if (keep.tickets.full()) words.fail(NotationFault::kTooManyTickets);
        if (!keep.tickets.empty() && ticket <= keep.tickets.back())
            words.fail(NotationFault::kTicketsNotAscending);
        if (!words.error()) keep.tickets.push(ticket);
    } while (words.more());
    return keep;
}

Action parseTake(Words& words, const Game&) {
    return TakeMarket{words.number(words.take(), kMaxMarketSlots, NotationFault::kNumberTooLarge)};
}

Action parseClaim(Words& words, const Game& game) {
    const RouteId route = takeRoute(words, game);
    return ClaimRoute{route, takePayment(words)};
}

Action parsePay(Words& words, const Game&) {
    return PayTunnel{takePayment(words)};
}

Action parseStation(Words& words, const Game& game) {
    const CityId city = takeCity(words, game);
    return BuildStation{city, takePayment(words)};
}

Action parsePassenger(Words& words, const Game& game) {
    const CityId city = takeCity(words, game);
    const std::string_view word = words.take();
    if (word == kNone) return TakePassenger{city, Color::kNone};
    const auto color = colorNamed(word);
    if (!color || index(*color) >= kColors) words.fail(NotationFault::kUnknownColor);
    return TakePassenger{city, color.value_or(Color::kNone)};
}

template <class Bare>
Action parseBare(Words&, const Game&) {
    return Bare{};
}

using Parse = Action (*)(Words&, const Game&);
constexpr std::array<Parse, kVerbs.size()> kParsers = {parseMix,
                                                       parseKeep,
                                                       parseBare<DrawBlind>,
                                                       parseTake,
                                                       parseClaim,
                                                       parsePay,
                                                       parseBare<DeclineTunnel>,
                                                       parseStation,
                                                       parseBare<DrawTickets>,
                                                       parsePassenger,
                                                       parseBare<SwapTickets>,
                                                       parseBare<Pass>};

constexpr std::array<std::string_view, 13> kFaults = {
    "an unknown action",
    "something is missing",
    "something follows that doesn't belong here",
    "a number is expected",
    "the number is too large",
    "there is no such ticket",
    "tickets are written in ascending order",
    "too many tickets",
    "the name of another deck is expected",
    "there is no such route",
    "there is no such city",
    "there is no such colour",
    "a payment names its colour before the locomotives, with counts above 0",
};

}  // namespace

std::string_view describe(NotationFault fault) {
    return kFaults[static_cast<std::size_t>(fault)];
}

void appendAction(std::string& out, const Game& game, const Action& action) {
    out.append(kVerbs[action.index()]);
    std::visit(Printer(out, game), action);
}

std::string actionText(const Game& game, const Action& action) {
    std::string text;
    appendAction(text, game, action);
    return text;
}

Result<Action, NotationError> parseAction(const Game& game, std::string_view text) {
    Words words(text);
    const auto verb = std::find(kVerbs.begin(), kVerbs.end(), words.take());
    if (verb == kVerbs.end()) {
        words.fail(NotationFault::kUnknownAction);
        return *words.error();
    }
    const Action action = kParsers[static_cast<std::size_t>(verb - kVerbs.begin())](words, game);
    words.end();
    if (words.error()) return *words.error();
    return action;
}

}  // namespace semafor
