// Asset packs in the page: requested when they are first needed, and kept when web/page/packs.js has
// downloaded them.
#include <map>
#include <string>

#include "page_packs.h"
#include "wire.h"

namespace semafor::assets {
namespace {

// By name; empty until downloaded.
std::map<std::string, Bytes, std::less<>>& packs() {
    static std::map<std::string, Bytes, std::less<>> all;
    return all;
}

Bytes pack(const std::string& name) {
    const auto [found, isNew] = packs().try_emplace(name);
    if (isNew) call(PageCall::kSendFor, {.text = name});
    return found->second;
}

}  // namespace

Bytes textsOf(std::string_view language) {
    return pack("texts-" + std::string(language));
}

Bytes sheetOf(std::string_view map) {
    return pack("board-" + std::string(map));
}

Bytes artPack() {
    return pack("art");
}

}  // namespace semafor::assets

namespace semafor {

void takePack(std::string_view name, assets::Bytes bytes) {
    assets::packs()[std::string(name)] = bytes;
}

}  // namespace semafor
