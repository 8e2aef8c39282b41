// Buttons and the like: enamel signs on paper, all of them at least 44 points high where a finger goes.
#pragma once

#include <span>
#include <string_view>

#include "widgets/ui.h"

namespace semafor {

enum class Look : std::uint8_t {
    kPlain,    // paper with an inked edge
    kPrimary,  // the one obvious next step
    kQuiet,    // letters alone
    kDanger,
    kOnCloth,  // letters on the table itself
};

struct Button {
    TargetId id;
    std::string_view label;
    Look look = Look::kPlain;
    bool enabled = true;         // else it says why not when pressed: it is pressed all the same
    std::string_view note = {};  // a second line
    std::string_view tip = {};
    float sides = 10;  // points on both sides that stay free of letters
};
bool button(Ui& ui, const Box& box, const Button& button);

// A square with an icon; `tip` tells what it does.
struct IconButton {
    TargetId id;
    Icon icon{};
    std::string_view tip;
    Look look = Look::kPlain;
    bool enabled = true;  // as of a button
};
bool iconButton(Ui& ui, const Box& box, const IconButton& button);

// One of several, side by side, each with the id and its place as the option. The place of the new one, or
// -1.
int segments(Ui& ui, const TargetId& id, const Box& box, std::span<const std::string> labels, int chosen);

bool checkbox(Ui& ui, const TargetId& id, const Box& box, std::string_view label, bool on);

// A place on a line from 0 to `most`; the new one, or -1.
int slider(Ui& ui, const TargetId& id, const Box& box, int at, int most);

// What lies above the table darkens it around itself.
void softShadow(Ui& ui, const Box& box, float rounding);
// The background of a panel: paper that lies on the table.
void paintPanel(Ui& ui, const Box& box, float rounding = 4);
// The same for what lies above everything, with a veil over the rest; nothing is blocked afterwards.
void veil(Ui& ui);

// A heading with a hairline under it; the height that it took.
float heading(Ui& ui, const Box& box, std::string_view text);

}  // namespace semafor
