// Places a decision's panel on the screen.
#include "screens/panel.h"

#include <algorithm>

namespace semafor {

void Panel::place(const TableLayout& layout, float widthPoints, float height) {
    if (layout.shape == Shape::kWide) {
        // At the left, over the tickets, so that most of the board stays in sight.
        const Box& column = layout.tickets;
        const float wide =
            std::max(column.width(), std::min(ui_.px(widthPoints), layout.board.width() * 0.62f));
        const float high = std::min(height + ui_.px(2 * kPad), column.max.y - layout.bar.max.y - ui_.px(8));
        box_ = {{column.min.x, column.max.y - high}, {column.min.x + wide, column.max.y}};
    } else {
        const Box below{{layout.panel.min.x, layout.market.min.y}, {layout.panel.max.x, layout.tabs.max.y}};
        const float high = std::clamp(height + ui_.px(2 * kPad), std::min(below.height(), ui_.px(120)),
                                      ui_.screen().height() * (layout.shape == Shape::kLow ? 0.98f : 0.62f));
        box_ = {{below.min.x, below.max.y - high}, below.max};
    }
}

}  // namespace semafor
