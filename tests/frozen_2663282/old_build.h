// Build 2663282, as far as it touches the store: saves, the ring of generations, the list of games and the
// second copy. codec/ and store/ are its sources with nothing changed but the namespace. It stays as it is
// for ever: tests let it act on the same texts as the build of today.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace semafor_2663282 {

class Ring;

class OldBuild {
public:
    // The store must live longer.
    explicit OldBuild(semafor::Store& store);
    OldBuild(const OldBuild&) = delete;
    OldBuild& operator=(const OldBuild&) = delete;
    ~OldBuild();

    // Its title and its list of games: reads all generations of all games, and tells the games that it shows.
    std::vector<std::uint64_t> showTitle();
    // The game as it would be opened, as the text of a save.
    std::optional<std::string> open(std::uint64_t id);
    // The next generation of a game that was opened, or of a new one. False when the ring refuses.
    bool save(const std::string& text);
    void remove(std::uint64_t id);
    // What the second copy has that is newer, as at its start.
    bool merge(semafor::Store& other);
    // Texts that it has moved out of the way.
    [[nodiscard]] std::size_t quarantined() const;

private:
    semafor::Store* store_;
    std::map<std::uint64_t, std::unique_ptr<Ring>> open_;
};

}  // namespace semafor_2663282
