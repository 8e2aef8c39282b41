// Serialises a question to a bot that runs in another memory.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace semafor {

// Asks which action the seat of this view should choose.
struct BotQuestion {
    std::uint8_t level = 0;
    std::uint8_t character = 0;  // even, patient, hungry, blocker
    std::uint32_t choices = 0;   // number of legal actions
    std::uint64_t seed = 0;
    std::string map;
    std::vector<std::uint8_t> view;  // only what the seat may know (view_bytes.h)
};

// Required: the map's name is at most 255 bytes long.
std::vector<std::uint8_t> questionBytes(const BotQuestion& question);

// nullopt if there are too few bytes; doesn't check the view (readView() does).
std::optional<BotQuestion> readQuestion(std::span<const std::uint8_t> bytes);

}  // namespace semafor
