// Draws with SDL's software renderer into memory: no window, no display.
#include "native/headless.h"

#include <map>
#include <memory>
#include <optional>

#include "codec/save.h"
#include "mirror/learn_sections.h"
#include "native/lone_host.h"
#include "native/png.h"
#include "words/say.h"

namespace semafor {
namespace {

constexpr float kStep = 1.0f / 60;
constexpr int kUntilSeen = 24;  // pictures: letters of each size and a sheet take one each

constexpr std::pair<std::string_view, Screen> kScreens[] = {
    {"title", Screen::kTitle},       {"new", Screen::kNewGame}, {"table", Screen::kTable},
    {"replay", Screen::kReplay},     {"saves", Screen::kSaves}, {"learn", Screen::kLearn},
    {"settings", Screen::kSettings}, {"about", Screen::kAbout},
};

class MemoryStore final : public Store {
public:
    [[nodiscard]] std::vector<std::string> keys() const override {
        std::vector<std::string> keys;
        for (const auto& [key, text] : texts_) keys.push_back(key);
        return keys;
    }
    [[nodiscard]] std::optional<std::string> read(const std::string& key) const override {
        const auto found = texts_.find(key);
        return found == texts_.end() ? std::nullopt : std::optional<std::string>(found->second);
    }
    std::optional<StoreFault> write(const std::string& key, const std::string& text) override {
        texts_[key] = text;
        return std::nullopt;
    }
    std::optional<StoreFault> remove(const std::string& key) override {
        texts_.erase(key);
        return std::nullopt;
    }

private:
    std::map<std::string, std::string> texts_;
};

// Its first seat is a person's, so that there are eyes to see the table with.
bool loadGame(Desk& desk, const Sight& sight) {
    auto saved = decodeSave(sight.save);
    if (!saved.ok()) return false;
    SavedGame game = std::move(saved).value();
    for (std::size_t s = 0; s < game.seats.size(); ++s) game.seats[s].person = s == 0 || sight.everySeatPlays;
    desk.importText(encodeSave(game));
    if (desk.library().entries().empty()) return false;
    desk.dismiss();
    const std::uint64_t id = desk.library().entries().front().saved.id;
    if (sight.screen == "replay") desk.replayGame(id);
    if (sight.screen == "table") desk.continueGame(id);
    return true;
}

// "learn/tunnels": the rules opened there; "drill1": the first drill.
void showLearning(Desk& desk, std::string_view screen) {
    for (std::size_t t = 0; t < kTopics; ++t)
        if (screen == "learn/" + std::string(topicId(static_cast<Topic>(t))))
            desk.learn(static_cast<Topic>(t));
    for (std::size_t n = 0; n < kDrills; ++n)
        if (screen == "drill" + std::to_string(n + 1)) desk.beginDrill(n);
}

bool show(Desk& desk, LoneHost& host, const Sight& sight) {
    desk.setLanguage(languageFor(sight.language));
    Settings look = desk.settings();
    look.night = sight.night;
    look.openHands = sight.openHands;
    desk.setLook(look);
    if (!sight.save.empty() && !loadGame(desk, sight)) return false;
    for (const auto& [name, screen] : kScreens)
        if (name == sight.screen) desk.go(screen);
    showLearning(desk, sight.screen);
    host.answer(desk);  // the lock; bots wait
    if (sight.everySeatPlays) desk.reveal();
    desk.dismiss();
    return true;
}

// The app with that on its screen, when it has come to rest.
template <class Look>
bool settled(const Sight& sight, const Size& size, SDL_Surface* surface, Look&& look) {
    const std::unique_ptr<SDL_Renderer, decltype(&SDL_DestroyRenderer)> renderer(
        surface != nullptr ? SDL_CreateSoftwareRenderer(surface) : nullptr, SDL_DestroyRenderer);
    if (!renderer) return false;
    LoneHost host;
    MemoryStore store;
    Desk desk(host, store);
    if (!show(desk, host, sight)) return false;
    App app(desk, nullptr, renderer.get());
    app.ui().recordLabels();
    app.resize(size);
    for (int i = 0; i < kUntilSeen; ++i) app.frame(kStep);
    app.show(sight.tab, sight.overlay);
    for (int i = 0; i < 200 && app.awake(); ++i) app.frame(kStep);
    if (!sight.toast.empty()) {
        app.ui().toast(std::string(sight.toast));
        app.wake();
        app.frame(kStep);
    }
    look(app, desk);
    return true;
}

using Surface = std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)>;

Surface surfaceOf(int width, int height) {
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

}  // namespace

std::string pictureOf(const Sight& sight, const Size& size) {
    const Surface surface = surfaceOf(size.width, size.height);
    const bool shown = settled(sight, size, surface.get(), [](const App&, const Desk&) {});
    return shown ? encodePng(*surface) : std::string();
}

std::vector<std::string> filmOf(const Sight& sight, const Size& size, const Film& film) {
    auto saved = decodeSave(sight.save);
    if (!saved.ok() || saved.value().log.size() <= film.actions) return {};
    SavedGame game = std::move(saved).value();
    const Action next = game.log[film.actions];
    game.log.resize(film.actions);
    Sight before = sight;
    before.save = encodeSave(game);
    before.everySeatPlays = true;
    before.openHands = true;
    const Surface surface = surfaceOf(size.width, size.height);
    std::vector<std::string> pictures;
    settled(before, size, surface.get(), [&](App& app, Desk& desk) {
        desk.act(next);
        record(app, *surface, film, pictures);
    });
    return pictures;
}

std::vector<Ui::Label> labelsOf(const Sight& sight, const Size& size) {
    const Surface little = surfaceOf(16, 16);  // nobody looks at it
    std::vector<Ui::Label> labels;
    settled(sight, size, little.get(), [&](App& app, const Desk&) { labels = app.ui().labels(); });
    return labels;
}

}  // namespace semafor
