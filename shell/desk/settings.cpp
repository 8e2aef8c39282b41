// Settings as text.
#include "desk/settings.h"

#include <algorithm>
#include <iterator>

#include "base/take_line.h"

namespace semafor {
namespace {

template <class Value, class Words>
void readWord(Value& value, std::string_view text, const Words& words) {
    const auto* found = std::find(std::begin(words), std::end(words), text);
    if (found != std::end(words)) value = static_cast<Value>(found - std::begin(words));
}

void readLine(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "language") {
        const auto* found = std::find(kLanguageCodes.begin(), kLanguageCodes.end(), value);
        if (found != kLanguageCodes.end())
            settings.language = static_cast<Language>(found - kLanguageCodes.begin());
    } else if (name == "pace") {
        readWord(settings.pace, value, kPaces);
    } else if (name == "text") {
        readWord(settings.textView, value, kTextViews);
    } else if (name == "kept") {
        settings.keptForGood = value == "yes";
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
    appendLine(out, "text", kTextViews[static_cast<std::size_t>(settings.textView)]);
    appendLine(out, "kept", settings.keptForGood ? "yes" : "no");
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
