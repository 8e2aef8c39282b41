// Draws with SDL's software renderer into memory: no window, no display.
#include "native/headless.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "base/fingerprint.h"
#include "codec/save.h"
#include "native/memory_store.h"
#include "native/png.h"
#include "native/still_host.h"
#include "table/action_targets.h"
#include "text_view/learn_sections.h"
#include "text_view/text_view.h"
#include "words/say.h"

namespace semafor {
namespace {

constexpr float kStep = 1.0f / 60;
constexpr int kUntilSeen = 24;          // frames: fonts and a sheet take one each
constexpr float kIdleStep = 1.0f / 20;  // the longest step that the app takes
constexpr int kMostIdleSteps = 67;      // idle steps until nothing moves any more: 3.3 seconds
constexpr float kFarAway = -1e6f;

constexpr std::pair<std::string_view, Screen> kScreens[] = {
    {"title", Screen::kTitle},       {"new", Screen::kNewGame}, {"table", Screen::kTable},
    {"replay", Screen::kReplay},     {"saves", Screen::kSaves}, {"learn", Screen::kLearn},
    {"settings", Screen::kSettings}, {"about", Screen::kAbout},
};

constexpr std::string_view kHandOver = "hand-over";

// From the table, looks back to two thirds of the game.
void lookBack(Desk& desk) {
    desk.carryOut(ask::Replay{desk.table.match()->saved().id});
    desk.carryOut(ask::ReplayTo{desk.table.match()->session().log().size() * 2 / 3});
}

// The first seat is made a person's, so that there is a view to show.
bool loadGame(Desk& desk, const Sight& sight) {
    auto saved = decodeSave(sight.save);
    if (!saved.ok()) return false;
    SavedGame game = std::move(saved).value();
    if (game.log.size() > sight.actions) game.log.resize(sight.actions);
    cutDecisions(game.sections, game.log.size());
    const bool handOver = sight.screen == kHandOver;
    for (std::size_t s = 0; s < game.seats.size(); ++s)
        game.seats[s].person = s == 0 || sight.everySeatPlays || handOver;
    desk.carryOut(ask::ImportText{encodeSave(game)});
    if (desk.library.entries().empty()) return false;
    desk.carryOut(ask::Dismiss{});
    const std::uint64_t id = desk.library.entries().front().saved.id;
    if (sight.screen == "replay") desk.carryOut(ask::Replay{id});
    if (sight.screen == "table" || sight.screen == "lookback" || handOver) desk.carryOut(ask::Continue{id});
    if (sight.screen == "lookback") lookBack(desk);
    return true;
}

// Chooses the first route of that name; without a name, nothing.
void chooseRoute(App& app, const Desk& desk, std::string_view name) {
    if (name.empty() || desk.table.match() == nullptr) return;
    const Game& game = desk.table.match()->game();
    for (std::size_t r = 0; r < game.routeCount(); ++r)
        if (game.routeName(idAt<RouteId>(r)) == name) return app.choose(idAt<RouteId>(r));
}

// Plays the first action after which the drill's step isn't possible any more.
void goAstray(Desk& desk) {
    ActionList legal;
    desk.table.match()->session().legalActions(legal);
    const std::size_t from = desk.table.match()->session().log().size();
    for (const Action& action : legal) {
        desk.carryOut(ask::Act{action});
        if (desk.lessons.drill()->stuck) return;
        while (desk.table.match()->session().log().size() > from) desk.carryOut(ask::Undo{});
    }
}

// "learn/tunnels": the rules opened there; "drill1": the first drill; "drill1/stuck": at a dead end.
void showLearning(Desk& desk, std::string_view screen) {
    for (std::size_t t = 0; t < kTopics; ++t)
        if (screen == "learn/" + std::string(topicId(static_cast<Topic>(t))))
            desk.carryOut(ask::Learn{static_cast<Topic>(t)});
    for (std::size_t n = 0; n < kDrills; ++n)
        if (const std::string drill = "drill" + std::to_string(n + 1); screen.starts_with(drill)) {
            desk.carryOut(ask::BeginDrill{n});
            if (screen.ends_with("/stuck")) goAstray(desk);
        }
}

bool show(Desk& desk, StillHost& host, const Sight& sight) {
    desk.carryOut(ask::SetLanguage{languageFor(sight.language)});
    Settings look = desk.preferences.settings();
    look.night = sight.night;
    look.scale = sight.scale;
    look.openHands = sight.openHands;
    desk.preferences.set(look);
    if (!sight.save.empty() && !loadGame(desk, sight)) return false;
    for (const auto& [name, screen] : kScreens)
        if (name == sight.screen) desk.carryOut(ask::Go{screen});
    showLearning(desk, sight.screen);
    host.answer(desk);  // the lock request; bots wait
    if (sight.everySeatPlays) desk.carryOut(ask::Reveal{});
    desk.carryOut(ask::Dismiss{});
    return true;
}

// A running program that shows a sight.
struct Stage {
    StillHost host;
    MemoryStore store;
    Desk desk{host, store};
    TextView textView{desk};
    std::unique_ptr<App> app = nullptr;
};

void settle(Stage& stage) {
    stage.host.answer(stage.desk);
    stage.app->wake();
    for (int i = 0; i < kMostIdleSteps && stage.app->awake(); ++i) stage.app->frame(kIdleStep);
}

TargetId targetOf(const Stage& stage, std::string_view text) {
    const Match* match = stage.desk.table.match();
    const auto id = match != nullptr ? targetIdOf(match->game(), text) : targetIdOf(text);
    return id.value_or(TargetId());
}

bool press(Stage& stage, const SightStep& step) {
    const TargetId id = targetOf(stage, step.what);
    if (!stage.textView.refresh().asks.contains(id)) return false;
    if (const auto asked = stage.textView.pressed(textOf(id), step.value)) stage.desk.carryOut(*asked);
    return true;
}

// Moves the pointer there, clicks, and moves it away again.
bool tap(Stage& stage, const SightStep& step) {
    const Box* target = stage.app->ui().target(targetOf(stage, step.what));
    if (target == nullptr) return false;
    const Vec middle = target->centre();
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(middle.x, middle.y);
    settle(stage);
    for (const bool down : {true, false}) {
        io.AddMouseButtonEvent(0, down);
        settle(stage);
    }
    io.AddMousePosEvent(kFarAway, kFarAway);
    return true;
}

bool announce(Stage& stage, const SightStep& step) {
    constexpr std::pair<std::string_view, Notice> kAnnouncements[] = {{"offline", Notice::kOfflineReady},
                                                                      {"version", Notice::kNewVersion},
                                                                      {"frame", Notice::kForeignFrame}};
    for (const auto& [name, notice] : kAnnouncements)
        if (name == step.what) {
            stage.desk.notices.announce(notice);
            return true;
        }
    return false;
}

bool take(Stage& stage, const SightStep& step) {
    switch (step.kind) {
        case SightStep::Kind::kPress:
            return press(stage, step);
        case SightStep::Kind::kTap:
            return tap(stage, step);
        case SightStep::Kind::kType:
            ImGui::GetIO().AddInputCharactersUTF8(std::string(step.what).c_str());
            return true;
        case SightStep::Kind::kAnnounce:
            return announce(stage, step);
        case SightStep::Kind::kFillStore:
            stage.store.budget = 0;
            return true;
    }
    return false;
}

void showToast(Stage& stage, std::string_view toast) {
    if (toast.empty()) return;
    stage.app->ui().toasts.say(std::string(toast));
    stage.app->wake();
    stage.app->frame(kStep);
}

// Runs the program until its screen has settled on that sight, then calls `look`.
template <class Look>
bool settled(const Sight& sight, const Size& size, SDL_Surface* surface, Look&& look) {
    const std::unique_ptr<SDL_Renderer, decltype(&SDL_DestroyRenderer)> renderer(
        surface != nullptr ? SDL_CreateSoftwareRenderer(surface) : nullptr, SDL_DestroyRenderer);
    if (!renderer) return false;
    Stage stage;
    if (!show(stage.desk, stage.host, sight)) return false;
    stage.app = std::make_unique<App>(stage.desk, nullptr, renderer.get());
    App& app = *stage.app;
    app.ui().letters.recordLabels();
    app.resize(size);
    for (int i = 0; i < kUntilSeen; ++i) app.frame(kStep);
    app.show(sight.tab, sight.overlay);
    chooseRoute(app, stage.desk, sight.route);
    settle(stage);
    for (const SightStep& step : sight.steps) {
        if (!take(stage, step)) return false;
        settle(stage);
    }
    showToast(stage, sight.toast);
    look(stage);
    return true;
}

using SurfacePtr = std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)>;

SurfacePtr surfaceOf(int width, int height) {
    return {SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888), SDL_FreeSurface};
}

