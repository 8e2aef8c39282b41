// Finds the controls of a document by their ids.
#include "screens/offers.h"

#include <algorithm>

#include "screens/paint_context.h"

namespace semafor {

Offers::Offers(const Desk& desk, void (*write)(Writer&, const Desk&)) {
    Writer page(doc_);
    write(page, desk);
    collect(doc_.nodes);
}

void Offers::collect(const std::vector<Node>& nodes) {
    for (const Node& node : nodes) {
        if (node.id != TargetId() && node.part != Part::kGroup) controls_.push_back(&node);
        collect(node.inside);
    }
}

const Node* Offers::find(const TargetId& id) const {
    const auto found =
        std::find_if(controls_.begin(), controls_.end(), [&](const Node* node) { return node->id == id; });
    return found != controls_.end() ? *found : nullptr;
}

void Offers::use(const PaintContext& context, const Node& control, std::string_view value) const {
    const auto asked = doc_.asks.find(control.id);
    if (asked != doc_.asks.end()) context.ask(asked->second.used(value));
}

std::size_t chosenOption(const Node& choice) {
    for (std::size_t i = 0; i < choice.options.size(); ++i)
        if (choice.options[i].first == choice.value) return i;
    return 0;
}

std::vector<std::string> optionLabels(const Node& choice) {
    std::vector<std::string> labels;
    for (const auto& option : choice.options) labels.push_back(option.second);
    return labels;
}

}  // namespace semafor
