// Paints decorations where nothing is played: mountains lit from the upper left, trees, ships and waves.
#include <imgui.h>

#include "paint/brush.h"

namespace semafor {
namespace {

constexpr float kLeastRelief = 4.5f;  // points across: smaller mountains are specks
constexpr float kLeastTree = 2.6f;
constexpr float kLeastShip = 8;

// Draws one figure: coordinates are in units of its size, around its position.
class Etching {
public:
    Etching(const Brush& brush, const Figure& figure)
        : brush_(brush), at_(brush.to(figure.at)), size_(figure.size * brush.scale()) {}

    [[nodiscard]] Vec to(Vec place) const { return at_ + Vec{place.x * size_, place.y * size_}; }
    [[nodiscard]] float size() const { return size_; }

    void line(Vec from, Vec to, ImU32 ink, float thick) const {
        brush_.draw->AddLine(at(this->to(from)), at(this->to(to)), ink, width(thick));
    }
    void lines(std::span<const Vec> through, ImU32 ink, float thick) const {
        for (const Vec& place : through) brush_.draw->PathLineTo(at(to(place)));
        brush_.draw->PathStroke(ink, ImDrawFlags_None, width(thick));
    }
    void fill(std::span<const Vec> around, ImU32 ink) const {
        for (const Vec& place : around) brush_.draw->PathLineTo(at(to(place)));
        brush_.draw->PathFillConvex(ink);
    }

private:
    [[nodiscard]] float width(float thick) const { return std::max(brush_.px(0.55f), thick * size_); }

