// Paints the end of a game: the final count step by step on a departure board, each step shown on the map,
// then the result and what comes next.
#include "screens/result.h"

#include <algorithm>
#include <utility>

#include "screens/departure_board.h"
#include "screens/offers.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "screens/poster.h"
#include "screens/things.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr float kStepSeconds = 1.1f;
constexpr float kTicketSeconds = 1.5f;
constexpr float kPauseSeconds = 0.5f;
constexpr float kNamedColumn = 80;     // points: a narrower column has the badge alone
constexpr float kLeastWide = 560;      // points, where there is room: the buttons side by side
constexpr float kButtonsInARow = 330;  // points
constexpr float kRow = 28;             // points

constexpr std::string_view kMinus = "\u2212";

class Outcome {
public:
    Outcome(PaintContext& context, Position& position)
        : context_(context),
          ui_(context.ui),
          at_(position),
          count_(context.state.count),
          scores_(position.reckoning->scores),
          items_(ScoreWords(position.words).items()) {}

    void paint() {
        goOn();
        if (const CountStep* step = shown()) light(*step);
        const Box box = place();
        ui_.raise(box);
        paintDepartureBoard(ui_, box);
        ui_.touch(Target::kResult, box, true);
        Box remaining = box.inset(ui_.px(14), ui_.px(10));
        const Box foot = remaining.takeBottom(ui_.px(narrow(remaining) && !counting() ? 96.0f : 50.0f));
        remaining.takeBottom(ui_.px(6));
        head(remaining.takeTop(ui_.px(34)));
        Box line = remaining.takeBottom(ui_.px(24));
        if (const CountStep* step = shown())
            paintStep(*step, line);
        else if (!count_.steps.empty())
            ui_.letters.line(Type::kSmall, line, onBoardSoft(), context_.text(Text::kCountHint),
                             Align::kCentre);
        table(remaining);
        buttons(foot);
    }

private:
    [[nodiscard]] bool counting() const { return count_.goesOn(); }

    [[nodiscard]] ImU32 onBoard() const { return ui_.palette().onFlap; }
    [[nodiscard]] ImU32 onBoardSoft() const {
        return blended(ui_.palette().onFlap, ui_.palette().board, 0.3f);
    }

    // The step that is being counted, or the one that the player asked for; else null.
    [[nodiscard]] const CountStep* shown() const {
        if (counting()) return &count_.steps[count_.done];
        return count_.asked ? &count_.steps[*count_.asked] : nullptr;
    }

    void goOn() {
        if (!count_.begun) {
            count_.steps = finalCount(at_.game(), at_.view, scores_);
            count_.begun = true;
            const bool counts = count_.seenPlaying && ui_.pacing.motion() && pace() != Pace::kInstant;
            if (!counts) count_.done = count_.steps.size();
            if (!count_.seenPlaying) count_.paused = kPauseSeconds;
            if (count_.seenPlaying) context_.ask(ask::Sound{counts ? Cue::kCount : Cue::kOver});
        }
        if (!counting()) return waitForEnd();
        ui_.pacing.goOn();
        const bool ticket = count_.steps[count_.done].item == ScoreItem::kTickets;
        count_.seconds += ui_.pacing.seconds() * (pace() == Pace::kFast ? 2.0f : 1.0f);
        if (count_.seconds < (ticket ? kTicketSeconds : kStepSeconds)) return;
        count_.seconds = 0;
        ++count_.done;
        context_.ask(ask::Sound{counting() ? Cue::kCount : Cue::kOver});
    }

    // Waits a moment after the count, so that a tap meant to skip it doesn't begin another game.
    void waitForEnd() {
        if (count_.paused >= kPauseSeconds) return;
        count_.paused += ui_.pacing.seconds();
        ui_.pacing.goOn();
    }

    [[nodiscard]] Pace pace() const { return context_.desk.preferences.settings().pace; }

    void head(const Box& box) {
        const std::string text = counting()
                                     ? std::string(context_.text(Text::kFinalCount))
                                     : ScoreWords(at_.words).winners(scores_, at_.names.names, at_.names.you);
        ui_.letters.line(ui_.letters.fitting({Type::kHead, Type::kLarge, Type::kBody}, text, box.width()),
                         box, ui_.palette().flapLit, text, Align::kCentre);
    }

    // "Anna: Palermo – Moscow +20"
    void paintStep(const CountStep& step, const Box& box) {
        const std::string text = countText(at_.words, step, at_.names);
        const Palette& p = ui_.palette();
        ui_.drawList()->AddRectFilled(at(box.min), at(box.max), faded(p.flapLit, 0.18f), ui_.px(4));
        Box remaining = box;
        if (step.color != Color::kNone) {
            const Brush brush{ui_.drawList(), &context_.state.camera, &p, &ui_.fonts(), ui_.px(1)};
            paintPassenger(brush, step.color, {box.min.x + ui_.px(14), box.max.y - ui_.px(2)}, ui_.px(22));
            remaining.min.x += ui_.px(24);
        }
        ui_.letters.line(ui_.letters.fitting({Type::kBody, Type::kSmall}, text, remaining.width()), remaining,
                         step.points < 0 ? p.flapLoss : p.flapLit, text, Align::kCentre);
    }

