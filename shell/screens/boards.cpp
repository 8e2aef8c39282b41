// The sheets that are part of the program, and the pictures painted of them.
#include "base/assert.h"
#include "embedded.h"
#include "screens/frame.h"

namespace semafor {
namespace {

struct Named {
    std::string_view map;
    const assets::Embedded* sheet;
};

const assets::Embedded& embeddedSheet(std::string_view map) {
    static const Named kSheets[] = {{"europe", &assets::europe_sheet},
                                    {"germany", &assets::germany_sheet},
                                    {"first-journey", &assets::first_journey_sheet}};
    for (const Named& named : kSheets)
        if (named.map == map) return *named.sheet;
    SEMAFOR_ASSERT(false);
    return *kSheets[0].sheet;
}

}  // namespace

const Sheet& Boards::sheet(std::string_view map) {
    auto found = sheets_.find(map);
    if (found == sheets_.end()) {
        const assets::Embedded& bytes = embeddedSheet(map);
        found =
            sheets_.emplace(std::string(map), std::make_unique<Sheet>(readSheet({bytes.bytes, bytes.size})))
                .first;
    }
    return *found->second;
}

Picture& Boards::thumb(std::size_t number) {
    while (thumbs_.size() <= number) thumbs_.push_back(std::make_unique<Picture>(renderer_));
    return *thumbs_[number];
}

void Boards::drop() {
    picture_.drop();
    for (const auto& thumb : thumbs_) thumb->drop();
}

}  // namespace semafor
