// Shows the board from a cached texture, with zoom and pan, and handles taps on routes and cities.
#include "screens/board_view.h"

#include <imgui.h>

#include <algorithm>

#include "base/fingerprint.h"
#include "board/hit.h"
#include "paint/drawing.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "view/ways.h"

namespace semafor {
namespace {

constexpr float kReachPoints = 22;      // touch radius: a finger is 44 across
constexpr float kDoubtPoints = 7;       // two routes closer together than this need a question
constexpr float kGraduatedFrom = 560;   // points: a narrower board has no neatline
constexpr float kGraduated = 9;         // width of the neatline
constexpr double kStillSeconds = 0.12;  // seconds without motion until the board is painted sharp again
constexpr double kDoubleTap = 0.32;     // seconds

class BoardView {
public:
    BoardView(PaintContext& context, Position& position)
        : context_(context),
          ui_(context.ui),
          at_(position),
          state_(context.state),
          sheet_(*position.scene.sheet) {}

    void paint() {
        const Box& box = at_.layout.board;
        const Box inside = box.inset(ui_.px(box.width() > ui_.px(kGraduatedFrom) ? kGraduated : 3));
        state_.camera.show({sheet_.width, sheet_.height}, inside);
        const Touch touch = ui_.touch(Target::kSheet, box, true);
        listen(touch);
        paintNeatline(box, inside);
        paintPicture(inside);
        ui_.drawList()->PushClipRect(semafor::at(inside.min), semafor::at(inside.max), true);
        markChoices();
        paintMarked();
        paintLastClaims();
        paintWay();
        paintEnds();
        paintChosen(touch);
        if (!ends_.empty()) paintNamesOf(brush(), at_.scene, ends_);
        ui_.drawList()->PopClipRect();
    }

private:
    [[nodiscard]] Brush brush() const {
        return {ui_.drawList(), &state_.camera, &ui_.palette(), &ui_.fonts(), ui_.px(1)};
    }

    // Where there is room, the board sheet has a graduated neatline.
    void paintNeatline(const Box& box, const Box& inside) {
        const Palette& p = ui_.palette();
        if (inside.min.x - box.min.x > ui_.px(4)) paintScale(brush(), box, inside);
        ui_.drawList()->AddRectFilled(semafor::at(inside.min), semafor::at(inside.max), p.sea);
        ui_.drawList()->AddRect(semafor::at(box.inset(-ui_.px(1)).min),
                                semafor::at(box.inset(-ui_.px(1)).max), p.brass, ui_.px(4), 0, ui_.px(2));
    }

    // While the camera moves, the last picture of the board is shown, moved and scaled; at rest the board is
    // painted again.
    bool paintMoving(const Box& box) {
        const Camera& now = state_.camera;
        const Camera& then = state_.painted;
        const bool same = now.scale() == then.scale() && now.toSheet(box.min) == then.toSheet(box.min);
        if (same || !(then.screen() == now.screen())) return false;
        if (now.scale() != lastScale() || state_.dragging || state_.pinching)
            state_.cameraMoved = ImGui::GetTime();
        if (ImGui::GetTime() - state_.cameraMoved > kStillSeconds) return false;
        const Box moved{now.toScreen(then.toSheet(box.min)), now.toScreen(then.toSheet(box.max))};
        ui_.pacing.goOn();
        ui_.drawList()->PushClipRect(semafor::at(box.min), semafor::at(box.max), true);
        const bool shown = context_.boards.picture().showMoved(ui_.drawList(), moved);
        ui_.drawList()->PopClipRect();
        return shown;
    }

    // Returns the scale of the previous frame, and remembers this frame's.
    float lastScale() {
        const float last = state_.shownScale;
        state_.shownScale = state_.camera.scale();
        return last;
    }

    void paintPicture(const Box& box) {
        if (paintMoving(box)) return;
        Fingerprint key;
        const Vec corner = state_.camera.toSheet(box.min);
        for (const float n : {corner.x, corner.y, state_.camera.scale() * 1000, box.min.x, box.min.y})
            key.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(n * 16)));
        key.add(at_.match.saved().id);
        key.add(at_.match.version());
        key.add(at_.view.actionsTaken);
        key.add(static_cast<std::uint64_t>(context_.language()));
        key.add(ui_.palette().sea);
        key.add(static_cast<std::uint64_t>(art() != nullptr));
        at_.scene.lit = lit();
        at_.scene.lit.forEach([&](RouteId route) { key.add(index(route)); });
        show(box, key.value());
    }