    void light(const CountStep& step) {
        const Brush brush{ui_.drawList(), &context_.state.camera, &ui_.palette(), &ui_.fonts(), ui_.px(1)};
        const BoardSheet& sheet = *at_.scene.sheet;
        const float thick = std::max(ui_.px(2.5f), sheet.cellWidth * 0.42f * context_.state.camera.scale());
        ui_.drawList()->PushClipRect(at(at_.layout.board.min), at(at_.layout.board.max), true);
        step.routes.forEach(
            [&](RouteId route) { paintAlong(brush, sheet.tracks[index(route)], thick, ui_.palette().glow); });
        for (const CityId city : step.cities) ring(sheet.cities[index(city)], step.points < 0);
        ui_.drawList()->PopClipRect();
    }

    void ring(const CitySpot& spot, bool failed) {
        const auto one = [&](Vec place) {
            const ImVec2 centre = at(context_.state.camera.toScreen(place));
            ui_.drawList()->AddCircle(centre, ui_.px(10), ui_.palette().enamel, 40, ui_.px(5));
            ui_.drawList()->AddCircle(centre, ui_.px(10), failed ? ui_.palette().signal : ui_.palette().clear,
                                      40, ui_.px(3));
        };
        if (spot.endPoints.empty()) one(spot.at);
        for (const Vec& end : spot.endPoints) one(end);
    }

    // The board has made room for the result (besideResult).
    [[nodiscard]] Box place() const {
        const TableLayout& layout = at_.layout;
        const float foot = ui_.screen().max.y - ui_.px(6);
        if (layout.shape == Shape::kWide) {
            const Vec size = resultSize(context_, at_);
            const float tall = std::min(size.y, foot - layout.bar.max.y);
            return {{layout.players.min.x, foot - tall},
                    {layout.players.min.x + std::max(layout.players.width(), size.x), foot}};
        }
        return {{layout.panel.min.x + ui_.px(2), layout.market.min.y}, layout.tabs.max};
    }

    void table(const Box& box) {
        const float each = ui_.px(kRow);
        const float whole = each * static_cast<float>(items_.size() + 1);
        const float first = std::min(ui_.px(170), box.width() * 0.30f);
        const float wide = (box.width() - first) / static_cast<float>(at_.view.seats);
        float y = ui_.scrolls.begin("result", box, whole);
        for (std::size_t s = 0; s < at_.view.seats; ++s) {
            const Box cell{{box.min.x + first + wide * static_cast<float>(s), y},
                           {box.min.x + first + wide * static_cast<float>(s + 1), y + each}};
            column(s, cell);
        }
        y += each;
        for (const ScoreItem item : items_) {
            const bool total = item == ScoreItem::kTotal || item == items_.back();
            rowName(ScoreWords(at_.words).name(item), {{box.min.x, y}, {box.min.x + first, y + each}},
                    total ? onBoard() : onBoardSoft());
            for (std::size_t s = 0; s < at_.view.seats; ++s) {
                const float x = box.min.x + first + wide * static_cast<float>(s);
                cell(item, s, {{x, y}, {x + wide, y + each}});
            }
            y += each;
        }
        ui_.scrolls.end();
    }

    // The seat's badge, with its name where there is room.
    void column(std::size_t s, const Box& box) {
        const bool named = box.width() > ui_.px(kNamedColumn);
        const Vec badge = named ? Vec{box.min.x + ui_.px(12), box.centre().y} : box.centre();
        paintSeatBadge(ui_, badge, ui_.px(9), at_.colorOf(s));
        if (named)
            ui_.letters.line(Type::kSmall, {{box.min.x + ui_.px(26), box.min.y}, box.max}, onBoard(),
                             at_.label(s));
    }

    // In two small lines where one line is too narrow.
    void rowName(std::string_view name, const Box& box, ImU32 ink) {
        if (ui_.letters.width(Type::kSmall, name) <= box.width())
            return ui_.letters.line(Type::kSmall, box, ink, name);
        const float high = ui_.letters.height(Type::kTiny, name, box.width());
        ui_.letters.paragraph(Type::kTiny, {{box.min.x, box.centre().y - high / 2}, box.max}, ink, name);
    }

