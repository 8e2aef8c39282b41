// Text view of a drill: the next step, above the actions that are possible.
#include "text_view/text_view.h"

namespace semafor {
namespace {

void writeFinished(Writer& page, const Desk& desk, std::size_t number) {
    const Language language = desk.preferences.language();
    page.notice(text(language, Text::kDrillDone));
    if (number + 1 < kDrills)
        page.button(Target::kDrillNext, text(language, Text::kDrillNext), ask::BeginDrill{number + 1});
    page.button(Target::kDrillLeave, text(language, Text::kDrillBack), ask::LeaveDrill{});
}

}  // namespace

void writeDrill(Writer& page, const Desk& desk, const Words& words) {
    const DrillAt at = *desk.lessons.drill();
    if (at.finished()) return writeFinished(page, desk, at.number);
    page.heading(2, words.say(Text::kDrillStep,
                              {std::to_string(at.done + 1), std::to_string(at.drill->steps.size())}));
    page.notice(stepText(words, at.drill->steps[at.done]));
    if (at.stuck) {
        page.notice(words.text(Text::kDrillStuck));
        page.button(Target::kDrillStepBack, words.text(Text::kDrillStepBack), ask::StepBack{});
    }
    page.button(Target::kDrillLeave, words.text(Text::kDrillSkip), ask::LeaveDrill{});
}

}  // namespace semafor
