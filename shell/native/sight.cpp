// Parses command-line options into a sight.
#include "native/sight.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace semafor {
namespace {

struct StepOption {
    std::string_view option;
    SightStep::Kind kind;
};
constexpr StepOption kSteps[] = {{"--press", SightStep::Kind::kPress},
                                 {"--tap", SightStep::Kind::kTap},
                                 {"--type", SightStep::Kind::kType},
                                 {"--announce", SightStep::Kind::kAnnounce}};

std::string fileText(std::string_view path) {
    std::ifstream file(std::string(path), std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

int numberIn(std::string_view word) {
    return std::atoi(std::string(word).c_str());
}

void takeFlag(Sight& sight, std::string_view option) {
    if (option == "--seats-play") sight.everySeatPlays = true;
    if (option == "--night") sight.night = true;
    if (option == "--fill-store") sight.steps.push_back({SightStep::Kind::kFillStore});
}

// "ID" or "ID=VALUE" after --press; the other options take the whole word.
SightStep stepOf(SightStep::Kind kind, std::string_view word) {
    const std::size_t equals = kind == SightStep::Kind::kPress ? word.find('=') : std::string_view::npos;
    if (equals == std::string_view::npos) return {kind, word};
    return {kind, word.substr(0, equals), word.substr(equals + 1)};
}

void takeValue(Sight& sight, std::string_view option, std::string_view value) {
    for (const auto& [name, kind] : kSteps)
        if (option == name) sight.steps.push_back(stepOf(kind, value));
    if (option == "--screen") sight.screen = value;
    if (option == "--save") sight.save = fileText(value);
    if (option == "--actions") sight.actions = static_cast<std::size_t>(numberIn(value));
    if (option == "--route") sight.route = value;
    if (option == "--toast") sight.toast = value;
    if (option == "--language") sight.language = value;
    if (option == "--tab") sight.tab = static_cast<Tab>(numberIn(value));
    if (option == "--scale") sight.scale = static_cast<std::uint8_t>(numberIn(value));
    if (option == "--overlay") sight.overlay = static_cast<Overlay>(numberIn(value));
}

}  // namespace

Sight sightFrom(std::span<const std::string_view> words) {
    Sight sight;
    for (std::size_t i = 0; i < words.size(); ++i) {
        takeFlag(sight, words[i]);
        if (i + 1 < words.size()) takeValue(sight, words[i], words[i + 1]);
    }
    return sight;
}

}  // namespace semafor
