// Panels for decisions, at the foot of the board: payments, a tunnel, tickets, passengers, a mix of tickets.
#include "screens/decisions.h"

#include <algorithm>

#include "screens/board_view.h"
#include "screens/cards.h"
#include "screens/paint_context.h"
#include "screens/panel.h"
#include "screens/position.h"
#include "screens/ticket_card.h"
#include "screens/tickets_view.h"
#include "table/action_targets.h"

namespace semafor {
namespace {

float headHeight(Ui& ui) {
    return ui.letters.lineHeight(Type::kHead) + ui.letters.lineHeight(Type::kSmall) + ui.px(8);
}

std::vector<Color> cardsOf(const Payment& payment) {
    std::vector<Color> cards(payment.cards, payment.color);
    cards.insert(cards.end(), payment.locomotives, Color::kLocomotive);
    return cards;
}

void paintRowOfCards(Ui& ui, const Box& box, const std::vector<Color>& cards) {
    if (cards.empty()) return;
    const float wide = std::min(box.height() * 0.70f, ui.px(50));
    const auto n = static_cast<float>(cards.size());
    const float step = std::min(wide + ui.px(5), (box.width() - wide) / std::max(1.0f, n - 1));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const float x = box.min.x + step * static_cast<float>(i);
        paintCard(ui, {{x, box.min.y}, {x + wide, box.max.y}}, {cards[i], 0, false, false});
    }
}

class Decision {
public:
    Decision(PaintContext& context, Position& position)
        : context_(context), ui_(context.ui), at_(position), state_(context.state) {}

    void paint() {
        const Step& step = at_.view.step;
        if (at_.choices.none()) return look();
        if (std::holds_alternative<ChooseTickets>(step)) return offer();
        if (std::holds_alternative<OwedTunnel>(step)) return tunnel();
        if (const auto* at = std::get_if<TakePassengers>(&step)) return passengers(*at);
        if (std::holds_alternative<ChooseMix>(step)) return mix(false);
        if (!state_.doubtful.empty()) return doubt();
        if (state_.route && at_.choices.routes().has(*state_.route)) return claim(*state_.route);
        if (state_.city && at_.choices.cities().has(*state_.city)) return build(*state_.city);
        if (state_.overlay == Overlay::kDrawTickets) return paintTickets();
        look();
    }

private:
    [[nodiscard]] std::string_view text(Text key) const { return context_.text(key); }

    void act(const Action& action) {
        state_.forgetChoice();
        state_.keeping.clear();
        state_.overlay = Overlay::kNone;
        context_.ask(ask::Act{action});
    }

    // The proposed payment, and every other one a tap away.
    template <class Make>
    void payment(Panel& panel, const std::vector<Payment>& payments, std::string_view label, Make&& make) {
        state_.payment = std::min(state_.payment, payments.size() - 1);
        Box& remaining = panel.remaining();
        Box row = remaining.takeTop(ui_.px(64));
        Box go = row.takeRight(std::min(ui_.px(190), row.width() * 0.48f));
        row.max.x -= ui_.px(10);
        paintRowOfCards(ui_, row, cardsOf(payments[state_.payment]));
        go = boxAround(go.centre(), {go.width(), ui_.px(50)});
        bool pressed = button(
            ui_, go,
            {Target::kPay, label, Look::kPrimary, true, {}, at_.words.payment(payments[state_.payment])});
        ui_.focusIfNew();
        if (!state_.find && state_.overlay == Overlay::kNone && !ui_.keysLead())
            pressed = pressed || ImGui::IsKeyPressed(ImGuiKey_Enter, false);
        if (payments.size() > 1) others(remaining, payments);
        if (pressed) act(make(payments[state_.payment]));
    }

    void others(Box& remaining, const std::vector<Payment>& payments) {
        remaining.takeTop(ui_.px(8));
        const float high = ui_.px(44);
        float x = remaining.min.x;
        float y = ui_.scrolls.begin("payments", remaining,
                                    rowsOf(payments, remaining.width()) * (high + ui_.px(5)));
        for (std::size_t i = 0; i < payments.size(); ++i) {
            const float wide = chipWidth(payments[i]);
            if (x > remaining.min.x && x + wide > remaining.max.x) {
                x = remaining.min.x;
                y += high + ui_.px(5);
            }
            chip(i, payments[i], {{x, y}, {x + wide, y + high}});
            x += wide + ui_.px(6);
        }
        ui_.scrolls.end();
    }

    [[nodiscard]] float chipWidth(const Payment& payment) const {
        const int parts = (payment.cards > 0 ? 1 : 0) + (payment.locomotives > 0 ? 1 : 0);
        return ui_.px(14 + 46 * static_cast<float>(parts));
    }

