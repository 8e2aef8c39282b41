// The panel on which a decision is made.
#pragma once

#include "screens/decision_head.h"
#include "screens/paint_context.h"
#include "screens/position.h"

namespace semafor {

// A sheet of paper at the foot of the screen: over the tickets or, on a small screen, over the tabs.
class Panel {
public:
    Panel(PaintContext& context, const Position& position, float widthPoints, float height)
        : context_(context), at_(position), ui_(context.ui) {
        place(position.layout, widthPoints, height);
        ui_.raise(box_);
        paintPanel(ui_, box_);
        ui_.touch(Target::kPanel, box_, true);  // blocks touches to what lies under it
        remaining_ = box_.inset(ui_.px(kPad));
    }

    [[nodiscard]] Box& remaining() { return remaining_; }
    [[nodiscard]] const Box& box() const { return box_; }

    void title(std::string_view text, std::string_view note, std::size_t buttons = 1) {
        paintDecisionHead(context_, at_, remaining_, {text, note, buttons});
    }
    bool close(std::string_view tip) {
        return iconButton(ui_,
                          {{box_.max.x - ui_.px(48), box_.min.y + ui_.px(4)},
                           {box_.max.x - ui_.px(4), box_.min.y + ui_.px(48)}},
                          {Target::kPanelClose, Icon::kClose, tip, Look::kQuiet});
    }

private:
    static constexpr float kPad = 14;

    void place(const TableLayout& layout, float widthPoints, float height);

    PaintContext& context_;
    const Position& at_;
    Ui& ui_;
    Box box_;
    Box remaining_;
};

}  // namespace semafor
