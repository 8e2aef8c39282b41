// Paints passengers on board as queues on a platform: for each colour, the seats by number of passengers,
// with first and second place (G05).
#include "screens/majorities.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/fingerprint.h"
#include "base/sort.h"
#include "paint/drawing.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "screens/things.h"

namespace semafor {
namespace {

// All in points.
constexpr float kRow = 25;
constexpr float kAir = 8;
constexpr float kSign = 20;

std::vector<Color> colorsOf(const Position& position) {
    std::vector<Color> colors;
    for (std::size_t c = 0; c < kColors; ++c) {
        int all = 0;
        for (std::size_t s = 0; s < position.view.seats; ++s) all += position.view.taken[s][c];
        const auto& started = position.view.passengers;
        const bool there = std::find(started.begin(), started.end(), colorAt(c)) != started.end();
        if (all > 0 || there) colors.push_back(colorAt(c));
    }
    return colors;
}

// One seat's passengers of one colour.
struct Group {
    std::size_t seat = 0;
    int count = 0;
    int points = 0;
};

class Platform {
public:
    Platform(PaintContext& context, const Position& position)
        : context_(context), ui_(context.ui), at_(position) {}

    void queue(Color color, const Box& row) {
        paintEdge(row);
        Box remaining = row;
        const Box sign = remaining.takeLeft(ui_.px(kSign));
        paintSign(color, sign.centre());
        const auto groups = groupsOf(color);
        int travellers = 0;
        for (const Group& group : groups) travellers += group.count;
        // The queues share the width that badges and figures leave.
        const auto n = static_cast<float>(std::max<std::size_t>(1, groups.size()));
        const float left = remaining.width() - n * ui_.px(kBadge + kFigure + kGap);
        body_ = std::min(ui_.px(14), left * 0.6f / n);
        step_ = std::min(ui_.px(10), (left - n * body_) / std::max(1.0f, static_cast<float>(travellers) - n));
        const int most = groups.empty() ? 0 : groups.front().points;
        for (const Group& group : groups) paintGroup(color, group, remaining.takeLeft(widthOf(group)), most);
    }

    // A hash of everything that the queues show.
    [[nodiscard]] std::uint64_t key(const std::vector<Color>& colors) const {
        Fingerprint key;
        key.add(ui_.palette().paper).add(static_cast<std::uint64_t>(ui_.px(1) * 64));
        key.add(static_cast<std::uint64_t>(art() != nullptr));
        for (const Color color : colors) {
            key.add(static_cast<std::uint64_t>(color));
            for (const Group& group : groupsOf(color))
                key.add(at_.colorOf(group.seat))
                    .add(static_cast<std::uint64_t>(group.count))
                    .add(static_cast<std::uint64_t>(group.points));
        }
        return key.value();
    }

    void explain(Color color, const Box& row) {
        const Touch touch = ui_.touch({Target::kMajority, index(color)}, row, true);
        ui_.explain(touch, row, context_.text(Text::kMajorityHint));
    }

private:
    static constexpr float kBadge = 15;
    static constexpr float kFigure = 9;
    static constexpr float kGap = 2;

    [[nodiscard]] float widthOf(const Group& group) const {
        return ui_.px(kBadge + kFigure + kGap) + body_ + step_ * static_cast<float>(group.count - 1);
    }

    // The longest queue first; ties in seat order.
    [[nodiscard]] std::vector<Group> groupsOf(Color color) const {
        std::vector<Group> groups;
        for (std::size_t s = 0; s < at_.view.seats; ++s)
            if (const int count = at_.view.taken[s][index(color)]; count > 0)
                groups.push_back({s, count, at_.reckoning->scores[s].passengers[index(color)]});
        sortShort(groups, [](const Group& a, const Group& b) {
            return a.count != b.count ? a.count > b.count : a.seat < b.seat;
        });
        return groups;
    }

    void paintEdge(const Box& row) {
        const Palette& p = ui_.palette();
        const float foot = row.max.y - ui_.px(2);
        ui_.drawList()->AddRectFilled({row.min.x, foot}, {row.max.x, row.max.y}, p.paperEdge);
        ui_.drawList()->AddLine({row.min.x, foot}, {row.max.x, foot}, faded(p.inkSoft, 0.8f),
                                std::max(1.0f, ui_.px(0.7f)));
    }

