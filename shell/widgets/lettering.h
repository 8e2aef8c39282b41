// Measures and draws text.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "widgets/surface.h"

namespace semafor {

class Lettering {
public:
    explicit Lettering(const Surface& surface) : on_(&surface) {}

    [[nodiscard]] float width(Type type, std::string_view text) const;
    [[nodiscard]] float lineHeight(Type type) const;
    // The height of the text, wrapped to that width.
    [[nodiscard]] float height(Type type, std::string_view text, float width) const;
    // The first of these types in which the text fits on a line, else the last.
    [[nodiscard]] Type fitting(std::initializer_list<Type> types, std::string_view text, float width) const;

    void text(Type type, Vec topLeft, ImU32 ink, std::string_view text);
    // One line, vertically centred in the box; a text that is too long ends in "…".
    void line(Type type, const Box& box, ImU32 ink, std::string_view text, Align align = Align::kLeft);
    // Text wrapped to the box's width. Returns its height.
    float paragraph(Type type, const Box& box, ImU32 ink, std::string_view text);

    // For tests: every uncovered text and sign of the last frame, and whether it had room.
    struct Label {
        std::string text;  // all of it, even if its end is cut off
        Box box;
        bool cut = false;
    };
    void recordLabels() { recording_ = true; }
    // Records a sign under that name: it is read like letters, so no text may lie on it.
    void recordSign(std::string_view name, const Box& box);
    [[nodiscard]] const std::vector<Label>& labels() const { return labels_; }
    // Everything drawn in the box so far is covered now.
    void coverLabels(const Box& box);
    void beginPicture() { labels_.clear(); }

private:
    void record(Type type, Vec topLeft, std::string_view text);

    const Surface* on_;
    bool recording_ = false;
    std::vector<Label> labels_;
};

}  // namespace semafor
