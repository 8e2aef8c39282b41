// The player's settings, independent of any game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "desk/cue.h"
#include "map/map_def.h"

namespace semafor {

enum class Pace : std::uint8_t { kNatural, kFast, kInstant };          // how long a bot waits before it acts
enum class TextPlacement : std::uint8_t { kBeside, kAlone, kHidden };  // the text view, and the canvas

inline constexpr std::string_view kPaces[] = {"natural", "fast", "instant"};
inline constexpr std::string_view kTextPlacements[] = {"beside", "alone", "hidden"};

inline constexpr std::uint8_t kScales[] = {80, 100, 125, 150, 200};

struct Settings {
    std::optional<Language> language;  // empty: the system's language
    std::optional<bool> motion;        // empty: as the system asks
    Pace pace = Pace::kNatural;
    TextPlacement textPlacement = TextPlacement::kHidden;
    bool keptForGood = false;  // the browser was asked to keep our store
    bool night = false;        // the dark table
    bool openHands = false;    // everybody at the device may see every hand: no hand-over
    bool sound = false;
    std::array<std::uint8_t, kVoices> loudness = {7, 7, 3};  // 0 to kLoudest, by Voice
    std::uint8_t scale = 100;  // size of letters and panels in percent: one of kScales

    friend bool operator==(const Settings&, const Settings&) = default;
};

// Lines "name=value"; unknown ones are skipped, so that older and newer programs read each other's settings.
std::string writeSettings(const Settings& settings);
Settings readSettings(std::string_view text);

}  // namespace semafor
