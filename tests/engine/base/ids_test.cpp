// Tests of ids: distinct types that don't convert into each other.
#include "base/ids.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace semafor {
namespace {

TEST(Ids, DontConvertIntoOneAnother) {
    static_assert(!std::is_convertible_v<Seat, CityId>);
    static_assert(!std::is_convertible_v<int, RouteId>);
    static_assert(!Id<int>);
    static_assert(sizeof(TicketId) == 1);
}

TEST(Ids, IndexAndIdAtAreInverse) {
    for (int place = 0; place < 256; ++place)
        EXPECT_EQ(index(idAt<RouteId>(place)), static_cast<std::size_t>(place));
}

}  // namespace
}  // namespace semafor