    [[nodiscard]] float rowsOf(const std::vector<Payment>& payments, float width) const {
        float rows = 1;
        float x = 0;
        for (const Payment& payment : payments) {
            const float wide = chipWidth(payment);
            if (x > 0 && x + wide > width) {
                x = 0;
                ++rows;
            }
            x += wide + ui_.px(6);
        }
        return rows;
    }

    // A payment in symbols: "2 blue, 1 locomotive".
    void chip(std::size_t place, const Payment& payment, const Box& box) {
        const Palette& p = ui_.palette();
        const Touch touch = ui_.touch({Target::kPayment, place}, box);
        const bool on = place == state_.payment;
        ui_.drawList()->AddRectFilled(at(box.min), at(box.max),
                                      on              ? blended(p.card, p.glow, 0.55f)
                                      : touch.hovered ? p.enamel
                                                      : p.card,
                                      ui_.px(6));
        ui_.drawList()->AddRect(at(box.min), at(box.max), on ? p.clear : p.brass, ui_.px(6), 0,
                                ui_.px(on ? 2.0f : 1.0f));
        Box remaining = box.inset(ui_.px(7), 0);
        const auto part = [&](Color color, int count) {
            if (count == 0) return;
            Box cell = remaining.takeLeft(ui_.px(46));
            const float r = ui_.px(11);
            const Vec centre{cell.min.x + r, cell.centre().y};
            ui_.drawList()->AddRectFilled(at(centre - Vec{r, r}), at(centre + Vec{r, r}), p.of(color),
                                          ui_.px(4));
            ui_.drawList()->AddRect(at(centre - Vec{r, r}), at(centre + Vec{r, r}), faded(p.ink, 0.6f),
                                    ui_.px(4), 0, ui_.px(1));
            paintSymbol(ui_.drawList(), color, centre, r * 0.68f, p.on(color));
            cell.min.x += 2 * r + ui_.px(4);
            ui_.letters.line(Type::kBody, cell, p.ink, "×" + std::to_string(count));
        };
        part(payment.color, payment.cards);
        part(Color::kLocomotive, payment.locomotives);
        ui_.explain(touch, box, at_.words.payment(payment));
        if (touch.pressed) state_.payment = place;
    }

    [[nodiscard]] float paymentHeight(const std::vector<Payment>& payments) const {
        const float width = ui_.px(340);
        return ui_.px(64) +
               (payments.size() > 1 ? ui_.px(8) + std::min(3.0f, rowsOf(payments, width)) * ui_.px(49) : 0);
    }

    void claim(RouteId route) {
        const auto payments = at_.choices.paymentsFor(route, at_.view.hand);
        Panel panel(context_, at_, 430, headHeight(ui_) + paymentHeight(payments));
        panel.title(at_.words.route(route), at_.words.routeFacts(route), 2);
        if (panel.close(text(Text::kCancel))) return state_.forgetChoice();
        plan(panel, route);
        payment(panel, payments, text(Text::kClaim), [&](const Payment& p) { return ClaimRoute{route, p}; });
    }

    // A route that can't be claimed now: its facts, the reason, and the private planner's mark.
    void look() {
        if (!state_.route) return;
        const RouteId route = *state_.route;
        const std::string note = routeNote(at_, route);
        const float high = note.empty() ? 0 : ui_.letters.height(Type::kBody, note, ui_.px(360)) + ui_.px(8);
        const bool free = at_.view.open.has(route) && context_.desk.navigation.screen() == Screen::kTable;
        Panel panel(context_, at_, 390, headHeight(ui_) + high + (free ? ui_.px(50) : 0));
        panel.title(at_.words.route(route), at_.words.routeFacts(route));
        if (panel.close(text(Text::kClose))) return state_.forgetChoice();
        if (high > 0)
            panel.remaining().takeTop(
                ui_.letters.paragraph(Type::kBody, panel.remaining(), ui_.palette().ink, note) + ui_.px(8));
        const bool marked = at_.match.marks.of(at_.match.viewer()).has(route);
        if (free &&
            button(ui_, panel.remaining().takeTop(ui_.px(48)),
                   {{Target::kPlan, index(route)}, text(marked ? Text::kUnmarkRoute : Text::kMarkRoute)}))
            context_.ask(ask::Mark{route});
    }

    // The button that marks the route for later.
    void plan(Panel& panel, RouteId route) {
        const Box& box = panel.box();
        const Box place{{box.max.x - ui_.px(94), box.min.y + ui_.px(4)},
                        {box.max.x - ui_.px(50), box.min.y + ui_.px(48)}};
        const Text tip =
            at_.match.marks.of(at_.match.viewer()).has(route) ? Text::kUnmarkRoute : Text::kMarkRoute;
        if (iconButton(ui_, place, {{Target::kPlan, index(route)}, Icon::kPencil, text(tip), Look::kQuiet}))
            context_.ask(ask::Mark{route});
    }

