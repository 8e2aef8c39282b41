// The controls of a text-view document, for the canvas to draw in its own way.
#pragma once

#include <string_view>
#include <vector>

#include "text_view/doc.h"

namespace semafor {

struct PaintContext;
class Desk;

class Offers {
public:
    Offers(const Desk& desk, void (*write)(Writer&, const Desk&));

    // All controls in the order of the document, with the ones nested in rows and lists.
    [[nodiscard]] const std::vector<const Node*>& controls() const { return controls_; }
    // The control with that id; null when it isn't offered.
    [[nodiscard]] const Node* find(const TargetId& id) const;
    // Uses the control: presses a button, or sets a value.
    void use(const PaintContext& context, const Node& control, std::string_view value = {}) const;

private:
    void collect(const std::vector<Node>& nodes);

    Doc doc_;
    std::vector<const Node*> controls_;
};

// Index of the chosen option; 0 when nothing is chosen.
std::size_t chosenOption(const Node& choice);
std::vector<std::string> optionLabels(const Node& choice);

}  // namespace semafor
