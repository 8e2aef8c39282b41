// A seat's view as bytes, for the way to a bot in another memory: the hidden cards never go along.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "view/player_view.h"

namespace semafor {

std::vector<std::uint8_t> viewBytes(const PlayerView& view);

// Nothing when the bytes are not those of a view, or there are more or fewer of them.
std::optional<PlayerView> readView(std::span<const std::uint8_t> bytes);

}  // namespace semafor