    void build(CityId city) {
        const auto payments = at_.choices.paymentsFor(city, at_.view.hand);
        Panel panel(context_, at_, 430, headHeight(ui_) + paymentHeight(payments));
        panel.title(at_.words.city(city), at_.words.text(Text::kKindStation));
        if (panel.close(text(Text::kCancel))) return state_.forgetChoice();
        payment(panel, payments, text(Text::kKindStation), [&](const Payment& p) {
            return BuildStation{city, p};
        });
    }

    void doubt() {
        const float each = ui_.px(54);
        Panel panel(context_, at_, 400, headHeight(ui_) + each * static_cast<float>(state_.doubtful.size()));
        panel.title(text(Text::kWhichRoute), {});
        if (panel.close(text(Text::kCancel))) return state_.forgetChoice();
        std::optional<RouteId> meant;
        for (const RouteId route : state_.doubtful) {
            const Box row = panel.remaining().takeTop(each).inset(0, ui_.px(3));
            const std::string name = at_.words.route(route);
            const std::string facts = at_.words.routeFacts(route);
            if (button(ui_, row, {{Target::kDoubt, index(route)}, name, Look::kPlain, true, facts}))
                meant = route;
        }
        if (!meant) return;
        state_.forgetChoice();
        state_.route = meant;
    }

    void tunnel() {
        const auto payments = at_.choices.tunnelPayments(at_.view.hand);
        const float cards = ui_.px(84);
        Panel panel(context_, at_, 430,
                    headHeight(ui_) + cards + ui_.px(10) + (payments.empty() ? 0 : paymentHeight(payments)) +
                        ui_.px(56));
        panel.title(at_.words.route(at_.view.tunnel.route), at_.words.routeFacts(at_.view.tunnel.route));
        Box row = panel.remaining().takeTop(cards);
        std::vector<Color> shown(at_.view.tunnel.revealed.begin(), at_.view.tunnel.revealed.end());
        paintRowOfCards(ui_, row, shown);
        Box owed = row;
        owed.takeLeft(ui_.px(55) * static_cast<float>(shown.size()) + ui_.px(14));
        const std::string more = at_.words.count(Plural::kExtraCards, at_.view.tunnel.owed);
        const float lines = ui_.letters.height(Type::kLarge, more, owed.width());
        ui_.letters.paragraph(Type::kLarge, {{owed.min.x, owed.centre().y - lines / 2}, owed.max},
                              ui_.palette().signal, more);
        panel.remaining().takeTop(ui_.px(10));
        Box last = panel.remaining().takeBottom(ui_.px(50));
        if (!payments.empty())
            payment(panel, payments, text(Text::kPay), [](const Payment& p) { return PayTunnel{p}; });
        if (button(ui_, last,
                   {Target::kDecline, text(Text::kActionDeclineTunnel),
                    payments.empty() ? Look::kPrimary : Look::kDanger}))
            act(DeclineTunnel{});
    }

    void offer() {
        const auto& tickets = at_.view.offer;
        const auto count = static_cast<float>(std::max<std::size_t>(1, tickets.size()));
        const std::size_t least = at_.choices.leastKept();
        // No wider than the tickets column, because the choice is made by looking at the board.
        Panel panel(context_, at_, 264, headHeight(ui_) + ui_.px(66) * count + ui_.px(62));
        panel.title(text(Text::kOffer), at_.words.count(Plural::kKeepAtLeast, static_cast<long>(least)));
        Box last = panel.remaining().takeBottom(ui_.px(52));
        panel.remaining().takeBottom(ui_.px(6));
        const float each = std::clamp(panel.remaining().height() / count, ui_.px(54), ui_.px(66));
        float y = ui_.scrolls.begin("offer", panel.remaining(), each * count);
        const Box list = panel.remaining();
        for (const TicketId ticket : tickets) {
            offered(ticket, Box{{list.min.x, y}, {list.max.x - ui_.px(6), y + each}}.inset(0, ui_.px(3)));
            y += each;
        }
        ui_.scrolls.end();
        const auto keep = at_.choices.keeping(state_.keeping);
        const std::string label =
            state_.keeping.size() < least
                ? at_.words.count(Plural::kKeepAtLeast, static_cast<long>(least))
                : at_.words.count(Plural::kKeepTickets, static_cast<long>(state_.keeping.size()));
        if (!button(ui_, last,
                    {Target::kKeep, label, keep ? Look::kPrimary : Look::kPlain, keep.has_value()}))
            return;
        if (keep)
            act(*keep);
        else
            ui_.toasts.say(at_.words.count(Plural::kKeepAtLeast, static_cast<long>(least)));
    }