    void paintSign(Color color, Vec centre) {
        const Palette& p = ui_.palette();
        const float r = ui_.px(7.5f);
        ui_.drawList()->AddCircleFilled(at(centre), r, p.of(color), 24);
        ui_.drawList()->AddCircle(at(centre), r, p.inkSoft, 24, std::max(1.0f, ui_.px(0.9f)));
        paintSymbol(ui_.drawList(), color, centre, r * 0.62f, p.on(color));
    }

    void paintGroup(Color color, const Group& group, const Box& box, int most) {
        const Palette& p = ui_.palette();
        if (group.points > 0) {
            const bool leads = group.points == most;
            const Box lit{box.min + Vec{0, ui_.px(1)}, {box.max.x - ui_.px(1), box.max.y - ui_.px(2)}};
            ui_.drawList()->AddRectFilled(at(lit.min), at(lit.max), faded(p.glow, leads ? 0.75f : 0.25f),
                                          ui_.px(4));
            ui_.drawList()->AddRect(at(lit.min), at(lit.max), p.brass, ui_.px(4), 0,
                                    ui_.px(leads ? 1.5f : 0.7f));
        }
        Box remaining = box;
        paintSeatBadge(ui_, remaining.takeLeft(ui_.px(kBadge)).centre(), ui_.px(6), at_.colorOf(group.seat));
        const Brush brush{ui_.drawList(), &context_.state.camera, &p, &ui_.fonts(), ui_.px(1)};
        const float size = body_ < ui_.px(10) ? ui_.px(15) : ui_.px(17);
        for (int i = group.count; i-- > 0;)
            paintPassenger(
                brush, color,
                {remaining.min.x + body_ / 2 + step_ * static_cast<float>(i), box.max.y - ui_.px(3)}, size);
        remaining.min.x = box.max.x - ui_.px(kFigure + kGap);
        const bool dark = group.points > 0 && group.points == most;
        ui_.letters.line(Type::kSmall, remaining, dark ? dayPalette().ink : p.ink,
                         std::to_string(group.count), Align::kCentre);
    }

    PaintContext& context_;
    Ui& ui_;
    const Position& at_;
    float body_ = 0;  // width of the first passenger in a queue
    float step_ = 0;  // distance from one passenger to the next
};

// Whole pixels keep their lines sharp.
Box queuesIn(const Ui& ui, const Box& box, std::size_t count) {
    const Vec corner{std::round(box.min.x + ui.px(6)), std::round(box.min.y + ui.px(kAir))};
    const Vec size{std::round(box.width() - ui.px(12)), std::round(ui.px(kRow * static_cast<float>(count)))};
    return {corner, corner + size};
}

}  // namespace

float majoritiesHeight(const PaintContext& context, const Position& position) {
    if (!position.game().rules().passengers) return 0;
    return context.ui.px(kRow * static_cast<float>(colorsOf(position).size()) + 2 * kAir);
}

// Cached and painted only when somebody boards: a passenger has some hundred points.
void paintMajorities(PaintContext& context, const Position& position, const Box& box) {
    Ui& ui = context.ui;
    ui.drawList()->AddLine({box.min.x + ui.px(6), box.min.y}, {box.max.x - ui.px(6), box.min.y},
                           ui.palette().inkFaint, ui.px(1));
    const auto colors = colorsOf(position);
    const Box queues = queuesIn(ui, box, colors.size());
    Platform platform(context, position);
    const auto rows = [&](auto&& act) {
        Box remaining = queues;
        for (const Color color : colors) act(color, remaining.takeTop(ui.px(kRow)));
    };
    const auto queue = [&](Color color, const Box& row) { platform.queue(color, row); };
    const auto paint = [&](ImDrawList* list) {
        list->AddRectFilled(at(queues.min), at(queues.max), ui.palette().paper);
        ui.paintOn(list, [&] { rows(queue); });
    };
    const std::uint64_t key = platform.key(colors);
    Picture& picture = context.boards.platform();
    if (picture.stale(queues, key) && !context.boards.mayPaint())
        paint(ui.drawList());
    else
        picture.show(ui.drawList(), queues, key, paint);
    rows([&](Color color, const Box& row) { platform.explain(color, row); });
}

}  // namespace semafor
