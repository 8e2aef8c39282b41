// Writes and parses the texts of ids by the same patterns.
#include "target/target.h"

#include <array>
#include <charconv>

#include "map/shipped.h"

namespace semafor {
namespace {

struct Entry {
    std::string_view pattern;
    TargetEffect effect;
};

constexpr Entry kEntries[] = {{"", TargetEffect::kLooks},
#define SEMAFOR_TARGET(name, text, effect) {text, TargetEffect::effect},
                              SEMAFOR_TARGETS(SEMAFOR_TARGET)
#undef SEMAFOR_TARGET
};
constexpr std::size_t kGameDigits = 16;

const Entry& entryOf(Target target) {
    return kEntries[static_cast<std::size_t>(target)];
}

bool isNumber(char sign) {
    return sign == '#' || sign == '%' || sign == '$';
}

void append(std::string& text, char sign, std::uint64_t number) {
    const auto maps = shippedMaps();
    if (sign == '$' && number < maps.size()) {
        text += maps[static_cast<std::size_t>(number)].name;
        return;
    }
    std::array<char, 20> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, sign == '%' ? 16 : 10);
    const auto length = static_cast<std::size_t>(end.ptr - digits.data());
    if (sign == '%') text.append(kGameDigits - length, '0');
    text.append(digits.data(), length);
}

std::optional<std::uint64_t> numberFrom(char sign, std::string_view text) {
    if (sign == '$') {
        const auto maps = shippedMaps();
        for (std::size_t m = 0; m < maps.size(); ++m)
            if (maps[m].name == text) return m;
        return std::nullopt;
    }
    std::uint64_t number = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number, sign == '%' ? 16 : 10);
    const bool whole = end.ec == std::errc() && end.ptr == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

// Takes the part up to the next slash off `text`.
std::string_view takePart(std::string_view& text) {
    const std::size_t end = std::min(text.find('/'), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

// The id that the text gives by the target's pattern; empty when the text doesn't match it.
std::optional<TargetId> parse(Target target, std::string_view text) {
    TargetId id(target);
    std::string_view pattern = entryOf(target).pattern;
    while (!pattern.empty()) {
        const std::string_view wanted = takePart(pattern);
        // Numbers at the end may be missing.
        if (text.empty()) return isNumber(wanted[0]) && pattern.empty() ? std::optional(id) : std::nullopt;
        const std::string_view part = takePart(text);
        if (!isNumber(wanted[0])) {
            if (part != wanted) return std::nullopt;
            continue;
        }
        const auto number = numberFrom(wanted[0], part);
        if (!number) return std::nullopt;
        id = id.with(*number);
    }
    return text.empty() ? std::optional(id) : std::nullopt;
}

}  // namespace

TargetEffect effectOf(Target target) {
    return entryOf(target).effect;
}

std::string textOf(const TargetId& id) {
    std::string text;
    std::string_view pattern = entryOf(id.target).pattern;
    std::uint64_t numbers[] = {id.number, id.option};
    for (std::size_t given = 0; !pattern.empty();) {
        const std::string_view part = takePart(pattern);
        if (isNumber(part[0])) {
            if (given == std::size(numbers) || numbers[given] == TargetId::kNoNumber) break;
            if (!text.empty()) text += '/';
            append(text, part[0], numbers[given++]);
        } else {
            if (!text.empty()) text += '/';
            text += part;
        }
    }
    return text;
}

std::optional<TargetId> targetIdOf(std::string_view text) {
    if (text.empty() || text.back() == '/') return std::nullopt;
    for (std::size_t t = 1; t < std::size(kEntries); ++t)
        if (const auto id = parse(static_cast<Target>(t), text)) return id;
    return std::nullopt;
}

}  // namespace semafor