    void offered(TicketId ticket, const Box& box) {
        const Palette& p = ui_.palette();
        const Touch touch = ui_.touch({Target::kOffer, index(ticket)}, box);
        const auto kept = std::find(state_.keeping.begin(), state_.keeping.end(), ticket);
        const bool on = kept != state_.keeping.end();
        Box remaining = box;
        const Box mark = boxAround(remaining.takeLeft(ui_.px(34)).centre(), {ui_.px(24), ui_.px(24)});
        ui_.drawList()->AddRectFilled(at(mark.min), at(mark.max), on ? p.clear : p.enamel, ui_.px(4));
        ui_.drawList()->AddRect(at(mark.min), at(mark.max), touch.hovered ? p.ink : p.brass, ui_.px(4), 0,
                                ui_.px(1.4f));
        if (on) paintIcon(ui_.drawList(), Icon::kCheck, mark.centre(), ui_.px(8), p.onClear);
        paintTicket(context_, at_, {ticket, TicketStand::kOpen, on}, remaining);
        if (touch.hovered) state_.ticket = ticket;
        if (!touch.pressed) return;
        state_.ticket = ticket;
        if (on)
            state_.keeping.erase(kept);
        else
            state_.keeping.push_back(ticket);
    }

    void passengers(const TakePassengers& step) {
        const auto every = at_.choices.every<TakePassenger>();
        Panel panel(context_, at_, 400, headHeight(ui_) + ui_.px(64));
        panel.title(at_.words.city(every[0].city), at_.words.step(step, {}));
        Box row = panel.remaining().takeTop(ui_.px(60));
        const float wide = row.width() / static_cast<float>(every.size());
        for (const TakePassenger& take : every) {
            const Box box = row.takeLeft(wide).inset(ui_.px(3), 0);
            const TargetId id = targetOf(take);
            const std::string label = at_.words.action(take, at_.view);
            if (take.color == Color::kNone) {
                if (button(ui_, box, {id, text(Text::kNobody), Look::kPlain, true, {}, label})) act(take);
                continue;
            }
            if (button(ui_, box, {id, {}, Look::kPlain, true, {}, label})) act(take);
            const Brush brush{ui_.drawList(), &state_.camera, &ui_.palette(), &ui_.fonts(), ui_.px(1)};
            paintPassenger(brush, take.color, {box.centre().x, box.max.y - ui_.px(8)}, ui_.px(42));
        }
    }

    // The choice of how many tickets to draw from each deck.
    void mix(bool mayCancel) {
        const auto every = at_.choices.every<NameMix>();
        const float each = ui_.px(52);
        Panel panel(context_, at_, 360, headHeight(ui_) + each * static_cast<float>(every.size()));
        panel.title(text(Text::kKindTickets), at_.words.step(ChooseMix{at_.view.me}, {}));
        if (mayCancel && panel.close(text(Text::kCancel))) {
            state_.overlay = Overlay::kNone;
            return;
        }
        float y = ui_.scrolls.begin("mixes", panel.remaining(), each * static_cast<float>(every.size()));
        const Box list = panel.remaining();
        for (std::size_t i = 0; i < every.size(); ++i, y += each) {
            const Box box = Box{{list.min.x, y}, {list.max.x - ui_.px(6), y + each}}.inset(0, ui_.px(3));
            if (button(ui_, box, {targetOf(every[i]), at_.words.deckCounts(every[i].counts)})) act(every[i]);
        }
        ui_.scrolls.end();
    }

    // The only draw that asks for confirmation, because tickets can't be given back.
    void paintTickets() {
        if (at_.choices.first<NameMix>()) return mix(true);
        if (!at_.choices.has(DrawTickets{})) return;
        Panel panel(context_, at_, 360, headHeight(ui_) + ui_.px(60));
        panel.title(text(Text::kActionDrawTickets), text(Text::kDrawTicketsHint));
        if (panel.close(text(Text::kCancel))) state_.overlay = Overlay::kNone;
        if (button(ui_, panel.remaining().takeTop(ui_.px(50)),
                   {Target::kDrawTickets, text(Text::kActionDrawTickets), Look::kPrimary}))
            act(DrawTickets{});
    }

    PaintContext& context_;
    Ui& ui_;
    Position& at_;
    TableState& state_;
};

}  // namespace

void paintDecision(PaintContext& context, Position& position) {
    Decision(context, position).paint();
    context.ui.lower();
}

}  // namespace semafor
