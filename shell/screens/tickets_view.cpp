// The own tickets: what is done, open or lost, and the way that is still missing.
#include <algorithm>

#include "screens/frame.h"
#include "view/ways.h"

namespace semafor {
namespace {

struct Row {
    TicketId ticket{};
    bool done = false;
    bool lost = false;
    int missing = 0;  // wagons
};

std::vector<Row> rowsOf(const Position& at) {
    std::vector<TicketId> tickets;
    at.view.kept.forEach([&](TicketId ticket) { tickets.push_back(ticket); });
    tickets.insert(tickets.end(), at.view.held.begin(), at.view.held.end());
    const auto scores = scoreNow(at.game(), at.view);
    std::vector<Row> rows;
    for (const TicketId ticket : tickets) {
        Row row{ticket};
        row.done = scores[index(at.view.me)].completed.has(ticket);
        const auto way = cheapestWay(at.game(), at.view, ticket);
        if (way) row.missing = way->wagons;
        if (way && way->missing.empty()) row.done = true;
        row.lost = !row.done &&
                   (!way || (way->wagons > at.view.wagons[index(at.view.me)] && !at.game().rules().stations));
        rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return static_cast<int>(a.done) + 2 * static_cast<int>(a.lost) <
               static_cast<int>(b.done) + 2 * static_cast<int>(b.lost);
    });
    return rows;
}

void drawRow(Frame& frame, const Position& position, const Row& row, const Box& box) {
    Ui& ui = frame.ui;
    const Palette& p = ui.palette();
    const std::string id = "ticket/" + std::to_string(index(row.ticket));
    const Touch touch = ui.touch(id, box);
    const bool on = frame.state.ticket == row.ticket;
    if (on || touch.hovered)
        ui.draw()->AddRectFilled(at(box.min), at(box.max), faded(p.glow, on ? 0.5f : 0.25f), ui.px(4));
    Box rest = box.inset(ui.px(6), 0);
    const Box mark = rest.takeLeft(ui.px(22));
    const ImU32 tone = row.done ? p.clear : row.lost ? p.signal : p.inkSoft;
    if (row.done)
        drawIcon(ui.draw(), Icon::kCheck, mark.centre(), ui.px(7), tone);
    else if (row.lost)
        drawIcon(ui.draw(), Icon::kCross, mark.centre(), ui.px(6), tone);
    else
        ui.draw()->AddCircle(at(mark.centre()), ui.px(5), tone, 20, ui.px(1.6f));
    rest.takeLeft(ui.px(2));
    const int points = position.game().map().ticket(row.ticket).points;
    if (points > 0)
        ui.line(Type::kMap, rest.takeRight(ui.px(30)), p.ink, std::to_string(points), Align::kRight);
    const bool notes = !row.done && box.height() > ui.px(40);
    Box name = notes ? rest.takeTop(box.height() * 0.56f) : rest;
    ui.line(Type::kBody, name, p.ink, position.words.ticketEnds(row.ticket));
    if (notes)
        ui.line(Type::kSmall, rest, row.lost ? p.signal : p.inkSoft,
                row.lost ? std::string(frame.text(Text::kTicketBlocked))
                         : position.words.count(Plural::kTicketNeeds, row.missing));
    if (touch.pressed) frame.state.ticket = on ? std::nullopt : std::optional<TicketId>(row.ticket);
    std::string tip = position.words.ticket(row.ticket);
    tip += "\n" + (row.done   ? std::string(frame.text(Text::kTicketDone))
                   : row.lost ? std::string(frame.text(Text::kTicketBlocked))
                              : position.words.count(Plural::kTicketNeeds, row.missing));
    ui.explain(touch, box, tip);
}

}  // namespace

void drawTickets(Frame& frame, const Position& position, const Box& box) {
    Ui& ui = frame.ui;
    const auto rows = rowsOf(position);
    Box rest = box;
    const bool wide = position.layout.shape == Shape::kWide;
    if (wide) {
        paperSheet(ui, box);
        rest = box.inset(ui.px(10), ui.px(8));
        rest.takeTop(heading(ui, rest, frame.text(Text::kOwnTickets)));
    }
    if (rows.empty())
        return ui.line(Type::kBody, rest.takeTop(ui.px(40)), ui.palette().inkSoft,
                       frame.text(Text::kNoTickets));
    const float each = ui.px(46);
    float y = ui.beginScroll("tickets", rest, each * static_cast<float>(rows.size()));
    for (const Row& row : rows) {
        drawRow(frame, position, row,
                {{rest.min.x - ui.px(4), y}, {rest.max.x - ui.px(2), y + each - ui.px(2)}});
        y += each;
    }
    ui.endScroll();
}

}  // namespace semafor
