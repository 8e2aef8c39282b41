// Draws documents of the text view on a sheet of paper.
#pragma once

#include <functional>
#include <set>

#include "target/target.h"

namespace semafor {

class Desk;
class Writer;
struct PaintContext;

// Groups and choices that are open on a document, and whether its news was seen.
struct DocumentState {
    std::set<TargetId> unfolded;     // groups
    std::set<TargetId> openChoices;  // choices with an open list of options
    bool offlineSeen = false;

    // Closes the open lists of options; false when no list was open.
    bool foldChoices() {
        const bool any = !openChoices.empty();
        openChoices.clear();
        return any;
    }
};

// Draws a screen as its document: saved games, settings, a link.
void paintDocument(PaintContext& context, const std::function<void(Writer&, const Desk&)>& write);

}  // namespace semafor
