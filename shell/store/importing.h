// Imports games from files into the library: no game there is lost, changed without need, or duplicated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/saved_game.h"
#include "store/library.h"
#include "store/marks.h"
#include "store/save_file.h"

namespace semafor {

// The most games taken in one import.
inline constexpr std::size_t kMostImported = 500;
// Playing never leads to a later revision; an imported game with a later one begins to count anew.
inline constexpr std::uint32_t kLastRevision = 1'000'000;

// How two saves with the same id relate.
enum class Meeting : std::uint8_t {
    kKnown,       // the same game, and the file has no more of it
    kFurther,     // the same game, and the file's log continues the log here
    kAnotherWay,  // the logs differ, or something that they build on
};
Meeting meetingOf(const SavedGame& here, const SavedGame& file);

// The game here, continued by the file's log, with the file's sections. Names, colours, seats and the table's
// settings stay as they are here; the revision is above both.
SavedGame carriedOn(SavedGame here, const SavedGame& file);

// The id of the n-th copy, from 1, of a game that went another way: the same at every import, so that a copy
// is found again.
std::uint64_t copyId(std::uint64_t id, std::size_t n);

struct ImportSum {
    std::size_t came = 0;       // games that are new here
    std::size_t further = 0;    // games that were here, and now continue as in the file
    std::size_t known = 0;      // games that are here, with as many actions or more
    std::size_t elsewhere = 0;  // games open in another tab, of which the file has more
    std::size_t damaged = 0;    // saves that can't be read
    std::size_t left = 0;       // games left out beyond kMostImported
};

// A game that a file has more of, and that doesn't change here before the player agrees.
struct LongerGame {
    SavedGame game;           // under the id that it has here
    std::size_t further = 0;  // actions more than here
};

// Games that must not change while they are being played.
struct OpenGames {
    std::optional<SavedGame> onTable;      // as it is now, saved or not
    bool tableElsewhere = false;           // another tab plays it
    std::vector<std::uint64_t> elsewhere;  // other tabs have them open
};

class Import {
public:
    // The library must outlive this object.
    explicit Import(Library& library) : library_(&library) {}

    // Reads one file; may be called for any number of files.
    void read(std::string_view file);
    // Takes everything that was read into the library. Stops early when the store takes no more.
    std::optional<StoreFault> finish(const OpenGames& open);

    [[nodiscard]] bool finished() const { return finished_; }

    [[nodiscard]] const ImportSum& sum() const { return sum_; }
    // Why the first unreadable save can't be read.
    [[nodiscard]] const std::optional<SaveError>& firstError() const { return firstError_; }
    // Questions that remain.
    [[nodiscard]] const std::vector<LongerGame>& longer() const { return longer_; }
    // Takes the first question off the list. Required: there is one.
    LongerGame answer();
    // Continues the game in the library; no change when that isn't possible any more.
    std::optional<StoreFault> carryOn(const LongerGame& longer);

    // The number of games that came new with this import.
    [[nodiscard]] std::size_t arrivals() const { return came_.size(); }
    // Deletes new games that are still as they came and not on the table; returns how many.
    std::size_t removeArrivals(std::uint64_t onTable);

private:
    struct Arrival {
        std::uint64_t id = 0;
        std::uint32_t revision = 0;
    };

    [[nodiscard]] std::optional<SavedGame> here(std::uint64_t id, const OpenGames& open) const;
    [[nodiscard]] bool askedOtherwise(const SavedGame& file) const;
    std::optional<StoreFault> take(SavedGame file, const OpenGames& open);
    std::optional<StoreFault> arrive(SavedGame game, bool copy);
    std::optional<StoreFault> goFurther(const SavedGame& here, SavedGame file, const OpenGames& open);
    void ask(const SavedGame& here, SavedGame file);
    void takeMarks();

    Library* library_;
    bool finished_ = false;
    std::vector<SavedGame> games_;  // read, but not taken yet
    std::vector<KeptMarks> marks_;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> ids_;  // of each game: in the file, here
    ImportSum sum_;
    std::optional<SaveError> firstError_;
    std::vector<LongerGame> longer_;
    std::vector<Arrival> came_;
};

}  // namespace semafor
