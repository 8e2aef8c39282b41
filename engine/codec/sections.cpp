// Reads and writes sections, and interprets the known ones.
#include "codec/sections.h"

#include <utility>

#include "base/sort.h"
#include "codec/little_endian.h"

namespace semafor {
namespace {

using Bytes = std::vector<std::uint8_t>;
using ByteSpan = std::span<const std::uint8_t>;

constexpr std::size_t kRangeBytes = 6;    // seat, 0 for the person or the level plus 1, first, end
constexpr std::size_t kSettingBytes = 6;  // number, value

Bytes bytesOf(const std::vector<DecisionRange>& ranges) {
    Bytes bytes;
    for (const DecisionRange& range : ranges) {
        bytes.push_back(range.seat);
        bytes.push_back(range.level ? static_cast<std::uint8_t>(*range.level + 1) : std::uint8_t{0});
        putNumber(bytes, range.first, 2);
        putNumber(bytes, range.end, 2);
    }
    return bytes;
}

DecisionRange rangeAt(ByteSpan bytes, std::size_t at) {
    DecisionRange range;
    range.seat = bytes[at];
    if (bytes[at + 1] > 0) range.level = static_cast<std::uint8_t>(bytes[at + 1] - 1);
    range.first = numberAt<std::uint16_t>(bytes, at + 2, 2);
    range.end = numberAt<std::uint16_t>(bytes, at + 4, 2);
    return range;
}

bool holds(const DecisionRange& range, SectionLimits limits) {
    return range.seat < limits.seats && range.first < range.end && range.end <= limits.actions &&
           (!range.level || *range.level < kLevelsKept);
}

bool follows(const DecisionRange& range, const DecisionRange& before) {
    return range.seat == before.seat ? range.first >= before.end : range.seat > before.seat;
}

// nullopt if this program couldn't have written the section.
std::optional<std::vector<DecisionRange>> rangesIn(ByteSpan bytes, SectionLimits limits) {
    if (bytes.empty() || bytes.size() % kRangeBytes != 0 || bytes.size() / kRangeBytes > kMaxDecisionRanges)
        return std::nullopt;
    std::vector<DecisionRange> ranges;
    for (std::size_t at = 0; at < bytes.size(); at += kRangeBytes) {
        const DecisionRange range = rangeAt(bytes, at);
        if (!holds(range, limits) || (!ranges.empty() && !follows(range, ranges.back()))) return std::nullopt;
        ranges.push_back(range);
    }
    return ranges;
}

Bytes bytesOf(const std::vector<TableSetting>& settings) {
    Bytes bytes;
    for (const TableSetting& setting : settings) {
        putNumber(bytes, setting.number, 2);
        putNumber(bytes, setting.value, 4);
    }
    return bytes;
}

std::optional<std::vector<TableSetting>> settingsIn(ByteSpan bytes) {
    if (bytes.empty() || bytes.size() % kSettingBytes != 0) return std::nullopt;
    std::vector<TableSetting> settings;
    for (std::size_t at = 0; at < bytes.size(); at += kSettingBytes) {
        const auto number = numberAt<std::uint16_t>(bytes, at, 2);
        if (!settings.empty() && number <= settings.back().number) return std::nullopt;
        settings.push_back({number, numberAt<std::uint32_t>(bytes, at + 2, 4)});
    }
    return settings;
}

// Reads the section into its typed field. Returns false if it isn't understood.
bool understood(Sections& sections, const SaveSection& section, SectionLimits limits) {
    if (section.number == kDecisionsSection) {
        auto ranges = rangesIn(section.bytes, limits);
        if (ranges) sections.decisions = std::move(*ranges);
        return ranges.has_value();
    }
    if (section.number != kSettingsSection) return false;
    auto settings = settingsIn(section.bytes);
    if (settings) sections.settings = std::move(*settings);
    return settings.has_value();
}

}  // namespace

SectionList listOf(const Sections& sections) {
    SectionList list = sections.others;
    if (!sections.decisions.empty()) list.push_back({kDecisionsSection, bytesOf(sections.decisions)});
    if (!sections.settings.empty()) list.push_back({kSettingsSection, bytesOf(sections.settings)});
    sortShort(list, [](const SaveSection& a, const SaveSection& b) { return a.number < b.number; });
    return list;
}

Sections sectionsOf(SectionList list, SectionLimits limits) {
    Sections sections;
    for (SaveSection& section : list)
        if (!understood(sections, section, limits)) sections.others.push_back(std::move(section));
    return sections;
}

bool isAscending(const SectionList& list) {
    std::uint16_t before = 0;
    for (const SaveSection& section : list) {
        if (section.number <= before) return false;
        before = section.number;
    }
    return true;
}

Bytes sectionBytes(const SectionList& list) {
    Bytes bytes;
    for (const SaveSection& section : list) {
        putNumber(bytes, section.number, 2);
        putNumber(bytes, section.bytes.size(), 4);
        bytes.insert(bytes.end(), section.bytes.begin(), section.bytes.end());
    }
    return bytes;
}

std::optional<SectionList> readSections(ByteSpan bytes) {
    if (bytes.empty() || bytes.size() > kMaxSectionBytes) return std::nullopt;
    SectionList list;
    while (!bytes.empty()) {
        if (bytes.size() < kSectionHeadBytes) return std::nullopt;
        const auto length = numberAt<std::size_t>(bytes, 2, 4);
        if (length > bytes.size() - kSectionHeadBytes) return std::nullopt;
        const ByteSpan content = bytes.subspan(kSectionHeadBytes, length);
        list.push_back({numberAt<std::uint16_t>(bytes, 0, 2), {content.begin(), content.end()}});
        bytes = bytes.subspan(kSectionHeadBytes + length);
    }
    if (!isAscending(list)) return std::nullopt;
    return list;
}

void cutDecisions(Sections& sections, std::size_t actions) {
    std::vector<DecisionRange> kept;
    for (DecisionRange range : sections.decisions) {
        if (range.first >= actions) continue;
        if (range.end > actions) range.end = static_cast<std::uint16_t>(actions);
        kept.push_back(range);
    }
    sections.decisions = std::move(kept);
}

bool sectionsHold(const Sections& sections, SectionLimits limits) {
    const SectionList list = listOf(sections);
    return isAscending(list) && sectionBytes(list).size() <= kMaxSectionBytes &&
           sectionsOf(list, limits) == sections;
}

}  // namespace semafor
