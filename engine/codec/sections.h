// Sections: the parts that format 2 adds to saves and links. A section is a number and bytes; a program keeps
// the sections that it doesn't know, and those of its own whose content it doesn't understand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace semafor {

// Numbers of sections; 0 is never used. Only ever add to them.
inline constexpr std::uint16_t kDecisionsSection = 1;
inline constexpr std::uint16_t kSettingsSection = 2;

// All sections of a game together, each with its head.
inline constexpr std::size_t kMaxSectionBytes = 20480;
inline constexpr std::size_t kSectionHeadBytes = 6;
// More ranges aren't recorded.
inline constexpr std::size_t kMaxDecisionRanges = 1024;

// Computers' levels that a save can name.
inline constexpr std::uint8_t kLevelsKept = 16;

// Who decided the actions of one seat among those from `first` to before `end`: its person, or a computer.
struct DecisionRange {
    std::uint8_t seat = 0;
    std::uint16_t first = 0;
    std::uint16_t end = 0;
    std::optional<std::uint8_t> level;  // of the computer, below kLevelsKept; nothing: the person
    friend bool operator==(const DecisionRange&, const DecisionRange&) = default;
};

// A setting that belongs to the table, not to the device; the meaning of the value depends on the number.
struct TableSetting {
    std::uint16_t number = 0;
    std::uint32_t value = 0;
    friend bool operator==(const TableSetting&, const TableSetting&) = default;
};

struct SaveSection {
    std::uint16_t number = 0;
    std::vector<std::uint8_t> bytes;
    friend bool operator==(const SaveSection&, const SaveSection&) = default;
};
// Ascending by number, each at most once.
using SectionList = std::vector<SaveSection>;

struct Sections {
    // By seat, then by place in the log; ranges of a seat don't overlap. The player of a seat that no range
    // names (its person, or its own bot) decided all of its actions.
    std::vector<DecisionRange> decisions;
    std::vector<TableSetting> settings;  // ascending by number, each at most once
    SectionList others;                  // as they came

    [[nodiscard]] bool empty() const { return decisions.empty() && settings.empty() && others.empty(); }
    friend bool operator==(const Sections&, const Sections&) = default;
};

// The seats and actions that the ranges of a game may name.
struct SectionLimits {
    std::size_t seats = 0;
    std::size_t actions = 0;
};

// The sections in the order written.
SectionList listOf(const Sections& sections);
// Back from that list: the very same list is written again. Required: ascending.
Sections sectionsOf(SectionList list, SectionLimits limits);
bool isAscending(const SectionList& list);

// Each section as number (2 bytes), length (4 bytes) and bytes, numbers with the lowest byte first.
std::vector<std::uint8_t> sectionBytes(const SectionList& list);
// Nothing when the bytes aren't such a list with at least one section, or exceed kMaxSectionBytes.
std::optional<SectionList> readSections(std::span<const std::uint8_t> bytes);

// Takes the actions after the first so many out of the record: whoever shortens a log shortens it, too.
void cutDecisions(Sections& sections, std::size_t actions);

// Whether the sections can be written, and read back as they are.
bool sectionsHold(const Sections& sections, SectionLimits limits);

}  // namespace semafor
