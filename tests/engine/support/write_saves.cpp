// write_saves golden|corpus FOLDER: writes the golden saves and links that are missing there, or a seed
// corpus for each fuzz target.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "codec/link.h"
#include "codec/notation.h"
#include "codec/save.h"
#include "support/games.h"
#include "support/saves.h"

namespace semafor::test {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& folder, const std::string& name, std::string_view content) {
    fs::create_directories(folder);
    std::ofstream file(folder / name, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
}

std::string asText(const Bytes& bytes) {
    return {bytes.begin(), bytes.end()};
}

// Never overwrites: released formats have to stay readable.
void writeOnce(const fs::path& folder, const std::string& name, const std::string& line) {
    if (!fs::exists(folder / name)) write(folder, name, line + "\n");
}

void writeGolden(const fs::path& folder) {
    for (const GoldenSave& golden : goldenSaves()) {
        writeOnce(folder / "saves", golden.file + ".save", encodeSave(golden.game));
        const auto code = encodeLink(gameOf(golden.game.map), {LinkKind::kContinue, golden.game});
        writeOnce(folder / "links", golden.file + ".txt", code.value_or(""));
    }
}

// The first byte of each input selects the map or the kind of the remaining bytes.
void writeCorpusOf(const fs::path& folder, const std::string& name, const SavedGame& saved) {
    const std::string text = encodeSave(saved);
    const std::string payload = asText(payloadOf(text));
    write(folder / "save_text", name, text);
    const std::string version = saved.sections.empty() ? "1" : "2";
    write(folder / "save_payload", name, version + payload);
    write(folder / "saved_log", name, version + payload);
    if (findMap(saved.map) == nullptr) return;
    const auto code = encodeLink(gameOf(saved.map), {LinkKind::kContinue, saved});
    if (!code) return;
    write(folder / "link", name + "-text", "t" + *code);
    write(folder / "link", name + "-body", (saved.sections.empty() ? "1" : "2") + asText(bodyOf(*code)));
}

void writeNotations(const fs::path& folder) {
    const auto maps = shippedMaps();
    for (std::size_t m = 0; m < maps.size(); ++m) {
        const Game& game = gameOf(maps[m].name);
        const SavedGame saved = randomSave(game, 2, 1, 60);
        for (std::size_t i = 0; i < saved.log.size(); ++i)
            write(folder, std::string(maps[m].name) + "-" + std::to_string(i),
                  static_cast<char>('0' + m) + actionText(game, saved.log[i]));
    }
}

void writeMapFiles(const fs::path& folder) {
    const auto maps = shippedMaps();
    for (std::size_t m = 0; m < maps.size(); ++m) {
        const std::string_view parts[] = {maps[m].board.text, maps[m].tickets.text, maps[m].rules.text};
        for (std::size_t p = 0; p < 3; ++p)
            write(folder, std::string(maps[m].name) + "-" + std::to_string(p),
                  static_cast<char>(m * 3 + p) + std::string(parts[p]));
    }
}

void writeCorpus(const fs::path& folder) {
    writeCorpusOf(folder, "every-kind", everyKindOfAction());
    for (const MapFiles& map : shippedMaps())
        for (const std::size_t actions : {0u, 12u, 60u}) {
            const SavedGame saved = randomSave(gameOf(map.name), 2, actions, actions);
            const std::string name = std::string(map.name) + "-" + std::to_string(actions);
            writeCorpusOf(folder, name, saved);
            if (actions > 0) writeCorpusOf(folder, name + "-sections", withSections(saved));
        }
    writeNotations(folder / "notation");
    writeMapFiles(folder / "map_file");
}

}  // namespace
}  // namespace semafor::test

int main(int argc, char** argv) {
    const std::string_view what = argc == 3 ? argv[1] : "";
    if (what == "golden") {
        semafor::test::writeGolden(argv[2]);
    } else if (what == "corpus") {
        semafor::test::writeCorpus(argv[2]);
    } else {
        std::fprintf(stderr, "usage: write_saves golden|corpus FOLDER\n");
        return 2;
    }
    return 0;
}
