// Paints the market: the face-up cards, the deck, the ticket decks, and the other actions of a turn.
#include "screens/market_view.h"

#include <algorithm>
#include <numeric>

#include "screens/cards.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "screens/things.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr float kNamedDeck = 20;  // points by which named ticket decks are wider than a card

class Market {
public:
    Market(PaintContext& context, Position& position) : context_(context), ui_(context.ui), at_(position) {}

    void paint() {
        const Box& box = at_.layout.market;
        const std::size_t slots = at_.game().rules().market ? at_.game().rules().market->slots : 0;
        extras_ = static_cast<std::size_t>(at_.choices.has(SwapTickets{})) +
                  static_cast<std::size_t>(at_.choices.has(Pass{}));
        const bool tickets = anyTickets();
        const std::size_t parts = slots + 1 + (tickets ? 1 : 0) + extras_;
        const bool across = at_.layout.marketAcross;
        Box remaining = box.inset(ui_.px(across ? 4.0f : 0.0f));
        const float gap = ui_.px(across ? 4.0f : 6.0f);
        const float wider = across && tickets && namesDecks() ? ui_.px(kNamedDeck) : 0;
        const auto n = static_cast<float>(parts);
        const float each = across ? std::min(ui_.px(92), (remaining.width() - wider - gap * (n - 1)) / n)
                                  : std::min(ui_.px(96), (remaining.height() - gap * (n - 1)) / n);
        const auto next = [&](float more = 0) {
            const Box part = across ? remaining.takeLeft(each + more) : remaining.takeTop(each);
            across ? remaining.takeLeft(gap) : remaining.takeTop(gap);
            return part;
        };
        for (std::size_t i = 0; i < slots; ++i) slot(static_cast<std::uint8_t>(i), next());
        deck(next());
        if (tickets) ticketDecks(next(wider));
        others(next);
    }

private:
    // Whether the player says how many tickets to draw from each deck.
    [[nodiscard]] bool namesDecks() const { return at_.game().rules().tickets.turn->mix; }
    [[nodiscard]] bool anyTickets() const { return at_.game().rules().tickets.turn.has_value(); }

    void slot(std::uint8_t i, const Box& box) {
        const Color card = at_.view.market[i];
        const TargetId id{Target::kMarket, i};
        if (card == Color::kNone) {
            ui_.drawList()->AddRect(at(box.min), at(box.max), faded(ui_.palette().brassShine, 0.5f),
                                    ui_.px(5), 0, ui_.px(1));
            return;
        }
        const Touch touch = ui_.touch(id, box);
        const bool may = at_.choices.mayTake(i);
        if (!may) ui_.markOff(id);
        const float lift = ui_.pacing.eased(id, touch.hovered && may ? 1.0f : 0.0f) * ui_.px(4);
        const Vec by = at_.layout.marketAcross ? Vec{0, -lift} : Vec{-lift, 0};
        paintCard(ui_, box.moved(by), {card, 0, may && touch.hovered, !may && !at_.choices.none()});
        ui_.explain(touch, box, at_.words.card(card));
        if (touch.pressed) take(TakeMarket{i});
    }

    void deck(const Box& box) {
        const Touch touch = ui_.touch(Target::kDeck, box);
        const bool may = at_.choices.has(DrawBlind{});
        if (!may) ui_.markOff(Target::kDeck);
        const float lift = ui_.pacing.eased(Target::kDeck, touch.hovered && may ? 1.0f : 0.0f) * ui_.px(4);
        const Vec step{0, -ui_.px(1.5f)};
        const bool high = at_.view.deckSize > 2;
        paintBlankCard(ui_, box);
        if (high) paintBlankCard(ui_, box.moved(step));
        paintCard(ui_, box.moved(step * (high ? 2.0f : 1.0f) - Vec{0, lift}),
                  {Color::kNone, 0, may && touch.hovered, !may && !at_.choices.none()});
        const Box label = boxAround({box.centre().x, box.max.y - ui_.px(11)}, {ui_.px(40), ui_.px(18)});
        ui_.drawList()->AddRectFilled(at(label.min), at(label.max), faded(dayPalette().ink, 0.75f),
                                      ui_.px(9));
        ui_.letters.line(Type::kSmall, label, dayPalette().paper, std::to_string(at_.view.deckSize),
                         Align::kCentre);
        ui_.explain(touch, box,
                    std::string(context_.text(Text::kDeck)) + ": " +
                        at_.words.count(Plural::kCards, at_.view.deckSize));
        if (touch.pressed) take(DrawBlind{});
    }

