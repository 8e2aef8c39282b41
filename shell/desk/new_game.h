// The draft of a new game: board, players and deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "codec/saved_game.h"
#include "desk/services.h"

namespace semafor {

inline constexpr std::uint8_t kFirstLevel = 2;  // the Conductor

class NewGame {
public:
    explicit NewGame(const Services& services);

    [[nodiscard]] const SavedGame& draft() const { return draft_; }
    // The deal code as it was typed.
    [[nodiscard]] const std::string& deal() const { return deal_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    void setMap(std::string_view map);
    void setSeats(std::size_t seats);
    void setPerson(std::size_t seat, bool person);
    void setLevel(std::size_t seat, std::uint8_t level);
    void setCharacter(std::size_t seat, std::uint8_t character);
    void setName(std::size_t seat, std::string_view name);
    // Swaps colours with the seat that has this one.
    void setColor(std::size_t seat, std::uint8_t color);
    void setPractice(bool practice);
    void setDeal(std::string_view code);
    // The drafted game, ready to be played; empty, with a notice, when the deal code is invalid.
    std::optional<SavedGame> make();

private:
    void fillSeats(std::size_t seats);

    Services at_;
    SavedGame draft_;
    std::string deal_;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
