// The three drills, and the player's progress in one. Their deals were chosen so that every way of doing what
// the texts ask for leads to the end (tests/shell/desk/drill_guide_test.cpp).
#include "desk/drills.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "base/assert.h"
#include "codec/notation.h"

namespace semafor {
namespace {

constexpr DrillStep kClaimSteps[] = {
    {Text::kDrillTwoCards, Feat::kCard, 2},
    {Text::kDrillFirstRoute, Feat::kThisRoute, 1, "athens-bucharest"},
    {Text::kDrillSecondRoute, Feat::kTicketCompleted, 1, "bucharest-kiev"},
    {Text::kDrillSwap, Feat::kSwap},
};
constexpr DrillStep kTunnelSteps[] = {
    {Text::kDrillTunnel, Feat::kThisTunnelLaid, 1, "erzurum-sochi"},
    {Text::kDrillPayTunnel, Feat::kTunnel},
    {Text::kDrillFerry, Feat::kFerry, 1, "athina-smyrna"},
    {Text::kDrillStation, Feat::kStation},
};
constexpr DrillStep kPassengerSteps[] = {
    {Text::kDrillFaceUp, Feat::kFaceUp},
    {Text::kDrillSecondCard, Feat::kCard},
    {Text::kDrillRoute, Feat::kThisRoute, 1, "bremen-emden"},
    {Text::kDrillTakePassengers, Feat::kPassenger, 2},
    {Text::kDrillCountry, Feat::kCountry, 1, "emden-niederlande@niederlande-1"},
    {Text::kDrillMix, Feat::kMix},
    {Text::kDrillKeep, Feat::kTicketsKept},
};

constexpr std::array<Drill, kDrills> kAllDrills = {{
    {Text::kDrillClaim, "first-journey", 9, "draw*10", kClaimSteps},
    {Text::kDrillTunnels, "europe", 534, "keep 3 18/keep 1 27/draw*26", kTunnelSteps},
    {Text::kDrillPassengers, "germany", 5,
     "offer short=2 long=2/keep 22 26/offer short=2 long=2/keep 2 25/draw*12", kPassengerSteps},
}};

// Takes the part before the separator off `text`, and the separator with it.
std::string_view takePart(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    return part;
}

std::vector<Action> openingOf(const Game& game, std::string_view text) {
    std::vector<Action> log;
    while (!text.empty()) {
        std::string_view part = takePart(text, '/');
        const auto action = parseAction(game, takePart(part, '*'));
        SEMAFOR_ASSERT(action.ok());
        const int times = part.empty() ? 1 : std::atoi(std::string(part).c_str());
        log.insert(log.end(), static_cast<std::size_t>(times), action.value());
    }
    return log;
}

// Whether an event is what a step asks for.
struct Fulfils {
    const Game& game;
    const DrillStep& step;

    [[nodiscard]] bool is(Feat feat) const { return step.feat == feat; }

    bool operator()(const CardDrawn& e) const { return e.seat == kDrillSeat && is(Feat::kCard); }
    bool operator()(const MarketTaken& e) const {
        return e.seat == kDrillSeat && (is(Feat::kCard) || is(Feat::kFaceUp));
    }
    bool operator()(const TunnelLaid& e) const {
        return e.seat == kDrillSeat && is(Feat::kThisTunnelLaid) &&
               takeTrackOff(game.routeName(e.route)) == step.route;
    }
    bool operator()(const RouteClaimed& e) const { return e.seat == kDrillSeat && route(e.route); }
    bool operator()(const StationBuilt& e) const { return e.seat == kDrillSeat && is(Feat::kStation); }
    bool operator()(const PassengerTaken& e) const {
        return e.seat == kDrillSeat && e.color != Color::kNone && is(Feat::kPassenger);
    }
    bool operator()(const MixNamed& e) const { return e.seat == kDrillSeat && is(Feat::kMix); }
    bool operator()(const TicketsKept& e) const { return e.seat == kDrillSeat && is(Feat::kTicketsKept); }
    bool operator()(const TicketCompleted& e) const {
        return e.seat == kDrillSeat && is(Feat::kTicketCompleted);
    }
    bool operator()(const TicketsSwapped& e) const { return e.seat == kDrillSeat && is(Feat::kSwap); }
    template <class Other>
    bool operator()(const Other& /*event*/) const {
        return false;
    }

private:
    [[nodiscard]] bool route(RouteId id) const {
        const RouteDef& def = game.map().route(id);
        switch (step.feat) {
            case Feat::kThisRoute:
                return takeTrackOff(game.routeName(id)) == step.route;
            case Feat::kTunnel:
                return def.tunnel;
            case Feat::kFerry:
                return def.locomotives > 0;
            case Feat::kCountry:
                return def.endPoint.has_value();
            default:
                return false;
        }
    }
    static std::string_view takeTrackOff(std::string_view name) { return name.substr(0, name.find('#')); }
};

}  // namespace

const Drill& drillAt(std::size_t number) {
    SEMAFOR_ASSERT(number < kDrills);
    return kAllDrills[number];
}

Match openDrill(const Game& game, const Drill& drill, std::uint64_t id) {
    SavedGame saved;
    saved.id = id;
    saved.map = drill.map;
    saved.mapFingerprint = game.fingerprint();
    saved.dealCode = drill.deal;
    saved.practice = true;
    saved.log = openingOf(game, drill.opening);
    saved.seats.resize(2);
    saved.seats[1].person = false;
    saved.seats[1].level = 1;
    saved.seats[1].color = 1;
    auto match = Match::open(game, std::move(saved));
    SEMAFOR_ASSERT(match && !match->cutShort());
    match->settle();
    return std::move(*match);
}

bool DrillProgress::count(const Drill& drill, const Game& game, const ActionEvents& events) {
    bool progress = false;
    for (const Event& event : events.seenBy(kDrillSeat)) {
        if (done == drill.steps.size()) return progress;
        const DrillStep& step = drill.steps[done];
        if (!std::visit(Fulfils{game, step}, event)) continue;
        progress = true;
        if (++times < step.times) continue;
        ++done;
        times = 0;
    }
    return progress;
}

std::size_t stepsDone(const Drill& drill, const Match& match, std::size_t from) {
    DrillProgress progress;
    for (std::size_t i = from; i < match.history().size(); ++i)
        progress.count(drill, match.game(), match.history()[i]);
    return progress.done;
}

std::optional<Action> drillAnswer(const Session& session) {
    if (session.over() || session.actor() == kDrillSeat) return std::nullopt;
    if (!session.why(DrawBlind{})) return DrawBlind{};
    ActionList legal;
    session.legalActions(legal);
    return legal[0];
}

std::optional<RouteId> stepRoute(const Game& game, const DrillStep& step) {
    const auto& routes = game.routesByName();
    const auto named = std::find_if(routes.begin(), routes.end(),
                                    [&](RouteId id) { return game.routeName(id) == step.route; });
    return named == routes.end() ? std::nullopt : std::optional<RouteId>(*named);
}

std::string stepText(const Words& words, const DrillStep& step) {
    const auto route = stepRoute(words.game(), step);
    return route ? words.say(step.text, {words.route(*route)}) : std::string(words.text(step.text));
}

}  // namespace semafor
