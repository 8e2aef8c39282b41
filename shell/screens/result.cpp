// Between players, at the end, and what the player should know.
#include <algorithm>

#include "networks/longest_trail.h"
#include "screens/frame.h"

namespace semafor {
namespace {

// What happened since the person who gets the device acted last: the last three sentences.
std::vector<std::string> sinceThen(const Frame& frame, const Match& match) {
    const Words words(match.game(), frame.language());
    const auto names = seatNames(frame.language(), match.saved());
    std::vector<std::string> lines;
    // Only what everybody at the table saw: nobody in particular looks at the screen now.
    for (auto events = match.history().rbegin(); events != match.history().rend() && lines.size() < 3;
         ++events) {
        auto told = sentences(words, *events, kNoSeat, names);
        for (auto line = told.rbegin(); line != told.rend() && lines.size() < 3; ++line)
            lines.push_back(std::move(*line));
    }
    return lines;
}

class Count {
public:
    Count(Frame& frame, Position& position)
        : frame_(frame),
          ui_(frame.ui),
          at_(position),
          scores_(position.reckoning->scores),
          items_(position.words.scoreItems()) {}

    void draw() {
        trails();
        const Box box = place();
        ui_.raise(box);
        paperSheet(ui_, box);
        ui_.touch("result", box, true);
        Box rest = box.inset(ui_.px(14), ui_.px(10));
        Box foot = rest.takeBottom(ui_.px(50));
        rest.takeBottom(ui_.px(6));
        ui_.line(Type::kHead, rest.takeTop(ui_.px(34)), ui_.palette().signal,
                 at_.words.winners(scores_, at_.names), Align::kCentre);
        table(rest);
        buttons(foot);
    }

private:
    [[nodiscard]] Box place() const {
        const TableLayout& layout = at_.layout;
        const float high = ui_.px(34 + 26 * static_cast<float>(items_.size() + 1) + 90);
        if (layout.shape == Shape::kWide) {
            const float wide =
                std::max(layout.tickets.width(), ui_.px(170 + 105 * static_cast<float>(at_.view.seats)));
            const float tall = std::min(high, layout.tickets.max.y - layout.bar.max.y);
            return {{layout.tickets.min.x, layout.tickets.max.y - tall},
                    {layout.tickets.min.x + wide, layout.tickets.max.y}};
        }
        const float top = std::max(layout.market.min.y, layout.tabs.max.y - high - ui_.px(8));
        return {{layout.sheet.min.x + ui_.px(2), std::min(top, layout.market.min.y)}, layout.tabs.max};
    }

    // The longest trail of whoever has it, drawn on the board.
    void trails() {
        std::size_t best = 0;
        for (std::size_t s = 1; s < at_.view.seats; ++s)
            if (scores_[s].longest > scores_[best].longest) best = s;
        if (!at_.game().rules().express) return;
        const auto segments = segmentsOf(at_.game(), at_.view.owned[best]);
        const Trail trail = longestTrail({segments.begin(), segments.size()});
        std::vector<RouteId> routes;
        at_.view.owned[best].forEach([&](RouteId route) { routes.push_back(route); });
        const Brush brush{ui_.draw(), &frame_.state.camera, &ui_.palette(), &ui_.fonts(), ui_.unit()};
        ui_.draw()->PushClipRect(at(at_.layout.board.min), at(at_.layout.board.max), true);
        for (const std::uint8_t place : trail.walk)
            paintAlong(brush, at_.scene.sheet->tracks[index(routes[place])],
                       std::max(ui_.px(2), at_.scene.sheet->cellWidth * 0.35f * frame_.state.camera.scale()),
                       ui_.palette().glow);
        ui_.draw()->PopClipRect();
    }

    void table(const Box& box) {
        const Palette& p = ui_.palette();
        const float each = ui_.px(26);
        const float whole = each * static_cast<float>(items_.size() + 1);
        const float first = std::min(ui_.px(170), box.width() * 0.36f);
        const float wide = (box.width() - first) / static_cast<float>(at_.view.seats);
        float y = ui_.beginScroll("result", box, whole);
        for (std::size_t s = 0; s < at_.view.seats; ++s) {
            const Box cell{{box.min.x + first + wide * static_cast<float>(s), y},
                           {box.min.x + first + wide * static_cast<float>(s + 1), y + each}};
            drawSeatBadge(ui_, {cell.min.x + ui_.px(12), cell.centre().y}, ui_.px(9), at_.colorOf(s));
            ui_.line(Type::kSmall, {{cell.min.x + ui_.px(26), cell.min.y}, cell.max}, p.ink, at_.names[s]);
        }
        y += each;
        for (const ScoreItem item : items_) {
            const bool total = item == ScoreItem::kTotal || item == items_.back();
            ui_.draw()->AddLine({box.min.x, y}, {box.max.x, y}, p.inkFaint, ui_.px(1));
            ui_.line(Type::kSmall, {{box.min.x, y}, {box.min.x + first, y + each}}, total ? p.ink : p.inkSoft,
                     at_.words.scoreName(item));
            for (std::size_t s = 0; s < at_.view.seats; ++s) {
                const float x = box.min.x + first + wide * static_cast<float>(s);
                const bool winner = total && scores_[s].rank == 1;
                ui_.line(item == ScoreItem::kTotal ? Type::kMap : Type::kSmall,
                         {{x + ui_.px(26), y}, {x + wide, y + each}}, winner ? p.signal : p.ink,
                         at_.words.scoreValue(item, scores_[s]));
            }
            y += each;
        }
        ui_.endScroll();
    }

