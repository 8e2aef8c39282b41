// A question to a bot as one run of bytes, for the way to another memory.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace semafor {

// Which action should the seat of this view choose?
struct BotQuestion {
    std::uint8_t level = 0;
    std::uint8_t character = 0;  // even, patient, hungry, blocker
    std::uint32_t choices = 0;   // how many legal actions there are
    std::uint64_t seed = 0;
    std::string map;
    std::vector<std::uint8_t> view;  // what the seat may know (view_bytes.h), and nothing else
};

// Required: the map's name is at most 255 bytes long.
std::vector<std::uint8_t> questionBytes(const BotQuestion& question);

// Nothing when there are too few bytes for a question; whether its view is one, readView() tells.
std::optional<BotQuestion> readQuestion(std::span<const std::uint8_t> bytes);

}  // namespace semafor
