// Random walks through the text view: picks random controls and values for them.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/draw.h"
#include "base/rng.h"
#include "text_view/text_view.h"

namespace semafor::test {

// A control's id, and the value to use it with.
using Use = std::pair<std::string, std::string>;

inline std::size_t below(Rng& rng, std::size_t n) {
    return drawBelow(rng, static_cast<std::uint32_t>(n));
}

inline std::string anyValue(const Node& node, Rng& rng) {
    static const std::vector<std::string> kTyped = {
        "", "Anna", "a\nb", std::string(40, 'x'), "\u4e2d\u6587", "0000000000007", "no link"};
    if (node.part == Part::kChoice && !node.options.empty())
        return node.options[below(rng, node.options.size())].first;
    if (node.part == Part::kCheck) return node.value == "yes" ? "no" : "yes";
    if (node.part == Part::kSlider)
        return std::to_string(below(rng, static_cast<std::size_t>(node.number) + 1));
    return node.part == Part::kField ? kTyped[below(rng, kTyped.size())] : std::string();
}

inline void collectUses(const std::vector<Node>& nodes, Rng& rng, std::vector<Use>& uses) {
    for (const Node& node : nodes) {
        const bool control = node.id != TargetId() && !node.off && node.part != Part::kGroup;
        if (control && node.part != Part::kFile) uses.emplace_back(textOf(node.id), anyValue(node, rng));
        collectUses(node.inside, rng, uses);
    }
}

// A random control of the document. Required: it has at least one.
inline Use anyUse(const Doc& doc, Rng& rng) {
    std::vector<Use> uses;
    collectUses(doc.nodes, rng, uses);
    return uses[below(rng, uses.size())];
}

}  // namespace semafor::test
