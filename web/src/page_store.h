// The page's stores: localStorage, and the second copy in IndexedDB as it was at the start.
#pragma once

#include "store/store.h"

namespace semafor {

class PageStore final : public Store {
public:
    // `second`: the second copy, which is read-only, instead of the store itself.
    explicit PageStore(bool second) : second_(second) {}

    [[nodiscard]] std::vector<std::string> keys() const override;
    [[nodiscard]] std::optional<std::string> read(const std::string& key) const override;
    std::optional<StoreFault> write(const std::string& key, const std::string& text) override;
    std::optional<StoreFault> remove(const std::string& key) override;

private:
    bool second_;
};

}  // namespace semafor
