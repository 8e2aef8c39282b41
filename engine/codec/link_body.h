// The body of a link in as few bytes as possible: each action is its index among the legal actions at that
// point.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "codec/link.h"

namespace semafor {

using LinkBytes = std::vector<std::uint8_t>;

enum class LinkFormat : std::uint8_t {
    kPlain = 1,
    kSections,  // the same, followed by the game's sections, at least one
};
// The format that the link needs; a deal has neither log nor sections.
LinkFormat formatOf(const Link& link);

// Writes the body in the link's format. nullopt if the log is illegal, or the sections are longer than any
// link. Required: as for encodeLink.
std::optional<LinkBytes> writeLinkBody(const Game& game, const Link& link, bool withNames);

// Reads a body; accepts only the exact bytes that writeLinkBody gives for the result.
Result<Link, LinkFault> readLinkBody(LinkFormat format, std::span<const std::uint8_t> bytes,
                                     const FindGame& find);

}  // namespace semafor