    void show(const Box& box, std::uint64_t key) {
        Picture& picture = context_.boards.picture();
        const auto paintAll = [&](ImDrawList* list) {
            Brush brush = this->brush();
            brush.draw = list;
            paintBoard(brush, at_.scene);
        };
        if (picture.stale(box, key) && !context_.boards.mayPaint()) return;
        state_.painted = state_.camera;
        picture.show(ui_.drawList(), box, key, paintAll);
    }

    // --- marks on the board

    void paintOutline(RouteId route, ImU32 ink, float grow, float thick) {
        const Track& track = sheet_.tracks[index(route)];
        const Vec cell =
            Vec{track.cellLength, sheet_.cellWidth} * state_.camera.scale() + Vec{ui_.px(grow), ui_.px(grow)};
        paintOutlines(brush(), track, cell, ink, std::max(1.0f, ui_.px(thick)));
    }

    void markChoices() {
        const bool turn = std::holds_alternative<TakeTurn>(at_.view.step);
        if (!turn || at_.choices.none()) return;
        at_.choices.cities().forEach([&](CityId city) {
            markAt({Target::kCity, index(city)}, sheet_.cities[index(city)].at);
        });
        at_.choices.routes().forEach([&](RouteId route) { mark(route); });
    }

    // Routes that can be claimed now, with the chosen colour if there is one.
    [[nodiscard]] RouteSet lit() const {
        RouteSet lit;
        if (!std::holds_alternative<TakeTurn>(at_.view.step) || at_.choices.none()) return lit;
        at_.choices.routes().forEach([&](RouteId route) {
            if (!state_.color || paysWith(route, *state_.color)) lit.add(route);
        });
        return lit;
    }

    void paintMarked() {
        (at_.match.marks.of(at_.match.viewer()) & at_.view.open).forEach([&](RouteId route) {
            paintAlong(brush(), sheet_.tracks[index(route)],
                       std::max(ui_.px(2), sheet_.cellWidth * 0.3f * state_.camera.scale()),
                       faded(ui_.palette().focus, 0.8f));
        });
    }

    // Registers the route as a target where a finger finds it: in the middle of one of its spaces.
    void mark(RouteId route) {
        const auto& cells = sheet_.tracks[index(route)].cells;
        markAt({Target::kRoute, index(route)}, cells[cells.size() / 2].at);
    }

    void markAt(const TargetId& id, Vec place) {
        const Vec middle = state_.camera.toScreen(place);
        if (at_.layout.board.inset(ui_.px(4)).has(middle))
            ui_.markTarget(id, boxAround(middle, {ui_.px(8), ui_.px(8)}));
    }

    [[nodiscard]] bool paysWith(RouteId route, Color color) const {
        const Color own = at_.game().route(route).color;
        return color == Color::kLocomotive || own == Color::kGray || own == color;
    }

    // Claims by other seats stay marked until this seat acts again; its own, for one action.
    void paintLastClaims() {
        const std::size_t end = at_.shown.at();
        for (std::size_t i = end; i-- > 0 && end - i <= 24;) {
            const Events& events = at_.shown.events(i);
            const bool own =
                std::any_of(events.begin(), events.end(), [&](const Event& e) { return byMe(e); });
            for (const Event& event : events) {
                const auto* claimed = std::get_if<RouteClaimed>(&event);
                if (claimed != nullptr && (!own || i + 1 == end)) light(claimed->route);
            }
            if (own) return;
        }
    }

    // A glow behind the route's wagons.
    void light(RouteId route) {
        const float beside = sheet_.cellWidth * 0.8f * state_.camera.scale() + ui_.px(1);
        paintHalo(brush(), sheet_.tracks[index(route)], beside, ui_.px(9));
    }

    [[nodiscard]] bool byMe(const Event& event) const {
        return std::visit(
            [&](const auto& fact) {
                if constexpr (requires { fact.seat; })
                    return fact.seat == at_.view.me;
                else
                    return false;
            },
            event);
    }

