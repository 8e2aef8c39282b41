// Text view of the title, and the Back button of other screens.
#include "base/version.h"
#include "text_view/text_view.h"

namespace semafor {

void writeBack(Writer& page, const Desk& desk) {
    const Screen to = desk.backTo();
    const Text label = to == Screen::kTable   ? Text::kMenuToTable
                       : to == Screen::kTitle ? Text::kToTitle
                                              : Text::kBack;
    page.button(Target::kBack, text(desk.preferences.language(), label), ask::Back{});
}

namespace {

// The newest game if it is over, or null.
const GameEntry* newestIfOver(const Desk& desk) {
    const auto& entries = desk.library.entries();
    const bool over = !entries.empty() && entries.front().playable && entries.front().line.over;
    return over ? &entries.front() : nullptr;
}

void writeLanguages(Writer& page, Language language) {
    std::vector<std::pair<std::string, std::string>> options;
    for (std::size_t i = 0; i < kLanguages; ++i) options.emplace_back(kLanguageCodes[i], kLanguageNames[i]);
    page.choice(Target::kLanguage, text(language, Text::kLanguage),
                kLanguageCodes[static_cast<std::size_t>(language)], std::move(options), ask::SetLanguage{});
}

void writeMenu(Writer& page, const Desk& desk, Language language) {
    if (const GameEntry* running = desk.library.lastRunning()) {
        page.button(Target::kContinue, text(language, Text::kGameContinue), ask::Continue{running->saved.id});
        page.note(gameLine(language, *running));
    }
    page.button(Target::kNew, text(language, Text::kMenuNewGame), ask::Go{Screen::kNewGame});
    if (const GameEntry* last = newestIfOver(desk)) {
        page.button(Target::kLike, text(language, Text::kSameAgain), ask::BeginLike{last->saved.id});
        page.note(std::string(mapTitle(language, last->saved.map)) + " · " +
                  listed(seatNames(language, last->saved)));
    }
    page.button(Target::kLearn, text(language, Text::kMenuLearn), ask::Go{Screen::kLearn});
    page.button(Target::kSaves, text(language, Text::kMenuGames), ask::Go{Screen::kSaves});
    page.button(Target::kSettings, text(language, Text::kMenuSettings), ask::Go{Screen::kSettings});
    page.button(Target::kAbout, text(language, Text::kMenuAbout), ask::Go{Screen::kAbout});
}

}  // namespace

void writeTitle(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.heading(1, "Semafor");
    page.text(text(language, Text::kTagline));
    writeNotice(page, desk);
    writeMenu(page, desk, language);
    writeLanguages(page, language);
    page.text(engineVersion());
}

}  // namespace semafor
