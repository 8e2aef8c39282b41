// Text view of the rules: a choice of board, the chosen section, and all the others folded.
#include <algorithm>

#include "text_view/learn_sections.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

// The board of the game on the table comes first.
std::vector<std::pair<std::string, std::string>> boardsFrom(const Desk& desk) {
    auto options = boardOptions(desk.preferences.language());
    if (desk.table.match() != nullptr)
        std::stable_partition(options.begin(), options.end(), [&](const auto& option) {
            return option.first == desk.table.match()->game().map().name;
        });
    return options;
}

void writeOthers(Writer& page, const Words& words, Topic shown) {
    page.heading(2, words.text(Text::kLearnRules));
    for (std::size_t t = 0; t < kTopics; ++t) {
        const auto topic = static_cast<Topic>(t);
        if (topic == shown || !hasTopic(words.game(), topic)) continue;
        page.group({Target::kLearnTopic, t}, words.text(topicTitle(topic)),
                   [&] { writeTopic(page, words, topic); });
    }
}

void writeDrills(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.heading(2, text(language, Text::kDrillsTitle));
    for (std::size_t n = 0; n < kDrills; ++n) {
        const std::string name = say(language, Text::kDrillName,
                                     {mapTitle(language, drillAt(n).map), text(language, drillAt(n).title)});
        page.button({Target::kBeginDrill, n}, name, ask::BeginDrill{n});
    }
}

}  // namespace

void writeLearn(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    const Words words(*desk.games.find(desk.lessons.map()), language);
    page.heading(1, text(language, Text::kMenuLearn));
    writeNotice(page, desk);
    page.choice(Target::kLearnBoard, text(language, Text::kNewBoard), desk.lessons.map(), boardsFrom(desk),
                ask::LearnBoard{});
    const Topic shown = hasTopic(words.game(), desk.lessons.topic()) ? desk.lessons.topic() : Topic::kGoal;
    page.heading(2, words.text(topicTitle(shown)));
    writeTopic(page, words, shown);
    // Placed here so that a player who looked something up during a game finds Back at once.
    writeBack(page, desk);
    writeDrills(page, desk);
    writeOthers(page, words, shown);
}

}  // namespace semafor