void record(App& app, const SDL_Surface& surface, const Film& film, std::vector<std::string>& pictures) {
    for (std::size_t n = 0; n < film.pictures; ++n) {
        pictures.push_back(encodePng(surface));
        for (float seconds = 0; seconds < film.every; seconds += kStep) {
            app.wake();
            app.frame(kStep);
        }
    }
}

// The first and the last target of each kind.
std::vector<Ui::Place> someOfEachKind(const std::vector<Ui::Place>& all) {
    std::vector<Ui::Place> some;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto ofItsKind = [&](const Ui::Place& one) { return one.id.target == all[i].id.target; };
        const auto at = all.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::none_of(all.begin(), at, ofItsKind) || std::none_of(at + 1, all.end(), ofItsKind))
            some.push_back(all[i]);
    }
    return some;
}

std::uint64_t fingerprintOf(const SDL_Surface& picture) {
    Fingerprint pixels;
    const auto* bytes = static_cast<const char*>(picture.pixels);
    for (int y = 0; y < picture.h; ++y)
        pixels.add(std::string_view(bytes + y * picture.pitch, static_cast<std::size_t>(picture.w) * 4));
    return pixels.value();
}

}  // namespace

std::optional<Seen> lookAt(const Sight& sight, const Size& size, bool withPng) {
    const SurfacePtr surface = surfaceOf(size.width, size.height);
    Seen seen;
    const bool shown = settled(sight, size, surface.get(),
                               [&](Stage& stage) { seen.words = jsonOf(stage.textView.refresh()); });
    if (!shown) return std::nullopt;
    seen.pixels = fingerprintOf(*surface);
    if (withPng) seen.png = encodePng(*surface);
    return seen;
}