    void ticketDecks(const Box& box) {
        const Touch touch = ui_.touch(Target::kTicketDeck, box);
        paintDecks(box.inset(0, ui_.px(2)));
        const bool may = at_.choices.has(DrawTickets{}) || at_.choices.first<NameMix>();
        if (may && touch.hovered)
            ui_.drawList()->AddRect(at(box.min), at(box.max), ui_.palette().glow, ui_.px(4), 0, ui_.px(2.4f));
        ui_.explain(touch, box, labelled(at_.words, Text::kTicketDeck, ticketDeckText(at_.words, at_.view)));
        if (!touch.pressed) return;
        if (may)
            context_.state.overlay = Overlay::kDrawTickets;
        else
            refuse(DrawTickets{});
    }

    // Separate decks where the player says how many to draw from each.
    void paintDecks(Box box) {
        const auto& decks = at_.view.ticketDecks;
        if (!namesDecks()) return paintTicketBack(ui_, box, std::accumulate(decks.begin(), decks.end(), 0));
        const std::size_t count = at_.game().rules().tickets.decks.size();
        const float gap = ui_.px(4);
        const auto n = static_cast<float>(count);
        const bool across = at_.layout.marketAcross;
        const float each = ((across ? box.height() : box.width()) - gap * (n - 1)) / n;
        for (std::size_t d = 0; d < count; ++d) {
            paintTicketBack(ui_, across ? box.takeTop(each) : box.takeLeft(each), decks[d],
                            at_.words.deck(d));
            across ? box.takeTop(gap) : box.takeLeft(gap);
        }
    }

    template <class Next>
    void others(Next&& next) {
        if (at_.choices.has(SwapTickets{}) &&
            extra(next(), {Target::kSwap, Icon::kSwap, context_.text(Text::kActionSwapTickets)}))
            context_.ask(ask::Act{SwapTickets{}});
        if (at_.choices.has(Pass{}) &&
            extra(next(), {Target::kPass, Icon::kStep, context_.text(Text::kActionPass)}))
            context_.ask(ask::Act{Pass{}});
    }

    // A button with an icon that needs no reading, and its label where there is room.
    bool extra(const Box& box, const IconButton& sign) {
        const bool pressed = button(ui_, box, {sign.id, {}, Look::kOnCloth, true, {}, sign.tip});
        Box remaining = box.inset(ui_.px(5), ui_.px(6));
        const float high = ui_.letters.height(Type::kTiny, sign.tip, remaining.width());
        const bool words = high < remaining.height() * 0.55f;
        if (words) {
            const Box foot = remaining.takeBottom(high);
            const float wide = std::min(foot.width(), ui_.letters.width(Type::kTiny, sign.tip));
            ui_.letters.paragraph(Type::kTiny, boxAround(foot.centre(), {wide, high}), ui_.palette().onCloth,
                                  sign.tip);
        }
        paintIcon(ui_.drawList(), sign.icon, remaining.centre(),
                  std::min(remaining.width(), remaining.height()) * 0.32f, ui_.palette().onCloth);
        return pressed;
    }

    void take(const Action& action) {
        if (!at_.choices.has(action)) return refuse(action);
        context_.state.forgetChoice();
        context_.ask(ask::Act{action});
    }

    void refuse(const Action& action) {
        if (at_.choices.none()) return;
        if (const auto why = whyNot(at_.match, action)) ui_.toasts.say(std::string(at_.words.error(*why)));
    }

    PaintContext& context_;
    Ui& ui_;
    Position& at_;
    std::size_t extras_ = 0;
};

}  // namespace

void paintMarket(PaintContext& context, Position& position) {
    Market(context, position).paint();
}

}  // namespace semafor
