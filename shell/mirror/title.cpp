// The title.
#include "mirror/mirror.h"

namespace semafor {

void writeBack(Writer& page, Desk& desk) {
    page.button("back", text(desk.language(), desk.match() != nullptr ? Text::kMenuToTable : Text::kToTitle),
                [&desk] { desk.go(desk.match() != nullptr ? Screen::kTable : Screen::kTitle); });
}

void writeTitle(Writer& page, Desk& desk) {
    const Language language = desk.language();
    page.heading(1, "Semafor");
    page.text(text(language, Text::kTagline));
    writeNotice(page, desk);
    if (const GameEntry* running = desk.library().lastRunning()) {
        const std::uint64_t id = running->saved.id;
        page.button("continue", text(language, Text::kGameContinue), [&desk, id] { desk.continueGame(id); });
        page.note(gameLine(language, *running));
    }
    page.button("new", text(language, Text::kMenuNewGame), [&desk] { desk.go(Screen::kNewGame); });
    page.button("learn", text(language, Text::kMenuLearn), [&desk] { desk.go(Screen::kLearn); });
    page.button("saves", text(language, Text::kMenuGames), [&desk] { desk.go(Screen::kSaves); });
    page.button("settings", text(language, Text::kMenuSettings), [&desk] { desk.go(Screen::kSettings); });
    page.button("about", text(language, Text::kMenuAbout), [&desk] { desk.go(Screen::kAbout); });
}

}  // namespace semafor
