// Field order of a link; the same code reads and writes. A writing coder is given every number and returns
// it; a reading coder ignores the given number and returns the stored one.
#include "codec/link_body.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "base/assert.h"
#include "base/fingerprint.h"
#include "base/utf8.h"
#include "codec/range_coder.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor {
namespace {

constexpr std::uint32_t kKinds = 3;
constexpr std::uint32_t kMostLinkSections = 255;
constexpr std::string_view kMapLetters = "abcdefghijklmnopqrstuvwxyz0123456789-_";
// Number of fingerprint bits in a link.
constexpr int kGuardBits = 24;
constexpr std::uint64_t kGuardMask = (std::uint64_t{1} << kGuardBits) - 1;

// These weights are part of the format: changing them requires a new version of links. Relative frequency of
// each kind of action among the legal ones, and the increase for each further action of a kind. People mostly
// draw cards; random players prefer kinds with many legal actions.
constexpr std::array<std::uint32_t, std::variant_size_v<Action>> kKindWeights = {16, 16, 24, 48, 48, 16,
                                                                                 8,  4,  8,  16, 8,  1};
constexpr std::uint32_t kWeightEach = 2;
static_assert(48 * 12 + kWeightEach * kMaxActions <= kMaxRangeTotal);

struct LinkOptions {
    LinkFormat format{};
    bool named = false;  // with the seats' names; ignored when reading
};

class LinkWriter {
public:
    static constexpr bool kReads = false;

    std::uint32_t number(std::uint32_t value, std::uint32_t below) {
        SEMAFOR_ASSERT(value < below);
        encoder_.put({value, 1, below});
        return value;
    }
    // Codes one of several weighted alternatives.
    std::size_t weighted(std::size_t place, std::span<const std::uint32_t> weights) {
        RangeShare share{0, weights[place], 0};
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (i < place) share.from += weights[i];
            share.total += weights[i];
        }
        encoder_.put(share);
        return place;
    }
    LinkBytes finish() { return encoder_.finish(); }

private:
    RangeEncoder encoder_;
};

class LinkReader {
public:
    static constexpr bool kReads = true;

    explicit LinkReader(std::span<const std::uint8_t> bytes) : decoder_(bytes) {}

    std::uint32_t number(std::uint32_t, std::uint32_t below) {
        const std::uint32_t value = decoder_.peek(below);
        decoder_.take({value, 1, below});
        return value;
    }
    std::size_t weighted(std::size_t, std::span<const std::uint32_t> weights) {
        RangeShare share{0, 0, 0};
        for (const std::uint32_t weight : weights) share.total += weight;
        const std::uint32_t value = decoder_.peek(share.total);
        std::size_t place = 0;
        while (value - share.from >= weights[place]) share.from += weights[place++];
        share.size = weights[place];
        decoder_.take(share);
        return place;
    }

private:
    RangeDecoder decoder_;
};

template <class Coder>
std::uint64_t codeBits(Coder& coder, std::uint64_t value, int bits) {
    std::uint64_t coded = 0;
    for (int done = 0; done < bits; done += 8)
        coded |= std::uint64_t{coder.number(static_cast<std::uint32_t>(value >> done) & 0xffu, 256)} << done;
    return coded;
}

template <class Coder>
bool codeFlag(Coder& coder, bool flag) {
    return coder.number(flag ? 1 : 0, 2) == 1;
}

// Codes a byte; one that equals `expected`, as most do, takes only a flag.
template <class Coder>
std::uint8_t codeByte(Coder& coder, std::uint8_t value, std::uint8_t expected) {
    if (codeFlag(coder, value == expected)) return expected;
    return static_cast<std::uint8_t>(coder.number(value, 256));
}

template <class Coder>
std::string codeText(Coder& coder, const std::string& text) {
    const std::size_t size = coder.number(static_cast<std::uint32_t>(text.size()), kMaxNameBytes + 1);
    std::string coded(size, '\0');
    for (std::size_t i = 0; i < size; ++i) {
        const auto byte = Coder::kReads ? std::uint8_t{0} : static_cast<std::uint8_t>(text[i]);
        coded[i] = static_cast<char>(coder.number(byte, 256));
    }
    return coded;
}

