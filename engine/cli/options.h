// The words after a command: options with a value each, and operands.
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
    // The value of the option, or nothing when it wasn't given.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view option) const;
    // The values of an option that may be given several times.
    [[nodiscard]] std::vector<std::string_view> findAll(std::string_view option) const;
    [[nodiscard]] const std::vector<std::string_view>& operands() const { return operands_; }

    void add(Option option) { options_.push_back(option); }
    void add(std::string_view operand) { operands_.push_back(operand); }

private:
    std::vector<Option> options_;
    std::vector<std::string_view> operands_;
};

// The options and operands that a command takes.
struct Accepted {
    std::span<const std::string_view> options;
    std::string_view severalTimes;  // one of the options, or empty
    std::size_t operandsAtMost = 0;
};

// Reads "--map europe" and "--map=europe". An option that isn't accepted, one given twice or without its
// value, or too many operands: an error that says so.
Result<CommandLine, std::string> parseCommandLine(std::span<const std::string_view> words,
                                                  const Accepted& accepted);

// A whole number from `from` to `to`, in decimal digits alone.
std::optional<std::uint64_t> parseNumber(std::string_view text, std::uint64_t from, std::uint64_t to);

// The value of a number option, or `fallback` when it wasn't given; an error when it is no such number.
struct NumberOption {
    std::string_view name;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::uint64_t fallback = 0;
};
Result<std::uint64_t, std::string> numberOf(const CommandLine& line, const NumberOption& option);

// The parts of a list between commas.
std::vector<std::string_view> splitAtCommas(std::string_view text);

}  // namespace semafor::cli
