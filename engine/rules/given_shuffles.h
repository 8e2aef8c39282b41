// Shuffles whose outcome is told and not drawn: those of a transcript, so that a game can be replayed
// without its deal code.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <utility>
#include <vector>

#include "base/bounded_vector.h"
#include "base/ids.h"
#include "map/color.h"
#include "map/map_def.h"

namespace semafor {

class GivenShuffles {
public:
    // The outcome of one of the next shuffles, top first: cards and tickets each in their order.
    void add(std::vector<Color> order) { cards_.push_back(std::move(order)); }
    void add(std::vector<TicketId> order) { tickets_.push_back(std::move(order)); }

    void arrange(BoundedVector<Color, kMaxCards>& items) { arrangeAs(items, cards_); }
    void arrange(BoundedVector<TicketId, kMaxTicketDeck>& items) { arrangeAs(items, tickets_); }

private:
    // Takes the next order. Nothing told, or the order of other items: they stay as they are.
    template <class Items, class Order>
    static void arrangeAs(Items& items, std::deque<Order>& orders) {
        if (orders.empty()) return;
        const Order order = std::move(orders.front());
        orders.pop_front();
        if (order.size() != items.size()) return;
        if (!std::is_permutation(order.begin(), order.end(), items.begin())) return;
        std::copy(order.begin(), order.end(), items.begin());
    }

    std::deque<std::vector<Color>> cards_;
    std::deque<std::vector<TicketId>> tickets_;
};

}  // namespace semafor
