// Result of an operation that can fail: either a value or an error.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include "base/assert.h"

namespace semafor {

template <class T, class E>
class [[nodiscard]] Result {
    static_assert(!std::is_same_v<T, E>, "a result whose value can't be told from its error");

public:
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(E error) : held_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }

    // Required: ok().
    [[nodiscard]] const T& value() const& { return *checked(std::get_if<0>(&held_)); }
    [[nodiscard]] T& value() & { return *checked(std::get_if<0>(&held_)); }
    [[nodiscard]] T&& value() && { return std::move(*checked(std::get_if<0>(&held_))); }

    // Required: !ok().
    [[nodiscard]] const E& error() const { return *checked(std::get_if<1>(&held_)); }

private:
    template <class P>
    static P* checked(P* held) {
        SEMAFOR_ASSERT(held != nullptr);
        return held;
    }

    std::variant<T, E> held_;
};

}  // namespace semafor
