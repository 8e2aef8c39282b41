// The table drawn without a screen, for tests and pictures.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app.h"
#include "native/sight.h"

namespace semafor {

// The settled picture of that screen at `size`, as the bytes of a PNG; empty when there is no memory for it,
// or no such screen or game.
std::string pictureOf(const Sight& sight, const Size& size);

// The same screen on the canvas and in words.
struct Seen {
    std::uint64_t pixels = 0;  // a fingerprint of them
    std::string words;         // as JSON: jsonOf
    std::string png;           // when it is asked for
};
// Nothing where pictureOf is empty, or a step can't be done.
std::optional<Seen> lookAt(const Sight& sight, const Size& size, bool withPng);

// What the table shows while an action is told: so many pictures, each so many seconds after the one before.
// The game stands at its first `actions`, and the next one is taken. None when there is no such game or
// action.
struct Film {
    std::size_t actions = 0;
    std::size_t pictures = 8;
    float every = 0.15f;
};
std::vector<std::string> filmOf(const Sight& sight, const Size& size, const Film& film);

// Every text of that screen that nothing covers; none when there is no such screen or game.
std::vector<Lettering::Label> labelsOf(const Sight& sight, const Size& size);

}  // namespace semafor
