// `semafor check-maps`: loads maps and names the place of every first mistake.
#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "base/fingerprint.h"
#include "cli/command.h"
#include "cli/console.h"
#include "map/loader.h"
#include "map/shipped.h"

namespace semafor::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 3> kParts = {"board.json", "tickets.json", "rules.json"};

// Prints what the map holds, or its first mistake. False: it has one.
bool checkMap(const MapFiles& files) {
    const auto map = loadMap(files);
    if (!map.ok()) {
        printError(map.error().describe());
        return false;
    }
    const MapDef& def = map.value();
    print(def.name + ": " + std::to_string(def.cities.size()) + " cities, " +
          std::to_string(def.routes.size()) + " routes, " + std::to_string(def.tickets.size()) +
          " tickets, " + std::string(toHex(fingerprint(def)).view()) + "\n");
    return true;
}

// The texts of a map on the disk, kept as long as they are looked at.
struct DiskFile {
    std::string path;
    std::string text;
    [[nodiscard]] MapText view() const { return {path, text}; }
};

std::optional<DiskFile> readPart(const fs::path& folder, const char* name) {
    const std::string path = (folder / name).generic_string();
    auto text = readFile(path);
    if (!text) {
        printError(path + ": can't be read");
        return std::nullopt;
    }
    return DiskFile{path, std::move(*text)};
}

bool checkFolder(const fs::path& folder) {
    const auto board = readPart(folder, kParts[0]);
    const auto tickets = readPart(folder, kParts[1]);
    const auto rules = readPart(folder, kParts[2]);
    if (!board || !tickets || !rules) return false;
    const std::string name = folder.filename().string();
    return checkMap({name, board->view(), tickets->view(), rules->view()});
}

// Whether the folder has any file of a map.
bool isMap(const fs::path& folder) {
    std::error_code failed;
    return std::any_of(kParts.begin(), kParts.end(),
                       [&](const char* part) { return fs::exists(folder / part, failed); });
}

// The folder itself when it is a map, else the maps in it, by name.
std::vector<fs::path> mapFolders(const fs::path& folder) {
    if (isMap(folder)) return {folder};
    std::error_code failed;
    std::vector<fs::path> folders;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        if (isMap(at->path())) folders.push_back(at->path());
    std::sort(folders.begin(), folders.end());
    return folders;
}

int checkDisk(std::string_view path) {
    fs::path folder = fs::path(std::string(path)).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();
    const auto folders = mapFolders(folder);
    if (folders.empty()) return failUsage(folder.generic_string() + ": no maps are there");
    bool clean = true;
    for (const fs::path& map : folders) clean = checkFolder(map) && clean;
    return clean ? kSuccess : kCheckFailed;
}

int run(const CommandLine& line) {
    if (!line.operands().empty()) return checkDisk(line.operands()[0]);
    bool clean = true;
    for (const MapFiles& map : shippedMaps()) clean = checkMap(map) && clean;
    return clean ? kSuccess : kCheckFailed;
}

}  // namespace

const Command& checkMapsCommand() {
    static constexpr Command kCommand = {
        "check-maps",
        "[FOLDER]",
        "load maps and name the place of every mistake",
        "  FOLDER   a map, or a folder of maps; without it those built in\n"
        "Prints for each map what it holds and the fingerprint of all that its rules depend on.\n",
        {},
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
