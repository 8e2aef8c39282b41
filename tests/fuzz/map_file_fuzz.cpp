// Fuzz target for map files: any text either loads or is refused with a message and a line.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/assert.h"
#include "map/loader.h"
#include "map/shipped.h"

// The first byte selects the file of a shipped map that the remaining bytes replace.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto maps = semafor::shippedMaps();
    semafor::MapFiles files = maps[data[0] / 3 % maps.size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    semafor::MapText* const parts[] = {&files.board, &files.tickets, &files.rules};
    parts[data[0] % 3]->text = text;
    const auto loaded = semafor::loadMap(files);
    if (!loaded.ok()) SEMAFOR_ASSERT(!loaded.error().message.empty() && loaded.error().line >= 0);
    return 0;
}
