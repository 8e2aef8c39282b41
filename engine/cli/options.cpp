// Parses command lines.
#include "cli/options.h"

#include <algorithm>
#include <charconv>

namespace semafor::cli {
namespace {

std::string inQuotes(std::string_view text) {
    return std::string("\"").append(text).append("\"");
}

}  // namespace

std::optional<std::string_view> CommandLine::find(std::string_view option) const {
    for (const Option& given : options_)
        if (given.name == option) return given.value;
    return std::nullopt;
}

std::vector<std::string_view> CommandLine::findAll(std::string_view option) const {
    std::vector<std::string_view> values;
    for (const Option& given : options_)
        if (given.name == option) values.push_back(given.value);
    return values;
}

Result<CommandLine, std::string> parseCommandLine(std::span<const std::string_view> words,
                                                  const Accepted& accepted) {
    const auto known = accepted.options;
    CommandLine line;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word.substr(0, 2) != "--") {
            if (line.operands().size() == accepted.operandsAtMost)
                return "what is " + inQuotes(word) + " for?";
            line.add(word);
            continue;
        }
        const std::size_t sign = word.find('=');
        const std::string_view name = word.substr(0, sign);
        if (std::find(known.begin(), known.end(), name) == known.end())
            return "unknown option " + std::string(name);
        if (name != accepted.severalTimes && line.find(name)) return std::string(name) + " is given twice";
        if (sign != std::string_view::npos) {
            line.add({name, word.substr(sign + 1)});
        } else if (i + 1 < words.size()) {
            line.add({name, words[++i]});
        } else {
            return std::string(name) + " needs a value";
        }
    }
    return line;
}

std::optional<std::uint64_t> parseNumber(std::string_view text, std::uint64_t from, std::uint64_t to) {
    std::uint64_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (number < from || number > to) return std::nullopt;
    return number;
}

Result<std::uint64_t, std::string> numberOf(const CommandLine& line, const NumberOption& option) {
    const auto text = line.find(option.name);
    if (!text) return option.fallback;
    if (const auto number = parseNumber(*text, option.from, option.to)) return *number;
    return std::string(option.name) + " is a number from " + std::to_string(option.from) + " to " +
           std::to_string(option.to) + ", not " + inQuotes(*text);
}

std::vector<std::string_view> splitAtCommas(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t comma = text.find(',');
        parts.push_back(text.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

}  // namespace semafor::cli
