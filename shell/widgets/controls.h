// Buttons and other controls, styled as enamel signs on paper; at least 44 points high for touch.
#pragma once

#include <span>
#include <string_view>

#include "widgets/ui.h"

namespace semafor {

enum class Look : std::uint8_t {
    kPlain,    // paper with an inked edge
    kPrimary,  // the one obvious next step
    kQuiet,    // text alone
    kDanger,
    kOnCloth,  // text on the table itself
};

struct Button {
    TargetId id;
    std::string_view label;
    Look look = Look::kPlain;
    bool enabled = true;         // if false, a press still counts, so that the caller can say why
    std::string_view note = {};  // a second line
    std::string_view tip = {};
    float sides = 10;  // points on both sides kept free of text
};
bool button(Ui& ui, const Box& box, const Button& button);

// A square button with an icon; `tip` says what it does.
struct IconButton {
    TargetId id;
    Icon icon{};
    std::string_view tip;
    Look look = Look::kPlain;
    bool enabled = true;  // as for Button
};
bool iconButton(Ui& ui, const Box& box, const IconButton& button);

// A row of options side by side, each with the target id.with(index). Returns the index of the one pressed,
// or -1.
int segments(Ui& ui, const TargetId& id, const Box& box, std::span<const std::string> labels, int chosen);

bool checkbox(Ui& ui, const TargetId& id, const Box& box, std::string_view label, bool on);

// A value from 0 to `most`. Returns the new value, or -1.
int slider(Ui& ui, const TargetId& id, const Box& box, int at, int most);

// A soft shadow around something that lies above the table.
void softShadow(Ui& ui, const Box& box, float rounding);
// The background of a panel: paper that lies on the table.
void paintPanel(Ui& ui, const Box& box, float rounding = 4);
// Dims the whole screen under a panel that is drawn next; touches aren't blocked afterwards.
void veil(Ui& ui);

// A heading with a hairline under it. Returns its height.
float heading(Ui& ui, const Box& box, std::string_view text);

}  // namespace semafor
