// The envelope of a save: magic | version | length | CRC-32 | payload, all of it as base64url. Format 2 has
// sections after the payload of format 1.
#include "codec/save.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "base/assert.h"
#include "base/crc32.h"
#include "codec/base64url.h"
#include "codec/little_endian.h"
#include "codec/save_payload.h"
#include "codec/save_v1.h"

namespace semafor {
namespace {

using Bytes = std::vector<std::uint8_t>;

// The first characters of every save: its first six bytes as text.
constexpr std::string_view kMagicText = "Semafor-";
constexpr std::array<std::uint8_t, 6> kMagic = {0x49, 0xe9, 0x9a, 0x7e, 0x8a, 0xfe};
constexpr std::uint32_t kPlainVersion = 1;
constexpr std::uint32_t kVersion = 2;  // with sections
constexpr std::uint32_t kOldestVersion = 1;

constexpr std::size_t kVersionAt = kMagic.size();
constexpr std::size_t kLengthAt = kVersionAt + 2;
constexpr std::size_t kCrcAt = kLengthAt + 4;
constexpr std::size_t kHeadBytes = kCrcAt + 4;

// The longest payload: the game's name, a name for each seat, and actions of at most six bytes.
constexpr std::size_t kMaxPayloadV1 = (8 + 4 + 8 + 8 + 8 + 8 + 1) + (4 + kMaxNameBytes) +
                                      (4 + kMaxMapNameBytes) + (4 + kMaxSeats * (4 + kMaxNameBytes + 3)) +
                                      (4 + kMaxLogActions * 6);
static_assert((kHeadBytes + kMaxPayloadV1 + kMaxSectionBytes) * 8 / 6 + 1 <= kMaxSaveText);

// Over everything except the checksum itself.
std::uint32_t checksumOf(const Bytes& bytes) {
    const std::span<const std::uint8_t> all(bytes);
    return Crc32().add(all.first(kCrcAt)).add(all.subspan(kHeadBytes)).value();
}

constexpr bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
    while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
    return text;
}

// Offset of the first character that differs from a save's beginning; nullopt also for a shorter text.
std::optional<std::size_t> notOursAt(std::string_view text) {
    for (std::size_t i = 0; i < text.size() && i < kMagicText.size(); ++i)
        if (text[i] != kMagicText[i]) return i;
    return std::nullopt;
}

std::optional<SaveError> checkHead(const Base64urlBytes& read) {
    const Bytes& bytes = read.bytes;
    if (bytes.size() < kHeadBytes) return SaveError{SaveFault::kCut, bytes.size()};
    const std::size_t length = numberAt<std::uint32_t>(bytes, kLengthAt, 4);
    const std::size_t there = bytes.size() - kHeadBytes;
    if (there < length) return SaveError{SaveFault::kCut, bytes.size()};
    if (there > length) return SaveError{SaveFault::kTooMuch, kHeadBytes + length};
    // The last character has superfluous bits, or is itself superfluous.
    if (!read.canonical) return SaveError{SaveFault::kDamaged, bytes.size()};
    if (numberAt<std::uint32_t>(bytes, kCrcAt, 4) != checksumOf(bytes))
        return SaveError{SaveFault::kDamaged, kCrcAt};
    // Checked last, because the version in a damaged save means nothing.
    const std::uint32_t version = numberAt<std::uint32_t>(bytes, kVersionAt, 2);
    if (version > kVersion) return SaveError{SaveFault::kNewerVersion, kVersionAt};
    if (version < kOldestVersion) return SaveError{SaveFault::kOlderVersion, kVersionAt};
    return std::nullopt;
}

// A newer format may allow longer saves; only the head of one is read.
bool isLongerNewer(std::string_view text) {
    constexpr std::size_t kHeadText = (kVersionAt + 2 + 2) / 3 * 4;
    const std::string_view save = trimmed(text);
    if (save.size() <= kMaxSaveText || notOursAt(save)) return false;
    const Bytes head = fromBase64url(save.substr(0, kHeadText)).bytes;
    return head.size() >= kVersionAt + 2 && numberAt<std::uint32_t>(head, kVersionAt, 2) > kVersion;
}

Result<SavedGame, SaveError> decodePayload(const Bytes& bytes) {
    const auto all = std::span(bytes).subspan(kHeadBytes);
    const auto read = readPayload(all);
    if (!read.ok()) return SaveError{SaveFault::kBadContent, kHeadBytes + read.error().at};
    const SaveError atEnd{SaveFault::kBadContent, kHeadBytes + read.value().size};
    auto game = fromV1(read.value().save);
    if (!game) return SaveError{SaveFault::kBadContent, kHeadBytes};
    const auto remaining = all.subspan(read.value().size);
    if (numberAt<std::uint32_t>(bytes, kVersionAt, 2) == kPlainVersion) {
        if (!remaining.empty()) return atEnd;
        return std::move(*game);
    }
    auto list = readSections(remaining);
    if (!list) return atEnd;
    game->sections = sectionsOf(std::move(*list), {game->seats.size(), game->log.size()});
    return std::move(*game);
}

}  // namespace

std::string_view describe(SaveFault fault) {
    switch (fault) {
        case SaveFault::kEmpty:
            return "there is nothing in it";
        case SaveFault::kTooLong:
            return "it is longer than any save";
        case SaveFault::kForeignCharacter:
            return "a character that no save has";
        case SaveFault::kNotOurs:
            return "this is no save of Semafor";
        case SaveFault::kNewerVersion:
            return "it was saved by a newer version of Semafor";
        case SaveFault::kOlderVersion:
            return "it was saved by a version of Semafor that was never released";
        case SaveFault::kCut:
            return "its end is missing";
        case SaveFault::kTooMuch:
            return "something follows its end";
        case SaveFault::kDamaged:
            return "it is damaged";
        case SaveFault::kBadContent:
            return "it holds what no game has";
    }
    return "";
}

std::string encodeSave(const SavedGame& game) {
    SEMAFOR_ASSERT(withinCaps(game));
    Bytes payload;
    writePayload(payload, toV1(game));
    const Bytes sections = sectionBytes(listOf(game.sections));
    payload.insert(payload.end(), sections.begin(), sections.end());
    Bytes bytes(kMagic.begin(), kMagic.end());
    putNumber(bytes, sections.empty() ? kPlainVersion : kVersion, 2);
    putNumber(bytes, payload.size(), 4);
    putNumber(bytes, 0, 4);
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    const std::uint32_t checksum = checksumOf(bytes);
    for (std::size_t i = 0; i < 4; ++i) bytes[kCrcAt + i] = static_cast<std::uint8_t>(checksum >> (8 * i));
    return toBase64url(bytes);
}

Result<SavedGame, SaveError> decodeSave(std::string_view text) {
    if (text.size() > kMaxSaveText)
        return SaveError{isLongerNewer(text) ? SaveFault::kNewerVersion : SaveFault::kTooLong, kMaxSaveText};
    const std::string_view save = trimmed(text);
    if (save.empty()) return SaveError{SaveFault::kEmpty, 0};
    const auto begin = static_cast<std::size_t>(save.data() - text.data());
    if (const auto at = notOursAt(save)) return SaveError{SaveFault::kNotOurs, begin + *at};
    const Base64urlBytes read = fromBase64url(save);
    if (read.foreign) return SaveError{SaveFault::kForeignCharacter, begin + *read.foreign};
    if (const auto error = checkHead(read)) return *error;
    return decodePayload(read.bytes);
}

}  // namespace semafor
