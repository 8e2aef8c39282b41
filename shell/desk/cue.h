// Sound cues. The sounds themselves are made in web/page/sound.js.
#pragma once

#include <cstddef>
#include <cstdint>

namespace semafor {

enum class Cue : std::uint8_t {
    kCard,       // a card slides from where it lay
    kTicket,     // a ticket slides
    kWagon,      // a wagon rolls into place
    kStation,    // a station is set down
    kPassenger,  // a passenger boards
    kTurned,     // a tunnel card is turned over
    kCount,      // a row of the final count falls into place
    kOwed,       // the tunnel asks for more cards
    kYourTurn,   // the platform bell
    kDone,       // a completed ticket is punched
    kLastRound,  // a whistle
    kOver        // the train has arrived
};
inline constexpr std::size_t kCues = 12;

// Groups of sounds; the player sets the loudness of each.
enum class Voice : std::uint8_t { kPieces, kSignals, kHall };
inline constexpr std::size_t kVoices = 3;
inline constexpr std::uint8_t kLoudest = 10;

constexpr Voice voiceOf(Cue cue) {
    return cue < Cue::kOwed ? Voice::kPieces : Voice::kSignals;
}

}  // namespace semafor
