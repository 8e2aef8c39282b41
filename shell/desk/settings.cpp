// Reads and writes settings as text.
#include "desk/settings.h"

#include <algorithm>
#include <iterator>

#include "base/take_line.h"

namespace semafor {
namespace {

constexpr std::array<std::string_view, kVoices> kVoiceNames = {"pieces", "signals", "hall"};

template <class Value, class Words>
void readWord(Value& value, std::string_view text, const Words& words) {
    const auto* found = std::find(std::begin(words), std::end(words), text);
    if (found != std::end(words)) value = static_cast<Value>(found - std::begin(words));
}

void readSound(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "sound") settings.sound = value == "yes";
    for (std::size_t v = 0; v < kVoices; ++v)
        for (std::uint8_t loud = 0; name == kVoiceNames[v] && loud <= kLoudest; ++loud)
            if (value == std::to_string(loud)) settings.loudness[v] = loud;
}

void readLook(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "night") settings.night = value == "yes";
    if (name == "motion") settings.motion = value != "no";
    if (name == "open-hands") settings.openHands = value == "yes";
    if (name != "scale") return;
    for (const std::uint8_t scale : kScales)
        if (value == std::to_string(scale)) settings.scale = scale;
}

void readLine(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "language") {
        const auto* found = std::find(kLanguageCodes.begin(), kLanguageCodes.end(), value);
        if (found != kLanguageCodes.end())
            settings.language = static_cast<Language>(found - kLanguageCodes.begin());
    } else if (name == "pace") {
        readWord(settings.pace, value, kPaces);
    } else if (name == "text") {
        readWord(settings.textPlacement, value, kTextPlacements);
    } else if (name == "kept") {
        settings.keptForGood = value == "yes";
    } else {
        readSound(settings, name, value);
        readLook(settings, name, value);
    }
}

void appendLine(std::string& out, std::string_view name, std::string_view value) {
    out.append(name).append("=").append(value).append("\n");
}

}  // namespace

std::string writeSettings(const Settings& settings) {
    std::string out;
    if (settings.language)
        appendLine(out, "language", kLanguageCodes[static_cast<std::size_t>(*settings.language)]);
    appendLine(out, "pace", kPaces[static_cast<std::size_t>(settings.pace)]);
    appendLine(out, "text", kTextPlacements[static_cast<std::size_t>(settings.textPlacement)]);
    const auto yesNo = [](bool on) { return on ? "yes" : "no"; };
    appendLine(out, "kept", yesNo(settings.keptForGood));
    appendLine(out, "night", yesNo(settings.night));
    if (settings.motion) appendLine(out, "motion", yesNo(*settings.motion));
    appendLine(out, "open-hands", yesNo(settings.openHands));
    appendLine(out, "sound", yesNo(settings.sound));
    for (std::size_t v = 0; v < kVoices; ++v)
        appendLine(out, kVoiceNames[v], std::to_string(settings.loudness[v]));
    appendLine(out, "scale", std::to_string(settings.scale));
    return out;
}

Settings readSettings(std::string_view text) {
    Settings settings;
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        const std::size_t equals = line.find('=');
        if (equals != std::string_view::npos)
            readLine(settings, line.substr(0, equals), line.substr(equals + 1));
    }
    return settings;
}

}  // namespace semafor
