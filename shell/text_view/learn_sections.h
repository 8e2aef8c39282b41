// The rules of a game, section by section, in words that follow its numbers.
#pragma once

#include <string_view>

#include "desk/topics.h"
#include "text_view/doc.h"
#include "words/words.h"

namespace semafor {

// A name for ids: "tunnels".
std::string_view topicId(Topic topic);
Text topicTitle(Topic topic);

// Whether the game has what the section is about.
bool hasTopic(const Game& game, Topic topic);

// The sentences of a section. Required: the game has it.
void writeTopic(Writer& page, const Words& words, Topic topic);

}  // namespace semafor
