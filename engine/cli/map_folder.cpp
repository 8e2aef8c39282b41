// Reads maps from disk.
#include "cli/map_folder.h"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <utility>

#include "cli/console.h"

namespace semafor::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> kFiles = {"board.json", "tickets.json", "rules.json"};

struct DiskFile {
    std::string path;
    std::string text;
    [[nodiscard]] MapText view() const { return {path, text}; }
};

// The folder's name, also for "." and "maps/usa/".
std::string nameOf(const fs::path& folder) {
    std::error_code failed;
    const fs::path whole = fs::absolute(folder, failed).lexically_normal();
    return (whole.has_filename() ? whole : whole.parent_path()).filename().string();
}

}  // namespace

Result<MapDef, std::string> loadMapFolder(const fs::path& folder) {
    std::array<DiskFile, 3> files;
    for (std::size_t i = 0; i < files.size(); ++i) {
        files[i].path = (folder / kFiles[i]).lexically_normal().generic_string();
        auto text = readFile(files[i].path);
        if (!text) return files[i].path + ": can't be read";
        files[i].text = std::move(*text);
    }
    const std::string name = nameOf(folder);
    auto map = loadMap({name, files[0].view(), files[1].view(), files[2].view()});
    if (!map.ok()) return map.error().describe();
    return std::move(map).value();
}

bool isMapFolder(const fs::path& folder) {
    std::error_code failed;
    return std::any_of(kFiles.begin(), kFiles.end(),
                       [&](std::string_view name) { return fs::exists(folder / name, failed); });
}

}  // namespace semafor::cli
