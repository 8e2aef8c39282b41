// Links: a deal or a game as a code of letters and digits, placed after # in an address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "codec/saved_game.h"
#include "rules/game.h"

namespace semafor {

enum class LinkKind : std::uint8_t {
    kDeal,      // the same deal and opponents, without a log
    kReplay,    // for watching
    kContinue,  // for playing on: holds everything, including hidden cards
};

// A link holds the map, deal code, practice flag, seats, log and sections of its game; a deal has no log and
// no sections. Seats' names are included only if there is room.
struct Link {
    LinkKind kind{};
    SavedGame game;
    friend bool operator==(const Link&, const Link&) = default;
};

inline constexpr std::size_t kMaxLinkText = 1900;
// The longest text that is searched for a link.
inline constexpr std::size_t kMaxLinkInput = 32768;

enum class LinkFault : std::uint8_t {
    kNoLink,  // the text contains no link
    kCut,
    kDamaged,
    kNewerVersion,
    kOtherRules,  // made for another map of that name, or by an engine that plays it differently
    kUnknownMap,
    kBadContent,  // the checksum is right, but this program can't have written it
    kTooLong,
};

// For logs and the terminal; the user interface has its own texts.
std::string_view describe(LinkFault fault);

// The code to put after "#" in the page's address; without names if there is no room for them. nullopt if it
// would still be longer than `atMost` or the log is illegal; a file is offered then. Required:
// withinCaps(link.game), `game` is the game of its map, a deal has no log, atMost <= kMaxLinkText.
std::optional<std::string> encodeLink(const Game& game, const Link& link, std::size_t atMost = kMaxLinkText);

// Returns the game of the map with that name, or null.
using FindGame = std::function<const Game*(std::string_view map)>;

// Finds a link in any text: a whole address or only the code, in upper or lower case, percent-encoded up to
// three times, with line breaks in it, inside other words. Succeeds only if the whole log is legal.
Result<Link, LinkFault> decodeLink(std::string_view text, const FindGame& find);

}  // namespace semafor
