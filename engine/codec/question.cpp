// Level, character, choices in four bytes, seed in eight, the map's name after its length, and the view up to
// the end.
#include "codec/question.h"

#include "base/assert.h"

namespace semafor {
namespace {

constexpr std::size_t kHeadBytes = 1 + 1 + 4 + 8 + 1;

void append(std::vector<std::uint8_t>& bytes, std::uint64_t number, int size) {
    for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

std::uint64_t take(std::span<const std::uint8_t>& bytes, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i) number |= static_cast<std::uint64_t>(bytes[i]) << (8 * i);
    bytes = bytes.subspan(size);
    return number;
}

}  // namespace

std::vector<std::uint8_t> questionBytes(const BotQuestion& question) {
    SEMAFOR_ASSERT(question.map.size() <= 255);
    std::vector<std::uint8_t> bytes = {question.level, question.character};
    append(bytes, question.choices, 4);
    append(bytes, question.seed, 8);
    append(bytes, question.map.size(), 1);
    bytes.insert(bytes.end(), question.map.begin(), question.map.end());
    bytes.insert(bytes.end(), question.view.begin(), question.view.end());
    return bytes;
}

std::optional<BotQuestion> readQuestion(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < kHeadBytes) return std::nullopt;
    BotQuestion question;
    question.level = static_cast<std::uint8_t>(take(bytes, 1));
    question.character = static_cast<std::uint8_t>(take(bytes, 1));
    question.choices = static_cast<std::uint32_t>(take(bytes, 4));
    question.seed = take(bytes, 8);
    const auto name = static_cast<std::size_t>(take(bytes, 1));
    if (bytes.size() < name) return std::nullopt;
    question.map.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(name));
    bytes = bytes.subspan(name);
    question.view.assign(bytes.begin(), bytes.end());
    return question;
}

}  // namespace semafor
