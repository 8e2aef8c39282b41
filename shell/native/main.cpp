// The desktop program: the table in a window, for development, or as a PNG file, for tests.
#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "app.h"
#include "native/file_store.h"
#include "native/headless.h"
#include "native/offline_host.h"
#include "native/sight_list.h"

namespace {

constexpr std::string_view kHelp =
    "semafor-table: the table in a window\n"
    "usage: semafor-table [--png FILE WIDTH HEIGHT RATIO [--screen NAME] [--save FILE] [--language L]\n"
    "                     [--tab 0-3] [--overlay 0-3] [--seats-play] [--night] [--scale N]\n"
    "                     [--toast TEXT] [--route NAME] [--actions N] [STEP…]]\n"
    "       semafor-table --words FILE WIDTH HEIGHT RATIO, and the same options\n"
    "       semafor-table --list FILE [FOLDER]\n"
    "  --png         draw one picture into FILE, WIDTH x HEIGHT pixels at RATIO pixels a point, no window\n"
    "  --words       write the text view of that screen into FILE, as JSON\n"
    "  --list        show each line of FILE (NAME WIDTH HEIGHT RATIO OPTION…, with tabs between them); "
    "prints\n"
    "                NAME and the fingerprints of picture and words, and writes NAME.png and NAME.json into "
    "FOLDER\n"
    "  --screen      title, new, table, replay, lookback, saves, learn, settings or about;\n"
    "                learn/tunnels (or another section), drill1 to drill3, drill1/stuck to drill3/stuck, "
    "hand-over\n"
    "  --save        a game for the table, as `semafor save` prints it\n"
    "  --actions     only so many of the game's actions are played\n"
    "  --seats-play  every seat is a person's\n"
    "  --film ACTIONS PICTURES SECONDS   the game's next action after so many, in so many pictures "
    "FILE-0.png, FILE-1.png\n"
    "                and so on, with so many seconds between them\n"
    "  --route       one that is chosen on the board, as logs call it\n"
    "  --toast       a sentence that passes by\n"
    "  --night       the dark table\n"
    "  --scale       size of text and panels in hundredths: 80, 100, 125, 150 or 200\n"
    "steps, done one after the other:\n"
    "  --press ID[=VALUE]   use a control of the text view\n"
    "  --tap ID             touch a target on the canvas\n"
    "  --type LETTERS       type them on the keyboard\n"
    "  --announce KIND      offline, version or frame: the page announces it\n"
    "  --fill-store         from now on nothing more can be saved\n";

constexpr int kUsageError = 2;
constexpr int kFirstOption = 6;  // after --png FILE WIDTH HEIGHT RATIO

// "ACTIONS PICTURES SECONDS" after --film: writes FILE-0.png and so on.
int writeFilm(const semafor::Sight& sight, const semafor::Size& size, char** argv, int film) {
    const semafor::Film wanted{static_cast<std::size_t>(std::atoi(argv[film])),
                               static_cast<std::size_t>(std::atoi(argv[film + 1])),
                               static_cast<float>(std::atof(argv[film + 2]))};
    const auto pictures = semafor::filmOf(sight, size, wanted);
    for (std::size_t n = 0; n < pictures.size(); ++n)
        if (!semafor::writeFile(argv[2] + ("-" + std::to_string(n)) + ".png", pictures[n])) return 1;
    return pictures.empty() ? 1 : 0;
}

int writePicture(int argc, char** argv) {
    const semafor::Size size{std::atoi(argv[3]), std::atoi(argv[4]), static_cast<float>(std::atof(argv[5]))};
    if (size.width <= 0 || size.height <= 0 || size.ratio <= 0) return kUsageError;
    const std::vector<std::string_view> options(argv + kFirstOption, argv + argc);
    const semafor::Sight sight = semafor::sightFrom(options);
    for (int i = kFirstOption; i + 3 < argc; ++i)
        if (std::string_view(argv[i]) == "--film") return writeFilm(sight, size, argv, i + 1);
    const bool words = std::string_view(argv[1]) == "--words";
    const auto seen = semafor::lookAt(sight, size, /*withPng=*/!words);
    if (!seen) std::fprintf(stderr, "semafor-table: there is no such screen, game or step\n");
    return seen && semafor::writeFile(argv[2], words ? seen->words : seen->png) ? 0 : 1;
}

semafor::Size sizeOf(SDL_Window* window, SDL_Renderer* renderer) {
    int width = 0;
    int pixels = 0;
    int height = 0;
    SDL_GetWindowSize(window, &width, nullptr);
    SDL_GetRendererOutputSize(renderer, &pixels, &height);
    return {pixels, height, static_cast<float>(pixels) / static_cast<float>(width)};
}

void remaining(semafor::App& app) {
    if (app.alarm() <= 0)
        SDL_WaitEvent(nullptr);
    else if (SDL_WaitEventTimeout(nullptr, static_cast<int>(app.alarm() * 1000)) == 0)
        app.wake();
}

void runWindow(SDL_Window* window, SDL_Renderer* renderer) {
    semafor::OfflineHost host;
    semafor::FileStore store("semafor-games");
    semafor::Desk desk(host, store);
    semafor::App app(desk, window, renderer);
    Uint64 before = SDL_GetPerformanceCounter();
    for (;;) {
        SDL_Event event;
        if (!app.awake()) remaining(app);
        while (SDL_PollEvent(&event) != 0) {
            if (event.type == SDL_QUIT) return;
            app.handle(event);
        }
        if (host.answer(desk)) app.wake();
        app.resize(sizeOf(window, renderer));
        const Uint64 now = SDL_GetPerformanceCounter();
        app.frame(static_cast<float>(now - before) / static_cast<float>(SDL_GetPerformanceFrequency()));
        before = now;
    }
}

int openWindow() {
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        std::fprintf(stderr, "semafor-table: %s\n", SDL_GetError());
        return 1;
    }
    const Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    SDL_Window* window =
        SDL_CreateWindow("Semafor", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800, flags);
    SDL_Renderer* renderer =
        window != nullptr ? SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC) : nullptr;
    if (renderer != nullptr)
        runWindow(window, renderer);
    else
        std::fprintf(stderr, "semafor-table: %s\n", SDL_GetError());
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return renderer != nullptr ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 1) return openWindow();
    const std::string_view mode = argv[1];
    if (argc >= kFirstOption && (mode == "--png" || mode == "--words")) return writePicture(argc, argv);
    if (argc >= 3 && mode == "--list") return semafor::showList(argv[2], argc > 3 ? argv[3] : "") ? 0 : 1;
    std::fwrite(kHelp.data(), 1, kHelp.size(), stderr);
    return kUsageError;
}
