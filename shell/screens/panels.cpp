// Paints the panels around the board: the bar with the next step, the players, the hand, the log.
#include "screens/panels.h"

#include <algorithm>

#include "screens/cards.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "screens/things.h"
#include "text_view/text_view.h"
#include "view/ways.h"

namespace semafor {
namespace {

// "Your turn: …", or the seat to act and whether it is thinking. `past`: a replay, which addresses no seat.
std::string stepLine(const Position& at, bool past) {
    const Seat actor = at.view.actor();
    if (at.view.over()) return std::string(at.words.text(Text::kGameOver));
    if (past) return at.words.step(at.view.step, at.names[index(actor)]);
    const bool person = at.match.seating().personPlays(actor);
    if (actor == at.view.me && person) return at.words.step(at.view.step, {});
    if (!person && at.shown.at() == at.shown.newest())
        return at.words.say(Text::kBotThinks, {at.names[index(actor)]});
    return at.words.step(at.view.step, at.names[index(actor)]);
}

// The event that is being animated, in words; empty when nothing moves.
std::string newsLine(const PaintContext& context, const Position& at) {
    const std::size_t action = context.state.timeline.shown();
    const bool isNews = context.desk.navigation.screen() == Screen::kTable && context.state.timeline.runs();
    if (!isNews || action >= at.shown.newest()) return {};
    for (const Event& event : at.shown.events(action)) {
        // The payment is visible; only its purpose needs words.
        std::string line = std::holds_alternative<CardsPaid>(event)
                               ? ""
                               : at.words.event(event, at.names.names, at.names.you);
        if (!line.empty()) return line;
    }
    return {};
}

// Small numbers beside small icons, one after the other.
class Figures {
public:
    Figures(Ui& ui, Vec pen, float room, ImU32 ink) : ui_(ui), pen_(pen), left_(room), ink_(ink) {}

    void add(Icon icon, int n, bool low = false) {
        const std::string text = std::to_string(n);
        const float r = ui_.px(6.5f);
        const float wide = 2 * r + ui_.px(4) + ui_.letters.width(Type::kSmall, text) + ui_.px(9);
        if (wide > left_) return;
        const ImU32 ink = low ? ui_.palette().signal : ink_;
        paintIcon(ui_.drawList(), icon, pen_ + Vec{r, 0}, r, ink);
        ui_.letters.line(
            Type::kSmall,
            {{pen_.x + 2 * r + ui_.px(3), pen_.y - ui_.px(9)}, {pen_.x + wide, pen_.y + ui_.px(9)}}, ink,
            text);
        pen_.x += wide;
        left_ -= wide;
    }

private:
    Ui& ui_;
    Vec pen_;
    float left_;
    ImU32 ink_;
};

class Seats {
public:
    Seats(PaintContext& context, const Position& position)
        : context_(context),
          ui_(context.ui),
          at_(position),
          scores_(position.reckoning->scores),
          count_(context.state.count) {}

    void rows(const Box& box) {
        paintPanel(ui_, box);
        Box remaining = box.inset(ui_.px(6), ui_.px(4));
        const float high = remaining.height() / static_cast<float>(at_.view.seats);
        for (std::size_t s = 0; s < at_.view.seats; ++s) row(s, remaining.takeTop(high));
    }

    void chips(const Box& box) {
        Box remaining = box;
        const float wide = remaining.width() / static_cast<float>(at_.view.seats);
        for (std::size_t s = 0; s < at_.view.seats; ++s)
            chip(s, remaining.takeLeft(wide).inset(ui_.px(2), ui_.px(2)));
    }

    // The full row of a seat, for the list on a phone.
    void row(std::size_t s, const Box& box) {
        const Palette& p = ui_.palette();
        if (onTurn(s))
            ui_.drawList()->AddRectFilled(at(box.min), at(box.max), faded(p.glow, 0.38f), ui_.px(4));
        Box inside = box.inset(ui_.px(6), ui_.px(3));
        const float r = std::min(ui_.px(15), inside.height() * 0.32f);
        Box left = inside.takeLeft(2 * r + ui_.px(8));
        paintSeatBadge(ui_, {left.min.x + r, inside.centre().y}, r, at_.colorOf(s));
        if (onTurn(s))
            ui_.drawList()->AddTriangleFilled(at(Vec{box.min.x, box.centre().y - ui_.px(5)}),
                                              at(Vec{box.min.x + ui_.px(5), box.centre().y}),
                                              at(Vec{box.min.x, box.centre().y + ui_.px(5)}), p.signal);
        Box top = inside.takeTop(inside.height() * 0.5f);
        const std::string score = number(points(s));
        ui_.letters.line(Type::kHead, top.takeRight(ui_.letters.width(Type::kHead, score) + ui_.px(4)), p.ink,
                         score, Align::kRight);
        ui_.letters.line(Type::kBody, top, p.ink, at_.label(s));
        figures(s, inside);
        explain(s, box);
    }

private:
    [[nodiscard]] bool onTurn(std::size_t s) const {
        return !at_.view.over() && at_.view.actor() == idAt<Seat>(s);
    }

