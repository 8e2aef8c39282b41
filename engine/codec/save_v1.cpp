// Converts between a saved game and format 1 of saves.
#include "codec/save_v1.h"

#include <algorithm>
#include <initializer_list>
#include <variant>

#include "base/utf8.h"
#include "map/map_def.h"

namespace semafor {
namespace {

using enum ActionKindV1;

ActionV1 record(ActionKindV1 kind, std::initializer_list<std::size_t> fields = {}) {
    ActionV1 action;
    action.kind = static_cast<std::uint8_t>(kind);
    std::size_t count = 0;
    for (const std::size_t field : fields) action.fields[count++] = static_cast<std::uint8_t>(field);
    return action;
}

ActionV1 recordWithPayment(ActionKindV1 kind, std::size_t where, const Payment& payment) {
    return record(kind, {where, index(payment.color), payment.cards, payment.locomotives});
}

struct RecordOf {
    ActionV1 operator()(const NameMix& a) const { return record(kNameMix, {a.counts[0], a.counts[1]}); }
    ActionV1 operator()(const KeepTickets& a) const {
        ActionV1 action = record(kKeepTickets, {a.tickets.size()});
        for (std::size_t i = 0; i < a.tickets.size(); ++i)
            action.fields[i + 1] = static_cast<std::uint8_t>(a.tickets[i]);
        return action;
    }
    ActionV1 operator()(const DrawBlind&) const { return record(kDrawBlind); }
    ActionV1 operator()(const TakeMarket& a) const { return record(kTakeMarket, {a.slot}); }
    ActionV1 operator()(const ClaimRoute& a) const {
        return recordWithPayment(kClaimRoute, index(a.route), a.payment);
    }
    ActionV1 operator()(const PayTunnel& a) const {
        return record(kPayTunnel, {index(a.payment.color), a.payment.cards, a.payment.locomotives});
    }
    ActionV1 operator()(const DeclineTunnel&) const { return record(kDeclineTunnel); }
    ActionV1 operator()(const BuildStation& a) const {
        return recordWithPayment(kBuildStation, index(a.city), a.payment);
    }
    ActionV1 operator()(const DrawTickets&) const { return record(kDrawTickets); }
    ActionV1 operator()(const TakePassenger& a) const {
        return record(kTakePassenger, {index(a.city), index(a.color)});
    }
    ActionV1 operator()(const SwapTickets&) const { return record(kSwapTickets); }
    ActionV1 operator()(const Pass&) const { return record(kPass); }
};

constexpr bool isPayment(std::uint8_t color) {
    return color <= index(Color::kLocomotive);
}
Payment paymentOf(const std::uint8_t* fields) {
    return {colorAt(fields[0]), fields[1], fields[2]};
}

std::optional<Action> keepTicketsOf(const ActionV1& action) {
    KeepTickets keep;
    if (action.fields[0] > kMaxKeptV1) return std::nullopt;
    for (std::size_t i = 0; i < action.fields[0]; ++i) {
        if (action.fields[i + 1] >= kMaxTickets) return std::nullopt;
        keep.tickets.push(idAt<TicketId>(action.fields[i + 1]));
    }
    return keep;
}

std::optional<Action> passengerOf(std::uint8_t city, std::uint8_t color) {
    const bool known = color < kColors || color == index(Color::kNone);
    if (city >= kMaxCities || !known) return std::nullopt;
    return TakePassenger{idAt<CityId>(city), colorAt(color)};
}

std::optional<Action> claimOf(const std::array<std::uint8_t, 5>& f) {
    if (f[0] >= kMaxRoutes || !isPayment(f[1])) return std::nullopt;
    return ClaimRoute{idAt<RouteId>(f[0]), paymentOf(&f[1])};
}

std::optional<Action> stationOf(const std::array<std::uint8_t, 5>& f) {
    if (f[0] >= kMaxCities || !isPayment(f[1])) return std::nullopt;
    return BuildStation{idAt<CityId>(f[0]), paymentOf(&f[1])};
}

std::optional<Action> actionOf(const ActionV1& action) {
    const auto& f = action.fields;
    switch (static_cast<ActionKindV1>(action.kind)) {
        case kNameMix:
            return NameMix{{f[0], f[1]}};
        case kKeepTickets:
            return keepTicketsOf(action);
        case kDrawBlind:
            return DrawBlind{};
        case kTakeMarket:
            return f[0] < kMaxMarketSlots ? std::optional<Action>(TakeMarket{f[0]}) : std::nullopt;
        case kClaimRoute:
            return claimOf(f);
        case kPayTunnel:
            return isPayment(f[0]) ? std::optional<Action>(PayTunnel{paymentOf(f.data())}) : std::nullopt;
        case kDeclineTunnel:
            return DeclineTunnel{};
        case kBuildStation:
            return stationOf(f);
        case kDrawTickets:
            return DrawTickets{};
        case kTakePassenger:
            return passengerOf(f[0], f[1]);
        case kSwapTickets:
            return SwapTickets{};
        case kPass:
            return Pass{};
    }
    return std::nullopt;
}

bool isName(const std::string& name) {
    return name.size() <= kMaxNameBytes && isUtf8(name);
}

bool fits(const SaveV1& save) {
    return isName(save.name) && save.map.size() <= kMaxMapNameBytes && isUtf8(save.map) &&
           save.practice <= 1 && save.seats.size() <= kMaxSeats && save.log.size() <= kMaxLogActions &&
           std::all_of(save.seats.begin(), save.seats.end(),
                       [](const SeatV1& seat) { return isName(seat.name) && seat.person <= 1; });
}

}  // namespace

std::optional<std::size_t> fieldCountV1(std::uint8_t kind, std::uint8_t firstField) {
    switch (static_cast<ActionKindV1>(kind)) {
        case kDrawBlind:
        case kDeclineTunnel:
        case kDrawTickets:
        case kSwapTickets:
        case kPass:
            return 0;
        case kTakeMarket:
            return 1;
        case kNameMix:
        case kTakePassenger:
            return 2;
        case kPayTunnel:
            return 3;
        case kClaimRoute:
        case kBuildStation:
            return 4;
        case kKeepTickets:
            return firstField <= kMaxKeptV1 ? std::optional<std::size_t>(1u + firstField) : std::nullopt;
    }
    return std::nullopt;
}

SaveV1 toV1(const SavedGame& game) {
    SaveV1 save{game.id,
                game.revision,
                game.name,
                game.begun,
                game.changed,
                game.map,
                game.mapFingerprint,
                game.dealCode,
                static_cast<std::uint8_t>(game.practice),
                {},
                {}};
    save.seats.reserve(game.seats.size());
    for (const SavedSeat& seat : game.seats)
        save.seats.push_back(
            {seat.name, static_cast<std::uint8_t>(seat.person), levelByte(seat), seat.color});
    save.log.reserve(game.log.size());
    for (const Action& action : game.log) save.log.push_back(std::visit(RecordOf{}, action));
    return save;
}

std::optional<SavedGame> fromV1(const SaveV1& save) {
    if (!fits(save)) return std::nullopt;
    SavedGame game{save.id,  save.revision,       save.name,     save.begun,         save.changed,
                   save.map, save.mapFingerprint, save.dealCode, save.practice == 1, {},
                   {}};
    game.seats.reserve(save.seats.size());
    for (const SeatV1& seat : save.seats) {
        game.seats.push_back({seat.name, seat.person == 1, 0, seat.color});
        setLevelByte(game.seats.back(), seat.level);
    }
    game.log.reserve(save.log.size());
    for (const ActionV1& record : save.log) {
        const auto action = actionOf(record);
        if (!action) return std::nullopt;
        game.log.push_back(*action);
    }
    return game;
}

std::uint8_t levelByte(const SavedSeat& seat) {
    return static_cast<std::uint8_t>(seat.level | seat.character << 4 | (seat.standIn ? 0x80 : 0));
}

void setLevelByte(SavedSeat& seat, std::uint8_t byte) {
    seat.level = byte & 15u;
    seat.character = (byte >> 4) & 7u;
    seat.standIn = (byte & 0x80u) != 0;
}

bool withinCaps(const SavedGame& game) {
    const bool bytesHold = std::all_of(game.seats.begin(), game.seats.end(), [](const SavedSeat& seat) {
        return seat.level < kLevelsKept && seat.character < kCharactersKept;
    });
    return bytesHold && game.seats.size() <= kMaxSeats && game.log.size() <= kMaxLogActions &&
           sectionsHold(game.sections, {game.seats.size(), game.log.size()}) &&
           fromV1(toV1(game)).has_value();
}

}  // namespace semafor
