// Imports games from files into the library: none of the games there is lost, changed without need, or
// doubled.
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

// More games aren't taken in one import.
inline constexpr std::size_t kMostImported = 500;
// A later revision is nothing that playing leads to; a game that comes with one begins to count anew.
inline constexpr std::uint32_t kLastRevision = 1'000'000;

// How two saves with the same id relate.
enum class Meeting : std::uint8_t {
    kKnown,       // the same game, and the file isn't further
    kFurther,     // the same game, and the log here is the beginning of the file's
    kAnotherWay,  // the logs differ, or something that the log builds on
};
Meeting meetingOf(const SavedGame& here, const SavedGame& file);

// The game here, as far as the file's log goes, with the file's sections. Names, colours, seats and settings
// of the table stay those here; the revision is above both.
SavedGame carriedOn(SavedGame here, const SavedGame& file);

// The id of the n-th copy of a game that went another way, from 1: the same at every import, so that a copy
// is found again.
std::uint64_t copyId(std::uint64_t id, std::size_t n);

struct ImportSum {
    std::size_t came = 0;       // games that are new here
    std::size_t further = 0;    // games that were here, and go on now where the file's do
    std::size_t known = 0;      // games that are here, at least as far
    std::size_t elsewhere = 0;  // games that another tab has open, and that the file knows further
    std::size_t damaged = 0;    // saves that can't be read
    std::size_t left = 0;       // games beyond kMostImported
};

// A game of a file that is further than the one here, which doesn't give way without a question.
struct LongerGame {
    SavedGame game;           // under the id that it has here
    std::size_t further = 0;  // actions
};

// Games that must not change beneath those who play them.
struct OpenGames {
    std::optional<SavedGame> onTable;      // as it is now, saved or not
    bool tableElsewhere = false;           // another tab plays it
    std::vector<std::uint64_t> elsewhere;  // other tabs have them open
};

class Import {
public:
    // The library must live longer.
    explicit Import(Library& library) : library_(&library) {}

    // Reads one file; of any number.
    void read(std::string_view file);
    // Everything that was read comes into the library. Ends early when the store takes no more.
    std::optional<StoreFault> finish(const OpenGames& open);

    [[nodiscard]] bool finished() const { return finished_; }

    [[nodiscard]] const ImportSum& sum() const { return sum_; }
    // Why the first unreadable save can't be read.
    [[nodiscard]] const std::optional<SaveError>& firstError() const { return firstError_; }
    // Questions that are left.
    [[nodiscard]] const std::vector<LongerGame>& longer() const { return longer_; }
    // Takes the first question off the list. Required: there is one.
    LongerGame answer();
    // Carries the game in the library on; nothing changes when that isn't possible any more.
    std::optional<StoreFault> carryOn(const LongerGame& longer);

    // Games that came, and are still as they came.
    [[nodiscard]] std::size_t arrivals() const { return came_.size(); }
    // Deletes them, and tells how many there were.
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
    std::vector<SavedGame> games_;  // read, and not taken yet
    std::vector<KeptMarks> marks_;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> ids_;  // of each game: in the file, here
    ImportSum sum_;
    std::optional<SaveError> firstError_;
    std::vector<LongerGame> longer_;
    std::vector<Arrival> came_;
};

}  // namespace semafor