    // In the replay of a finished game everybody's cards may be seen.
    [[nodiscard]] bool mayLookAs() const {
        return context_.desk.navigation.screen() == Screen::kReplay && publicState(at_.match).over();
    }

    // Public points: of routes, or tickets completed; all points once the game is over.
    [[nodiscard]] int points(std::size_t s) const {
        if (at_.view.over() && count_.goesOn())
            return countedFor(count_.steps, count_.done + 1, idAt<Seat>(s));
        if (at_.view.over()) return scores_[s].total;
        if (!at_.game().rules().routePoints) return static_cast<int>(at_.view.completed[s].size());
        return at_.view.points[s];
    }

    void figures(std::size_t s, const Box& box) {
        const PlayerView& view = at_.view;
        Figures figures(ui_, {box.min.x, box.centre().y}, box.width(), ui_.palette().inkSoft);
        figures.add(Icon::kWagon, view.wagons[s], view.wagons[s] <= 5);
        figures.add(Icon::kCards, view.handSizes[s]);
        figures.add(Icon::kTicket, ticketCount(at_.game(), view, s));
        if (at_.game().rules().stations) figures.add(Icon::kStation, view.stations[s]);
        if (at_.game().rules().passengers) {
            int taken = 0;
            for (const std::uint8_t n : view.taken[s]) taken += n;
            figures.add(Icon::kPerson, taken);
        }
    }

    void explain(std::size_t s, const Box& box) {
        const TargetId id = mayLookAs() ? TargetId(Target::kReplaySeat, s) : TargetId(Target::kSeat, s);
        const Touch touch = ui_.touch(id, box, true);
        if (touch.pressed && mayLookAs()) context_.ask(ask::ReplaySeat{idAt<Seat>(s)});
        std::string text = at_.label(s) + "\n" + at_.words.count(Plural::kWagons, at_.view.wagons[s]) + ", " +
                           at_.words.count(Plural::kCards, at_.view.handSizes[s]) + ", " +
                           at_.words.count(Plural::kTickets, ticketCount(at_.game(), at_.view, s));
        if (at_.game().rules().express)
            text += "\n" + std::string(at_.words.text(Text::kColumnLongest)) + ": " +
                    std::to_string(scores_[s].longest);
        if (at_.game().rules().passengers)
            text += "\n" + std::string(at_.words.text(Text::kColumnPassengers)) + ": " +
                    passengersText(at_.words, at_.view.taken[s]);
        ui_.explain(touch, box, text);
    }

    void chip(std::size_t s, const Box& box) {
        const Palette& p = ui_.palette();
        ui_.drawList()->AddRectFilled(at(box.min), at(box.max),
                                      onTurn(s) ? blended(p.paper, p.glow, 0.5f) : p.paper, ui_.px(5));
        ui_.drawList()->AddRect(at(box.min), at(box.max), onTurn(s) ? p.signal : p.brass, ui_.px(5), 0,
                                ui_.px(onTurn(s) ? 2.0f : 1.0f));
        Box inside = box.inset(ui_.px(5), ui_.px(2));
        const float r = std::min(ui_.px(11), inside.height() * 0.33f);
        Box left = inside.takeLeft(2 * r + ui_.px(4));
        paintSeatBadge(ui_, {left.min.x + r, inside.centre().y}, r, at_.colorOf(s));
        if (inside.height() > ui_.px(34))
            title(s, inside.takeTop(inside.height() * 0.54f));
        else
            score(s, inside.takeLeft(ui_.px(34)));
        inside.max.x += ui_.px(8);
        figures(s, inside);
        explain(s, box);
    }

    // The name, if all of it has room, and the score.
    void title(std::size_t s, Box box) {
        const std::string name = at_.label(s);
        const float wide = ui_.letters.width(Type::kMap, number(points(s)));
        if (ui_.letters.width(Type::kSmall, name) + wide + ui_.px(12) > box.width()) return score(s, box);
        score(s, box.takeRight(wide + ui_.px(4)));
        ui_.letters.line(Type::kSmall, box, ui_.palette().ink, name);
    }

    void score(std::size_t s, const Box& box) {
        const std::string text = number(points(s));
        ui_.letters.line(
            ui_.letters.fitting({Type::kMap, Type::kMapSmall, Type::kSmall, Type::kTiny}, text, box.width()),
            box, ui_.palette().ink, text);
    }

