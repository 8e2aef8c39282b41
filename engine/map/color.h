// The colours of train cards, routes and passengers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace semafor {

// A card is named by its colour; kLocomotive pays as any colour. Only routes are kGray; kNone: no card.
enum class Color : std::uint8_t {
    kPurple,
    kBlue,
    kOrange,
    kYellow,
    kWhite,
    kGreen,
    kBlack,
    kRed,
    kLocomotive,
    kGray = 9,
    kNone = 15,
};

inline constexpr std::size_t kColors = 8;     // without the locomotive
inline constexpr std::size_t kCardKinds = 9;  // with it

inline constexpr std::array<std::string_view, 10> kColorNames = {
    "purple", "blue", "orange", "yellow", "white", "green", "black", "red", "locomotive", "gray"};

constexpr std::size_t index(Color color) {
    return static_cast<std::size_t>(color);
}

// Required: not kNone.
constexpr std::string_view nameOf(Color color) {
    return kColorNames[index(color)];
}

// The colour called `name`, kLocomotive and kGray included; else nullopt.
constexpr std::optional<Color> colorNamed(std::string_view name) {
    for (std::size_t i = 0; i < kColorNames.size(); ++i)
        if (kColorNames[i] == name) return static_cast<Color>(static_cast<std::uint8_t>(i));
    return std::nullopt;
}

constexpr Color colorAt(std::size_t place) {
    return static_cast<Color>(static_cast<std::uint8_t>(place));
}

}  // namespace semafor
