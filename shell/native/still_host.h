// A deterministic host for screenshots: a fixed clock and seeded random numbers, so that two builds can be
// compared.
#pragma once

#include "base/rng.h"
#include "native/offline_host.h"

namespace semafor {

class StillHost final : public OfflineHost {
public:
    [[nodiscard]] std::int64_t now() const override { return kNow; }
    std::uint64_t random() override {
        const std::uint64_t high = rng_.next();
        return high << 32 | rng_.next();
    }
    void giveFile(const std::string& /*name*/, const std::string& /*text*/) override {}
    void copy(const std::string& /*text*/) override {}
    [[nodiscard]] std::string systemLanguage() const override { return "en"; }

private:
    static constexpr std::int64_t kNow = 1'790'000'000;  // in September 2026
    Rng rng_{17};
};

}  // namespace semafor
