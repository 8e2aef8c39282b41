// `semafor check-maps`: loads maps and reports the first mistake in each.
#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "base/fingerprint.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/map_folder.h"
#include "map/loader.h"
#include "map/shipped.h"

namespace semafor::cli {
namespace {

namespace fs = std::filesystem;

// Prints the size of a map and its fingerprint.
void report(const MapDef& map) {
    print(map.name + ": " + std::to_string(map.cities.size()) + " cities, " +
          std::to_string(map.routes.size()) + " routes, " + std::to_string(map.tickets.size()) +
          " tickets, " + std::string(toHex(fingerprint(map)).view()) + "\n");
}

// Reports the map or its first mistake. Returns false if there is a mistake.
bool checkShipped(const MapFiles& files) {
    const auto map = loadMap(files);
    if (map.ok()) {
        report(map.value());
    } else {
        printError(map.error().describe());
    }
    return map.ok();
}

bool checkFolder(const fs::path& folder) {
    const auto map = loadMapFolder(folder);
    if (map.ok()) {
        report(map.value());
    } else {
        printError(map.error());
    }
    return map.ok();
}

// The folder itself if it is a map, else the maps in it, by name.
std::vector<fs::path> mapFolders(const fs::path& folder) {
    if (isMapFolder(folder)) return {folder};
    std::error_code failed;
    std::vector<fs::path> folders;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        if (isMapFolder(at->path())) folders.push_back(at->path());
    std::sort(folders.begin(), folders.end());
    return folders;
}

int checkDisk(std::string_view path) {
    fs::path folder = fs::path(std::string(path)).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();
    const auto folders = mapFolders(folder);
    if (folders.empty()) return failUsage(folder.generic_string() + ": no maps found");
    bool clean = true;
    for (const fs::path& map : folders) clean = checkFolder(map) && clean;
    return clean ? kSuccess : kCheckFailed;
}

int run(const CommandLine& line) {
    if (!line.operands().empty()) return checkDisk(line.operands()[0]);
    bool clean = true;
    for (const MapFiles& map : shippedMaps()) clean = checkShipped(map) && clean;
    return clean ? kSuccess : kCheckFailed;
}

}  // namespace

const Command& checkMapsCommand() {
    static constexpr Command kCommand = {
        "check-maps",
        "[FOLDER]",
        "load maps and report every mistake with its place",
        "  FOLDER   a map, or a folder of maps (the maps that are built in)\n"
        "Prints for each map its contents, and the fingerprint of everything that its rules depend on.\n",
        {},
        1,
        run};
    return kCommand;
}

}  // namespace semafor::cli
