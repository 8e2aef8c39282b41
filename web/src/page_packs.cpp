// Asset packs in the page: requested when they are first needed, and kept when web/page/parcels.js has
// downloaded them.
#include <map>
#include <string>

#include "page_packs.h"
#include "wire.h"

namespace semafor::assets {
namespace {

// By name; empty while the download is on its way.
std::map<std::string, Bytes, std::less<>>& parcels() {
    static std::map<std::string, Bytes, std::less<>> all;
    return all;
}

Bytes parcel(const std::string& name) {
    const auto [found, isNew] = parcels().try_emplace(name);
    if (isNew) call(PageCall::kSendFor, {.text = name});
    return found->second;
}

}  // namespace

Bytes textsOf(std::string_view language) {
    return parcel("texts-" + std::string(language));
}

Bytes rulesOf(std::string_view language) {
    return parcel("rules-" + std::string(language));
}

Bytes sheetOf(std::string_view map) {
    return parcel("board-" + std::string(map));
}

Bytes serif() {
    return parcel("serif");
}

Bytes artParcel() {
    return parcel("art");
}

}  // namespace semafor::assets

namespace semafor {

void takePack(std::string_view name, assets::Bytes bytes) {
    assets::parcels()[std::string(name)] = bytes;
}

}  // namespace semafor
