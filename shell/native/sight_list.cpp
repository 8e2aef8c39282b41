// Shows every sight in one process; each has a desk, a host and a store of its own.
#include "native/sight_list.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "base/fingerprint.h"
#include "native/headless.h"

namespace semafor {
namespace {

constexpr std::size_t kFirstOption = 4;  // after name, width, height, ratio

std::vector<std::string_view> cellsOf(std::string_view line) {
    std::vector<std::string_view> cells;
    for (std::size_t tab = 0; tab != std::string_view::npos;) {
        tab = line.find('\t');
        cells.push_back(line.substr(0, tab));
        if (tab != std::string_view::npos) line.remove_prefix(tab + 1);
    }
    return cells;
}

Size sizeOf(const std::vector<std::string_view>& cells) {
    const auto number = [&](std::size_t cell) { return std::atof(std::string(cells[cell]).c_str()); };
    return {static_cast<int>(number(1)), static_cast<int>(number(2)), static_cast<float>(number(3))};
}

bool keep(const std::string& folder, const std::string& name, const Seen& seen) {
    const std::string file = folder + "/" + name;
    return writeFile(file + ".png", seen.png) && writeFile(file + ".json", seen.words);
}

bool showLine(std::string_view line, const std::string& folder) {
    const auto cells = cellsOf(line);
    if (cells.size() < kFirstOption) return false;
    const std::string name(cells[0]);
    const Size size = sizeOf(cells);
    if (size.width <= 0 || size.height <= 0 || size.ratio <= 0) return false;
    const auto seen =
        lookAt(sightFrom(std::span(cells).subspan(kFirstOption)), size, /*withPng=*/!folder.empty());
    const std::string pixels = seen ? toHex(seen->pixels).digits : "-";
    const std::string words = seen ? toHex(Fingerprint().add(seen->words).value()).digits : "-";
    std::printf("%s\t%s\t%s\n", name.c_str(), pixels.c_str(), words.c_str());
    std::fflush(stdout);
    return seen && (folder.empty() || keep(folder, name, *seen));
}

}  // namespace

bool showList(const std::string& file, const std::string& folder) {
    std::ifstream lines(file);
    bool all = lines.good();
    for (std::string line; std::getline(lines, line);) all = showLine(line, folder) && all;
    return all;
}

bool writeFile(const std::string& name, const std::string& bytes) {
    std::FILE* file = bytes.empty() ? nullptr : std::fopen(name.c_str(), "wb");
    const bool whole = file != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    if (file != nullptr && std::fclose(file) == 0 && whole) return true;
    std::fprintf(stderr, "semafor-table: can't write %s\n", name.c_str());
    return false;
}

}  // namespace semafor
