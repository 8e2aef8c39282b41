// Everything that a screen is painted from: the desk, the drawing tools, and what is kept between frames.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "desk/desk.h"
#include "screens/boards.h"
#include "screens/document.h"
#include "table/shown_match.h"
#include "table/table_state.h"
#include "widgets/controls.h"
#include "widgets/ui.h"
#include "words/say.h"

namespace semafor {

struct PaintContext {
    Ui& ui;
    const Desk& desk;
    Boards& boards;
    TableState& state;
    DocumentState& document;
    ShownMatch& shown;         // the game on the screen: at the table, or in a replay
    std::vector<Asked>& asks;  // carried out after the frame

    void ask(Ask ask) const { asks.push_back(desk.asked(std::move(ask))); }
    [[nodiscard]] Language language() const { return desk.preferences.language(); }
    [[nodiscard]] std::string_view text(Text key) const { return semafor::text(language(), key); }
};

}  // namespace semafor
