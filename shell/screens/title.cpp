// Paints the title: the railway map behind the page's own title, or the title's document on a sheet of paper.
#include "screens/title.h"

#include <algorithm>

#include "map/shipped.h"
#include "paint/brush.h"
#include "screens/document.h"
#include "screens/paint_context.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

// The city nearest to the end of a line.
Vec cityAt(const BoardSheet& sheet, Vec end) {
    const auto away = [&](const CitySpot& spot) { return dot(spot.at - end, spot.at - end); };
    return std::min_element(sheet.cities.begin(), sheet.cities.end(),
                            [&](const CitySpot& a, const CitySpot& b) { return away(a) < away(b); })
        ->at;
}

// Railway lines as an atlas prints them: dark, with light dashes.
void paintLines(const Brush& brush, const BoardSheet& sheet) {
    const float thick = std::max(brush.px(2.2f), sheet.cellWidth * 0.34f * brush.scale());
    for (const Track& track : sheet.tracks) {
        const Cell& first = track.cells.front();
        const Cell& last = track.cells.back();
        const float on = track.cellLength * 0.9f;
        brush.draw->PathLineTo(at(brush.to(cityAt(sheet, first.at - first.along * on))));
        for (const Cell& cell : track.cells) brush.draw->PathLineTo(at(brush.to(cell.at)));
        brush.draw->PathLineTo(at(brush.to(cityAt(sheet, last.at + last.along * on))));
        brush.draw->PathStroke(brush.palette->ink, ImDrawFlags_None, thick);
        for (const Cell& cell : track.cells) {
            const Vec dash = cell.along * (track.cellLength * 0.24f);
            brush.draw->AddLine(at(brush.to(cell.at - dash)), at(brush.to(cell.at + dash)),
                                brush.palette->enamel, thick * 0.5f);
        }
    }
    Scene towns;
    towns.sheet = &sheet;
    paintTowns(brush, towns);
}

void shadeEdges(ImDrawList* list, Vec size, const Palette& palette) {
    const float edge = std::min(size.x, size.y) * 0.22f;
    const ImU32 brown = faded(palette.clothShade, 0.75f);
    const ImU32 clear = faded(brown, 0);
    list->AddRectFilledMultiColor({0, 0}, {size.x, edge}, brown, brown, clear, clear);
    list->AddRectFilledMultiColor({0, size.y - edge}, at(size), clear, clear, brown, brown);
    list->AddRectFilledMultiColor({0, 0}, {edge, size.y}, brown, clear, clear, brown);
    list->AddRectFilledMultiColor({size.x - edge, 0}, at(size), clear, brown, brown, clear);
}

// The first board that has a picture.
std::string_view posterMap() {
    const auto maps = shippedMaps();
    return std::find_if(maps.begin(), maps.end(), [](const ShippedMap& map) { return map.drawn; })->name;
}

// Paints the land of a board as large as the screen, with its middle in view. False while it isn't painted: a
// calm sea until then.
bool paintPoster(PaintContext& context) {
    Ui& ui = context.ui;
    const Vec size = ui.screen().max;
    const BoardSheet* found = context.boards.sheet(posterMap());
    const std::uint64_t key = 0x706f73746572u + ui.palette().sea;
    Picture& picture = context.boards.picture();
    const auto plain = [&] {
        ui.drawList()->AddRectFilled({0, 0}, at(size), ui.palette().sea);
        return false;
    };
    if (found == nullptr) return plain();
    const BoardSheet& sheet = *found;
    const float scale = std::max(size.x / sheet.width, size.y / sheet.height) * 1.04f;
    Camera camera;
    camera.show({sheet.width, sheet.height},
                boxAround(size * 0.5f, {sheet.width * scale, sheet.height * scale}));
    const auto paint = [&](ImDrawList* list) {
        const Brush brush{list, &camera, &ui.palette(), &ui.fonts(), ui.px(1)};
        paintLand(brush, sheet);
        paintLines(brush, sheet);
        shadeEdges(list, size, ui.palette());
    };
    if (picture.stale(ui.screen(), key) && !context.boards.mayPaint()) return plain();
    picture.show(ui.drawList(), ui.screen(), key, paint);
    return true;
}

}  // namespace

bool paintTitle(PaintContext& context) {
    if (!context.desk.host().showsTitle()) {
        paintDocument(context, writeTitle);
        return true;
    }
    const bool painted = paintPoster(context);
    const Box screen = context.ui.screen();
    if (screen.width() > context.ui.px(760)) {
        const float radius = std::min(screen.width(), screen.height()) * 0.13f;
        paintCompass(
            {context.ui.drawList(), nullptr, &context.ui.palette(), &context.ui.fonts(), context.ui.px(1)},
            {screen.max.x - radius * 1.35f, radius * 1.7f}, radius, context.ui.palette().ink);
    }
    return painted;
}

}  // namespace semafor