// Codes a map's name in a small alphabet, with one extra value that marks the end.
template <class Coder>
std::string codeMapName(Coder& coder, const std::string& name) {
    constexpr auto kEnd = static_cast<std::uint32_t>(kMapLetters.size());
    std::string coded;
    while (coded.size() < kMaxMapNameBytes) {
        const std::size_t at = coded.size();
        const std::size_t letter = at < name.size() ? kMapLetters.find(name[at]) : kEnd;
        const std::uint32_t place = coder.number(static_cast<std::uint32_t>(letter), kEnd + 1);
        if (place == kEnd) break;
        coded.push_back(kMapLetters[place]);
    }
    return coded;
}

template <class Coder>
void codeSeat(Coder& coder, SavedSeat& seat, std::size_t place, bool named) {
    seat.person = codeFlag(coder, seat.person);
    setLevelByte(seat, codeByte(coder, levelByte(seat), 0));
    seat.color = codeByte(coder, seat.color, static_cast<std::uint8_t>(place));
    seat.name = named ? codeText(coder, seat.name) : std::string();
}

template <class Coder>
void codeSetup(Coder& coder, SavedGame& game, bool named) {
    game.dealCode = codeBits(coder, game.dealCode, 64);
    game.practice = codeFlag(coder, game.practice);
    game.seats.resize(coder.number(static_cast<std::uint32_t>(game.seats.size()), kMaxSeats + 1));
    named = codeFlag(coder, named);
    for (std::size_t s = 0; s < game.seats.size(); ++s) codeSeat(coder, game.seats[s], s, named);
}

// Legal actions grouped by kind; actions of one kind are adjacent in the list.
struct KindGroups {
    std::array<std::uint32_t, std::variant_size_v<Action>> first = {};
    std::array<std::uint32_t, std::variant_size_v<Action>> count = {};
    std::array<std::uint32_t, std::variant_size_v<Action>> weights = {};
};

KindGroups groupsOf(const ActionList& legal) {
    KindGroups groups;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const std::size_t kind = legal[i].index();
        if (groups.count[kind]++ == 0) groups.first[kind] = static_cast<std::uint32_t>(i);
    }
    for (std::size_t k = 0; k < groups.count.size(); ++k)
        if (groups.count[k] > 0) groups.weights[k] = kKindWeights[k] + kWeightEach * groups.count[k];
    return groups;
}

// Codes the index of an action in `legal`. Required: `legal` isn't empty; for writing, place < its size.
template <class Coder>
std::size_t codePlace(Coder& coder, const ActionList& legal, std::size_t place) {
    const KindGroups groups = groupsOf(legal);
    const std::size_t kind = coder.weighted(Coder::kReads ? 0 : legal[place].index(), groups.weights);
    const std::size_t first = groups.first[kind];
    const auto within = static_cast<std::uint32_t>(place - first);
    return first + coder.number(within, groups.count[kind]);
}

// Checksum of the actions: an engine that lists legal actions in another order decodes different ones.
std::uint64_t guardOf(const std::vector<Action>& log) {
    Fingerprint print;
    for (const Action& action : log) print.add(orderOf(action));
    return print.value() & kGuardMask;
}

// Codes and performs an action. Returns false if it doesn't exist or isn't legal.
template <class Coder>
bool codeAction(Coder& coder, const Game& game, GameState& state, ActionList& legal, Action& action) {
    legalActions(game, state, legal);
    std::size_t place = 0;
    if (!Coder::kReads)
        place = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
    if (place >= legal.size()) return false;
    action = legal[codePlace(coder, legal, place)];
    applyLegal(game, state, action);
    return true;
}

template <class Coder>
std::optional<LinkFault> codeLog(Coder& coder, const Game& game, SavedGame& saved) {
    const std::size_t count = coder.number(static_cast<std::uint32_t>(saved.log.size()), kMaxLogActions + 1);
    saved.log.resize(count, Pass{});
    GameState state = newGame(game, saved.seats.size(), saved.dealCode);
    ActionList legal;
    for (Action& action : saved.log)
        if (!codeAction(coder, game, state, legal, action)) return LinkFault::kBadContent;
    const std::uint64_t guard = guardOf(saved.log);
    if (codeBits(coder, guard, kGuardBits) != guard) return LinkFault::kOtherRules;
    return std::nullopt;
}

bool seatsFit(const Game& game, const SavedGame& saved) {
    return saved.seats.size() >= game.rules().seatsFrom && saved.seats.size() <= game.rules().seatsTo;
}

