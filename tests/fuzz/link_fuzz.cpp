// Fuzz target for links: texts, and bodies with repaired checksums. Links that decode survive a round trip.
#include <span>
#include <string>
#include <string_view>

#include "base/assert.h"
#include "codec/link.h"
#include "support/games.h"
#include "support/saves.h"

namespace {

using namespace semafor;

const Game* findGame(std::string_view map) {
    return findMap(map) != nullptr ? &test::gameOf(map) : nullptr;
}

}  // namespace

// First byte: "1" or "2" is the version of the body that follows; after any other byte follows a text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::span<const std::uint8_t> remaining(data + 1, size - 1);
    const bool body = data[0] == '1' || data[0] == '2';
    const std::string text = body ? test::linkAround(remaining, data[0] - std::uint32_t{'0'})
                                  : std::string(remaining.begin(), remaining.end());
    const auto link = decodeLink(text, findGame);
    if (!link.ok()) return 0;
    const auto code = encodeLink(test::gameOf(link.value().game.map), link.value());
    SEMAFOR_ASSERT(code.has_value());
    SEMAFOR_ASSERT(!body || *code == text);
    const auto again = decodeLink(*code, findGame);
    SEMAFOR_ASSERT(again.ok() && again.value() == link.value());
    return 0;
}
