// Parses board sheets as they arrive, at most one per frame, and keeps their textures.
#include "screens/boards.h"

#include <utility>

#include "base/assert.h"
#include "map/shipped.h"
#include "packs.h"
#include "screens/paint_context.h"

namespace semafor {

void Boards::use(SDL_Renderer* renderer) {
    renderer_ = renderer;
    picture_.use(renderer);
    ticketMap_.use(renderer);
    platform_.use(renderer);
    poster_.use(renderer);
    faces_.use(renderer);
    thumbs_.clear();
}

void Boards::beginFrame() {
    busy_ = false;
    waiting_ = false;
}

bool Boards::mayPaint() {
    waiting_ = waiting_ || busy_;
    return !std::exchange(busy_, true);
}

const BoardSheet* Boards::sheet(std::string_view map) {
    SEMAFOR_ASSERT(hasPicture(map));
    const auto found = sheets_.find(map);
    if (found != sheets_.end()) return found->second.get();
    const assets::Bytes bytes = assets::sheetOf(map);
    if (bytes.empty() || !mayPaint()) return nullptr;
    return sheets_.emplace(std::string(map), std::make_unique<BoardSheet>(readBoardSheet(bytes)))
        .first->second.get();
}

bool Boards::hasPicture(std::string_view map) {
    const ShippedMap* shipped = findMap(map);
    return shipped != nullptr && shipped->drawn;
}

Picture& Boards::thumb(std::size_t number) {
    while (thumbs_.size() <= number) thumbs_.push_back(std::make_unique<Picture>());
    thumbs_[number]->use(renderer_);
    return *thumbs_[number];
}

void Boards::drop() {
    picture_.drop();
    ticketMap_.drop();
    platform_.drop();
    poster_.drop();
    faces_.drop();
    for (const auto& thumb : thumbs_) thumb->drop();
}

}  // namespace semafor
