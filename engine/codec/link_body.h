// What a link says, as few bytes as it needs: every action is its place among the legal ones at its time.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "codec/link.h"

namespace semafor {

using LinkBytes = std::vector<std::uint8_t>;

// Nothing when the rules don't follow the log. Required: as for encodeLink.
std::optional<LinkBytes> writeLinkBody(const Game& game, const Link& link, bool withNames);

// Gives back what was written: a link that holds is written as these very bytes.
Result<Link, LinkFault> readLinkBody(std::span<const std::uint8_t> bytes, const FindGame& find);

}  // namespace semafor