    void paintWay() {
        if (!state_.ticket) return;
        const auto way = cheapestWay(at_.game(), at_.view, *state_.ticket);
        if (!way) return;
        for (const RouteId route : way->missing) {
            paintAlong(brush(), sheet_.tracks[index(route)],
                       std::max(ui_.px(2.5f), sheet_.cellWidth * 0.42f * state_.camera.scale()),
                       faded(ui_.palette().signal, 0.75f));
        }
    }

    void paintEnd(CityId city, bool strong) {
        const CitySpot& spot = sheet_.cities[index(city)];
        const float radius = std::max(ui_.px(strong ? 9.0f : 6.0f),
                                      sheet_.cityRadius * state_.camera.scale() * (strong ? 1.9f : 1.5f));
        const auto ring = [&](Vec place) {
            const ImVec2 centre = semafor::at(state_.camera.toScreen(place));
            ui_.drawList()->AddCircle(centre, radius, ui_.palette().enamel, 40, ui_.px(strong ? 5.0f : 3.5f));
            ui_.drawList()->AddCircle(centre, radius, strong ? ui_.palette().signal : ui_.palette().clear, 40,
                                      ui_.px(strong ? 3.0f : 2.0f));
        };
        if (spot.endPoints.empty()) ring(spot.at);
        for (const Vec& end : spot.endPoints) ring(end);
        ends_.add(city);
    }

    void paintEnds() {
        std::vector<TicketId> lit(at_.view.offer.begin(), at_.view.offer.end());
        if (state_.allEnds) at_.view.kept.forEach([&](TicketId ticket) { lit.push_back(ticket); });
        if (state_.allEnds) lit.insert(lit.end(), at_.view.held.begin(), at_.view.held.end());
        for (const TicketId ticket : lit)
            for (const CityId city : at_.game().map().ticket(ticket).ends) paintEnd(city, false);
        if (state_.ticket)
            for (const CityId city : at_.game().map().ticket(*state_.ticket).ends) paintEnd(city, true);
    }

    void paintChosen(const Touch& touch) {
        if (state_.route) paintOutline(*state_.route, ui_.palette().signal, 5, 3);
        for (const RouteId route : state_.doubtful) paintOutline(route, ui_.palette().signal, 4, 2);
        if (state_.city) paintEnd(*state_.city, true);
        if (!touch.hovered || ui_.touching() || state_.dragging) return;
        const Vec point = state_.camera.toSheet(ui_.pointer());
        const auto city = cityNear(sheet_, point, 0);
        const auto hits = routesNear(sheet_, at_.game().map(), point, reach() * 0.5f);
        if (city) return showTooltip(touch, cityText(*city));
        if (hits.empty()) return;
        if (at_.view.open.has(hits[0].route)) paintOutline(hits[0].route, ui_.palette().ink, 4, 2);
        showTooltip(touch, routeText(hits[0].route));
    }

    void showTooltip(const Touch& touch, const std::string& what) {
        ui_.explain(touch, boxAround(ui_.pointer(), {ui_.px(8), ui_.px(28)}), what);
    }

    [[nodiscard]] std::string cityText(CityId city) const {
        std::string text(at_.words.city(city));
        for (std::size_t s = 0; s < at_.view.seats; ++s)
            if (at_.view.stationCities[s].has(city)) text += "\n" + stationText(at_.words, at_.names, s);
        return text;
    }

    [[nodiscard]] std::string routeText(RouteId route) const {
        std::string text = at_.words.route(route) + "\n" + at_.words.routeFacts(route);
        const std::string why = routeNote(at_, route);
        return why.empty() ? text : text + "\n" + why;
    }

    // --- input

    [[nodiscard]] float reach() const { return ui_.px(kReachPoints) / state_.camera.scale(); }

    void listen(const Touch& touch) {
        const ImGuiIO& io = ImGui::GetIO();
        if (touch.hovered && io.MouseWheel != 0)
            state_.camera.zoom(std::exp2(io.MouseWheel * 0.25f), ui_.pointer());
        if (touch.held && !state_.pinching && ImGui::IsMouseDragging(0, ui_.px(6))) state_.dragging = true;
        if (state_.dragging && touch.held) state_.camera.move(from(io.MouseDelta));
        if (touch.pressed && !state_.dragging && !state_.pinching) tap();
        if (!io.MouseDown[0]) state_.dragging = state_.pinching = false;
        keys();
    }

