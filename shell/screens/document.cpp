// Paints a document of the text view with our own controls.
#include "screens/document.h"

#include <algorithm>
#include <cmath>

#include "screens/paint_context.h"
#include "screens/things.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

class Paper {
public:
    Paper(PaintContext& context, Doc& doc) : context_(context), ui_(context.ui), doc_(doc) {}

    void paint() {
        const Box screen = ui_.screen();
        const float wide = std::min(ui_.px(720), screen.width() - ui_.px(16));
        const float high = screen.height() - ui_.px(screen.height() > ui_.px(500) ? 48.0f : 12.0f);
        const Box panel = boxAround(screen.centre(), {wide, high});
        paintPanel(ui_, panel);
        Box inside = panel.inset(ui_.px(screen.width() > ui_.px(500) ? 30.0f : 16.0f), ui_.px(16));
        head(inside);
        const float whole = list(doc_.nodes, inside, false);
        const auto sight = static_cast<std::size_t>(context_.desk.navigation.screen()) * kTopics +
                           static_cast<std::size_t>(context_.desk.lessons.topic());
        const float top = ui_.scrolls.begin("paper/" + std::to_string(sight), inside, whole);
        list(doc_.nodes, {{inside.min.x, top}, {inside.max.x - ui_.px(8), top + whole}}, true);
        ui_.scrolls.end();
        if (toggledGroup_) toggle(context_.document.unfolded, *toggledGroup_);
        if (toggledChoice_) toggle(context_.document.openChoices, *toggledChoice_);
    }

private:
    static void toggle(std::set<TargetId>& ids, const TargetId& id) {
        if (ids.erase(id) == 0) ids.insert(id);
    }

    // Moves the title and Back out of the document, into a row that doesn't scroll. No change without Back.
    void head(Box& inside) {
        const auto back = std::find_if(doc_.nodes.begin(), doc_.nodes.end(),
                                       [](const Node& node) { return node.id == Target::kBack; });
        if (back == doc_.nodes.end() || doc_.nodes.front().part != Part::kHeading) return;
        const Node way = std::move(*back);
        doc_.nodes.erase(back);
        const Node title = std::move(doc_.nodes.front());
        doc_.nodes.erase(doc_.nodes.begin());
        Box row = inside.takeTop(ui_.px(48));
        inside.takeTop(ui_.px(6));
        if (iconButton(ui_, row.takeLeft(ui_.px(44)), {way.id, Icon::kBack, way.text, Look::kQuiet}))
            press(way, {});
        row.takeLeft(ui_.px(10));
        ui_.letters.line(ui_.letters.fitting({Type::kBanner, Type::kHead}, title.text, row.width()), row,
                         ui_.palette().ink, title.text);
    }

    // The height of the nodes; with `draw` they are drawn, too.
    float list(const std::vector<Node>& nodes, const Box& box, bool draw) {
        float y = box.min.y;
        for (const Node& node : nodes) y += one(node, {{box.min.x, y}, {box.max.x, y}}, draw);
        return y - box.min.y;
    }

    float one(const Node& node, const Box& box, bool draw) {
        switch (node.part) {
            case Part::kHeading:
                return title(node, box, draw);
            case Part::kText:
            case Part::kLink:
                return text(Type::kBody, node.text, box, draw, ui_.palette().ink) + note(node, box, draw, 0) +
                       ui_.px(4);
            case Part::kNotice:
                return notice(node, box, draw);
            case Part::kList:
                return list(node.inside, box, draw) + ui_.px(4);
            case Part::kRow:
                return row(node, box, draw);
            case Part::kTable:
                return table(node, box, draw);
            case Part::kImage:
                return image(node, box, draw);
            case Part::kGroup:
                return group(node, box, draw);
            default:
                return control(node, box, draw);
        }
    }

    float text(Type type, const std::string& text, const Box& box, bool draw, ImU32 ink) {
        const float high = ui_.letters.height(type, text, box.width());
        if (draw) ui_.letters.paragraph(type, box, ink, text);
        return high;
    }

    float note(const Node& node, const Box& box, bool draw, float below) {
        if (node.note.empty()) return 0;
        return text(Type::kSmall, node.note, box.moved({0, below}), draw, ui_.palette().inkSoft) + ui_.px(4);
    }

    float title(const Node& node, const Box& box, bool draw) {
        if (node.number == 3)
            return text(Type::kMap, node.text, box.moved({0, ui_.px(8)}), draw, ui_.palette().brass) +
                   ui_.px(12);
        const float above = node.number == 1 ? 0 : ui_.px(12);
        if (node.number == 1) {
            const float high = text(Type::kBanner, node.text, box, draw, ui_.palette().ink);
            return high + ui_.px(8);
        }
        const float high = ui_.letters.lineHeight(Type::kHead);
        const Box below{{box.min.x, box.min.y + above}, {box.max.x, box.min.y + above + high}};
        if (draw) heading(ui_, below, node.text);
        return above + high + ui_.px(12);
    }

