// The title: a poster of the railway map, the name, and the ways on.
#include "screens/title.h"

#include <algorithm>
#include <cmath>

#include "base/version.h"
#include "map/shipped.h"
#include "mirror/mirror.h"
#include "paint/brush.h"
#include "screens/frame.h"
#include "screens/notice_view.h"
#include "screens/offers.h"
#include "screens/ornaments.h"

namespace semafor {
namespace {

// The nearest one to the end of a line.
Vec cityAt(const Sheet& sheet, Vec end) {
    const auto away = [&](const CitySpot& spot) { return dot(spot.at - end, spot.at - end); };
    return std::min_element(sheet.cities.begin(), sheet.cities.end(),
                            [&](const CitySpot& a, const CitySpot& b) { return away(a) < away(b); })
        ->at;
}

// The lines as an atlas prints them: dark, with light dashes.
void drawLines(const Brush& brush, const Sheet& sheet) {
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

// The land of a board, as large as the screen, moved so that its middle is seen.
void drawPoster(Frame& frame) {
    Ui& ui = frame.ui;
    const Vec size = ui.screen().max;
    const Sheet* found = frame.boards.sheet(posterMap());
    const std::uint64_t key = 0x706f73746572u + ui.palette().sea;
    Picture& picture = frame.boards.picture();
    // As it was in a window of another size, if it was there.
    const auto plain = [&] {
        if (!picture.has(key) || !picture.showMoved(ui.draw(), ui.screen()))
            ui.draw()->AddRectFilled({0, 0}, at(size), ui.palette().sea);
    };
    if (found == nullptr) return plain();
    const Sheet& sheet = *found;
    const float scale = std::max(size.x / sheet.width, size.y / sheet.height) * 1.04f;
    Camera camera;
    camera.show({sheet.width, sheet.height},
                boxAround(size * 0.5f, {sheet.width * scale, sheet.height * scale}));
    const auto paint = [&](ImDrawList* list) {
        const Brush brush{list, &camera, &ui.palette(), &ui.fonts(), ui.px(1)};
        paintLand(brush, sheet);
        drawLines(brush, sheet);
        shadeEdges(list, size, ui.palette());
    };
    // In parts, so that the page answers meanwhile.
    if (picture.stale(ui.screen(), key) && !frame.boards.mayPaint()) return plain();
    if (!picture.grow(ui.screen(), key, paint)) {
        frame.boards.wait();
        return plain();
    }
    picture.show(ui.draw(), ui.screen(), key, paint);
}

// The letters of the name, where there is so much room across.
float namePixels(const Ui& ui, float width, bool low) {
    return std::min(ui.px(low ? 34.0f : 46.0f), width * 0.125f);
}

// How high the name stands with its semaphore, for letters of that size.
float nameHeight(float pixels, bool low) {
    return pixels * (low ? 2.4f : 3.3f);
}

void drawName(Frame& frame, Box& rest, bool low) {
    Ui& ui = frame.ui;
    const float pixels = namePixels(ui, rest.width(), low);
    const Box head = rest.takeTop(nameHeight(pixels, low));
    const float mast = pixels * (low ? 1.0f : 1.55f);
    drawSemaphore(ui, {head.centre().x - pixels * 0.2f, head.min.y + mast * 1.22f}, mast);
    ui.letters.spaced(Type::kTitle, {head.centre().x, head.min.y + mast * 1.22f + pixels * 0.72f}, pixels,
                      ui.palette().ink, "SEMAFOR");
    ui.letters.line(Type::kBody, rest.takeTop(ui.px(24)), ui.palette().inkSoft, frame.text(Text::kTagline),
                    Align::kCentre);
    rest.takeTop(ui.px(low ? 6.0f : 14.0f));
}

// Games stand on two lines.
float rowHeight(const Ui& ui, const Node& node, float each) {
    return node.note.empty() ? each : each + ui.px(8);
}

bool drawOffer(Ui& ui, const Box& box, const Node& node, Look look) {
    return button(ui, box, {node.id, node.text, look, true, node.note});
}

// The first is the obvious next step; the last two stand side by side.
void drawMenu(Frame& frame, const Offers& offers, Box rest, float each) {
    Ui& ui = frame.ui;
    std::vector<const Node*> buttons;
    for (const Node* node : offers.controls())
        if (node->part == Part::kButton) buttons.push_back(node);
    const std::size_t whole = buttons.size() - 2;
    for (std::size_t i = 0; i < whole; ++i) {
        const Box row = rest.takeTop(rowHeight(ui, *buttons[i], each)).inset(0, ui.px(3));
        if (drawOffer(ui, row, *buttons[i], i == 0 ? Look::kPrimary : Look::kPlain))
            offers.use(frame, *buttons[i]);
    }
    Box row = rest.takeTop(each).inset(0, ui.px(3));
    Box left = row.takeLeft(row.width() / 2);
    left.max.x -= ui.px(4);
    row.min.x += ui.px(4);
    if (drawOffer(ui, left, *buttons[whole], Look::kPlain)) offers.use(frame, *buttons[whole]);
    if (drawOffer(ui, row, *buttons[whole + 1], Look::kPlain)) offers.use(frame, *buttons[whole + 1]);
}

void drawLanguages(Frame& frame, const Offers& offers, const Box& box) {
    const Node& node = *offers.find(Target::kLanguage);
    const int chosen =
        segments(frame.ui, node.id, box, optionLabels(node), static_cast<int>(chosenOption(node)));
    if (chosen >= 0) offers.use(frame, node, node.options[static_cast<std::size_t>(chosen)].first);
}

// The height of the buttons (the last two share a row) and of the languages.
float menuHeight(const Ui& ui, const Offers& offers, float each, bool low) {
    float high = ui.px(low ? 84.0f : 118.0f) - each;
    for (const Node* node : offers.controls())
        if (node->part == Part::kButton) high += rowHeight(ui, *node, each);
    return high;
}

}  // namespace

void drawTitle(Frame& frame) {
    Ui& ui = frame.ui;
    drawPoster(frame);
    const Box screen = ui.screen();
    const bool low = screen.height() < ui.px(500);
    const Offers offers(frame.desk, writeTitleMenu);
    const float each = ui.px(low ? 46.0f : 54.0f);
    const float wide = std::min(ui.px(400), screen.width() - ui.px(24));
    const float name = nameHeight(namePixels(ui, wide - ui.px(56), low), low) + ui.px(38);
    const float high = std::min(screen.height() - ui.px(12), name + menuHeight(ui, offers, each, low));
    Box sheet = boxAround(screen.centre(), {wide, high});
    if (screen.width() > ui.px(1000)) sheet = sheet.moved({-screen.width() * 0.20f, 0});
    if (screen.width() > ui.px(760)) {
        const float radius = std::min(screen.width(), screen.height()) * 0.13f;
        drawCompass(ui, {screen.max.x - radius * 1.35f, radius * 1.7f}, radius);
    }
    paperSheet(ui, sheet);
    const Box rim = sheet.inset(ui.px(9));
    ui.draw()->AddRect(at(rim.min), at(rim.max), ui.palette().ink, 0, 0, ui.px(1.4f));
    Box rest = sheet.inset(ui.px(28), ui.px(low ? 16.0f : 24.0f));
    drawName(frame, rest, low);
    const Box languages = rest.takeBottom(ui.px(low ? 40.0f : 44.0f));
    drawMenu(frame, offers, rest, each);
    drawLanguages(frame, offers, languages);
    ui.letters.line(Type::kTiny, {{screen.min.x + ui.px(8), screen.max.y - ui.px(20)}, screen.max},
                    faded(ui.palette().onCloth, 0.8f), engineVersion());
    drawNotice(frame);
}

}  // namespace semafor
