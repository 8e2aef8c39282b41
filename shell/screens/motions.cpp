// Paints animations: cards that fly, wagons that roll into place, a tunnel's cards turned one by one.
#include "screens/motions.h"

#include <imgui.h>

#include <cmath>

#include "screens/cards.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "screens/things.h"
#include "screens/ticket_card.h"
#include "table/cues.h"

namespace semafor {
namespace {

constexpr float kFollowMargin = 40;  // points: the camera follows events nearer to the board's edge

Box between(const Box& from, const Box& to, float t) {
    return {from.min + (to.min - from.min) * t, from.max + (to.max - from.max) * t};
}

// Easing: fast at first, slowing down to its place.
float arriving(float t) {
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

class Moving {
public:
    Moving(PaintContext& context, const Position& position)
        : context_(context),
          ui_(context.ui),
          at_(position),
          camera_(context.state.camera),
          sheet_(*position.scene.sheet) {}

    void paint() {
        const Timeline& timeline = context_.state.timeline;
        for (const Motion& motion : timeline.motions()) {
            if (timeline.now() < motion.begins) continue;
            const float t = motion.at(timeline.now());
            if (motion.from.spot == Spot::kSlot) empty(motion.from);
            if (t < 1 || motion.stays()) one(motion, t);
        }
    }

private:
    [[nodiscard]] Brush brush() const {
        return {ui_.drawList(), &camera_, &ui_.palette(), &ui_.fonts(), ui_.px(1)};
    }

    void one(const Motion& motion, float t) {
        switch (motion.piece) {
            case Piece::kCard:
                return card(motion, t);
            case Piece::kTicket:
                return paintTicketBack(
                    ui_, between(boxOf(motion, motion.from), boxOf(motion, motion.to), arriving(t)), 0);
            case Piece::kJoined:
                return joined(motion, t);
            case Piece::kPunched:
                return punched(motion, t);
            case Piece::kPassenger:
                return passenger(motion, t);
            case Piece::kWagon:
                return wagon(motion, t);
            case Piece::kStation:
                return station(motion, t);
            case Piece::kOwed:
                return plaque(at_.layout.board.centre() + Vec{0, ui_.px(78)}, owed(motion.number), t);
            case Piece::kLastRound:
                return plaque(at_.layout.board.centre(), std::string(context_.text(Text::kLastRound)), t);
        }
    }

    // The box of a place on the screen; a place that the table doesn't show now lies with its seat.
    [[nodiscard]] Box boxOf(const Motion& motion, const Stop& place) const {
        switch (place.spot) {
            case Spot::kDeck:
                return lying(Target::kDeck, at_.layout.market);
            case Spot::kSlot:
                return lying({Target::kMarket, place.number}, lying(Target::kDeck, at_.layout.market));
            case Spot::kTickets:
                return lying(Target::kTicketDeck, ticketsAside());
            case Spot::kSeat:
                return atSeat(motion, place.number);
            case Spot::kRoute: {
                const auto& cells = sheet_.tracks[place.number].cells;
                return boxAround(camera_.toScreen(cells[cells.size() / 2].at), {ui_.px(20), ui_.px(28)});
            }
            case Spot::kCity:
                return boxAround(camera_.toScreen(sheet_.cities[place.number].at), {ui_.px(20), ui_.px(28)});
            case Spot::kShown:
            case Spot::kNone:
                break;
        }
        const float across = (static_cast<float>(place.number) - 1) * ui_.px(72);
        return boxAround(at_.layout.board.centre() + Vec{across, 0}, {ui_.px(64), ui_.px(92)});
    }

    [[nodiscard]] Box lying(const TargetId& id, const Box& otherwise) const {
        const Box* box = ui_.target(id);
        return box != nullptr ? *box : otherwise;
    }

    // Where the table shows no ticket deck, tickets come from beside the cards.
    [[nodiscard]] Box ticketsAside() const {
        const Box& market = at_.layout.market;
        return boxAround({market.centre().x, market.max.y - ui_.px(40)}, {ui_.px(84), ui_.px(56)});
    }

    // Own cards lie in the hand, another seat's with its name.
    [[nodiscard]] Box atSeat(const Motion& motion, std::size_t seat) const {
        const Box name = lying({Target::kSeat, seat}, at_.layout.players);
        if (motion.piece == Piece::kPassenger) {
            const Box queue = lying({Target::kMajority, index(motion.color)}, name);
            return boxAround({queue.min.x + ui_.px(40), queue.centre().y}, {ui_.px(20), ui_.px(28)});
        }
        if (idAt<Seat>(seat) != at_.view.me)
            return boxAround({name.min.x + ui_.px(24), name.centre().y}, {ui_.px(20), ui_.px(28)});
        const Box hand = boxAround(at_.layout.hand.centre(), {ui_.px(56), ui_.px(80)});
        if (motion.piece != Piece::kCard || motion.color == Color::kNone) return hand;
        return lying({Target::kHand, index(motion.color)}, hand);
    }

    // Paints the slot of a card in flight as empty, though the market still shows the card.
    void empty(const Stop& place) {
        const Box* slot = ui_.target({Target::kMarket, place.number});
        if (slot == nullptr) return;
        const Box box = slot->inset(-ui_.px(3));
        ui_.drawList()->AddRectFilled(at(box.min), at(box.max), ui_.palette().clothShade, ui_.px(5));
    }

    // A card from the deck is turned over on its way.
    void card(const Motion& motion, float t) {
        Box box = between(boxOf(motion, motion.from), boxOf(motion, motion.to), arriving(t));
        const bool turns = motion.from.spot == Spot::kDeck && motion.color != Color::kNone;
        const bool face = motion.color != Color::kNone && (!turns || t > 0.5f);
        if (turns) box = box.inset(box.width() * 0.5f * (1 - std::abs(1 - 2 * t)), 0);
        if (box.width() < ui_.px(3)) return;
        paintCard(ui_, box, {face ? motion.color : Color::kNone, 0, false, false, true});
    }

    void passenger(const Motion& motion, float t) {
        const Vec from = boxOf(motion, motion.from).centre();
        const Vec to = boxOf(motion, motion.to).centre();
        const float hop = std::abs(std::sin(t * 9.42f)) * ui_.px(8) * (1 - t);
        paintPassenger(brush(), motion.color, from + (to - from) * arriving(t) + Vec{0, ui_.px(14) - hop},
                       ui_.px(30));
    }

    [[nodiscard]] std::size_t colorOf(const Motion& motion) const { return at_.colorOf(index(motion.seat)); }

    // Large enough to be read from afar, in the middle of the board.
    [[nodiscard]] Box ticketShown() const {
        const Box& board = at_.layout.board;
        return boxAround(board.centre(), {std::min(ui_.px(300), board.width() - ui_.px(24)), ui_.px(92)});
    }

    // The ticket's place in the own list; another seat's comes from its name.
    [[nodiscard]] Box ticketAtRest(const Motion& motion) const {
        const Box seat = boxAround(atSeat(motion, index(motion.seat)).centre(), {ui_.px(150), ui_.px(72)});
        return motion.seat == at_.view.me ? lying({Target::kTicket, motion.number}, seat) : seat;
    }

    void ticket(const Motion& motion, const Box& box, TicketStand stand) {
        const Box soft = box.inset(-ui_.px(5)).moved({0, ui_.px(4)});
        ui_.drawList()->AddRectFilled(at(soft.min), at(soft.max), faded(ui_.palette().shadow, 1.6f),
                                      ui_.px(8));
        paintTicket(context_, at_, {idAt<TicketId>(motion.number), stand}, box);
    }

    void joined(const Motion& motion, float t) {
        ticket(motion, between(ticketAtRest(motion), ticketShown(), arriving(t)), TicketStand::kOpen);
    }

    // The ticket is punched, stays to be read, then goes back to where it lay.
    void punched(const Motion& motion, float t) {
        constexpr float kRests = 0.78f;
        constexpr float kBites = 0.28f;
        const float back = std::max(0.0f, (t - kRests) / (1 - kRests));
        const Box box = between(ticketShown(), ticketAtRest(motion), arriving(back));
        const float bite = std::min(1.0f, t / kBites);
        ticket(motion, box.moved({0, ui_.px(5) * (1 - bite)}), TicketStand::kDone);
        if (bite >= 1) return;
        const Vec hole = punchOf(ui_, box);
        ui_.drawList()->AddCircle(at(hole), ui_.px(9) + ui_.px(26) * arriving(bite),
                                  faded(ui_.palette().clear, 1 - bite), 40, ui_.px(4) * (1 - bite) + 1);
    }

    // The wagon rolls in along the track from the far end, where nothing stands yet.
    void wagon(const Motion& motion, float t) {
        const Track& track = sheet_.tracks[motion.to.number];
        const auto own = static_cast<float>(motion.number);
        const float end = static_cast<float>(track.cells.size()) - 0.5f;
        const float place = own + (end - own) * (1 - arriving(t));
        const std::size_t last = track.cells.size() - 1;
        const std::size_t behind = std::min(last, static_cast<std::size_t>(place));
        const Cell& here = track.cells[behind];
        const float part = place - static_cast<float>(behind);
        const Vec on = behind < last ? (track.cells[behind + 1].at - here.at) * part
                                     : here.along * (track.cellLength * part);
        const Vec size = Vec{track.cellLength * 0.97f, sheet_.cellWidth * 1.5f} * camera_.scale();
        clipToBoard();
        paintWagon(brush(), colorOf(motion), camera_.toScreen(here.at + on), here.along, size);
        ui_.drawList()->PopClipRect();
    }

    // The station is set down from above.
    void station(const Motion& motion, float t) {
        const float size = std::max(sheet_.cityRadius * 2.3f * camera_.scale(), ui_.px(9));
        const Vec foot = camera_.toScreen(sheet_.cities[motion.to.number].at) + Vec{0, size * 0.2f};
        clipToBoard();
        paintStation(brush(), colorOf(motion), foot - Vec{0, ui_.px(40) * (1 - arriving(t))},
                     size * (1.5f - 0.5f * t));
        ui_.drawList()->PopClipRect();
    }

    void clipToBoard() {
        ui_.drawList()->PushClipRect(at(at_.layout.board.min), at(at_.layout.board.max), true);
    }

    [[nodiscard]] std::string owed(std::size_t number) const {
        return at_.words.count(Plural::kExtraCards, static_cast<long>(number));
    }

    void plaque(Vec centre, const std::string& text, float t) {
        const Palette& p = ui_.palette();
        const float seen = std::min(1.0f, t * 6);
        const float wide =
            std::min(ui_.letters.width(Type::kHead, text) + ui_.px(40), at_.layout.board.width());
        const Box box = boxAround(centre, {wide, ui_.px(48)});
        ui_.drawList()->AddRectFilled(at(box.moved({0, ui_.px(3)}).min), at(box.moved({0, ui_.px(3)}).max),
                                      faded(p.shadow, seen), ui_.px(6));
        ui_.drawList()->AddRectFilled(at(box.min), at(box.max), faded(p.signal, seen), ui_.px(6));
        ui_.drawList()->AddRect(at(box.inset(ui_.px(3)).min), at(box.inset(ui_.px(3)).max),
                                faded(p.onSignal, seen), ui_.px(4), 0, ui_.px(1));
        ui_.letters.line(Type::kHead, box, faded(p.onSignal, seen), text, Align::kCentre);
    }

    PaintContext& context_;
    Ui& ui_;
    const Position& at_;
    const Camera& camera_;
    const BoardSheet& sheet_;
};

// A zoomed-in camera shows where others build: once per action, never against a finger on the board.
void followAction(PaintContext& context, const Position& position) {
    const BoardSheet& sheet = *position.scene.sheet;
    TableState& state = context.state;
    const std::size_t action = state.timeline.shown() + 1;
    if (state.camera.fitted() || state.dragging || state.pinching || state.followed == action) return;
    for (const Motion& motion : state.timeline.motions()) {
        const bool builds = motion.piece == Piece::kWagon || motion.piece == Piece::kStation;
        if (!builds || motion.seat == position.view.me || state.timeline.now() < motion.begins) continue;
        state.followed = action;
        const auto& cells = sheet.tracks[motion.piece == Piece::kWagon ? motion.to.number : 0].cells;
        const Vec place =
            motion.piece == Piece::kWagon ? cells[cells.size() / 2].at : sheet.cities[motion.to.number].at;
        const Box seen = position.layout.board.inset(context.ui.px(kFollowMargin));
        if (!seen.has(state.camera.toScreen(place))) state.camera.lookAt(place, 0);
        return;
    }
}

// Without animation, one sound of each kind tells what was done.
void soundOnce(PaintContext& context, const std::vector<Motion>& motions) {
    std::set<Cue> heard;
    for (const Motion& motion : motions)
        if (heard.insert(cueOf(motion)).second) context.ask(ask::Sound{cueOf(motion)});
}

}  // namespace

void hurryOn(PaintContext& context, std::size_t newest) {
    const ImGuiIO& io = ImGui::GetIO();
    const auto key = [&](auto&& is) {
        return !context.state.find && (is(ImGuiKey_Space) || is(ImGuiKey_Enter) || is(ImGuiKey_KeypadEnter));
    };
    const bool begins =
        io.MouseClicked[0] || key([](ImGuiKey one) { return ImGui::IsKeyPressed(one, false); });
    const bool held = io.MouseDown[0] || io.MouseReleased[0] ||
                      key([](ImGuiKey one) { return ImGui::IsKeyDown(one) || ImGui::IsKeyReleased(one); });
    context.state.hurry(begins, held, newest);
}

// After the last action of a turn the next seat is to act, but the previous person still looks.
Seat shownSeatOf(const PaintContext& context, const Match& match) {
    const TableState& state = context.state;
    const Desk& desk = context.desk;
    const bool moves = context.ui.pacing.motion() && desk.preferences.settings().pace != Pace::kInstant;
    const bool unseen = state.timeline.shown() < match.history().size();
    const bool stayed = match.viewer() == kNoSeat || desk.preferences.settings().openHands;
    // Only a person who was looking all the time: after any other screen the device may be in other hands.
    const bool same = state.seen.game == match.saved().id && state.shown != kNoSeat;
    return moves && unseen && stayed && same ? state.shown : match.viewer();
}

std::size_t playOn(PaintContext& context, const Match& match, Seat seat) {
    TableState& state = context.state;
    const std::size_t newest = match.history().size();
    const bool still =
        !context.ui.pacing.motion() || context.desk.preferences.settings().pace == Pace::kInstant;
    const bool other = state.seen.game != match.saved().id || state.seen.viewer != seat;
    const Timeline::MotionsAt motionsAt = [&](std::size_t action) {
        const ShownGame& before = context.shown.show(match, seat, action);
        return motionsOf(match.game(), before.view(), before.events(action));
    };
    if (context.desk.preferences.settings().sound && still && !other && newest == state.timeline.shown() + 1)
        soundOnce(context, motionsAt(newest - 1));
    if (still || other) state.timeline.jump(newest);
    const float speed = context.desk.preferences.settings().pace == Pace::kFast ? 2.0f : 1.0f;
    state.timeline.play(newest, context.ui.pacing.seconds() * speed, motionsAt);
    for (const Motion& motion : state.timeline.begun()) context.ask(ask::Sound{cueOf(motion)});
    if (state.timeline.runs()) context.ui.pacing.goOn();
    return state.timeline.shown();
}

void paintMotions(PaintContext& context, const Position& position) {
    followAction(context, position);
    Moving(context, position).paint();
}

}  // namespace semafor
