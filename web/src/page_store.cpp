// Calls to web/page/keep.js, which page.js hands to the module as `host`.
#include "page_store.h"

#include "base/take_line.h"
#include "page_calls.h"

namespace semafor {
namespace {

std::optional<StoreFault> faultOf(int written) {
    if (written == 0) return std::nullopt;
    return static_cast<StoreFault>(written - 1);
}

}  // namespace

std::vector<std::string> PageStore::keys() const {
    const std::string all = taken(semaforKeys(second_)).value_or("");
    std::vector<std::string> keys;
    for (std::string_view rest = all; !rest.empty();) keys.emplace_back(takeLine(rest));
    return keys;
}

std::optional<std::string> PageStore::read(const std::string& key) const {
    return taken(semaforRead(second_, key.c_str()));
}

std::optional<StoreFault> PageStore::write(const std::string& key, const std::string& text) {
    if (second_) return StoreFault::kUnavailable;
    return faultOf(semaforWrite(key.c_str(), text.c_str()));
}

std::optional<StoreFault> PageStore::remove(const std::string& key) {
    if (second_) return StoreFault::kUnavailable;
    return faultOf(semaforRemove(key.c_str()));
}

}  // namespace semafor
