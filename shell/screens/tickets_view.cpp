// Paints the own tickets: completed, open or lost, and the way that is still missing.
#include "screens/tickets_view.h"

#include <functional>

#include "paint/drawing.h"
#include "screens/document.h"
#include "screens/majorities.h"
#include "screens/paint_context.h"
#include "screens/plan_view.h"
#include "screens/position.h"
#include "screens/ticket_card.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr float kRow = 46;   // points: a ticket as a line of a list
constexpr float kCard = 76;  // a ticket with its map
constexpr float kPictureCard = 108;
constexpr float kLeastList = 130;

// A ticket as a card with its map, where there is room for all of them.
void paintProspect(PaintContext& context, const Position& position, const Prospect& row, const Box& place) {
    Ui& ui = context.ui;
    const Box box{{place.min.x + ui.px(5), place.min.y}, place.max};
    const Touch touch = ui.touch({Target::kTicket, index(row.ticket)}, box);
    const bool on = context.state.ticket == row.ticket;
    const std::string stand = standText(position.words, position.view, row);
    paintTicket(context, position, {row.ticket, row.stand, on || touch.hovered, stand}, box);
    if (touch.pressed) context.state.ticket = on ? std::nullopt : std::optional<TicketId>(row.ticket);
    ui.explain(touch, box, position.words.ticket(row.ticket) + "\n" + stand);
}

void paintRow(PaintContext& context, const Position& position, const Prospect& row, const Box& box) {
    Ui& ui = context.ui;
    const Palette& p = ui.palette();
    const Touch touch = ui.touch({Target::kTicket, index(row.ticket)}, box);
    const bool on = context.state.ticket == row.ticket;
    if (on || touch.hovered)
        ui.drawList()->AddRectFilled(at(box.min), at(box.max), faded(p.glow, on ? 0.5f : 0.25f), ui.px(4));
    Box remaining = box.inset(ui.px(6), 0);
    const Box mark = remaining.takeLeft(ui.px(22));
    const bool done = row.stand == TicketStand::kDone;
    const bool lost = row.stand == TicketStand::kLost;
    const ImU32 tone = done ? p.clear : lost ? p.signal : p.inkSoft;
    if (done)
        paintIcon(ui.drawList(), Icon::kCheck, mark.centre(), ui.px(7), tone);
    else if (lost)
        paintIcon(ui.drawList(), Icon::kCross, mark.centre(), ui.px(6), tone);
    else
        ui.drawList()->AddCircle(at(mark.centre()), ui.px(5), tone, 20, ui.px(1.6f));
    remaining.takeLeft(ui.px(2));
    const int points = position.game().map().ticket(row.ticket).points;
    if (points > 0)
        ui.letters.line(Type::kMap, remaining.takeRight(ui.px(30)), p.ink, std::to_string(points),
                        Align::kRight);
    const bool notes = !done && box.height() > ui.px(40);
    Box name = notes ? remaining.takeTop(box.height() * 0.56f) : remaining;
    const std::string ends = position.words.ticketEnds(row.ticket);
    ui.letters.line(ui.letters.fitting({Type::kBody, Type::kSmall, Type::kTiny}, ends, name.width()), name,
                    p.ink, ends);
    if (notes)
        ui.letters.line(Type::kSmall, remaining, lost ? p.signal : p.inkSoft,
                        standText(position.words, position.view, row));
    if (touch.pressed) context.state.ticket = on ? std::nullopt : std::optional<TicketId>(row.ticket);
    const std::string tip =
        position.words.ticket(row.ticket) + "\n" + standText(position.words, position.view, row);
    ui.explain(touch, box, tip);
}

// A part of the list: its height, and how it is drawn in a box.
struct Section {
    float height = 0;
    std::function<void(const Box&)> paint;
};

void paintRows(PaintContext& context, const Position& position, const Box& box) {
    const auto& rows = position.reckoning->tickets;
    if (rows.empty()) return;
    const float each = box.height() / static_cast<float>(rows.size());
    const auto paint = each > context.ui.px(kRow) + 1 ? paintProspect : paintRow;
    Box remaining = box;
    for (const Prospect& row : rows)
        paint(context, position, row, remaining.takeTop(each).inset(0, context.ui.px(2)));
}

// The height of all tickets: cards if all of them are visible at once, else lines.
float rowsHeight(const PaintContext& context, const Position& position, float room) {
    const auto count = static_cast<float>(position.reckoning->tickets.size());
    if (count == 0) return 0;
    // Cards with landmarks may be larger, because they are read by their pictures.
    const MapDef& map = position.game().map();
    const bool pictures = drawingOf(map.name, map.city(CityId{}).id) != nullptr;
    const float most = context.ui.px(pictures ? kPictureCard : kCard);
    const float each = std::min(most, room / count);
    return each >= context.ui.px(kCard) ? each * count : context.ui.px(kRow) * count;
}

// Shown instead of an empty list, and cut off the top of `remaining`.
void paintNone(PaintContext& context, const Position& position, Box& remaining) {
    Ui& ui = context.ui;
    const bool hidden = position.view.spectator();
    const std::string_view text = context.text(hidden ? Text::kLookBackHidden : Text::kNoTickets);
    remaining.takeTop(
        ui.letters.paragraph(Type::kBody, remaining.moved({0, ui.px(8)}), ui.palette().inkSoft, text) +
        ui.px(14));
}

// "Your tickets", or the name of their owner where it has room.
std::string titleOf(const PaintContext& context, const Position& position, float room) {
    if (context.desk.navigation.screen() == Screen::kTable && position.whose.empty())
        return std::string(context.text(Text::kOwnTickets));
    std::string tickets(context.text(Text::kColumnTickets));
    if (position.whose.empty()) return tickets;
    const std::string named = tickets + ": " + position.whose;
    return context.ui.letters.width(Type::kHead, named) <= room ? named : tickets;
}

}  // namespace

void paintTickets(PaintContext& context, const Position& position, const Box& box) {
    Ui& ui = context.ui;
    Box remaining = box;
    const bool wide = position.layout.shape == Shape::kWide;
    if (wide) {
        paintPanel(ui, box);
        remaining = box.inset(ui.px(10), ui.px(8));
        remaining.takeTop(heading(ui, remaining, titleOf(context, position, remaining.width())));
    }
    if (position.reckoning->tickets.empty()) paintNone(context, position, remaining);
    // The queues stay visible under a list that scrolls, if that leaves enough of the list.
    const float platform = wide ? majoritiesHeight(context, position) : 0;
    const bool stays = platform > 0 && remaining.height() > platform + ui.px(kLeastList);
    if (stays) paintMajorities(context, position, remaining.takeBottom(platform));
    const float scrolls = stays ? 0 : platform;
    const float below = planHeight(context, position) + scrolls;
    const Section sections[] = {
        {rowsHeight(context, position, remaining.height() - below),
         [&](const Box& part) { paintRows(context, position, part); }},
        {planHeight(context, position), [&](const Box& part) { paintPlan(context, position, part); }},
        {scrolls, [&](const Box& part) { paintMajorities(context, position, part); }}};
    float whole = 0;
    for (const Section& section : sections) whole += section.height;
    const float top = ui.scrolls.begin("tickets", remaining, whole);
    Box list{{remaining.min.x - ui.px(4), top}, {remaining.max.x - ui.px(2), top + whole}};
    for (const Section& section : sections)
        if (section.height > 0) section.paint(list.takeTop(section.height));
    ui.scrolls.end();
}

}  // namespace semafor
