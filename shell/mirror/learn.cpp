// Learning the game: a board, the section that was asked for, and all the others to be unfolded.
#include <algorithm>

#include "mirror/learn_sections.h"
#include "mirror/mirror.h"

namespace semafor {
namespace {

// The board of the game on the table first.
std::vector<std::pair<std::string, std::string>> boardsFrom(const Desk& desk) {
    auto options = boardOptions(desk.language());
    if (desk.match() != nullptr)
        std::stable_partition(options.begin(), options.end(), [&](const auto& option) {
            return option.first == desk.match()->game().map().name;
        });
    return options;
}

void writeOthers(Writer& page, const Words& words, Topic shown) {
    page.heading(2, words.text(Text::kLearnRules));
    for (std::size_t t = 0; t < kTopics; ++t) {
        const auto topic = static_cast<Topic>(t);
        if (topic == shown || !hasTopic(words.game(), topic)) continue;
        page.group("learn/" + std::string(topicId(topic)), words.text(topicTitle(topic)),
                   [&] { writeTopic(page, words, topic); });
    }
}

void writeDrills(Writer& page, Desk& desk) {
    const Language language = desk.language();
    page.heading(2, text(language, Text::kDrillsTitle));
    for (std::size_t n = 0; n < kDrills; ++n) {
        const std::string name = say(language, Text::kDrillName,
                                     {mapTitle(language, drillAt(n).map), text(language, drillAt(n).title)});
        page.button("drill/" + std::to_string(n), name, [&desk, n] { desk.beginDrill(n); });
    }
}

}  // namespace

void writeLearn(Writer& page, Desk& desk) {
    const Language language = desk.language();
    const Words words(*desk.games().find(desk.learnMap()), language);
    page.heading(1, text(language, Text::kMenuLearn));
    writeNotice(page, desk);
    page.choice("learn/board", text(language, Text::kNewBoard), desk.learnMap(), boardsFrom(desk),
                [&desk](const std::string& map) { desk.learnBoard(map); });
    const Topic shown = hasTopic(words.game(), desk.learnTopic()) ? desk.learnTopic() : Topic::kGoal;
    page.heading(2, words.text(topicTitle(shown)));
    writeTopic(page, words, shown);
    // Whoever looked something up in the middle of a game goes back without searching.
    writeBack(page, desk);
    writeDrills(page, desk);
    writeOthers(page, words, shown);
}

}  // namespace semafor
