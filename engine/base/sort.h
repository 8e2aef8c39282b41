// Stable sort for short lists. Takes much less code in a wasm program than the standard library's sorts.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace semafor {

// Insertion sort, for lists of up to about a hundred entries.
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