    // A figure of the score; a press shows on the board where its points come from.
    void cell(ScoreItem item, std::size_t s, const Box& box) {
        const Palette& p = ui_.palette();
        const Seat seat = idAt<Seat>(s);
        const bool total = item == ScoreItem::kTotal || item == items_.back();
        const CountStep* step = shown();
        if (step != nullptr && step->item == item && step->seat == seat)
            ui_.drawList()->AddRectFilled(at(box.min), at(box.max), faded(p.flapLit, 0.35f), ui_.px(3));
        const bool winner = !counting() && total && scores_[s].rank == 1;
        const std::string text = figure(item, s);
        const TargetId id{Target::kFigure, static_cast<std::uint64_t>(item), s};
        const ImU32 ink = winner ? p.flapLit : text.starts_with(kMinus) ? p.flapLoss : p.onFlap;
        paintFlaps(ui_, box.inset(ui_.px(2)), count_.flaps[id],
                   {text, item == ScoreItem::kTotal ? 4u : 3u, ink});
        if (counting()) return;
        if (hasSteps(item, seat) && ui_.touch(id, box).pressed) lookAt(item, seat);
    }

    // During the count, the points counted so far.
    [[nodiscard]] std::string figure(ScoreItem item, std::size_t s) const {
        if (!counting()) return ScoreWords(at_.words).value(item, scores_[s]);
        const Seat seat = idAt<Seat>(s);
        if (item == ScoreItem::kTotal) return number(countedFor(count_.steps, count_.done + 1, seat));
        if (item == ScoreItem::kCompleted || item == ScoreItem::kLongest) return {};
        if (count_.steps[count_.done].item < item) return {};
        const int points = countedFor(count_.steps, count_.done + 1, seat, item);
        return points == 0 && count_.steps[count_.done].item == item ? std::string() : number(points);
    }

    [[nodiscard]] bool hasSteps(ScoreItem item, Seat seat) const {
        return std::any_of(count_.steps.begin(), count_.steps.end(),
                           [&](const CountStep& step) { return step.item == item && step.seat == seat; });
    }

    // Each call shows the next step of this item and seat; after the last one, no step.
    void lookAt(ScoreItem item, Seat seat) {
        std::size_t from = 0;
        if (const CountStep* step = shown(); step != nullptr && step->item == item && step->seat == seat)
            from = *count_.asked + 1;
        count_.asked.reset();
        for (std::size_t i = from; i < count_.steps.size() && !count_.asked; ++i)
            if (count_.steps[i].item == item && count_.steps[i].seat == seat) count_.asked = i;
    }

    // Whether one row has no room for all buttons.
    [[nodiscard]] bool narrow(const Box& row) const { return row.width() < ui_.px(kButtonsInARow); }

    void buttons(Box row) {
        const float gap = ui_.px(8);
        if (counting()) {
            if (button(ui_, row, {Target::kSkip, context_.text(Text::kSkipCount), Look::kPrimary}))
                count_.done = count_.steps.size();
            return;
        }
        const bool two = narrow(row);
        Box second = two ? row.takeBottom(ui_.px(46)) : row;
        if (two) row.takeBottom(ui_.px(4));
        Box& last = two ? second : row;
        const Offers offers(context_.desk, writeMenu);
        const Node& picture = *offers.find(Target::kPicture);
        std::vector<const Node*> used;
        if (iconButton(ui_, last.takeRight(last.height()), {picture.id, Icon::kPicture, picture.note}))
            used.push_back(&picture);
        last.takeRight(gap);
        const float wide = (row.width() - gap * (two ? 1.0f : 2.0f)) / (two ? 2.0f : 3.0f);
        const auto offer = [&](Target target, const Box& box, Look look) {
            const Node& node = *offers.find(target);
            if (button(ui_, box, {node.id, node.text, look})) used.push_back(&node);
        };
        offer(Target::kAgain, row.takeLeft(wide), Look::kPrimary);
        row.takeLeft(gap);
        offer(Target::kAgainSame, row.takeLeft(wide), Look::kPlain);
        row.takeLeft(gap);
        offer(Target::kReplay, last, Look::kPlain);
        if (!used.empty() && count_.paused >= kPauseSeconds) offers.use(context_, *used.front());
    }

    PaintContext& context_;
    Ui& ui_;
    Position& at_;
    CountState& count_;
    const BySeat<SeatScore>& scores_;
    std::vector<ScoreItem> items_;
};

}  // namespace

Vec resultSize(const PaintContext& context, const Position& position) {
    const auto rows = static_cast<float>(ScoreWords(position.words).items().size() + 1);
    const auto seats = static_cast<float>(position.view.seats);
    return {context.ui.px(std::max(kLeastWide, 170 + 105 * seats)), context.ui.px(34 + kRow * rows + 114)};
}

void paintResult(PaintContext& context, Position& position) {
    if (std::exchange(context.state.picturesGiven, context.desk.links.pictures()) !=
        context.desk.links.pictures())
        givePoster(context, position);
    Outcome(context, position).paint();
    context.ui.lower();
}

}  // namespace semafor
