// Serialises a question to a bot. Layout: level, character, choices (4 bytes), seed (8 bytes), length and
// text of the map's name, and the view up to the end.
#include "codec/question.h"

#include "base/assert.h"
#include "codec/little_endian.h"

namespace semafor {
namespace {

constexpr std::size_t kChoicesAt = 2;
constexpr std::size_t kSeedAt = kChoicesAt + 4;
constexpr std::size_t kNameAt = kSeedAt + 8;  // length of the map's name
constexpr std::size_t kHeadBytes = kNameAt + 1;

}  // namespace

std::vector<std::uint8_t> questionBytes(const BotQuestion& question) {
    SEMAFOR_ASSERT(question.map.size() <= 255);
    std::vector<std::uint8_t> bytes = {question.level, question.character};
    putNumber(bytes, question.choices, 4);
    putNumber(bytes, question.seed, 8);
    putNumber(bytes, question.map.size(), 1);
    bytes.insert(bytes.end(), question.map.begin(), question.map.end());
    bytes.insert(bytes.end(), question.view.begin(), question.view.end());
    return bytes;
}

std::optional<BotQuestion> readQuestion(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < kHeadBytes) return std::nullopt;
    const std::size_t name = bytes[kNameAt];
    if (bytes.size() - kHeadBytes < name) return std::nullopt;
    BotQuestion question;
    question.level = bytes[0];
    question.character = bytes[1];
    question.choices = numberAt<std::uint32_t>(bytes, kChoicesAt, 4);
    question.seed = numberAt<std::uint64_t>(bytes, kSeedAt, 8);
    const auto map = bytes.subspan(kHeadBytes, name);
    const auto view = bytes.subspan(kHeadBytes + name);
    question.map.assign(map.begin(), map.end());
    question.view.assign(view.begin(), view.end());
    return question;
}

}  // namespace semafor
