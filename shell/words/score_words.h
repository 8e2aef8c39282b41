// Words for the scores of one game in one language: lines of the result table, ranks and winners.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace semafor {

// A line of the result table; ScoreWords::items tells which ones a game has.
enum class ScoreItem : std::uint8_t {
    kRoutes,
    kTickets,
    kStations,
    kExpress,
    kGlobetrotter,
    kPassengers,
    kTotal,
    kCompleted,
    kLongest,
};

class ScoreWords {
public:
    // The words must outlive this object.
    explicit ScoreWords(const Words& words) : words_(&words) {}

    // The lines that this game has, in their order: the total before lines that only decide ties.
    [[nodiscard]] std::vector<ScoreItem> items() const;
    [[nodiscard]] std::string_view name(ScoreItem item) const;                      // "Routes"
    [[nodiscard]] std::string value(ScoreItem item, const SeatScore& score) const;  // "45"
    [[nodiscard]] std::string line(ScoreItem item, const SeatScore& score) const;   // "Routes: 45 points"
    // "2nd place", "1st place, shared". Required: a seat below `seats`.
    [[nodiscard]] std::string rank(const BySeat<SeatScore>& scores, std::size_t seats, Seat seat) const;
    // "Anna wins!", "Shared victory: Anna, Jan"; "You win!" for the seat `you`.
    [[nodiscard]] std::string winners(const BySeat<SeatScore>& scores, Names names, Seat you = kNoSeat) const;
    // The route that a station uses (R27).
    [[nodiscard]] std::string loan(const Loan& loan) const;

private:
    const Words* words_;
};

}  // namespace semafor
