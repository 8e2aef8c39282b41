// Paints the legend of the map: the names of the seas, the compass, the cartouche, the graduated neatline.
#include <imgui.h>

#include "base/utf8.h"
#include "paint/brush.h"
#include "words/say.h"

namespace semafor {
namespace {

constexpr float kPi = 3.14159265f;
constexpr float kLeastLetters = 6.4f;  // points
constexpr float kSpacing = 0.35f;  // between letters, in their height; assets/board/room.mjs uses the same
constexpr float kLeading = 1.35f;
constexpr float kLeastCompass = 14;
constexpr float kWhole = 0.05f;
constexpr float kLeastCartouche = 84;
constexpr float kGraduation = 50;  // units between two bars of the frame

// Writes letters along a line that may lean and bend.
class Lettered {
public:
    Lettered(const Brush& brush, float pixels, ImU32 ink)
        : draw_(brush.draw), font_(brush.fonts->serifNear(pixels)), pixels_(pixels), ink_(ink) {}

    struct Baseline {
        Vec middle;
        float lean = 0;
        float bend = 0;
    };

    void write(std::string_view text, const Baseline& on) const {
        const float whole = width(text);
        float along = -whole / 2;
        for (auto letter = takeCharacter(text); letter; letter = takeCharacter(text)) {
            const ImFontGlyph* glyph = font_->FindGlyph(static_cast<ImWchar>(*letter));
            const float wide = glyph->AdvanceX * zoom();
            if (glyph->Visible) place(*glyph, on, {along + wide / 2, whole});
            along += wide + kSpacing * pixels_;
        }
    }

private:
    struct Along {
        float at;     // the letter's middle, from the line's middle
        float whole;  // the line's length
    };

    [[nodiscard]] float zoom() const { return pixels_ / font_->FontSize; }

    [[nodiscard]] float width(std::string_view text) const {
        float wide = -kSpacing * pixels_;
        for (auto letter = takeCharacter(text); letter; letter = takeCharacter(text))
            wide += font_->FindGlyph(static_cast<ImWchar>(*letter))->AdvanceX * zoom() + kSpacing * pixels_;
        return wide;
    }

    void place(const ImFontGlyph& glyph, const Baseline& on, const Along& along) const {
        const float turn = on.lean + on.bend * along.at / along.whole;
        const float dip = along.at * along.at * on.bend / (2 * along.whole);
        const auto turned = [](Vec v, float angle) {
            return Vec{v.x * std::cos(angle) - v.y * std::sin(angle),
                       v.x * std::sin(angle) + v.y * std::cos(angle)};
        };
        const Vec centre = on.middle + turned({along.at, dip}, on.lean);
        const Vec half{glyph.AdvanceX * zoom() / 2, pixels_ / 2};
        const auto corner = [&](float x, float y) {
            return at(centre + turned(Vec{x * zoom(), y * zoom()} - half, turn));
        };
        draw_->PrimReserve(6, 4);
        draw_->PrimQuadUV(corner(glyph.X0, glyph.Y0), corner(glyph.X1, glyph.Y0), corner(glyph.X1, glyph.Y1),
                          corner(glyph.X0, glyph.Y1), {glyph.U0, glyph.V0}, {glyph.U1, glyph.V0},
                          {glyph.U1, glyph.V1}, {glyph.U0, glyph.V1}, ink_);
    }

