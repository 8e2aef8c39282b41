// Distinct id types, so that the compiler rejects a seat where a route is expected.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace semafor {

enum class Seat : std::uint8_t {};
enum class CityId : std::uint8_t {};
enum class RouteId : std::uint8_t {};
enum class TicketId : std::uint8_t {};

inline constexpr std::size_t kMaxSeats = 5;
inline constexpr Seat kNoSeat{0xff};

template <class T>
concept Id = std::is_enum_v<T> && std::is_same_v<std::underlying_type_t<T>, std::uint8_t>;

// Index of `id` in the list of its kind.
template <Id T>
constexpr std::size_t index(T id) {
    return static_cast<std::size_t>(id);
}

// The id at index `place` in the list of its kind. Required: place < 256.
template <Id T, class Int>
constexpr T idAt(Int place) {
    return static_cast<T>(static_cast<std::uint8_t>(place));
}

}  // namespace semafor
