// The desktop's clock, random numbers and files.
#include "native/offline_host.h"

#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace semafor {

std::int64_t OfflineHost::now() const {
    return static_cast<std::int64_t>(std::time(nullptr));
}

std::uint64_t OfflineHost::random() {
    const std::uint64_t high = chance_();
    return high << 32 | chance_();
}

void OfflineHost::giveFile(const std::string& name, const std::string& text) {
    if (std::FILE* file = std::fopen(name.c_str(), "wb")) {
        std::fwrite(text.data(), 1, text.size(), file);
        std::fclose(file);
    }
}

void OfflineHost::copy(const std::string& text) {
    SDL_SetClipboardText(text.c_str());
}

std::string OfflineHost::systemLanguage() const {
    const char* language = std::getenv("LANG");
    return language != nullptr ? language : "en";
}

bool OfflineHost::answer(Desk& desk) {
    if (const auto id = std::exchange(locked_, std::nullopt)) {
        desk.table.lockAnswered(*id, true);
        return true;
    }
    if (const auto question = std::exchange(question_, std::nullopt)) {
        desk.table.botAnswered(question->token, static_cast<std::uint32_t>(random() % question->choices));
        return true;
    }
    return false;
}

}  // namespace semafor
