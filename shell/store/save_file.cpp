// Line by line: one damaged game never costs another.
#include "store/save_file.h"

#include <algorithm>
#include <utility>

#include "base/take_line.h"

namespace semafor {
namespace {

constexpr std::string_view kHead = "SEMAFOR-GAMES 1";

void keepNewest(std::vector<SavedGame>& games, SavedGame&& game) {
    const auto same =
        std::find_if(games.begin(), games.end(), [&](const SavedGame& g) { return g.id == game.id; });
    if (same == games.end()) {
        games.push_back(std::move(game));
    } else if (game.revision > same->revision) {
        *same = std::move(game);
    }
}

void readLine(ReadSaves& out, std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    if (line.empty() || line.starts_with("SEMAFOR-GAMES")) return;
    auto saved = decodeSave(line);
    if (saved.ok()) {
        keepNewest(out.games, std::move(saved).value());
        return;
    }
    ++out.damaged;
    if (!out.firstError) out.firstError = saved.error();
}

}  // namespace

std::string writeSaveFile(const std::vector<std::string>& saves) {
    std::string text(kHead);
    for (const std::string& save : saves) text.append("\n").append(save);
    return text + "\n";
}

ReadSaves readSaveFile(std::string_view text) {
    ReadSaves out;
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    if (text.size() > kMaxSaveFile || text.empty()) {
        out.damaged = 1;
        out.firstError = SaveError{text.empty() ? SaveFault::kEmpty : SaveFault::kTooLong, 0};
        return out;
    }
    while (!text.empty()) readLine(out, takeLine(text));
    return out;
}

}  // namespace semafor
