// The table in a window of the desktop, for development, or as a PNG file, for tests.
#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "app.h"
#include "native/file_store.h"
#include "native/headless.h"
#include "native/lone_host.h"

namespace {

using semafor::Sight;

constexpr std::string_view kHelp =
    "semafor-table: the table in a window\n"
    "usage: semafor-table [--png FILE WIDTH HEIGHT RATIO [--screen NAME] [--save FILE] [--language L]\n"
    "                     [--tab 0-3] [--overlay 0-3] [--seats-play] [--night] [--toast TEXT]]\n"
    "  --png         draw one picture into FILE, WIDTH x HEIGHT pixels at RATIO pixels a point, no window\n"
    "  --screen      title, new, table, replay, saves, learn, settings or about;\n"
    "                learn/tunnels (or another section), drill1 to drill3\n"
    "  --save        a game for the table, as `semafor save` prints it\n"
    "  --seats-play  every seat is a person's\n"
    "  --film ACTIONS PICTURES SECONDS   the game's next action after so many, in so many pictures "
    "FILE-0.png, FILE-1.png\n"
    "                and so on, with so many seconds between them\n"
    "  --toast       a sentence that passes by\n"
    "  --night       the dark table\n";

constexpr int kUsageError = 2;

std::string fileText(const char* path) {
    std::ifstream file(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

Sight sightOf(int argc, char** argv) {
    Sight sight;
    for (int i = 6; i < argc; ++i) {
        const std::string_view option = argv[i];
        if (option == "--seats-play") sight.everySeatPlays = true;
        if (option == "--night") sight.night = true;
        if (i + 1 >= argc) break;
        if (option == "--screen") sight.screen = argv[i + 1];
        if (option == "--save") sight.save = fileText(argv[i + 1]);
        if (option == "--toast") sight.toast = argv[i + 1];
        if (option == "--language") sight.language = argv[i + 1];
        if (option == "--tab") sight.tab = static_cast<semafor::Tab>(std::atoi(argv[i + 1]));
        if (option == "--overlay") sight.overlay = static_cast<semafor::Overlay>(std::atoi(argv[i + 1]));
    }
    return sight;
}

bool writeFile(const std::string& name, const std::string& bytes) {
    std::FILE* file = bytes.empty() ? nullptr : std::fopen(name.c_str(), "wb");
    const bool whole = file != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    if (file != nullptr && std::fclose(file) == 0 && whole) return true;
    std::fprintf(stderr, "semafor-table: can't write %s\n", name.c_str());
    return false;
}

// "ACTIONS PICTURES SECONDS" behind --film: FILE-0.png and so on.
int writeFilm(const semafor::Sight& sight, const semafor::Size& size, char** argv, int film) {
    const semafor::Film told{static_cast<std::size_t>(std::atoi(argv[film])),
                             static_cast<std::size_t>(std::atoi(argv[film + 1])),
                             static_cast<float>(std::atof(argv[film + 2]))};
    const auto pictures = semafor::filmOf(sight, size, told);
    for (std::size_t n = 0; n < pictures.size(); ++n)
        if (!writeFile(argv[2] + ("-" + std::to_string(n)) + ".png", pictures[n])) return 1;
    return pictures.empty() ? 1 : 0;
}

int writePicture(int argc, char** argv) {
    const semafor::Size size{std::atoi(argv[3]), std::atoi(argv[4]), static_cast<float>(std::atof(argv[5]))};
    if (size.width <= 0 || size.height <= 0 || size.ratio <= 0) return kUsageError;
    const semafor::Sight sight = sightOf(argc, argv);
    for (int i = 6; i + 3 < argc; ++i)
        if (std::string_view(argv[i]) == "--film") return writeFilm(sight, size, argv, i + 1);
    return writeFile(argv[2], semafor::pictureOf(sight, size)) ? 0 : 1;
}

semafor::Size sizeOf(SDL_Window* window, SDL_Renderer* renderer) {
    int width = 0;
    int pixels = 0;
    int height = 0;
    SDL_GetWindowSize(window, &width, nullptr);
    SDL_GetRendererOutputSize(renderer, &pixels, &height);
    return {pixels, height, static_cast<float>(pixels) / static_cast<float>(width)};
}

void rest(semafor::App& app) {
    if (app.alarm() <= 0)
        SDL_WaitEvent(nullptr);
    else if (SDL_WaitEventTimeout(nullptr, static_cast<int>(app.alarm() * 1000)) == 0)
        app.wake();
}

void runWindow(SDL_Window* window, SDL_Renderer* renderer) {
    semafor::LoneHost host;
    semafor::FileStore store("semafor-games");
    semafor::Desk desk(host, store);
    semafor::App app(desk, window, renderer);
    Uint64 before = SDL_GetPerformanceCounter();
    for (;;) {
        SDL_Event event;
        if (!app.awake()) rest(app);
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
    if (argc >= 6 && std::string_view(argv[1]) == "--png") return writePicture(argc, argv);
    std::fwrite(kHelp.data(), 1, kHelp.size(), stderr);
    return kUsageError;
}
