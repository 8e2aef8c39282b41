// The rules of a game in words, section by section, with the numbers of its RulesSpec.
#pragma once

#include <string_view>

#include "desk/topics.h"
#include "text_view/doc.h"
#include "words/words.h"

namespace semafor {

// The section's name in ids: "tunnels".
std::string_view topicId(Topic topic);
Text topicTitle(Topic topic);

// Whether the game has the mechanic that the section is about.
bool hasTopic(const Game& game, Topic topic);

// The sentences of a section. Required: the game has it.
void writeTopic(Writer& page, const Words& words, Topic topic);

}  // namespace semafor
