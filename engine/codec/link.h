// Links: a deal or a game as a code of letters and digits that stands in an address after the #.
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
    kDeal,      // the same deal, the same opponents: no log
    kReplay,    // to look at
    kContinue,  // to be played on: holds everything, hidden cards too
};

// A link holds the map, the deal code, practice, the seats, the log and the sections of its game (no log and
// no sections for a deal); seats' names only when there is room.
struct Link {
    LinkKind kind{};
    SavedGame game;
    friend bool operator==(const Link&, const Link&) = default;
};

inline constexpr std::size_t kMaxLinkText = 1900;
// The longest text in which a link is looked for.
inline constexpr std::size_t kMaxLinkInput = 32768;

enum class LinkFault : std::uint8_t {
    kNoLink,  // nothing of ours in the text
    kCut,
    kDamaged,
    kNewerVersion,
    kOtherRules,  // of a map with the same name, or of an engine that plays it in another way
    kUnknownMap,
    kBadContent,  // the checksum is right, but no program of ours has written this
    kTooLong,
};

// For logs and the terminal; the table has texts of its own.
std::string_view describe(LinkFault fault);

// The code, to be put after "#" in the page's address; without names when there is no room for them. Nothing
// when it would still be longer than `atMost` or the rules don't follow the log: a file is offered then.
// Required: withinCaps(link.game), the game is that of its map, a deal has no log, atMost <= kMaxLinkText.
std::optional<std::string> encodeLink(const Game& game, const Link& link, std::size_t atMost = kMaxLinkText);

// The game of the map of that name, or null.
using FindGame = std::function<const Game*(std::string_view map)>;

// Finds the link in any text: a whole address or only the code, in upper or lower case, percent-encoded up to
// three times, with line breaks in it, inside other words. The rules follow its log to the end.
Result<Link, LinkFault> decodeLink(std::string_view text, const FindGame& find);

}  // namespace semafor
