// Stream numbers of the deal code, one for each shuffle. Set-up shuffles have fixed numbers; each later
// shuffle takes the next one.
#pragma once

#include <cstdint>

namespace semafor {

inline constexpr std::uint16_t kDeckStream = 0;
inline constexpr std::uint16_t kFirstSeatStream = 1;
inline constexpr std::uint16_t kPassengerStream = 2;
inline constexpr std::uint16_t kTicketStreams = 3;  // one per deck
inline constexpr std::uint16_t kLaterStreams = 16;

}  // namespace semafor
