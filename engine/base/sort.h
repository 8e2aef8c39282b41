// Sorting of short lists: stable, and with a small part of the code that the library's sorts take in a wasm
// program.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace semafor {

// By insertion: for lists of a hundred entries or so.
template <class List, class Less = std::less<>>
void sortShort(List& list, Less less = {}) {
    const auto begin = std::begin(list);
    for (auto next = begin; next != std::end(list); ++next) {
        auto value = std::move(*next);
        auto place = next;
        for (; place != begin && less(value, *std::prev(place)); --place)
            *place = std::move(*std::prev(place));
        *place = std::move(value);
    }
}

}  // namespace semafor