    float notice(const Node& node, const Box& box, bool draw) {
        const Box inside{{box.min.x + ui_.px(14), box.min.y + ui_.px(8)}, {box.max.x - ui_.px(8), box.max.y}};
        const float high = ui_.letters.height(Type::kBody, node.text, inside.width()) + ui_.px(16);
        if (draw) {
            ui_.drawList()->AddRectFilled(at(box.min), {box.max.x, box.min.y + high}, ui_.palette().card);
            ui_.drawList()->AddRectFilled(at(box.min), {box.min.x + ui_.px(5), box.min.y + high},
                                          ui_.palette().signal);
            ui_.letters.paragraph(Type::kBody, inside, ui_.palette().ink, node.text);
        }
        return high + ui_.px(8);
    }

    // Side by side while each has room, else in several rows.
    float row(const Node& node, const Box& box, bool draw) {
        const float least = ui_.px(170);
        const auto perRow = std::max<std::size_t>(
            1, std::min(node.inside.size(), static_cast<std::size_t>(box.width() / least)));
        const float gap = ui_.px(10);
        const float wide = (box.width() - gap * static_cast<float>(perRow - 1)) / static_cast<float>(perRow);
        float y = box.min.y;
        for (std::size_t i = 0; i < node.inside.size(); i += perRow) {
            float high = 0;
            for (std::size_t j = i; j < std::min(i + perRow, node.inside.size()); ++j) {
                const float x = box.min.x + (wide + gap) * static_cast<float>(j - i);
                high = std::max(high, one(node.inside[j], {{x, y}, {x + wide, y}}, draw));
            }
            y += high;
        }
        return y - box.min.y + ui_.px(4);
    }

    float table(const Node& node, const Box& box, bool draw) {
        const float each = ui_.px(30);
        float y = box.min.y;
        for (const Node& line : node.inside) {
            const auto n = static_cast<float>(std::max<std::size_t>(1, line.cells.size()));
            const float first = box.width() * 0.34f;
            const float wide = (box.width() - first) / std::max(1.0f, n - 1);
            for (std::size_t i = 0; draw && i < line.cells.size(); ++i) {
                const float x = i == 0 ? box.min.x : box.min.x + first + wide * static_cast<float>(i - 1);
                const Box cell{{x, y}, {x + (i == 0 ? first : wide) - ui_.px(4), y + each}};
                ui_.letters.line(Type::kSmall, cell, i == 0 ? ui_.palette().inkSoft : ui_.palette().ink,
                                 line.cells[i], i == 0 ? Align::kLeft : Align::kCentre);
            }
            y += each;
            if (draw)
                ui_.drawList()->AddLine({box.min.x, y}, {box.max.x, y}, ui_.palette().inkFaint, ui_.px(1));
        }
        return y - box.min.y + ui_.px(8);
    }

    // A QR code for cameras: black on white in every palette, each square a number of whole pixels.
    float image(const Node& node, const Box& box, bool draw) {
        constexpr float kRim = 4;  // squares
        const auto side = static_cast<float>(std::min(node.value.find(' '), node.value.size()));
        const float wide = std::min(ui_.px(260), box.width());
        const float each = std::max(1.0f, std::floor(wide / (side + 2 * kRim)));
        const Vec size{(side + 2 * kRim) * each, (side + 2 * kRim) * each};
        if (draw) {
            const Vec corner{std::round(box.min.x), std::round(box.min.y)};
            ui_.drawList()->AddRectFilled(at(corner), at(corner + size), IM_COL32_WHITE);
            squares(node.value, corner + Vec{kRim, kRim} * each, each);
        }
        return size.y + ui_.px(12);
    }

