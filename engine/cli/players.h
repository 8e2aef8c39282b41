// Players for the seats that no person plays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/action.h"
#include "view/player_view.h"

namespace semafor::cli {

class Chooser {
public:
    Chooser() = default;
    Chooser(const Chooser&) = delete;
    Chooser& operator=(const Chooser&) = delete;
    virtual ~Chooser() = default;
    // Index of the chosen action in the list. Required: the list isn't empty.
    virtual std::size_t choose(const PlayerView& view, const ActionList& legal) = 0;
};

// A player by one of the names in kBotNames; null for any other name. The same deal code, seat and name make
// the same choices everywhere. "random" chooses among the legal actions at random; its generator has the
// deal code as seed and the seat as sequence. The game must outlive the chooser.
std::unique_ptr<Chooser> makeChooser(const Game& game, std::string_view name, std::uint64_t dealCode,
                                     Seat seat);

using Choosers = std::vector<std::unique_ptr<Chooser>>;

// Reads "random,random": one name for each seat; without a list all are random.
Result<Choosers, std::string> makeChoosers(const Game& game, std::optional<std::string_view> names,
                                           std::size_t seats, std::uint64_t dealCode);

}  // namespace semafor::cli
