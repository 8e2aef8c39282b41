// The page's stores, by calls to web/page/keep.js.
#include "page_store.h"

#include "base/take_line.h"
#include "wire.h"

namespace semafor {
namespace {

std::optional<StoreFault> faultOf(PageCall what, const Message& message) {
    const auto fault = callForNumber(what, message);
    return fault ? std::optional(static_cast<StoreFault>(*fault)) : std::nullopt;
}

}  // namespace

std::vector<std::string> PageStore::keys() const {
    const std::string all = call(PageCall::kKeys, {.number = second_ ? 1.0 : 0.0}).value_or("");
    std::vector<std::string> keys;
    for (std::string_view remaining = all; !remaining.empty();) keys.emplace_back(takeLine(remaining));
    return keys;
}

std::optional<std::string> PageStore::read(const std::string& key) const {
    return call(PageCall::kRead, {.text = key, .number = second_ ? 1.0 : 0.0});
}

std::optional<StoreFault> PageStore::write(const std::string& key, const std::string& text) {
    if (second_) return StoreFault::kUnavailable;
    return faultOf(PageCall::kWrite, {.text = key, .more = text});
}

std::optional<StoreFault> PageStore::remove(const std::string& key) {
    if (second_) return StoreFault::kUnavailable;
    return faultOf(PageCall::kRemove, {.text = key});
}

}  // namespace semafor
