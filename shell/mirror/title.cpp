// The title.
#include "mirror/mirror.h"

namespace semafor {

void writeBack(Writer& page, const Desk& desk) {
    const Screen to = desk.backTo();
    const Text label = to == Screen::kTable   ? Text::kMenuToTable
                       : to == Screen::kTitle ? Text::kToTitle
                                              : Text::kBack;
    page.button("back", text(desk.preferences.language(), label), ask::Back{});
}

void writeTitle(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.heading(1, "Semafor");
    page.text(text(language, Text::kTagline));
    writeNotice(page, desk);
    if (const GameEntry* running = desk.library.lastRunning()) {
        const std::uint64_t id = running->saved.id;
        page.button("continue", text(language, Text::kGameContinue), ask::Continue{id});
        page.note(gameLine(language, *running));
    }
    page.button("new", text(language, Text::kMenuNewGame), ask::Go{Screen::kNewGame});
    page.button("learn", text(language, Text::kMenuLearn), ask::Go{Screen::kLearn});
    page.button("saves", text(language, Text::kMenuGames), ask::Go{Screen::kSaves});
    page.button("settings", text(language, Text::kMenuSettings), ask::Go{Screen::kSettings});
    page.button("about", text(language, Text::kMenuAbout), ask::Go{Screen::kAbout});
}

}  // namespace semafor
