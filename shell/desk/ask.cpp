// The part of the desk that each ask is about, and asks with control values filled in.
#include "desk/ask.h"

#include <algorithm>
#include <iterator>

namespace semafor {
namespace {

// Index of the word in the list; 0 when it isn't there.
template <class Words>
std::size_t placeOf(const Words& words, std::string_view word) {
    const auto* found = std::find(std::begin(words), std::end(words), word);
    return found == std::end(words) ? 0 : static_cast<std::size_t>(found - std::begin(words));
}

}  // namespace

namespace ask {

void SetLanguage::take(std::string_view code) {
    language = std::nullopt;
    if (!code.empty()) language = static_cast<Language>(placeOf(kLanguageCodes, code));
}

void SetPace::take(std::string_view name) {
    pace = static_cast<Pace>(placeOf(kPaces, name));
}

void SetTextPlacement::take(std::string_view name) {
    view = static_cast<TextPlacement>(placeOf(kTextPlacements, name));
}

}  // namespace ask

About aboutOf(const Ask& ask) {
    return std::visit([](const auto& one) { return one.kAbout; }, ask);
}

Ask withValue(Ask ask, std::string_view value) {
    std::visit(
        [&](auto& one) {
            if constexpr (requires { one.take(value); }) one.take(value);
        },
        ask);
    return ask;
}

}  // namespace semafor
