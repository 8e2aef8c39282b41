// The document model of the text view: headings, texts, lists and controls, which the page shows as HTML.
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
    kNotice,  // a text that screen readers announce when it appears
    kList,    // a list of texts and of parts
    kRow,     // parts beside each other, where there is room
    kTable,   // rows of cells, the first row and column are heads
    kImage,   // a grid of squares: `value` has rows of 0 and 1, separated by spaces
    kButton,
    kField,   // a text field
    kChoice,  // one of several
    kCheck,   // yes or no
    kSlider,  // from 0 to `number`
    kGroup,   // folded away until it is opened
    kFile,    // lets the player pick a file
    kLink,    // an external address
};

struct Node {
    Part part = Part::kText;
    TargetId id = {};       // of controls and groups: stable as long as the meaning is
    std::string text = {};  // what it says, or its label
    std::string note = {};  // a second line: why a button can't be pressed, what a field is for
    std::string value = {};
    int number = 2;       // a heading's level, a slider's end
    bool off = false;     // shown, but can't be used now; a notice: it asks for nothing
    bool open = false;    // a group that begins unfolded
    bool search = false;  // a group whose controls can be searched by typing
    std::vector<std::pair<std::string, std::string>> options = {};  // a choice's: value and label
    std::vector<std::string> cells = {};                            // a table's row
    std::vector<Node> inside = {};
};

// The ask of a control.
struct Control {
    Ask ask;
    bool takesValue = false;  // false for a button

    [[nodiscard]] Ask used(std::string_view value) const { return takesValue ? withValue(ask, value) : ask; }
};

struct Doc {
    std::string title;
    std::string_view screen;     // "title", "table" (also for screens opened from there), or empty
    std::string_view language;   // "en"
    std::string_view view;       // beside the canvas, alone or hidden: kTextPlacements
    std::string_view viewLabel;  // of the control that changes `view`: "view/next"
    std::string_view search;     // the label of fields that search a group
    std::string_view nothing;    // shown when they find nothing
    bool night = false;
    int scale = 100;  // of text, in percent
    bool forgetNews =
        false;  // earlier announcements are dropped, because the device is handed over to another person
    std::vector<std::string> news;  // to be announced
    std::vector<Node> nodes;
    std::map<TargetId, Control> asks;
};

// Builds a document part by part; the `fill` functions write what groups and lists contain.
class Writer {
public:
    explicit Writer(Doc& doc) : doc_(&doc), into_(&doc.nodes) {}

    void heading(int level, std::string_view text);
    void text(std::string_view text);
    // A quiet notice asks for nothing, so it may disappear by itself.
    void notice(std::string_view text, bool quiet = false);
    // Controls get the ask that they make; withValue adds the value when they are used.
    void button(TargetId id, std::string_view label, Ask press);
    // A button that can't be pressed, and why.
    void buttonOff(TargetId id, std::string_view label, std::string_view why);
    void field(TargetId id, std::string_view label, std::string_view value, Ask typed);
    void choice(TargetId id, std::string_view label, std::string_view value,
                std::vector<std::pair<std::string, std::string>> options, Ask chosen);
    void check(TargetId id, std::string_view label, bool value, Ask changed);
    void slider(TargetId id, std::string_view label, std::size_t value, std::size_t end, Ask moved);
    void file(TargetId id, std::string_view label, Ask handedIn);
    void link(std::string_view label, std::string_view address);
    // Rows of 1 for dark squares and 0 for light ones, separated by spaces.
    void image(std::string_view label, std::string rows);
    void table(std::string_view caption, const std::vector<std::vector<std::string>>& rows);
    // A second line for the last part written. Required: a part was written.
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
    // A folded list; left out when it is empty.
    template <class Fill>
    void groupList(TargetId id, std::string_view label, Fill&& fill) {
        group(id, label, [&] { list(fill); });
    }
    // A group with a search field; `open`: unfolded at first.
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

// One JSON object for the page; empty members are left out, except the lists of nodes and news.
std::string jsonOf(const Doc& doc);

}  // namespace semafor
