// The envelope around the body of a link, and the search for links in a text. Layout in base32 characters:
//   magic 4 | version 1 | length of the body 3 | checksum 7 | body
// Version 2 is version 1 with sections at the end of the body.
#include "codec/link.h"

#include <algorithm>
#include <span>
#include <vector>

#include "base/assert.h"
#include "base/base32.h"
#include "base/crc32.h"
#include "codec/link_body.h"

namespace semafor {
namespace {

using Digits = std::vector<std::uint8_t>;  // base32 values
using DigitSpan = std::span<const std::uint8_t>;

constexpr std::string_view kMagic = "SMFR";
constexpr auto kVersion = static_cast<std::uint32_t>(LinkFormat::kSections);  // the newest
constexpr std::size_t kVersionAt = kMagic.size();
constexpr std::size_t kLengthAt = kVersionAt + 1;
constexpr std::size_t kLengthDigits = 3;
constexpr std::size_t kCrcAt = kLengthAt + kLengthDigits;
constexpr std::size_t kCrcDigits = 7;
constexpr std::size_t kHeadDigits = kCrcAt + kCrcDigits;
constexpr std::size_t kMaxBody = kMaxLinkText - kHeadDigits;

constexpr int kPercentLayers = 3;
// Maximum number of link beginnings that are tried in one text.
constexpr int kBeginnings = 16;

void putNumber(Digits& out, std::uint32_t number, std::size_t digits) {
    for (std::size_t i = digits; i-- > 0;)
        out.push_back(static_cast<std::uint8_t>((std::uint64_t{number} >> (5 * i)) & 31u));
}

std::uint64_t numberAt(DigitSpan digits, std::size_t at, std::size_t count) {
    std::uint64_t number = 0;
    for (const std::uint8_t digit : digits.subspan(at, count)) number = (number << 5) | digit;
    return number;
}

// Over all digits except the magic and the checksum itself.
std::uint32_t checksumOf(DigitSpan code) {
    return Crc32().add(code.subspan(kVersionAt, kCrcAt - kVersionAt)).add(code.subspan(kHeadDigits)).value();
}

Digits toDigits(std::span<const std::uint8_t> bytes) {
    Digits digits;
    std::uint32_t waiting = 0;
    int bits = 0;
    for (const std::uint8_t byte : bytes) {
        waiting = ((waiting << 8) | byte) & 0xfffu;
        for (bits += 8; bits >= 5; bits -= 5)
            digits.push_back(static_cast<std::uint8_t>((waiting >> (bits - 5)) & 31u));
    }
    if (bits > 0) digits.push_back(static_cast<std::uint8_t>((waiting << (5 - bits)) & 31u));
    return digits;
}

// The bytes encoded by these digits; bits after the last whole byte are dropped.
LinkBytes toBytes(DigitSpan digits) {
    LinkBytes bytes;
    std::uint32_t waiting = 0;
    int bits = 0;
    for (const std::uint8_t digit : digits) {
        waiting = ((waiting << 5) | digit) & 0xfffu;
        bits += 5;
        if (bits < 8) continue;
        bits -= 8;
        bytes.push_back(static_cast<std::uint8_t>((waiting >> bits) & 0xffu));
    }
    return bytes;
}

std::string codeOf(LinkFormat format, DigitSpan body) {
    Digits code;
    for (const char c : kMagic) code.push_back(*base32Value(c));
    putNumber(code, static_cast<std::uint32_t>(format), 1);
    putNumber(code, static_cast<std::uint32_t>(body.size()), kLengthDigits);
    putNumber(code, 0, kCrcDigits);
    code.insert(code.end(), body.begin(), body.end());
    Digits checksum;
    putNumber(checksum, checksumOf(code), kCrcDigits);
    std::copy(checksum.begin(), checksum.end(), code.begin() + kCrcAt);
    std::string text;
    for (const std::uint8_t digit : code) text.push_back(kBase32Digits[digit]);
    return text;
}

constexpr bool isLetterOrDigit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Number of digits of the code, according to its head; only the head's if that is missing or too large.
std::size_t saidLength(DigitSpan digits) {
    if (digits.size() < kCrcAt) return kHeadDigits;
    const std::uint64_t body = numberAt(digits, kLengthAt, kLengthDigits);
    return kHeadDigits + (body > kMaxBody ? 0 : static_cast<std::size_t>(body));
}

// Reads digits from the start of the text, up to the end of the code or another character.
Digits digitsFrom(std::string_view text) {
    Digits digits;
    std::size_t most = kHeadDigits;
    for (const char c : text) {
        const auto digit = base32Value(c);
        if (!digit || digits.size() == most) break;
        digits.push_back(*digit);
        if (digits.size() == kCrcAt) most = saidLength(digits);
    }
    return digits;
}

std::optional<LinkFault> faultOf(DigitSpan code) {
    if (code.size() < kHeadDigits) return LinkFault::kCut;
    if (numberAt(code, kLengthAt, kLengthDigits) > kMaxBody) return LinkFault::kTooLong;
    if (code.size() < saidLength(code)) return LinkFault::kCut;
    if (numberAt(code, kCrcAt, kCrcDigits) != checksumOf(code)) return LinkFault::kDamaged;
    return std::nullopt;
}

// Required: the code's checksum is right.
Result<Link, LinkFault> readCode(DigitSpan code, const FindGame& find) {
    const std::uint64_t version = numberAt(code, kVersionAt, 1);
    if (version > kVersion) return LinkFault::kNewerVersion;
    if (version == 0) return LinkFault::kBadContent;
    const DigitSpan body = code.subspan(kHeadDigits);
    const LinkBytes bytes = toBytes(body);
    const Digits again = toDigits(bytes);
    if (!std::equal(again.begin(), again.end(), body.begin(), body.end())) return LinkFault::kBadContent;
    return readLinkBody(static_cast<LinkFormat>(version), bytes, find);
}

// Offset of the next possible code, or npos.
std::size_t findMagic(std::string_view text, std::size_t from) {
    for (std::size_t at = from; at + kMagic.size() <= text.size(); ++at)
        if (std::equal(kMagic.begin(), kMagic.end(), text.begin() + static_cast<std::ptrdiff_t>(at),
                       [](char m, char c) { return base32Value(c) == base32Value(m); }))
            return at;
    return std::string_view::npos;
}

// The best result so far: digits with the right checksum, or the most informative fault.
struct Search {
    std::optional<Digits> code;
    LinkFault fault = LinkFault::kNoLink;

