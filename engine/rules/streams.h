// Which stream of the deal code shuffles what. The numbers of the set-up are fixed; every later shuffle
// takes the next one.
#pragma once

#include <cstdint>

namespace semafor {

inline constexpr std::uint16_t kDeckStream = 0;
inline constexpr std::uint16_t kFirstSeatStream = 1;
inline constexpr std::uint16_t kPassengerStream = 2;
inline constexpr std::uint16_t kTicketStreams = 3;  // one a deck
inline constexpr std::uint16_t kLaterStreams = 16;

}  // namespace semafor
