// A drill in words: what to try next, above what can be done.
#include "mirror/mirror.h"

namespace semafor {
namespace {

void writeFinished(Writer& page, Desk& desk, std::size_t number) {
    const Language language = desk.language();
    page.notice(text(language, Text::kDrillDone));
    if (number + 1 < kDrills)
        page.button("drill/next", text(language, Text::kDrillNext),
                    [&desk, number] { desk.beginDrill(number + 1); });
    page.button("drill/leave", text(language, Text::kDrillBack), [&desk] { desk.leaveDrill(); });
}

}  // namespace

void writeDrill(Writer& page, Desk& desk, const Words& words) {
    const DrillAt at = *desk.drill();
    if (at.finished()) return writeFinished(page, desk, at.number);
    page.heading(2, words.say(Text::kDrillStep,
                              {std::to_string(at.done + 1), std::to_string(at.drill->steps.size())}));
    page.notice(stepText(words, at.drill->steps[at.done]));
    page.button("drill/leave", words.text(Text::kDrillSkip), [&desk] { desk.leaveDrill(); });
}

}  // namespace semafor
