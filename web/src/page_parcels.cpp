// Parcels in the page: sent for when somebody first asks, and here when web/page/parcels.js has brought them.
#include <map>
#include <string>

#include "page_calls.h"
#include "parcels.h"

namespace semafor::assets {
namespace {

// By their names in web/page/parcels.js; empty ones are on their way.
std::map<std::string, Bytes, std::less<>>& parcels() {
    static std::map<std::string, Bytes, std::less<>> all;
    return all;
}

Bytes parcel(const std::string& name) {
    const auto [found, isNew] = parcels().try_emplace(name);
    if (isNew) semaforSendFor(name.c_str());
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

extern "C" {

// A parcel has come; its bytes, from malloc, are ours for good.
void semaforTakeParcel(const char* name, const unsigned char* bytes, unsigned size) {
    semafor::assets::parcels()[name] = {bytes, size};
}

}  // extern "C"