    ImDrawList* draw_;
    ImFont* font_;
    float pixels_;
    ImU32 ink_;
};

void paintSea(const Brush& brush, const SeaName& sea, Language language) {
    const float seen = std::min(1.0f, 3 * brush.presence(sea.size, kLeastLetters));
    if (seen <= 0 || !brush.sees(sea.at, sea.size * 12)) return;
    std::string_view remaining = sea.names[static_cast<std::size_t>(language)];
    const auto breaks = std::count(remaining.begin(), remaining.end(), '\n');
    const Lettered letters(brush, sea.size * brush.scale(), faded(brush.palette->seaInk, seen));
    float line = -static_cast<float>(breaks) / 2;
    for (;; ++line) {
        const std::size_t end = std::min(remaining.find('\n'), remaining.size());
        const Vec down{-std::sin(sea.lean), std::cos(sea.lean)};
        letters.write(remaining.substr(0, end),
                      {brush.to(sea.at + down * (line * kLeading * sea.size)), sea.lean, sea.bend});
        if (end == remaining.size()) return;
        remaining.remove_prefix(end + 1);
    }
}

// The outline of a cartouche, its corners hollow like a ticket's.
std::vector<Vec> hollowFrame(const Box& box, float hollow) {
    constexpr int kSteps = 6;
    std::vector<Vec> frame;
    const Vec corners[] = {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
    for (int corner = 0; corner < 4; ++corner)
        for (int i = 0; i <= kSteps; ++i) {
            const float turns = 0.25f * (static_cast<float>(corner) + 1 - static_cast<float>(i) / kSteps);
            frame.push_back(corners[corner] +
                            Vec{std::cos(2 * kPi * turns), std::sin(2 * kPi * turns)} * hollow);
        }
    return frame;
}

void outline(const Brush& brush, const std::vector<Vec>& points, ImU32 ink, float thick) {
    for (const Vec& point : points) brush.draw->PathLineTo(at(point));
    brush.draw->PathStroke(ink, ImDrawFlags_Closed, std::max(brush.px(0.6f), thick));
}

// A piece of track as a rule between two lines of text.
void rule(const Brush& brush, Vec centre, float wide, ImU32 ink) {
    const float gauge = wide * 0.012f;
    const float thin = std::max(brush.px(0.5f), wide * 0.006f);
    for (const float side : {-gauge, gauge})
        brush.draw->AddLine(at(centre + Vec{-wide / 2, side}), at(centre + Vec{wide / 2, side}), ink, thin);
    constexpr int kSleepers = 26;
    for (int i = 0; i <= kSleepers; ++i) {
        const float x = wide * (static_cast<float>(i) / kSleepers - 0.5f);
        brush.draw->AddLine(at(centre + Vec{x, -gauge * 2}), at(centre + Vec{x, gauge * 2}), ink, thin);
    }
}

void paintCartouche(const Brush& brush, const Figure& figure, const Scene& scene) {
    const Palette& p = *brush.palette;
    const float wide = figure.size * brush.scale();
    const Vec middle = brush.to(figure.at);
    const Box box = boxAround(middle, {wide, wide * 0.42f});
    const ImU32 ink = faded(p.ink, 0.85f);
    const Vec drop{wide * 0.012f, wide * 0.018f};
    paintFan(brush, middle + drop, hollowFrame(box.moved(drop), wide * 0.055f), p.shadow);
    paintFan(brush, middle, hollowFrame(box, wide * 0.055f), p.paper);
    outline(brush, hollowFrame(box, wide * 0.055f), ink, wide * 0.012f);
    outline(brush, hollowFrame(box.inset(wide * 0.022f), wide * 0.055f), faded(ink, 0.8f), wide * 0.004f);
    Lettered(brush, wide * 0.115f, ink).write("SEMAFOR", {middle - Vec{0, wide * 0.07f}});
    rule(brush, middle + Vec{0, wide * 0.022f}, wide * 0.70f, faded(ink, 0.8f));
    Lettered(brush, wide * 0.075f, p.signal)
        .write(mapTitle(scene.language, scene.game->map().name), {middle + Vec{0, wide * 0.098f}});
}

}  // namespace

void paintLegend(const Brush& brush, const Scene& scene) {
    for (const SeaName& sea : scene.sheet->seas) paintSea(brush, sea, scene.language);
    for (const Figure& figure : scene.sheet->figures) {
        if (!brush.sees(figure.at, figure.size * 1.2f)) continue;
        const bool cartouche = figure.kind == FigureKind::kCartouche;
        // Painted whole or not at all: half a sign can't be read.
        if (cartouche && brush.presence(figure.size, kLeastCartouche) > kWhole)
            paintCartouche(brush, figure, scene);
        const float seen = brush.presence(figure.size, kLeastCompass);
        if (figure.kind == FigureKind::kCompass && seen > 0)
            paintCompass(brush, brush.to(figure.at), figure.size * brush.scale(),
                         faded(brush.palette->ink, 0.7f * seen));
    }
}

void paintScale(const Brush& brush, const Box& outer, const Box& inner) {
    const Palette& p = *brush.palette;
    ImDrawList* draw = brush.draw;
    const float line = brush.px(0.8f);
    draw->AddRectFilled(at(outer.min), at(outer.max), p.paper);
    const Box bars{outer.min + (inner.min - outer.min) * 0.3f, outer.max + (inner.max - outer.max) * 0.3f};
    const Box remaining{outer.min + (inner.min - outer.min) * 0.75f,
                        outer.max + (inner.max - outer.max) * 0.75f};
    const float step = kGraduation * brush.scale();
    const Vec first = brush.to({0, 0});
    // Every second stretch is dark; the stretches move with the map.
    const auto begin = [&](float from, float low) {
        return from + std::floor((low - from) / (2 * step)) * 2 * step;
    };
    for (float x = begin(first.x, remaining.min.x); x < remaining.max.x; x += 2 * step) {
        const float left = std::max(x, remaining.min.x);
        const float right = std::min(x + step, remaining.max.x);
        if (right <= left) continue;
        draw->AddRectFilled({left, bars.min.y}, {right, remaining.min.y}, p.inkSoft);
        draw->AddRectFilled({left, remaining.max.y}, {right, bars.max.y}, p.inkSoft);
    }
    for (float y = begin(first.y, remaining.min.y); y < remaining.max.y; y += 2 * step) {
        const float top = std::max(y, remaining.min.y);
        const float bottom = std::min(y + step, remaining.max.y);
        if (bottom <= top) continue;
        draw->AddRectFilled({bars.min.x, top}, {remaining.min.x, bottom}, p.inkSoft);
        draw->AddRectFilled({remaining.max.x, top}, {bars.max.x, bottom}, p.inkSoft);
    }
    draw->AddRect(at(bars.min), at(bars.max), p.inkSoft, 0, 0, line);
    draw->AddRect(at(remaining.min), at(remaining.max), p.inkSoft, 0, 0, line);
}

}  // namespace semafor
