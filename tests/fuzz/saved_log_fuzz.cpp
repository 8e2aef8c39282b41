// Fuzz target for logs of saves, with the checksum repaired: the rules replay each log to its end or to the
// first illegal action; the replayed part survives saving and opening.
#include <algorithm>
#include <span>

#include "base/assert.h"
#include "codec/save.h"
#include "session/saving.h"
#include "support/games.h"
#include "support/saves.h"

// First byte: "2" for a payload with sections, any other for format 1.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace semafor;
    if (size == 0) return 0;
    const auto saved = decodeSave(test::saveAround(std::span(data + 1, size - 1), data[0] == '2' ? 2 : 1));
    if (!saved.ok()) return 0;
    SavedGame game = saved.value();
    if (findMap(game.map) == nullptr) game.map = shippedMaps()[game.map.size() % shippedMaps().size()].name;
    const auto opened = openSaved(test::gameOf(game.map), game);
    if (!opened) return 0;
    const std::size_t followed = opened->stop ? opened->stop->action : game.log.size();
    SEMAFOR_ASSERT(opened->session.log().size() == followed);
    const auto again = decodeSave(encodeSave(savedFrom(opened->session)));
    SEMAFOR_ASSERT(again.ok());
    const auto reopened = openSaved(test::gameOf(game.map), again.value());
    SEMAFOR_ASSERT(reopened && !reopened->stop);
    SEMAFOR_ASSERT(reopened->session.stateFingerprint() == opened->session.stateFingerprint());
    return 0;
}
