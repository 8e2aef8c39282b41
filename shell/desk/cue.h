// What can be heard. The sounds themselves are made where they are heard: web/page/sound.js.
#pragma once

#include <cstddef>
#include <cstdint>

namespace semafor {

enum class Cue : std::uint8_t {
    kCard,       // slides from where it lay
    kTicket,     // the same of stiff paper
    kWagon,      // rolls in and stands
    kStation,    // set down
    kPassenger,  // steps aboard
    kTurned,     // a card of a tunnel
    kCount,      // a row of the final count falls into place
    kOwed,       // the tunnel asks for more
    kYourTurn,   // the bell of the platform
    kDone,       // a ticket is punched: its ends are joined
    kLastRound,  // a whistle
    kOver        // the train has arrived
};
inline constexpr std::size_t kCues = 12;

// What the player sets the loudness of.
enum class Voice : std::uint8_t { kPieces, kSignals, kHall };
inline constexpr std::size_t kVoices = 3;
inline constexpr std::uint8_t kLoudest = 10;

constexpr Voice voiceOf(Cue cue) {
    return cue < Cue::kOwed ? Voice::kPieces : Voice::kSignals;
}

}  // namespace semafor
