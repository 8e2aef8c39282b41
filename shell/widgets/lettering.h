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
    // The height that the text takes, broken into lines of that width.
    [[nodiscard]] float height(Type type, std::string_view text, float width) const;
    // The first of these types in which the line fits, else the last.
    [[nodiscard]] Type fitting(std::initializer_list<Type> types, std::string_view text, float width) const;

    void text(Type type, Vec topLeft, ImU32 ink, std::string_view text);
    // One line in the middle of the box's height; what is too long ends in "…".
    void line(Type type, const Box& box, ImU32 ink, std::string_view text, Align align = Align::kLeft);
    // Broken into lines; the height that it took.
    float paragraph(Type type, const Box& box, ImU32 ink, std::string_view text);

    // For tests: every text and sign of the last picture that nothing covers, and whether it had room.
    struct Label {
        std::string text;  // all of it, even if its end is cut off
        Box box;
        bool cut = false;
    };
    void recordLabels() { recording_ = true; }
    // A sign that is read as letters are: no text may lie on it. It is recorded under that name.
    void recordSign(std::string_view name, const Box& box);
    [[nodiscard]] const std::vector<Label>& labels() const { return labels_; }
    // All that was drawn before lies under something now.
    void coverLabels(const Box& box);
    void beginPicture() { labels_.clear(); }

private:
    void record(Type type, Vec topLeft, std::string_view text);

    const Surface* on_;
    bool recording_ = false;
    std::vector<Label> labels_;
};

}  // namespace semafor