    void squares(std::string_view rows, Vec corner, float each) {
        Vec from = corner;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i] == ' ') {
                from = {corner.x, from.y + each};
                continue;
            }
            std::size_t end = i;
            while (rows[i] == '1' && end + 1 < rows.size() && rows[end + 1] == '1') ++end;
            const float wide = static_cast<float>(end - i + 1) * each;
            if (rows[i] == '1')
                ui_.drawList()->AddRectFilled(at(from), {from.x + wide, from.y + each}, IM_COL32_BLACK);
            from.x += wide;
            i = end;
        }
    }

    float group(const Node& node, const Box& box, bool draw) {
        const bool open = context_.document.unfolded.contains(node.id);
        const float high = ui_.px(44);
        if (draw) {
            const Box head{box.min, {box.max.x, box.min.y + high}};
            const Touch touch = ui_.touch(node.id, head);
            const float r = ui_.px(6);
            const Vec mark{head.min.x + r, head.centre().y};
            paintIcon(ui_.drawList(), open ? Icon::kMinus : Icon::kPlus, mark, r, ui_.palette().brass);
            ui_.letters.line(Type::kBody, {{head.min.x + ui_.px(20), head.min.y}, head.max},
                             touch.hovered ? ui_.palette().clear : ui_.palette().ink, node.text);
            if (touch.pressed) toggledGroup_ = node.id;
        }
        if (!open) return high + ui_.px(4);
        return high + ui_.px(4) +
               list(node.inside, {{box.min.x + ui_.px(18), box.min.y + high}, box.max}, draw);
    }

    void press(const Node& node, std::string_view value) {
        const auto asked = doc_.asks.find(node.id);
        if (asked != doc_.asks.end()) context_.ask(asked->second.used(value));
    }

    float control(const Node& node, const Box& box, bool draw) {
        const float label =
            node.part == Part::kButton || node.part == Part::kFile || node.part == Part::kCheck
                ? 0
                : ui_.letters.lineHeight(Type::kSmall) + ui_.px(2);
        if (draw && label > 0)
            ui_.letters.line(Type::kSmall, {box.min, {box.max.x, box.min.y + label}}, ui_.palette().inkSoft,
                             node.text);
        const Box place{{box.min.x, box.min.y + label}, {box.max.x, box.min.y + label + ui_.px(44)}};
        float extra = 0;
        if (node.part == Part::kChoice)
            extra = choice(node, place, draw);
        else if (draw)
            simple(node, place);
        return label + ui_.px(50) + extra + note(node, box, draw, label + ui_.px(48) + extra);
    }

    void simple(const Node& node, const Box& place) {
        if (node.part == Part::kButton && button(ui_, place, {node.id, node.text, Look::kPlain, !node.off}) &&
            !node.off)
            press(node, {});
        if (node.part == Part::kFile && button(ui_, place, {node.id, node.text}) && ui_.fields.pickFile)
            ui_.fields.pickFile();
        if (node.part == Part::kCheck && checkbox(ui_, node.id, place, node.text, node.value == "yes"))
            press(node, node.value == "yes" ? "no" : "yes");
        if (node.part == Part::kField) {
            std::string value = node.value;
            if (ui_.fields.line(node.id, place, value, node.text, 4000)) press(node, value);
        }
        if (node.part == Part::kSlider) {
            const int moved = slider(ui_, node.id, place,
                                     node.value.empty() ? 0 : std::atoi(node.value.c_str()), node.number);
            if (moved >= 0) press(node, std::to_string(moved));
        }
    }

    // Few options stand side by side; more are in a list that opens.
    float choice(const Node& node, const Box& place, bool draw) {
        std::vector<std::string> labels;
        int chosen = -1;
        float wide = 0;
        for (std::size_t i = 0; i < node.options.size(); ++i) {
            labels.push_back(node.options[i].second);
            wide = std::max(wide, ui_.letters.width(Type::kBody, labels.back()) + ui_.px(20));
            if (node.options[i].first == node.value) chosen = static_cast<int>(i);
        }
        if (wide * static_cast<float>(labels.size()) <= place.width()) {
            const int pressed = draw ? segments(ui_, node.id, place, labels, chosen) : -1;
            if (pressed >= 0) press(node, node.options[static_cast<std::size_t>(pressed)].first);
            return 0;
        }
        const bool open = context_.document.openChoices.contains(node.id);
        if (draw && button(ui_, place,
                           {node.id, chosen >= 0 ? labels[static_cast<std::size_t>(chosen)] : std::string()}))
            toggledChoice_ = node.id;
        if (!open) return 0;
        for (std::size_t i = 0; draw && i < labels.size(); ++i) {
            const Box row =
                place.moved({0, ui_.px(46) * static_cast<float>(i + 1)}).inset(ui_.px(12), ui_.px(1));
            if (!button(ui_, row,
                        {node.id.with(i), labels[i],
                         static_cast<int>(i) == chosen ? Look::kPrimary : Look::kPlain}))
                continue;
            press(node, node.options[i].first);
            toggledChoice_ = node.id;
        }
        return ui_.px(46) * static_cast<float>(labels.size());
    }

    PaintContext& context_;
    Ui& ui_;
    Doc& doc_;
    // Applied after the document is drawn.
    std::optional<TargetId> toggledGroup_;
    std::optional<TargetId> toggledChoice_;
};

}  // namespace

void paintDocument(PaintContext& context, const std::function<void(Writer&, const Desk&)>& write) {
    paintCloth(context.ui);
    Doc doc;
    Writer page(doc);
    write(page, context.desk);
    Paper(context, doc).paint();
}

}  // namespace semafor
