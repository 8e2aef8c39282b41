// Paints the replay strip: the position in the game, its events, the step buttons and the exit.
#include "screens/replay_bar.h"

#include <algorithm>

#include "screens/offers.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr float kKeys = 300;  // points: the step buttons and the slider between them
constexpr float kLeave = 176;
constexpr float kFinger = 44;

class ReplayStrip {
public:
    ReplayStrip(PaintContext& context, const Position& position)
        : ui_(context.ui), desk_(context.desk), context_(context), at_(position) {}

    void paint() {
        const Box& box = at_.layout.replay;
        ui_.touch(Target::kReplayStrip, box, true);
        paintPanel(ui_, box);
        ui_.drawList()->AddRectFilled(at(box.min), {box.min.x + ui_.px(6), box.max.y}, ui_.palette().signal);
        Box remaining = box.inset(ui_.px(10), ui_.px(6));
        remaining.min.x += ui_.px(6);
        if (box.height() < ui_.px(100))
            oneRow(remaining);
        else
            threeRows(remaining);
    }

private:
    void oneRow(Box remaining) {
        close(middle(remaining.takeRight(ui_.px(kFinger))));
        remaining.takeRight(ui_.px(4));
        leave(middle(remaining.takeRight(ui_.px(kLeave))));
        remaining.takeRight(ui_.px(10));
        keys(middle(remaining.takeRight(ui_.px(kKeys))));
        remaining.takeRight(ui_.px(10));
        where(remaining);
    }

    void threeRows(Box remaining) {
        leave(remaining.takeBottom(ui_.px(kFinger)));
        remaining.takeBottom(ui_.px(2));
        keys(remaining.takeBottom(ui_.px(kFinger)));
        close(middle(remaining.takeRight(ui_.px(kFinger))));
        where(remaining);
    }

    [[nodiscard]] Box middle(const Box& box) const {
        return boxAround(box.centre(), {box.width(), std::min(box.height(), ui_.px(kFinger))});
    }

    // "Looking back: action 6 of 47", and what that action did.
    void where(Box box) {
        const std::string title = replayTitle(desk_);
        const Type type = ui_.letters.fitting({Type::kLarge, Type::kBody, Type::kSmall}, title, box.width());
        ui_.letters.line(type, box.takeTop(ui_.letters.lineHeight(type)), ui_.palette().ink, title);
        const std::string events = eventsHere();
        const bool small = ui_.letters.height(Type::kSmall, events, box.width()) <= box.height();
        const Type letters = small ? Type::kSmall : Type::kTiny;
        const float top =
            ui_.scrolls.begin("replay/told", box, ui_.letters.height(letters, events, box.width()));
        ui_.letters.paragraph(letters, {{box.min.x, top}, box.max}, ui_.palette().inkSoft, events);
        ui_.scrolls.end();
    }

    [[nodiscard]] std::string eventsHere() const {
        const std::size_t now = at_.shown.at();
        if (now == 0) return {};
        std::string text;
        for (const std::string& line : sentences(at_.words, at_.shown.events(now - 1), at_.names))
            text += (text.empty() ? "" : "; ") + line;
        return text;
    }

    void keys(Box box) {
        const Offers offers(desk_, writeReplaySteps);
        const auto step = [&](Target target, Icon icon, bool left) {
            const Box part = left ? box.takeLeft(ui_.px(kFinger)) : box.takeRight(ui_.px(kFinger));
            const Node& node = *offers.find(target);
            if (iconButton(ui_, part, {node.id, icon, node.text, Look::kQuiet, !node.off}))
                offers.use(context_, node);
        };
        step(Target::kReplayFirst, Icon::kFirst, true);
        step(Target::kReplayBack, Icon::kStepBack, true);
        step(Target::kReplayLast, Icon::kLast, false);
        step(Target::kReplayForward, Icon::kStep, false);
        const Node& at = *offers.find(Target::kReplayAt);
        const int moved =
            slider(ui_, at.id, box.inset(ui_.px(6), 0), static_cast<int>(at_.shown.at()), at.number);
        if (moved >= 0) offers.use(context_, at, std::to_string(moved));
    }

    void leave(const Box& box) {
        if (button(ui_, box, {Target::kReplayLeave, replayLeave(desk_), Look::kPrimary}))
            context_.ask(ask::Back{});
    }

    void close(const Box& box) {
        if (iconButton(ui_, box,
                       {Target::kReplayClose, Icon::kClose, context_.text(Text::kClose), Look::kQuiet}))
            context_.ask(ask::Back{});
    }

    Ui& ui_;
    const Desk& desk_;
    PaintContext& context_;
    const Position& at_;
};

}  // namespace

void paintReplayBar(PaintContext& context, const Position& position) {
    ReplayStrip(context, position).paint();
}

}  // namespace semafor
