// The page's stores: localStorage, and its second copy as it was at the start.
#pragma once

#include "store/store.h"

namespace semafor {

class PageStore final : public Store {
public:
    // The store itself, or its second copy, which can only be read.
    explicit PageStore(bool second) : second_(second) {}

    [[nodiscard]] std::vector<std::string> keys() const override;
    [[nodiscard]] std::optional<std::string> read(const std::string& key) const override;
    std::optional<StoreFault> write(const std::string& key, const std::string& text) override;
    std::optional<StoreFault> remove(const std::string& key) override;

private:
    bool second_;
};

}  // namespace semafor
