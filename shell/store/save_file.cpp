// Reads line by line, so that the games after a damaged one can still be read.
#include "store/save_file.h"

#include <algorithm>
#include <utility>

#include "base/take_line.h"

namespace semafor {
namespace {

// Lines with this prefix aren't saves, whatever follows: every version treats them as headers.
constexpr std::string_view kOurs = "SEMAFOR-GAMES";
constexpr std::string_view kHead = "SEMAFOR-GAMES 1";

class Reader {
public:
    explicit Reader(std::size_t most) : most_(most) {}

    void line(std::string_view line) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        if (line.empty()) return;
        if (line.starts_with(kOurs)) return head(line);
        if (out_.games.size() == most_) {
            ++out_.left;
            return;
        }
        auto saved = decodeSave(line);
        if (saved.ok()) return keepNewest(std::move(saved).value());
        ++out_.damaged;
        if (!out_.firstError) out_.firstError = saved.error();
        ours_ = ours_ || saved.error().fault > SaveFault::kNotOurs;
    }

    ReadSaves end() {
        if (!ours_) out_.damaged = std::min<std::size_t>(out_.damaged, 1);
        return std::move(out_);
    }

private:
    void head(std::string_view line) {
        ours_ = true;
        if (auto marks = parseMarksLine(line)) out_.marks.push_back(std::move(*marks));
    }

    void keepNewest(SavedGame&& game) {
        ours_ = true;
        const auto same = std::find_if(out_.games.begin(), out_.games.end(),
                                       [&](const SavedGame& g) { return g.id == game.id; });
        if (same == out_.games.end())
            out_.games.push_back(std::move(game));
        else if (game.revision > same->revision)
            *same = std::move(game);
    }

    std::size_t most_;
    ReadSaves out_;
    bool ours_ = false;  // some line comes from this program
};

}  // namespace

std::string writeSaveFile(const std::vector<std::string>& saves, const std::vector<KeptMarks>& marks) {
    std::string text(kHead);
    for (const std::string& save : saves) text.append("\n").append(save);
    for (const KeptMarks& one : marks) text.append("\n").append(marksLine(one));
    return text + "\n";
}

ReadSaves readSaveFile(std::string_view text, std::size_t most) {
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    if (text.size() > kMaxSaveFile || text.empty()) {
        ReadSaves out;
        out.damaged = 1;
        out.firstError = SaveError{text.empty() ? SaveFault::kEmpty : SaveFault::kTooLong, 0};
        return out;
    }
    Reader reader(most);
    while (!text.empty()) reader.line(takeLine(text));
    return reader.end();
}

}  // namespace semafor
