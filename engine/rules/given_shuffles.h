// Predetermined shuffles, such as a transcript's, so that a game can be replayed without its deal code.
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
    // Adds the outcome of a later shuffle, top first. Cards and tickets are two separate queues.
    void add(std::vector<Color> order) { cards_.push_back(std::move(order)); }
    void add(std::vector<TicketId> order) { tickets_.push_back(std::move(order)); }

    void arrange(BoundedVector<Color, kMaxCards>& items) { arrangeAs(items, cards_); }
    void arrange(BoundedVector<TicketId, kMaxTicketDeck>& items) { arrangeAs(items, tickets_); }

private:
    // Applies the next order. If there is no order, or it is of other items, the items stay unchanged.
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