    void buttons(Box row) {
        const float wide = (row.width() - ui_.px(16)) / 3;
        if (button(ui_, row.takeLeft(wide), {"again", frame_.text(Text::kPlayAgain), Look::kPrimary}))
            return frame_.desk.again(false);
        row.takeLeft(ui_.px(8));
        if (button(ui_, row.takeLeft(wide), {"same", frame_.text(Text::kPlaySameDeal)}))
            return frame_.desk.again(true);
        row.takeLeft(ui_.px(8));
        if (button(ui_, row, {"to-replay", frame_.text(Text::kReplay)}))
            frame_.desk.replayGame(at_.match.saved().id);
    }

    Frame& frame_;
    Ui& ui_;
    Position& at_;
    const BySeat<SeatScore>& scores_;
    std::vector<ScoreItem> items_;
};

}  // namespace

void drawResult(Frame& frame, Position& position) {
    Count(frame, position).draw();
    frame.ui.lower();
}

void drawHandOver(Frame& frame, const Match& match) {
    Ui& ui = frame.ui;
    const Palette& p = ui.palette();
    drawTable(ui);
    const std::size_t seat = index(match.waitingFor());
    const auto names = seatNames(frame.language(), match.saved());
    const auto lines = sinceThen(frame, match);
    const float wide = std::min(ui.px(460), ui.screen().width() - ui.px(24));
    float told = 0;
    for (const std::string& line : lines) told += ui.height(Type::kSmall, line, wide - ui.px(56)) + ui.px(4);
    const Box box = boxAround(ui.screen().centre(),
                              {wide, std::min(ui.screen().height() - ui.px(16), ui.px(258) + told)});
    paperSheet(ui, box);
    Box rest = box.inset(ui.px(28), ui.px(20));
    const Box badge = rest.takeTop(ui.px(84));
    drawSeatBadge(ui, badge.centre(), ui.px(34), match.saved().seats[seat].color);
    const std::string title = say(frame.language(), Text::kHandOver, {names[seat]});
    ui.line(ui.width(Type::kHead, title) > rest.width() ? Type::kBody : Type::kHead, rest.takeTop(ui.px(36)),
            p.ink, title, Align::kCentre);
    ui.line(Type::kSmall, rest.takeTop(ui.px(26)), p.inkSoft, frame.text(Text::kHandOverHint),
            Align::kCentre);
    const Box go = rest.takeBottom(ui.px(54));
    rest.takeTop(ui.px(8));
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        rest.takeTop(ui.paragraph(Type::kSmall, rest, p.ink, *line) + ui.px(4));
    if (button(ui, go, {"reveal", frame.text(Text::kShowCards), Look::kPrimary})) frame.desk.reveal();
}

void drawNotice(Frame& frame) {
    Ui& ui = frame.ui;
    const std::string line = noticeText(frame.desk);
    if (line.empty()) return;
    Doc doc;
    Writer page(doc);
    writeNotice(page, frame.desk);
    const float wide = std::min(ui.px(560), ui.screen().width() - ui.px(16));
    std::vector<const Node*> buttons;
    for (const Node& node : doc.nodes)
        for (const Node& inside : node.inside)
            if (inside.part == Part::kButton) buttons.push_back(&inside);
    const float text = ui.height(Type::kBody, line, wide - ui.px(36));
    const Box box{{ui.screen().centre().x - wide / 2, ui.px(8)},
                  {ui.screen().centre().x + wide / 2, ui.px(8) + text + ui.px(82)}};
    ui.raise(box);
    paperSheet(ui, box);
    ui.touch("notice", box, true);
    ui.draw()->AddRectFilled(at(box.min), {box.min.x + ui.px(6), box.max.y}, ui.palette().signal);
    Box rest = box.inset(ui.px(18), ui.px(12));
    rest.takeTop(ui.paragraph(Type::kBody, rest, ui.palette().ink, line) + ui.px(8));
    const float each = rest.width() / static_cast<float>(std::max<std::size_t>(1, buttons.size()));
    std::function<void()> then;
    for (const Node* node : buttons) {
        const Box place = rest.takeLeft(each).inset(ui.px(3), 0);
        if (button(ui, {place.min, {place.max.x, place.min.y + ui.px(44)}},
                   {node->id, node->text,
                    node == buttons.front() && buttons.size() > 1 ? Look::kPrimary : Look::kPlain}))
            then = [act = doc.intents[node->id]] { act({}); };
    }
    ui.lower();
    if (then) then();
}

}  // namespace semafor
