// Documents of the text view, drawn on a sheet of paper.
#pragma once

#include <functional>
#include <set>

#include "target/target.h"

namespace semafor {

class Desk;
class Writer;
struct PaintContext;

// The unfolded parts of a sheet of paper, and the news that passed by above it.
struct DocumentState {
    std::set<TargetId> unfolded;     // groups
    std::set<TargetId> openChoices;  // whose lists of options are open
    bool offlineSeen = false;

    // Closes the lists of options that are open; false when none was.
    bool foldChoices() {
        const bool any = !openChoices.empty();
        openChoices.clear();
        return any;
    }
};

// A screen as its document: saved games, settings, a link.
void paintDocument(PaintContext& context, const std::function<void(Writer&, const Desk&)>& write);

}  // namespace semafor
