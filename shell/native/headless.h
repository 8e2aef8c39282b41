// Draws the table off screen, for tests and screenshots.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app.h"
#include "native/sight.h"

namespace semafor {

// The settled screen at `size`, as the bytes of a PNG; empty when there is no memory for it, or no such
// screen or game.
std::string pictureOf(const Sight& sight, const Size& size);

// The same screen on the canvas and in the text view.
struct Seen {
    std::uint64_t pixels = 0;  // a hash of them
    std::string words;         // the text view as JSON: jsonOf
    std::string png;           // if it was asked for
};
// Empty where pictureOf is empty, or a step can't be done.
std::optional<Seen> lookAt(const Sight& sight, const Size& size, bool withPng);

// An animation as PNG pictures, each `every` seconds after the one before. The game stands after its first
// `actions`, and the next one is played. Empty when there is no such game or action.
struct Film {
    std::size_t actions = 0;
    std::size_t pictures = 8;
    float every = 0.15f;
};
std::vector<std::string> filmOf(const Sight& sight, const Size& size, const Film& film);

// The targets under which a resting pointer keeps the program drawing, of the first and the last of each
// kind; nothing when there is no such screen or game.
std::optional<std::vector<TargetId>> restlessUnder(const Sight& sight, const Size& size);

// Every uncovered text on that screen; empty when there is no such screen or game.
std::vector<Lettering::Label> labelsOf(const Sight& sight, const Size& size);

}  // namespace semafor