    PaintContext& context_;
    Ui& ui_;
    const Position& at_;
    const BySeat<SeatScore>& scores_;
    const CountState& count_;
};

}  // namespace

namespace {

// Paints the buttons at the ends of the bar, and cuts them off `remaining`.
void paintBarButtons(PaintContext& context, const Position& position, Box& remaining) {
    Ui& ui = context.ui;
    const float side = remaining.height();
    const auto right = [&](const IconButton& button) {
        remaining.max.x -= ui.px(4);
        return iconButton(ui, remaining.takeRight(side), button);
    };
    if (iconButton(ui, remaining.takeLeft(side),
                   {Target::kMenu, Icon::kMenu, context.text(Text::kMenu), Look::kOnCloth}))
        context.state.overlay = Overlay::kMenu;
    const bool ours =
        context.desk.table.hold() == Hold::kOurs && context.desk.navigation.screen() == Screen::kTable;
    if (ours && position.match.mayUndo() &&
        right({Target::kUndo, Icon::kUndo, context.text(Text::kUndo), Look::kOnCloth})) {
        context.state.forgetChoice();
        context.ask(ask::Undo{});
    }
    if (position.layout.shape == Shape::kWide) {
        if (right({Target::kLog, Icon::kLog, context.text(Text::kLog), Look::kOnCloth}))
            context.state.overlay = Overlay::kLog;
        if (context.desk.navigation.screen() == Screen::kTable &&
            right({Target::kFind, Icon::kFind, context.text(Text::kFind), Look::kOnCloth}))
            context.state.find.emplace();
        if (right({Target::kEnds, Icon::kTicket, context.text(Text::kShowAllEnds), Look::kOnCloth}))
            context.state.allEnds = !context.state.allEnds;
    }
    if (!context.state.camera.fitted() &&
        right({Target::kFit, Icon::kFit, context.text(Text::kWholeBoard), Look::kOnCloth}))
        context.state.camera.fit();
}

// Announces and counts down the last round, and cuts its sign off `remaining`.
void paintLastRound(PaintContext& context, const Position& position, Box& remaining) {
    if (!position.view.lastRound() || position.view.over()) return;
    Ui& ui = context.ui;
    const std::string turns = position.words.count(Plural::kTurnsLeft, position.view.turnsLeft);
    std::string text = std::string(context.text(Text::kLastRound)) + ": " + turns;
    if (ui.letters.width(Type::kSmall, text) > remaining.width() * 0.4f)
        text = std::to_string(position.view.turnsLeft);
    const float wide = ui.letters.width(Type::kSmall, text) + ui.px(24);
    const Box chip = boxAround({remaining.max.x - wide / 2, remaining.centre().y}, {wide, ui.px(28)});
    ui.drawList()->AddRectFilled(at(chip.min), at(chip.max), ui.palette().signal, ui.px(14));
    ui.letters.line(Type::kSmall, chip, ui.palette().onSignal, text, Align::kCentre);
    remaining.max.x = chip.min.x - ui.px(8);
}

}  // namespace

void paintBar(PaintContext& context, Position& position) {
    Ui& ui = context.ui;
    const bool wide = position.layout.shape == Shape::kWide;
    Box remaining = position.layout.bar.inset(ui.px(wide ? 0.0f : 4.0f), ui.px(1));
    paintBarButtons(context, position, remaining);
    Box line = remaining.inset(ui.px(10), 0);
    paintLastRound(context, position, line);
    const std::string news = newsLine(context, position);
    const bool past = context.desk.navigation.screen() == Screen::kReplay;
    const std::string step = news.empty() ? stepLine(position, past) : news;
    const ImU32 ink = position.choices.none() ? ui.palette().onCloth : ui.palette().glow;
    if (ui.letters.width(Type::kLarge, step) <= line.width())
        return ui.letters.line(Type::kLarge, line, ink, step);
    const bool small = ui.letters.height(Type::kSmall, step, line.width()) <= line.height();
    const Type type = small ? Type::kSmall : Type::kTiny;
    const float high = std::min(line.height(), ui.letters.height(type, step, line.width()));
    ui.letters.paragraph(type, {{line.min.x, line.centre().y - high / 2}, line.max}, ink, step);
}

void paintPlayers(PaintContext& context, const Position& position, const Box& box) {
    Seats seats(context, position);
    if (position.layout.shape == Shape::kWide) return seats.rows(box);
    if (box == position.layout.players) return seats.chips(box);
    Box remaining = box;
    for (std::size_t s = 0; s < position.view.seats; ++s) seats.row(s, remaining.takeTop(context.ui.px(54)));
}

namespace {

// Shown instead of the cards while looking back in a game that several persons play.
void paintHidden(PaintContext& context, const Box& box) {
    Ui& ui = context.ui;
    const std::string_view text = context.text(Text::kLookBackHidden);
    const float wide = std::min(box.width(), ui.letters.width(Type::kBody, text) + ui.px(2));
    const float high = ui.letters.height(Type::kBody, text, wide);
    ui.letters.paragraph(Type::kBody, boxAround(box.centre(), {wide, high}), ui.palette().onClothSoft, text);
}

}  // namespace

void paintHand(PaintContext& context, const Position& position, const Box& box) {
    Ui& ui = context.ui;
    if (position.view.spectator()) return paintHidden(context, box);
    std::vector<Color> colors;
    for (std::size_t c = 0; c < kCardKinds; ++c)
        if (position.view.hand[c] > 0) colors.push_back(colorAt(c));
    if (colors.empty())
        return ui.letters.line(Type::kBody, box, ui.palette().onClothSoft, context.text(Text::kNoCardsYet),
                               Align::kCentre);
    const auto n = static_cast<float>(colors.size());
    const bool flat = box.height() < ui.px(150);
    const std::size_t rows = flat ? 1 : colors.size() > 5 ? 2 : 1;
    const std::size_t perRow = (colors.size() + rows - 1) / rows;
    const float high = std::min(ui.px(104), box.height() / static_cast<float>(rows) - ui.px(8));
    const float wide = std::min(
        high * 0.70f,
        box.width() / static_cast<float>(rows > 1 ? perRow : static_cast<std::size_t>(n)) - ui.px(9));
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const std::size_t row = i / perRow;
        const auto inRow = static_cast<float>(std::min(perRow, colors.size() - row * perRow));
        const float step = std::min(wide + ui.px(16), (box.width() - wide) / std::max(1.0f, inRow - 1));
        const float x = box.centre().x + (static_cast<float>(i % perRow) - (inRow - 1) / 2) * step;
        const float y =
            box.min.y + (box.height() / static_cast<float>(rows)) * (static_cast<float>(row) + 0.5f);
        const Box card = boxAround({x, y}, {wide, high});
        const TargetId id{Target::kHand, index(colors[i])};
        const Touch touch = ui.touch(id, card);
        const bool on = context.state.color == colors[i];
        const float lift = ui.pacing.eased(id, on ? 1.0f : touch.hovered ? 0.5f : 0.0f) * ui.px(7);
        paintCard(ui, card.moved({0, -lift}), {colors[i], position.view.hand[colors[i]], on, false});
        ui.explain(touch, card, position.words.card(colors[i], position.view.hand[colors[i]]));
        if (touch.pressed) context.state.color = on ? std::nullopt : std::optional<Color>(colors[i]);
    }
}

