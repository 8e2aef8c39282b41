// Serialises a seat's view for a bot in a worker with its own memory; hidden cards are never included.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "view/player_view.h"

namespace semafor {

std::vector<std::uint8_t> viewBytes(const PlayerView& view);

// nullopt unless the bytes are exactly one view.
std::optional<PlayerView> readView(std::span<const std::uint8_t> bytes);

}  // namespace semafor