    void look(std::string_view text) {
        std::size_t at = findMagic(text, 0);
        for (int i = 0; i < kBeginnings && !code && at != std::string_view::npos; ++i) {
            Digits digits = digitsFrom(text.substr(at));
            const auto found = faultOf(digits);
            if (!found) code = std::move(digits);
            if (found && *found > fault) fault = *found;
            at = findMagic(text, at + 1);
        }
    }
};

std::optional<std::uint8_t> hexValue(char c) {
    constexpr std::string_view kHex = "0123456789abcdef";
    const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::size_t place = kHex.find(lower);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<std::uint8_t>(place);
}

// Removes one layer of percent-encoding; other text stays unchanged.
std::string percentDecoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        decoded.push_back(text[i]);
        if (text[i] != '%' || i + 2 >= text.size()) continue;
        const auto high = hexValue(text[i + 1]);
        const auto low = hexValue(text[i + 2]);
        if (!high || !low) continue;
        decoded.back() = static_cast<char>(*high * 16 + *low);
        i += 2;
    }
    return decoded;
}

std::string lettersAndDigits(std::string_view text) {
    std::string kept;
    std::copy_if(text.begin(), text.end(), std::back_inserter(kept), isLetterOrDigit);
    return kept;
}

}  // namespace

std::string_view describe(LinkFault fault) {
    switch (fault) {
        case LinkFault::kNoLink:
            return "there is no link of Semafor in it";
        case LinkFault::kCut:
            return "the link's end is missing";
        case LinkFault::kDamaged:
            return "the link is damaged";
        case LinkFault::kNewerVersion:
            return "the link was made by a newer version of Semafor";
        case LinkFault::kOtherRules:
            return "the link is of a game by other rules";
        case LinkFault::kUnknownMap:
            return "the link is of a map that isn't here";
        case LinkFault::kBadContent:
            return "the link holds what no game has";
        case LinkFault::kTooLong:
            return "it is longer than any link";
    }
    return "";
}

std::optional<std::string> encodeLink(const Game& game, const Link& link, std::size_t atMost) {
    SEMAFOR_ASSERT(withinCaps(link.game) && game.map().name == link.game.map);
    SEMAFOR_ASSERT(atMost <= kMaxLinkText);
    SEMAFOR_ASSERT(link.kind != LinkKind::kDeal || link.game.log.empty());
    for (const bool withNames : {true, false}) {
        const auto body = writeLinkBody(game, link, withNames);
        if (!body) return std::nullopt;
        const Digits digits = toDigits(*body);
        if (kHeadDigits + digits.size() <= atMost) return codeOf(formatOf(link), digits);
    }
    return std::nullopt;
}

Result<Link, LinkFault> decodeLink(std::string_view text, const FindGame& find) {
    if (text.size() > kMaxLinkInput) return LinkFault::kTooLong;
    Search search;
    std::string layer(text);
    for (int i = 0; i <= kPercentLayers && !search.code; ++i) {
        search.look(layer);
        // Ignores characters inserted by mail programs; the checksum decides whether it is a link.
        Search joined;
        if (!search.code) joined.look(lettersAndDigits(layer));
        if (joined.code) search.code = joined.code;
        if (layer.find('%') == std::string::npos) break;
        layer = percentDecoded(layer);
    }
    if (!search.code) return search.fault;
    return readCode(*search.code, find);
}

}  // namespace semafor
