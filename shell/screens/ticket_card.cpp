// Paints a ticket: stiff paper with notches, a small map with its two ends, the points in a roundel, and a
// hole once it is completed.
#include "screens/ticket_card.h"

#include <algorithm>
#include <cmath>

#include "base/fingerprint.h"
#include "paint/drawing.h"
#include "screens/paint_context.h"
#include "screens/position.h"

namespace semafor {
namespace {

constexpr float kMapHigh = 50;  // points
constexpr float kLeastMap = 34;
constexpr float kNotch = 4;
constexpr float kLandmark = 34;

Vec mapSize(const Ui& ui, const BoardSheet& sheet) {
    return {ui.px(kMapHigh) * sheet.width / sheet.height, ui.px(kMapHigh)};
}

class Ticket {
public:
    Ticket(PaintContext& context, const Position& position, const TicketFace& face)
        : context_(context),
          ui_(context.ui),
          at_(position),
          face_(face),
          sheet_(*position.scene.sheet),
          ends_(position.game().map().ticket(face.ticket).ends) {}

    void paint(const Box& box) {
        paper(box);
        Box remaining = box.inset(ui_.px(6), ui_.px(5));
        const Vec whole = mapSize(ui_, sheet_);
        const auto leaves = [&](Type type) { return remaining.width() - lettersWidth(type); };
        const bool small = leaves(Type::kSmall) > ui_.px(kLeastMap);
        const float wide =
            std::min({whole.x, remaining.width() * 0.38f, leaves(small ? Type::kSmall : Type::kTiny)});
        if (wide > ui_.px(kLeastMap)) {
            const Box left = remaining.takeLeft(wide);
            map(boxAround(left.centre(), {wide, wide * whole.y / whole.x}));
            remaining.takeLeft(ui_.px(4));
            perforation(remaining.min.x, box);
        }
        remaining.takeLeft(ui_.px(6));
        letters(remaining);
        if (face_.stand == TicketStand::kDone) punch(box);
    }

private:
    [[nodiscard]] ImU32 stock() const {
        const Palette& p = ui_.palette();
        return face_.lit ? blended(p.card, p.glow, 0.42f) : p.card;
    }

    void paper(const Box& box) {
        const Palette& p = ui_.palette();
        ImDrawList* draw = ui_.drawList();
        const float round = ui_.px(3);
        const Box low = box.moved({ui_.px(0.5f), ui_.px(1.5f)});
        draw->AddRectFilled(at(low.min), at(low.max), p.shadow, round);
        draw->AddRectFilled(at(box.min), at(box.max), stock(), round);
        const bool lost = face_.stand == TicketStand::kLost;
        const Box line = box.inset(ui_.px(2.5f));
        draw->AddRect(at(line.min), at(line.max), faded(lost ? p.signal : p.brass, 0.55f), ui_.px(1.5f), 0,
                      ui_.px(1));
        draw->AddRect(at(box.min), at(box.max), face_.lit ? p.clear : p.brass, round, 0,
                      ui_.px(face_.lit ? 2.2f : 1.1f));
        for (const float x : {box.min.x, box.max.x}) {
            draw->AddCircleFilled({x, box.centre().y}, ui_.px(kNotch), p.paper, 16);
            const int turn = x == box.min.x ? 9 : 3;  // twelfths, as PathArcToFast counts them
            draw->PathArcToFast({x, box.centre().y}, ui_.px(kNotch), turn, turn + 6);
            draw->PathStroke(p.brass, ImDrawFlags_None, ui_.px(1.1f));
        }
    }

    void perforation(float x, const Box& box) {
        for (float y = box.min.y + ui_.px(6); y < box.max.y - ui_.px(5); y += ui_.px(5))
            ui_.drawList()->AddCircleFilled({x, y}, ui_.px(0.9f), ui_.palette().brass, 6);
    }

    // The whole board, to show where on it the ticket lies.
    void map(const Box& box) {
        const Palette& p = ui_.palette();
        ImDrawList* draw = ui_.drawList();
        if (!land(box)) draw->AddRectFilled(at(box.min), at(box.max), p.sea);
        Camera camera;
        camera.show({sheet_.width, sheet_.height}, box);
        draw->PushClipRect(at(box.min), at(box.max), true);
        std::array<Vec, 2> spots;
        for (std::size_t e = 0; e < 2; ++e) spots[e] = camera.toScreen(sheet_.cities[index(ends_[e])].at);
        draw->AddLine(at(spots[0]), at(spots[1]), p.enamel, ui_.px(4));
        draw->AddLine(at(spots[0]), at(spots[1]), p.signal, ui_.px(2));
        for (const Vec& spot : spots) {
            draw->AddCircleFilled(at(spot), ui_.px(4.4f), p.enamel, 16);
            draw->AddCircleFilled(at(spot), ui_.px(3.2f), p.signal, 16);
        }
        draw->PopClipRect();
        draw->AddRect(at(box.min), at(box.max), faded(p.ink, 0.7f), 0, 0, ui_.px(1));
    }

    // Cached: painted once for all tickets of the board.
    bool land(const Box& box) {
        Picture& picture = context_.boards.ticketMap();
        const Vec size = mapSize(ui_, sheet_);
        const Box whole{{0, 0}, size};
        const std::uint64_t key = at_.game().fingerprint() + ui_.palette().sea;
        if (picture.stale(whole, key)) {
            if (!context_.boards.mayPaint()) return false;
            Camera camera;
            camera.show({sheet_.width, sheet_.height}, whole);
            picture.keep(whole, key, [&](ImDrawList* list) {
                paintLand({list, &camera, &ui_.palette(), &ui_.fonts(), ui_.px(1)}, sheet_);
            });
        }
        return picture.showMoved(ui_.drawList(), box);
    }

