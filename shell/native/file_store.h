// A store in a folder: one file per key, replaced atomically, so that a power cut leaves the old text or the
// new one.
#pragma once

#include <filesystem>

#include "store/store.h"

namespace semafor {

class FileStore final : public Store {
public:
    // The folder is created with the first write.
    explicit FileStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] std::vector<std::string> keys() const override;
    [[nodiscard]] std::optional<std::string> read(const std::string& key) const override;
    std::optional<StoreFault> write(const std::string& key, const std::string& text) override;
    std::optional<StoreFault> remove(const std::string& key) override;

private:
    [[nodiscard]] std::filesystem::path fileOf(const std::string& key) const;

    std::filesystem::path folder_;
};

}  // namespace semafor
