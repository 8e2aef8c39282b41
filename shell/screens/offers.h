// The controls of a text-view document, for the canvas to draw in its
// own way.
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

    // In the order of the document; what stands in rows and lists as well.
    [[nodiscard]] const std::vector<const Node*>& controls() const { return controls_; }
    // Null when that isn't offered.
    [[nodiscard]] const Node* find(const TargetId& id) const;
    // The control is used: a button, or another one with a value.
    void use(const PaintContext& context, const Node& control, std::string_view value = {}) const;

private:
    void collect(const std::vector<Node>& nodes);

    Doc doc_;
    std::vector<const Node*> controls_;
};

// The place of the chosen option; 0 when none is.
std::size_t chosenOption(const Node& choice);
// The labels of the options.
std::vector<std::string> optionLabels(const Node& choice);

}  // namespace semafor