    const Brush& brush_;
    Vec at_;
    float size_;
};

constexpr Vec between(Vec a, Vec b, float t) {
    return a + (b - a) * t;
}

// The ridge from the left foot over the summit to the right foot, and where the shade begins at the foot.
struct Mountain {
    std::array<Vec, 5> ridge;
    Vec middle;
};

constexpr Mountain kPeaks[] = {
    {{{{-0.50f, 0}, {-0.24f, -0.36f}, {-0.03f, -0.80f}, {0.16f, -0.46f}, {0.50f, 0}}}, {0.10f, -0.02f}},
    {{{{-0.50f, 0}, {-0.20f, -0.48f}, {0.06f, -0.74f}, {0.24f, -0.36f}, {0.50f, 0}}}, {0.02f, -0.02f}},
    {{{{-0.50f, 0}, {-0.30f, -0.26f}, {-0.10f, -0.72f}, {0.10f, -0.52f}, {0.50f, 0}}}, {0.06f, 0}},
    {{{{-0.50f, 0}, {-0.16f, -0.40f}, {0.02f, -0.66f}, {0.20f, -0.42f}, {0.50f, 0}}}, {0.14f, -0.02f}},
};
constexpr Mountain kHills[] = {
    {{{{-0.50f, 0}, {-0.28f, -0.28f}, {0, -0.42f}, {0.28f, -0.28f}, {0.50f, 0}}}, {0.12f, 0}},
    {{{{-0.50f, 0}, {-0.26f, -0.22f}, {-0.06f, -0.36f}, {0.22f, -0.24f}, {0.50f, 0}}}, {0.06f, 0}},
};

// Picks a variant by position, so that a place always has the same one.
template <std::size_t N>
const Mountain& variantAt(const Mountain (&variants)[N], Vec place) {
    return variants[static_cast<std::size_t>(std::abs(place.x * 3 + place.y * 5)) % N];
}

void paintMountain(const Brush& brush, const Etching& to, const Mountain& shape, float seen) {
    const Palette& p = *brush.palette;
    const auto& ridge = shape.ridge;
    const Vec summit = ridge[2];
    std::array<Vec, 5> around;
    for (std::size_t i = 0; i < ridge.size(); ++i) around[i] = to.to(ridge[i]);
    paintFan(brush, to.to({0, -0.05f}), around, faded(p.reliefLit, seen));
    const Vec shaded[] = {summit, ridge[3], ridge[4], shape.middle};
    to.fill(shaded, faded(p.relief, 0.22f * seen));
    // Strokes run from the crest down the dark side; few on the lit one.
    constexpr int kStrokes = 5;
    for (int i = 0; i < kStrokes; ++i) {
        const float t = (static_cast<float>(i) + 0.35f) / kStrokes;
        const Vec from = between(summit, shape.middle, t * 0.92f);
        const Vec crest = t < 0.5f ? between(summit, ridge[3], std::min(1.0f, t * 2 + 0.3f))
                                   : between(ridge[3], ridge[4], t * 2 - 1 + 0.2f * (1 - t));
        to.line(between(from, crest, 0.12f), between(from, crest, 0.92f), faded(p.relief, seen), 0.035f);
    }
    to.line(between(ridge[0], ridge[1], 0.55f) + Vec{0.06f, 0.03f},
            between(ridge[0], ridge[1], 0.10f) + Vec{0.10f, 0.0f}, faded(p.relief, 0.7f * seen), 0.025f);
    to.lines(std::span(ridge).first(3), faded(p.relief, 0.85f * seen), 0.030f);
    to.lines(std::span(ridge).last(3), faded(p.relief, seen), 0.055f);
}

void paintConifer(const Brush& brush, const Etching& to, float seen) {
    const ImU32 ink = faded(brush.palette->forest, seen);
    const Vec crown[] = {{0, -1}, {0.28f, -0.14f}, {-0.28f, -0.14f}};
    const Vec shade[] = {{0, -1}, {0.28f, -0.14f}, {0.04f, -0.14f}};
    to.fill(crown, faded(ink, 0.55f));
    to.fill(shade, ink);
    to.line({0, -0.14f}, {0, 0}, ink, 0.08f);
}

void paintTree(const Brush& brush, const Etching& to, float seen) {
    const ImU32 ink = faded(brush.palette->forest, seen);
    brush.draw->AddCircleFilled(at(to.to({0, -0.62f})), 0.36f * to.size(), faded(ink, 0.55f), 10);
    const Vec shade[] = {{0.05f, -0.95f}, {0.30f, -0.80f}, {0.36f, -0.56f}, {0.24f, -0.34f}, {0, -0.28f}};
    to.lines(shade, ink, 0.12f);
    to.line({0, -0.28f}, {0, 0}, ink, 0.09f);
}

void paintWaves(const Brush& brush, const Etching& to, float seen) {
    const ImU32 ink = faded(brush.palette->seaInk, 0.6f * seen);
    constexpr Vec kRows[] = {{-0.18f, -0.08f}, {0.16f, 0}, {-0.06f, 0.09f}};
    for (const Vec& row : kRows) {
        const Vec crest[] = {row + Vec{-0.30f, 0}, row + Vec{-0.22f, -0.035f},
                             row + Vec{-0.12f, 0}, row + Vec{-0.04f, -0.035f},
                             row + Vec{0.06f, 0},  row + Vec{0.14f, -0.035f},
                             row + Vec{0.24f, 0}};
        to.lines(crest, ink, 0.02f);
    }
}

void paintSmoke(const Brush& brush, const Etching& to, float seen) {
    constexpr float kPuffs[][3] = {
        {0.02f, -0.40f, 0.05f}, {0.12f, -0.47f, 0.065f}, {0.25f, -0.51f, 0.08f}, {0.41f, -0.53f, 0.09f}};
    for (const auto& [x, y, radius] : kPuffs)
        brush.draw->AddCircleFilled(at(to.to({x, y})), radius * to.size(),
                                    faded(brush.palette->seaInk, 0.28f * seen), 12);
}

// The steamer heads west, against the wind.
void paintSteamer(const Brush& brush, const Etching& to, float seen) {
    const ImU32 ink = faded(brush.palette->seaInk, seen);
    const Vec hull[] = {{-0.52f, -0.12f}, {0.48f, -0.10f}, {0.44f, 0.02f}, {-0.42f, 0.02f}};
    const Vec house[] = {{-0.22f, -0.18f}, {0.24f, -0.17f}, {0.24f, -0.11f}, {-0.22f, -0.11f}};
    const Vec funnel[] = {{-0.06f, -0.38f}, {0.04f, -0.38f}, {0.06f, -0.17f}, {-0.04f, -0.17f}};
    to.fill(hull, ink);
    to.fill(house, faded(ink, 0.75f));
    to.fill(funnel, ink);
    paintSmoke(brush, to, seen);
    to.line({-0.30f, -0.12f}, {-0.27f, -0.46f}, ink, 0.02f);
    to.line({0.30f, -0.10f}, {0.33f, -0.42f}, ink, 0.02f);
    to.line({-0.27f, -0.44f}, {-0.50f, -0.14f}, faded(ink, 0.6f), 0.012f);
    to.line({0.33f, -0.40f}, {0.47f, -0.12f}, faded(ink, 0.6f), 0.012f);
    to.line({-0.62f, 0.05f}, {0.30f, 0.05f}, faded(ink, 0.7f), 0.018f);
    to.line({-0.40f, 0.10f}, {0.56f, 0.10f}, faded(ink, 0.5f), 0.018f);
}

void paintFigure(const Brush& brush, const Figure& figure) {
    const Etching to(brush, figure);
    switch (figure.kind) {
        case FigureKind::kPeak:
            return paintMountain(brush, to, variantAt(kPeaks, figure.at),
                                 brush.presence(figure.size, kLeastRelief));
        case FigureKind::kHill:
            return paintMountain(brush, to, variantAt(kHills, figure.at),
                                 0.8f * brush.presence(figure.size, kLeastRelief));
        case FigureKind::kConifer:
            return paintConifer(brush, to, brush.presence(figure.size, kLeastTree));
        case FigureKind::kTree:
            return paintTree(brush, to, brush.presence(figure.size, kLeastTree));
        case FigureKind::kWaves:
            return paintWaves(brush, to, brush.presence(figure.size, kLeastShip));
        case FigureKind::kSteamer:
            return paintSteamer(brush, to, brush.presence(figure.size, kLeastShip));
        case FigureKind::kCompass:
        case FigureKind::kCartouche:
            return;  // part of the legend
    }
}

float leastOf(FigureKind kind) {
    const bool ship = kind == FigureKind::kWaves || kind == FigureKind::kSteamer;
    const bool mountain = kind == FigureKind::kPeak || kind == FigureKind::kHill;
    return mountain ? kLeastRelief : ship ? kLeastShip : kLeastTree;
}

}  // namespace

void paintFan(const Brush& brush, Vec middle, std::span<const Vec> around, ImU32 ink) {
    const auto count = static_cast<unsigned>(around.size());
    const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
    brush.draw->PrimReserve(static_cast<int>(3 * count), static_cast<int>(count + 1));
    const unsigned first = brush.draw->_VtxCurrentIdx;
    for (unsigned i = 0; i < count; ++i)
        for (const unsigned corner : {0u, 1 + i, 1 + (i + 1) % count})
            brush.draw->PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
    brush.draw->PrimWriteVtx(at(middle), uv, ink);
    for (const Vec& point : around) brush.draw->PrimWriteVtx(at(point), uv, ink);
}

void paintFigures(const Brush& brush, const BoardSheet& sheet) {
    for (const Figure& figure : sheet.figures)
        if (brush.presence(figure.size, leastOf(figure.kind)) > 0 && brush.sees(figure.at, figure.size))
            paintFigure(brush, figure);
}

}  // namespace semafor