    [[nodiscard]] int worth() const { return at_.game().map().ticket(face_.ticket).points; }
    [[nodiscard]] float roundel() const { return worth() == 0 ? 0 : ui_.px(36); }

    // The width that the names take in that type, with the gaps around them.
    [[nodiscard]] float lettersWidth(Type type) const {
        float widest = ui_.letters.width(Type::kTiny, face_.note);
        const float beside = roundel() + (landmarks() ? ui_.px(kLandmark) : 0);
        for (const CityId end : ends_)
            widest = std::max(widest, ui_.letters.width(type, at_.words.city(end)) + beside);
        return widest + ui_.px(12);
    }

    // Landmarks help players who can't read to find the cities.
    [[nodiscard]] bool landmarks() const {
        const MapDef& map = at_.game().map();
        return drawingOf(map.name, map.city(ends_[0]).id) != nullptr;
    }

    // Cached: a landmark has some hundred points.
    void landmark(CityId city, const Box& box) {
        const Vec corner{std::round(box.min.x), std::round(box.min.y)};
        const Box place{corner, corner + Vec{std::round(box.width()), std::round(box.height())}};
        Fingerprint key;
        key.add(at_.game().fingerprint()).add(index(city)).add(stock()).add(ui_.palette().land);
        ui_.faces->show(ui_.drawList(), {place, key.value(), false}, [&](ImDrawList* list) {
            list->AddRectFilled(at(place.min), at(place.max), stock());
            paintLandmark(list, at_.game().map(), city, place, ui_.palette());
        });
    }

    void letters(Box remaining) {
        const Palette& p = ui_.palette();
        const bool note = !face_.note.empty();
        Box both = remaining.takeTop(remaining.height() * (note ? 0.69f : 1.0f));
        points(both.takeRight(roundel()));
        const float each = both.height() / 2;
        const bool pictures = landmarks() && ui_.faces != nullptr;
        if (pictures) {
            const float side = std::min(ui_.px(kLandmark), each);
            Box signs = both.takeLeft(ui_.px(kLandmark));
            for (const CityId end : ends_)
                landmark(end, boxAround(signs.takeTop(each).centre(), {side, side}).inset(ui_.px(1)));
            both.takeLeft(ui_.px(5));
        }
        const Type type = namesType(both.width());
        for (const CityId end : ends_) ui_.letters.line(type, both.takeTop(each), p.ink, at_.words.city(end));
        const ImU32 ink = face_.stand == TicketStand::kLost ? p.signal : p.inkSoft;
        if (note)
            ui_.letters.line(ui_.letters.fitting({Type::kSmall, Type::kTiny}, face_.note, remaining.width()),
                             remaining, ink, face_.note);
    }

    // The same type for both names.
    [[nodiscard]] Type namesType(float room) const {
        const std::string_view first = at_.words.city(ends_[0]);
        const std::string_view second = at_.words.city(ends_[1]);
        const bool longer = ui_.letters.width(Type::kBody, first) > ui_.letters.width(Type::kBody, second);
        return ui_.letters.fitting({Type::kBody, Type::kSmall, Type::kTiny}, longer ? first : second, room);
    }

    void points(const Box& box) {
        if (worth() == 0) return;
        const Palette& p = ui_.palette();
        const Vec centre{box.max.x - ui_.px(17), box.centre().y};
        const float r = ui_.px(15);
        ui_.drawList()->AddCircle(at(centre), r, p.brass, 32, ui_.px(1.2f));
        ui_.drawList()->AddCircle(at(centre), r - ui_.px(2.5f), faded(p.brass, 0.5f), 32, ui_.px(1));
        ui_.letters.line(Type::kMap, boxAround(centre, {2 * r, 2 * r}), p.ink, std::to_string(worth()),
                         Align::kCentre);
    }

    // A hole through which the table is seen, as a conductor's punch leaves it, and the stamp beside it.
    void punch(const Box& box) {
        const Palette& p = ui_.palette();
        const Vec stamp = punchOf(ui_, box);
        const Vec hole = stamp - Vec{ui_.px(19), -ui_.px(2)};
        ImDrawList* draw = ui_.drawList();
        draw->AddCircleFilled(at(hole), ui_.px(4.5f), p.clothShade, 20);
        draw->AddCircle(at(hole), ui_.px(4.5f), faded(p.ink, 0.6f), 20, ui_.px(1));
        draw->AddCircleFilled(at(stamp), ui_.px(9), p.clear, 28);
        draw->AddCircle(at(stamp), ui_.px(7), faded(p.onClear, 0.55f), 28, std::max(1.0f, ui_.px(0.8f)));
        paintIcon(draw, Icon::kCheck, stamp, ui_.px(4.6f), p.onClear);
    }

    PaintContext& context_;
    Ui& ui_;
    const Position& at_;
    TicketFace face_;
    const BoardSheet& sheet_;
    std::array<CityId, 2> ends_;
};

}  // namespace

Vec punchOf(const Ui& ui, const Box& box) {
    return {box.max.x - ui.px(14), box.max.y - ui.px(13)};
}

void paintTicket(PaintContext& context, const Position& position, const TicketFace& face, const Box& box) {
    Ticket(context, position, face).paint(box);
}

}  // namespace semafor