namespace {

struct LogLine {
    std::string text;
    std::size_t action = 0;  // the action that the line reports
};

std::vector<LogLine> logLines(const Position& position) {
    constexpr std::size_t kMost = 200;
    std::vector<LogLine> lines;
    for (std::size_t i = position.shown.at(); i-- > 0 && lines.size() < kMost;) {
        auto said = sentences(position.words, position.shown.events(i), position.names);
        for (auto line = said.rbegin(); line != said.rend(); ++line) lines.push_back({std::move(*line), i});
    }
    return lines;
}

}  // namespace

// Newest first; pressing a line shows the board as it was then.
void paintLog(PaintContext& context, const Position& position, const Box& box) {
    Ui& ui = context.ui;
    const auto lines = logLines(position);
    const float wide = box.width() - ui.px(10);
    float high = 0;
    for (const LogLine& line : lines) high += ui.letters.height(Type::kSmall, line.text, wide) + ui.px(7);
    float y = ui.scrolls.begin("log", box, high);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const float tall = ui.letters.height(Type::kSmall, lines[i].text, wide) + ui.px(7);
        const Box row{{box.min.x, y}, {box.min.x + wide, y + tall}};
        y += tall;
        if (!row.overlaps(box)) continue;
        const Touch touch = ui.touch({Target::kLogLine, i}, row);
        if (touch.hovered)
            ui.drawList()->AddRectFilled(at(row.min), at(row.max), faded(ui.palette().glow, 0.3f), ui.px(3));
        ui.letters.paragraph(Type::kSmall, row.moved({0, ui.px(2)}), ui.palette().ink, lines[i].text);
        ui.drawList()->AddLine({row.min.x, row.max.y}, at(row.max), ui.palette().inkFaint, ui.px(1));
        if (!touch.pressed) continue;
        const std::size_t action = lines[i].action + 1;
        context.state.overlay = Overlay::kNone;
        if (context.desk.navigation.screen() == Screen::kTable)
            context.ask(ask::Replay{position.match.saved().id, action});
        else
            context.ask(ask::ReplayTo{action});
        break;
    }
    ui.scrolls.end();
}

}  // namespace semafor
