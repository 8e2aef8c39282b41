// Fuzz target for the notation of actions: each text that parses is written as the same text, with valid ids.
#include <string_view>

#include "base/assert.h"
#include "codec/notation.h"
#include "rules/legal.h"
#include "rules/setup.h"
#include "support/games.h"

// The first byte selects the map.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace semafor;
    if (size == 0) return 0;
    const Game& game = test::gameOf(shippedMaps()[data[0] % shippedMaps().size()].name);
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto action = parseAction(game, text);
    if (!action.ok()) {
        SEMAFOR_ASSERT(action.error().at <= text.size() && !describe(action.error().fault).empty());
        return 0;
    }
    SEMAFOR_ASSERT(actionText(game, action.value()) == text);
    const auto error = check(game, newGame(game, 2, 1), action.value());
    if (error) SEMAFOR_ASSERT(!describe(*error).empty());
    return 0;
}
