// Picks an item from a list that translators keep in one text.
#pragma once

#include <cstddef>
#include <string_view>

namespace semafor {

// The item at index `place`. Required: the list has as many.
inline std::string_view itemOf(std::string_view list, std::string_view between, std::size_t place) {
    for (; place > 0; --place) list.remove_prefix(list.find(between) + between.size());
    return list.substr(0, list.find(between));
}

}  // namespace semafor