std::string pictureOf(const Sight& sight, const Size& size) {
    const auto seen = lookAt(sight, size, true);
    return seen ? seen->png : std::string();
}

std::vector<std::string> filmOf(const Sight& sight, const Size& size, const Film& film) {
    auto saved = decodeSave(sight.save);
    if (!saved.ok() || saved.value().log.size() <= film.actions) return {};
    SavedGame game = std::move(saved).value();
    const Action next = game.log[film.actions];
    game.log.resize(film.actions);
    cutDecisions(game.sections, film.actions);
    Sight before = sight;
    before.save = encodeSave(game);
    before.everySeatPlays = true;
    before.openHands = true;
    const SurfacePtr surface = surfaceOf(size.width, size.height);
    std::vector<std::string> pictures;
    settled(before, size, surface.get(), [&](Stage& stage) {
        stage.desk.carryOut(ask::Act{next});
        record(*stage.app, *surface, film, pictures);
    });
    return pictures;
}

std::optional<std::vector<TargetId>> restlessUnder(const Sight& sight, const Size& size) {
    const SurfacePtr little = surfaceOf(16, 16);  // never looked at
    std::vector<TargetId> restless;
    const bool shown = settled(sight, size, little.get(), [&](Stage& stage) {
        for (const Ui::Place& place : someOfEachKind(stage.app->ui().targets())) {
            ImGui::GetIO().AddMousePosEvent(place.box.centre().x, place.box.centre().y);
            settle(stage);
            if (stage.app->awake()) restless.push_back(place.id);
        }
    });
    return shown ? std::optional(restless) : std::nullopt;
}

std::vector<Lettering::Label> labelsOf(const Sight& sight, const Size& size) {
    const SurfacePtr little = surfaceOf(16, 16);  // never looked at
    std::vector<Lettering::Label> labels;
    settled(sight, size, little.get(), [&](Stage& stage) { labels = stage.app->ui().letters.labels(); });
    return labels;
}

}  // namespace semafor
