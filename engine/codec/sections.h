// Sections: the parts that format 2 adds to saves and links. A section is a number and bytes; a program keeps
// the sections that it doesn't know or doesn't understand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace semafor {

// Section numbers; 0 is never used. Numbers may be added, never changed.
inline constexpr std::uint16_t kDecisionsSection = 1;
inline constexpr std::uint16_t kSettingsSection = 2;

// Limit of all sections of a game together, each with its head.
inline constexpr std::size_t kMaxSectionBytes = 20480;
inline constexpr std::size_t kSectionHeadBytes = 6;
// Further ranges aren't recorded.
inline constexpr std::size_t kMaxDecisionRanges = 1024;

// Number of computer levels that a save can name.
inline constexpr std::uint8_t kLevelsKept = 16;

// The decider of one seat's actions from `first` to before `end`: its person, or a computer.
struct DecisionRange {
    std::uint8_t seat = 0;
    std::uint16_t first = 0;
    std::uint16_t end = 0;
    std::optional<std::uint8_t> level;  // of the computer, below kLevelsKept; nullopt: the person
    friend bool operator==(const DecisionRange&, const DecisionRange&) = default;
};

// A setting of the table, not of the device; the meaning of the value depends on the number.
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
// Ascending by number, each number at most once.
using SectionList = std::vector<SaveSection>;

struct Sections {
    // Sorted by seat, then by index in the log; a seat's ranges don't overlap. All actions of a seat without
    // ranges were decided by its own player (its person or its bot).
    std::vector<DecisionRange> decisions;
    std::vector<TableSetting> settings;  // ascending by number, each number at most once
    SectionList others;                  // unchanged

    [[nodiscard]] bool empty() const { return decisions.empty() && settings.empty() && others.empty(); }
    friend bool operator==(const Sections&, const Sections&) = default;
};

// Numbers of seats and actions that a game's ranges may refer to.
struct SectionLimits {
    std::size_t seats = 0;
    std::size_t actions = 0;
};

// The sections in the order they are written.
SectionList listOf(const Sections& sections);
// The inverse of listOf: writing the result gives the same list. Required: ascending.
Sections sectionsOf(SectionList list, SectionLimits limits);
bool isAscending(const SectionList& list);

// Each section as number (2 bytes), length (4 bytes) and bytes, numbers with the lowest byte first.
std::vector<std::uint8_t> sectionBytes(const SectionList& list);
// nullopt unless the bytes are a list of at least one section, within kMaxSectionBytes.
std::optional<SectionList> readSections(std::span<const std::uint8_t> bytes);

// Limits the record to the first `actions` actions. Required whenever a log is shortened.
void cutDecisions(Sections& sections, std::size_t actions);

// Whether the sections can be written, and read back unchanged.
bool sectionsHold(const Sections& sections, SectionLimits limits);

}  // namespace semafor
