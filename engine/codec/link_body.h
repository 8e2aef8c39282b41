// The body of a link, in as few bytes as it needs: every action is its place among the legal ones at its
// time.
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
    kSections,  // the same, and then the sections of the game; at least one
};
// A link to a deal has no log, and no sections.
LinkFormat formatOf(const Link& link);

// In the format of the link. Nothing when the rules don't follow the log, or the sections are longer than any
// link. Required: as for encodeLink.
std::optional<LinkBytes> writeLinkBody(const Game& game, const Link& link, bool withNames);

// Gives back what was written: a link that holds is written as these very bytes.
Result<Link, LinkFault> readLinkBody(LinkFormat format, std::span<const std::uint8_t> bytes,
                                     const FindGame& find);

}  // namespace semafor