    void keys() {
        if (ui_.layers.blocked() || state_.overlay != Overlay::kNone || state_.find) return;
        const Vec middle = state_.camera.screen().centre();
        if (ImGui::IsKeyPressed(ImGuiKey_Equal) || ImGui::IsKeyPressed(ImGuiKey_KeypadAdd))
            state_.camera.zoom(1.25f, middle);
        if (ImGui::IsKeyPressed(ImGuiKey_Minus) || ImGui::IsKeyPressed(ImGuiKey_KeypadSubtract))
            state_.camera.zoom(0.8f, middle);
        if (ImGui::IsKeyPressed(ImGuiKey_0)) state_.camera.fit();
        if (ImGui::IsKeyPressed(ImGuiKey_T, false)) state_.allEnds = !state_.allEnds;
    }

    void tap() {
        const double now = ImGui::GetTime();
        const bool twice = now - state_.lastTap < kDoubleTap;
        state_.lastTap = twice ? -1 : now;
        const Vec point = state_.camera.toSheet(ui_.pointer());
        const auto hits = routesNear(sheet_, at_.game().map(), point, reach());
        const auto city = cityNear(sheet_, point, hits.empty() ? reach() : 0);
        if (twice && hits.empty() && !city) return zoomTwice();
        if (city && (hits.empty() || mayBuild(*city))) return tapCity(*city);
        state_.forgetChoice();
        if (hits.empty()) return;
        tapRoutes(hits);
    }

    void zoomTwice() {
        if (state_.camera.fitted())
            state_.camera.zoom(2.4f, ui_.pointer());
        else
            state_.camera.fit();
    }

    [[nodiscard]] bool mayBuild(CityId city) const { return at_.choices.cities().has(city); }

    void tapCity(CityId city) {
        state_.forgetChoice();
        if (mayBuild(city)) {
            state_.city = city;
            return;
        }
        const bool asks = !at_.choices.none() && at_.game().rules().stations &&
                          std::holds_alternative<TakeTurn>(at_.view.step);
        const auto why = asks ? whyNot(at_.match, bestStation(at_.game(), at_.view, city)) : std::nullopt;
        ui_.toasts.say(cityText(city) + (why ? "\n" + std::string(at_.words.error(*why)) : std::string()));
    }

    // Claimable routes come first when a finger lies between routes.
    void tapRoutes(std::vector<RouteHit> hits) {
        std::vector<RouteHit> payable;
        std::copy_if(hits.begin(), hits.end(), std::back_inserter(payable),
                     [&](const RouteHit& hit) { return at_.choices.routes().has(hit.route); });
        if (payable.empty()) return choose(hits[0].route);
        // A tap right on a route that can't be claimed says why.
        const bool meant = payable[0].route != hits[0].route && hits[0].distance < sheet_.cellWidth * 0.5f;
        if (meant) return choose(hits[0].route);
        const float doubt = ui_.px(kDoubtPoints) / state_.camera.scale();
        if (!ambiguous(payable, doubt)) return choose(payable[0].route);
        for (const RouteHit& hit : payable)
            if (hit.distance - payable[0].distance < doubt && state_.doubtful.size() < 4)
                state_.doubtful.push_back(hit.route);
    }

    void choose(RouteId route) {
        state_.forgetChoice();
        state_.route = route;
    }

    PaintContext& context_;
    Ui& ui_;
    Position& at_;
    TableState& state_;
    CitySet ends_;  // ringed: their names are painted above the rings, all at once
    const BoardSheet& sheet_;
};

}  // namespace

std::string routeNote(const Position& position, RouteId route) {
    const PlayerView& view = position.view;
    for (std::size_t s = 0; s < view.seats; ++s)
        if (view.owned[s].has(route)) return ownerText(position.words, position.names, s);
    if (position.choices.none()) return {};
    const auto why = whyNot(position.match, bestClaim(position.game(), view, route));
    return why ? std::string(position.words.error(*why)) : std::string();
}

void paintBoardView(PaintContext& context, Position& position) {
    BoardView(context, position).paint();
}

}  // namespace semafor
