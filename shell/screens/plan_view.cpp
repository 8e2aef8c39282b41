// Paints the private planner: what the routes that the player has marked still need.
#include "screens/plan_view.h"

#include <algorithm>

#include "screens/paint_context.h"
#include "screens/position.h"

namespace semafor {
namespace {

constexpr float kHead = 34;  // points
constexpr float kChip = 30;
constexpr float kChipWide = 48;

struct Missing {
    Color color{};
    int count = 0;
};

std::vector<Missing> missingOf(const PlanNeeds& needs) {
    std::vector<Missing> missing;
    for (std::size_t c = 0; c < kColors; ++c)
        if (needs.cards[c] > 0) missing.push_back({colorAt(c), needs.cards[c]});
    if (needs.grey > 0) missing.push_back({Color::kGray, needs.grey});
    if (needs.locomotives > 0) missing.push_back({Color::kLocomotive, needs.locomotives});
    return missing;
}

// A small card with its symbol, and how many are missing.
void paintMissing(Ui& ui, const Box& box, const Missing& missing) {
    const Palette& p = ui.palette();
    const float r = ui.px(10);
    const Vec centre{box.min.x + r, box.centre().y};
    ui.drawList()->AddRectFilled(at(centre - Vec{r, r}), at(centre + Vec{r, r}), p.of(missing.color),
                                 ui.px(3));
    ui.drawList()->AddRect(at(centre - Vec{r, r}), at(centre + Vec{r, r}), faded(p.ink, 0.6f), ui.px(3), 0,
                           ui.px(1));
    if (missing.color == Color::kGray)
        ui.letters.line(Type::kSmall, boxAround(centre, {2 * r, 2 * r}), p.ink, "?", Align::kCentre);
    else
        paintSymbol(ui.drawList(), missing.color, centre, r * 0.68f, p.on(missing.color));
    ui.letters.line(Type::kBody, {{centre.x + r + ui.px(3), box.min.y}, box.max}, p.ink,
                    "×" + std::to_string(missing.count));
}

RouteSet planned(const Position& position) {
    return position.match.marks.of(position.match.viewer()) & position.view.open;
}

}  // namespace

float planHeight(const PaintContext& context, const Position& position) {
    if (planned(position).empty()) return 0;
    const auto chips = missingOf(needsOf(position.game(), position.view, planned(position))).size();
    const std::size_t rows = std::max<std::size_t>(1, (chips + 3) / 4);
    return context.ui.px(kHead + 24 + kChip * static_cast<float>(rows) + 8);
}

void paintPlan(PaintContext& context, const Position& position, const Box& box) {
    Ui& ui = context.ui;
    const Palette& p = ui.palette();
    const PlanNeeds needs = needsOf(position.game(), position.view, planned(position));
    Box remaining = box.inset(ui.px(6), 0);
    Box head = remaining.takeTop(ui.px(kHead));
    ui.drawList()->AddLine(at(head.min), {head.max.x, head.min.y}, p.inkFaint, ui.px(1));
    if (iconButton(ui, head.takeRight(ui.px(34)),
                   {Target::kPlanClear, Icon::kClose, context.text(Text::kPlanClear), Look::kQuiet}))
        context.ask(ask::UnmarkAll{});
    paintIcon(ui.drawList(), Icon::kPencil, head.takeLeft(ui.px(22)).centre(), ui.px(7), p.focus);
    ui.letters.line(
        Type::kBody, head, p.ink,
        std::string(context.text(Text::kPlan)) + ": " + position.words.count(Plural::kWagons, needs.wagons));
    const auto missing = missingOf(needs);
    const std::string note = needs.missing() == 0 ? std::string(context.text(Text::kPlanPaid))
                             : needs.spare > 0    ? position.words.count(Plural::kPlanSpare, needs.spare)
                                                  : std::string(context.text(Text::kPlanMissing));
    ui.letters.line(Type::kSmall, remaining.takeTop(ui.px(24)), needs.missing() == 0 ? p.clear : p.inkSoft,
                    note);
    for (std::size_t i = 0; i < missing.size(); i += 4) {
        Box row = remaining.takeTop(ui.px(kChip));
        for (std::size_t k = i; k < std::min(i + 4, missing.size()); ++k)
            paintMissing(ui, row.takeLeft(ui.px(kChipWide)), missing[k]);
    }
}

}  // namespace semafor
