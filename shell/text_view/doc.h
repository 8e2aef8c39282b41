// A screen in words: headings, texts, lists and controls, as a page in HTML shows them.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "desk/ask.h"
#include "target/target.h"

namespace semafor {

enum class Part : std::uint8_t {
    kHeading,
    kText,
    kNotice,  // a text that is announced when it comes
    kList,    // of texts and of parts
    kRow,     // parts beside each other, where there is room
    kTable,   // rows of cells, the first row and column are heads
    kImage,   // of squares: `value` has rows of 0 and 1, with spaces between them
    kButton,
    kField,   // of text
    kChoice,  // one of several
    kCheck,   // yes or no
    kSlider,  // 0 to a largest number
    kGroup,   // folded away until it is opened
    kFile,    // a file of the player's is handed in
    kLink,    // an address elsewhere
};

struct Node {
    Part part = Part::kText;
    TargetId id = {};       // of controls and groups: the same as long as it means the same
    std::string text = {};  // what it says, or its label
    std::string note = {};  // a second line: why a button can't be pressed, what a field is for
    std::string value = {};
    int number = 2;       // a heading's level, a slider's end
    bool off = false;     // shown, but can't be used now; of a notice: it asks for nothing
    bool open = false;    // a group that begins unfolded
    bool search = false;  // a group whose controls can be searched by typing
    std::vector<std::pair<std::string, std::string>> options = {};  // a choice's: value and label
    std::vector<std::string> cells = {};                            // a table's row
    std::vector<Node> inside = {};
};

// The ask of a control.
struct Control {
    Ask ask;
    bool takesValue = false;  // a button doesn't

    [[nodiscard]] Ask used(std::string_view value) const { return takesValue ? withValue(ask, value) : ask; }
};

struct Doc {
    std::string title;
    std::string_view screen;     // "title", "table" with all that is opened from there, or empty
    std::string_view language;   // "en"
    std::string_view view;       // beside the canvas, alone or hidden: kTextPlacements
    std::string_view viewLabel;  // of the control that changes that: "view/next"
    std::string_view search;     // the label of fields that search a group
    std::string_view nothing;    // what is said when they find nothing
    bool night = false;
    int scale = 100;  // of letters, in percent
    bool forgetNews =
        false;  // what was announced before is to be forgotten: the device goes to somebody else
    std::vector<std::string> news;  // to be announced
    std::vector<Node> nodes;
    std::map<TargetId, Control> asks;
};

// Writes a document part by part; groups and lists hold what their `fill` writes.
class Writer {
public:
    explicit Writer(Doc& doc) : doc_(&doc), into_(&doc.nodes) {}

    void heading(int level, std::string_view text);
    void text(std::string_view text);
    // A quiet one asks for nothing: it may pass by.
    void notice(std::string_view text, bool quiet = false);
    // Controls take the ask that they make; their value is put in when they are used (withValue).
    void button(TargetId id, std::string_view label, Ask press);
    // One that can't be pressed, and why.
    void buttonOff(TargetId id, std::string_view label, std::string_view why);
    void field(TargetId id, std::string_view label, std::string_view value, Ask typed);
    void choice(TargetId id, std::string_view label, std::string_view value,
                std::vector<std::pair<std::string, std::string>> options, Ask chosen);
    void check(TargetId id, std::string_view label, bool value, Ask changed);
    void slider(TargetId id, std::string_view label, std::size_t value, std::size_t end, Ask moved);
    void file(TargetId id, std::string_view label, Ask handedIn);
    void link(std::string_view label, std::string_view address);
    // Rows of 1 for dark squares and 0 for light ones, with spaces between them.
    void image(std::string_view label, std::string rows);
    // Rows of cells.
    void table(std::string_view caption, const std::vector<std::vector<std::string>>& rows);
    // A second line for what was written last. Required: something was.
    void note(std::string_view text);

    template <class Fill>
    void list(Fill&& fill) {
        into({.part = Part::kList}, fill);
    }
    template <class Fill>
    void row(Fill&& fill) {
        into({.part = Part::kRow}, fill);
    }
    template <class Fill>
    void group(TargetId id, std::string_view label, Fill&& fill) {
        into({.part = Part::kGroup, .id = id, .text = std::string(label)}, fill);
    }
    // A list folded away; nothing when the list is empty.
    template <class Fill>
    void groupList(TargetId id, std::string_view label, Fill&& fill) {
        group(id, label, [&] { list(fill); });
    }
    // A group with a field that searches it; `open` at first or not.
    template <class Fill>
    void searchGroup(TargetId id, std::string_view label, bool open, Fill&& fill) {
        into({.part = Part::kGroup, .id = id, .text = std::string(label), .open = open, .search = true},
             fill);
    }

private:
    Node& add(Node node);
    template <class Fill>
    void into(Node&& node, Fill&& fill) {
        std::vector<Node>* outside = into_;
        std::vector<Node> inside;
        into_ = &inside;
        fill();
        into_ = outside;
        node.inside = std::move(inside);
        if (!node.inside.empty()) add(std::move(node));
    }

    Doc* doc_;
    std::vector<Node>* into_;
};

// For the page: one JSON object; what is empty is left out, but for the lists of nodes and news.
std::string jsonOf(const Doc& doc);

}  // namespace semafor
