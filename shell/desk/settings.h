// What a player has set, apart from any game.
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
enum class TextPlacement : std::uint8_t { kBeside, kAlone, kHidden };  // the game in words, and the canvas

inline constexpr std::string_view kPaces[] = {"natural", "fast", "instant"};
inline constexpr std::string_view kTextPlacements[] = {"beside", "alone", "hidden"};

inline constexpr std::uint8_t kScales[] = {80, 100, 125, 150, 200};

struct Settings {
    std::optional<Language> language;  // nothing: the system's
    std::optional<bool> motion;        // nothing: as much as the system wants
    Pace pace = Pace::kNatural;
    TextPlacement textPlacement = TextPlacement::kHidden;
    bool keptForGood = false;  // the browser was asked to keep our store
    bool night = false;        // the dark table
    bool openHands = false;    // at one device everybody may see every hand: nobody hands it over
    bool sound = false;
    std::array<std::uint8_t, kVoices> loudness = {7, 7, 3};  // 0 to kLoudest, by Voice
    std::uint8_t scale = 100;  // of letters and panels, in hundredths: one of kScales

    friend bool operator==(const Settings&, const Settings&) = default;
};

// Lines "name=value"; what isn't known is skipped, so that older and newer programs read each other's.
std::string writeSettings(const Settings& settings);
Settings readSettings(std::string_view text);

}  // namespace semafor