template <class Coder>
void codeSection(Coder& coder, SaveSection& section) {
    section.number = static_cast<std::uint16_t>(codeBits(coder, section.number, 16));
    section.bytes.resize(coder.number(static_cast<std::uint32_t>(section.bytes.size()), kMaxLinkText));
    for (std::uint8_t& byte : section.bytes) byte = static_cast<std::uint8_t>(coder.number(byte, 256));
}

// Required for writing: fewer than kMaxLinkText bytes.
template <class Coder>
std::optional<LinkFault> codeSections(Coder& coder, SavedGame& saved) {
    SectionList list = listOf(saved.sections);
    list.resize(coder.number(static_cast<std::uint32_t>(list.size()), kMostLinkSections + 1));
    std::size_t bytes = 0;
    for (SaveSection& section : list) {
        codeSection(coder, section);
        bytes += section.bytes.size();
        if (bytes > kMaxLinkText) return LinkFault::kBadContent;
    }
    if (list.empty() || !isAscending(list)) return LinkFault::kBadContent;
    saved.sections = sectionsOf(std::move(list), {saved.seats.size(), saved.log.size()});
    return std::nullopt;
}

bool sectionsFitLink(const Sections& sections) {
    const SectionList list = listOf(sections);
    return list.size() <= kMostLinkSections && sectionBytes(list).size() < kMaxLinkText;
}

// Codes everything after the map; returns a fault if it is invalid.
template <class Coder>
std::optional<LinkFault> codeGame(Coder& coder, const Game& game, Link& link, LinkOptions options) {
    codeSetup(coder, link.game, options.named);
    if (!seatsFit(game, link.game)) return LinkFault::kBadContent;
    if (link.kind == LinkKind::kDeal) return std::nullopt;
    if (const auto fault = codeLog(coder, game, link.game)) return fault;
    if (options.format == LinkFormat::kPlain) return std::nullopt;
    return codeSections(coder, link.game);
}

bool isMapName(std::string_view name) {
    return name.size() <= kMaxMapNameBytes && name.find_first_not_of(kMapLetters) == std::string_view::npos;
}

bool anyName(const SavedGame& game) {
    return std::any_of(game.seats.begin(), game.seats.end(),
                       [](const SavedSeat& s) { return !s.name.empty(); });
}

bool namesAreText(const SavedGame& game) {
    return std::all_of(game.seats.begin(), game.seats.end(),
                       [](const SavedSeat& s) { return isUtf8(s.name); });
}

std::uint64_t guardOf(const Game& game) {
    return game.fingerprint() & kGuardMask;
}

}  // namespace

LinkFormat formatOf(const Link& link) {
    const bool plain = link.kind == LinkKind::kDeal || link.game.sections.empty();
    return plain ? LinkFormat::kPlain : LinkFormat::kSections;
}

std::optional<LinkBytes> writeLinkBody(const Game& game, const Link& link, bool withNames) {
    const LinkFormat format = formatOf(link);
    if (!isMapName(link.game.map) ||
        (format == LinkFormat::kSections && !sectionsFitLink(link.game.sections)))
        return std::nullopt;
    LinkWriter writer;
    writer.number(static_cast<std::uint32_t>(link.kind), kKinds);
    codeMapName(writer, link.game.map);
    codeBits(writer, guardOf(game), kGuardBits);
    Link written = link;
    if (codeGame(writer, game, written, {format, withNames && anyName(link.game)})) return std::nullopt;
    return writer.finish();
}

Result<Link, LinkFault> readLinkBody(LinkFormat format, std::span<const std::uint8_t> bytes,
                                     const FindGame& find) {
    LinkReader reader(bytes);
    Link link;
    link.kind = static_cast<LinkKind>(reader.number(0, kKinds));
    link.game.map = codeMapName(reader, {});
    const Game* game = find(link.game.map);
    if (game == nullptr) return LinkFault::kUnknownMap;
    if (codeBits(reader, 0, kGuardBits) != guardOf(*game)) return LinkFault::kOtherRules;
    link.game.mapFingerprint = game->fingerprint();
    if (const auto fault = codeGame(reader, *game, link, {format, false})) return *fault;
    if (!namesAreText(link.game) || formatOf(link) != format) return LinkFault::kBadContent;
    const auto written = writeLinkBody(*game, link, true);
    if (!written || !std::equal(written->begin(), written->end(), bytes.begin(), bytes.end()))
        return LinkFault::kBadContent;
    return link;
}

}  // namespace semafor
