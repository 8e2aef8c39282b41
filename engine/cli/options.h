// Parses the words after a command: options with one value each, and operands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace semafor::cli {

struct Option {
    std::string_view name;  // with its hyphens
    std::string_view value;
};

class CommandLine {
public:
    // The value of the option, or nullopt if it wasn't given.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view option) const;
    // All values of an option that may be repeated.
    [[nodiscard]] std::vector<std::string_view> findAll(std::string_view option) const;
    [[nodiscard]] const std::vector<std::string_view>& operands() const { return operands_; }

    void add(Option option) { options_.push_back(option); }
    void add(std::string_view operand) { operands_.push_back(operand); }

private:
    std::vector<Option> options_;
    std::vector<std::string_view> operands_;
};

// The options and operands that a command accepts.
struct Accepted {
    std::span<const std::string_view> options;
    std::string_view severalTimes;  // the option that may be repeated, or empty
    std::size_t operandsAtMost = 0;
};

// Reads "--map europe" and "--map=europe". Errors: an unknown option, an option given twice or without a
// value, too many operands.
Result<CommandLine, std::string> parseCommandLine(std::span<const std::string_view> words,
                                                  const Accepted& accepted);

// A whole number from `from` to `to`, in decimal digits only; else nullopt.
std::optional<std::uint64_t> parseNumber(std::string_view text, std::uint64_t from, std::uint64_t to);

// The value of a number option, or `fallback` if it wasn't given; an error if it isn't such a number.
struct NumberOption {
    std::string_view name;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::uint64_t fallback = 0;
};
Result<std::uint64_t, std::string> numberOf(const CommandLine& line, const NumberOption& option);

// Splits a list at its commas.
std::vector<std::string_view> splitAtCommas(std::string_view text);

}  // namespace semafor::cli
