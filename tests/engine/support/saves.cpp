// Saves and links for tests: random, golden, and hand-made ones around any payload.
#include "support/saves.h"

#include <array>

#include "base/base32.h"
#include "base/crc32.h"
#include "codec/base64url.h"
#include "codec/save.h"
#include "support/games.h"

namespace semafor::test {
namespace {

constexpr std::array<std::uint8_t, 6> kMagic = {0x49, 0xe9, 0x9a, 0x7e, 0x8a, 0xfe};
constexpr std::size_t kHeadBytes = 16;
constexpr std::array<std::string_view, 5> kNames = {"Zażółć gęślą jaźń", "Árvíztűrő tükörfúrógép", "Anna", "",
                                                    "O'Neil \"<b>\" %s ##id"};

void describeGame(SavedGame& saved, Rng& rng) {
    saved.id = (std::uint64_t{rng.next()} << 32) | rng.next();
    saved.revision = rng.next();
    saved.name = kNames[drawBelow(rng, static_cast<std::uint32_t>(kNames.size()))];
    saved.begun = 1'800'000'000 + rng.next() % 1'000'000;
    saved.changed = saved.begun + rng.next() % 1'000'000;
    saved.practice = drawBelow(rng, 2) == 1;
    for (SavedSeat& seat : saved.seats) {
        seat.name = kNames[drawBelow(rng, static_cast<std::uint32_t>(kNames.size()))];
        seat.person = drawBelow(rng, 2) == 1;
        seat.level = static_cast<std::uint8_t>(drawBelow(rng, 4));
        seat.color = static_cast<std::uint8_t>(drawBelow(rng, 6));
    }
}

// The random game of that seed, up to the first state for which `until` is true.
template <class Until>
SavedGame played(const Game& game, std::size_t seats, std::uint64_t seed, Until&& until) {
    SavedGame saved;
    saved.map = game.map().name;
    saved.mapFingerprint = game.fingerprint();
    saved.dealCode = seed;
    saved.seats.resize(seats);
    Rng rng(seed);
    ActionList legal;
    GameState state = newGame(game, seats, seed);
    while (!state.over() && !until(state)) {
        legalActions(game, state, legal);
        saved.log.push_back(choose(legal, rng));
        applyLegal(game, state, saved.log.back());
    }
    describeGame(saved, rng);
    return saved;
}

GoldenSave golden(std::string_view map, std::size_t seats, std::string_view what, SavedGame game) {
    return {std::string(map) + "-" + std::to_string(seats) + "-" + std::string(what), std::move(game)};
}

SavedGame tunnelUnderWay() {
    const auto underWay = [](const GameState& state) {
        return std::holds_alternative<OwedTunnel>(state.step) && state.actionsTaken > 20;
    };
    return played(gameOf("europe"), 2, 7, underWay);
}

SavedGame withNames(SavedGame game) {
    game.name = "Niedziela / vasárnap: źdźbło, őrült";
    for (std::size_t s = 0; s < game.seats.size(); ++s) game.seats[s].name = kNames[s];
    return game;
}

}  // namespace

SavedGame randomSave(const Game& game, std::size_t seats, std::uint64_t seed, std::size_t actionsAtMost) {
    return played(game, seats, seed, [&](const GameState& s) { return s.actionsTaken >= actionsAtMost; });
}

SavedGame everyKindOfAction() {
    SavedGame saved = randomSave(gameOf("europe"), 2, 1, 0);
    KeepTickets keep;
    for (const int id : {0, 7, 44, 95}) {
        saved.log.emplace_back(keep);
        keep.tickets.push(idAt<TicketId>(id));
    }
    saved.log.emplace_back(keep);
    const Payment mixed{Color::kRed, 3, 1};
    const Payment locomotives{Color::kLocomotive, 0, 4};
    for (const Action& action : std::initializer_list<Action>{
             NameMix{{1, 3}}, DrawBlind{}, TakeMarket{4}, ClaimRoute{idAt<RouteId>(111), mixed},
             ClaimRoute{idAt<RouteId>(0), locomotives}, PayTunnel{mixed}, DeclineTunnel{},
             BuildStation{idAt<CityId>(47), mixed}, DrawTickets{},
             TakePassenger{idAt<CityId>(3), Color::kRed}, TakePassenger{idAt<CityId>(3), Color::kNone},
             SwapTickets{}, Pass{}})
        saved.log.push_back(action);
    return saved;
}

SavedGame largestSave() {
    SavedGame saved = randomSave(gameOf("europe"), 5, 1, 0);
    saved.name = std::string(kMaxNameBytes, 'n');
    saved.map = std::string(kMaxMapNameBytes, 'm');
    for (SavedSeat& seat : saved.seats) seat.name = saved.name;
    KeepTickets keep;
    for (int i = 0; i < 4; ++i) keep.tickets.push(idAt<TicketId>(i));
    saved.log.assign(kMaxLogActions, keep);
    return saved;
}

SavedGame withSections(SavedGame game) {
    game.seats[0].person = true;
    const auto half = static_cast<std::uint16_t>(game.log.size() / 2);
    const auto end = static_cast<std::uint16_t>(game.log.size());
    game.sections.decisions = {{0, 0, half, std::nullopt}, {0, half, end, std::uint8_t{3}}};
    game.sections.settings = {{7, 1}, {300, 0xfedcba98}};
    game.sections.others = {{77, {}}, {4000, {1, 2, 3, 250}}};
    return game;
}

std::vector<GoldenSave> goldenSaves() {
    const Game& europe = gameOf("europe");
    const Game& germany = gameOf("germany");
    const Game& journey = gameOf("first-journey");
    std::vector<GoldenSave> list;
    list.push_back(golden("europe", 2, "begun", randomSave(europe, 2, 1, 0)));
    list.push_back(golden("europe", 2, "tunnel", tunnelUnderWay()));
    list.push_back(golden("europe", 5, "finished", randomSave(europe, 5, 2)));
    list.push_back(golden("germany", 3, "names", withNames(randomSave(germany, 3, 3, 90))));
    list.push_back(golden("germany", 5, "finished", randomSave(germany, 5, 4)));
    list.push_back(golden("first-journey", 2, "midway", randomSave(journey, 2, 5, 40)));
    list.push_back(golden("first-journey", 4, "finished", randomSave(journey, 4, 6)));
    // Format 2.
    list.push_back(golden("europe", 3, "stand-in", withSections(randomSave(europe, 3, 8, 80))));
    list.back().game.sections.settings.clear();
    list.back().game.sections.others.clear();
    list.push_back(golden("germany", 2, "sections", withSections(randomSave(germany, 2, 9, 60))));
    return list;
}

std::string saveAround(std::span<const std::uint8_t> payload, std::uint32_t version) {
    Bytes bytes(kMagic.begin(), kMagic.end());
    const auto put = [&bytes](std::uint64_t number, int count) {
        for (int i = 0; i < count; ++i)
            bytes.push_back(static_cast<std::uint8_t>((number >> (8 * i)) & 0xffu));
    };
    put(version, 2);
    put(payload.size(), 4);
    put(Crc32().add(bytes).add(payload).value(), 4);
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    return toBase64url(bytes);
}

Bytes payloadOf(std::string_view save) {
    const Bytes bytes = fromBase64url(save).bytes;
    SEMAFOR_ASSERT(bytes.size() >= kHeadBytes);
    return Bytes(bytes.begin() + kHeadBytes, bytes.end());
}

std::string linkAround(std::span<const std::uint8_t> body, std::uint32_t version) {
    const std::size_t length = (body.size() * 8 + 4) / 5;
    Bytes digits = {static_cast<std::uint8_t>(version), static_cast<std::uint8_t>(length >> 10),
                    static_cast<std::uint8_t>((length >> 5) & 31u), static_cast<std::uint8_t>(length & 31u)};
    for (std::size_t bit = 0; bit < length * 5; bit += 5) {
        std::size_t digit = 0;
        for (std::size_t i = bit; i < bit + 5; ++i)
            digit = digit * 2 + (i / 8 < body.size() ? (body[i / 8] >> (7 - i % 8)) & 1u : 0u);
        digits.push_back(static_cast<std::uint8_t>(digit));
    }
    const std::uint64_t checksum = Crc32().add(digits).value();
    for (std::size_t i = 0; i < 7; ++i)
        digits.insert(digits.begin() + 4 + static_cast<std::ptrdiff_t>(i),
                      static_cast<std::uint8_t>((checksum >> (30 - 5 * i)) & 31u));
    std::string text = "SMFR";
    for (const std::uint8_t digit : digits) text.push_back(kBase32Digits[digit]);
    return text;
}

Bytes bodyOf(std::string_view link) {
    constexpr std::size_t kLinkHead = 15;
    Bytes body;
    std::uint32_t waiting = 0;
    for (std::size_t i = kLinkHead, bits = 0; i < link.size(); ++i) {
        waiting = ((waiting << 5) | *base32Value(link[i])) & 0xfffu;
        bits += 5;
        if (bits < 8) continue;
        bits -= 8;
        body.push_back(static_cast<std::uint8_t>((waiting >> bits) & 0xffu));
    }
    return body;
}

}  // namespace semafor::test
