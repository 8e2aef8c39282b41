// Paints a finished game as a picture: the board, the winners, everybody's points, and the deal code.
#include "screens/poster.h"

#include <algorithm>

#include "base/deal_code.h"
#include "screens/paint_context.h"
#include "screens/position.h"
#include "screens/things.h"
#include "words/say.h"

namespace semafor {
namespace {

constexpr float kWide = 1200;  // points, unless that makes more pixels than:
constexpr float kMostPixels = 2400;
constexpr float kMargin = 18;  // points
constexpr float kStrip = 96;   // below the board, for the points
constexpr float kBeside = 10;  // between a name and its points

class Poster {
public:
    Poster(PaintContext& context, const Position& position)
        : context_(context), ui_(context.ui), at_(position), sheet_(*position.scene.sheet) {
        const float wide = std::min(ui_.px(kWide), kMostPixels);
        const float aspect = sheet_.height / sheet_.width;
        document_ = {{0, 0}, {wide, (wide - ui_.px(2 * kMargin)) * aspect + ui_.px(2 * kMargin + kStrip)}};
        board_ = document_.inset(ui_.px(kMargin));
        board_.takeBottom(ui_.px(kStrip));
    }

    [[nodiscard]] const Box& paper() const { return document_; }

    void paint(ImDrawList* list) {
        const Palette& p = ui_.palette();
        list->AddRectFilled(at(document_.min), at(document_.max), p.cloth);
        Camera camera;
        camera.show({sheet_.width, sheet_.height}, board_);
        const Brush brush{list, &camera, &p, &ui_.fonts(), ui_.px(1)};
        list->PushClipRect(at(board_.min), at(board_.max), true);
        list->AddRectFilled(at(board_.min), at(board_.max), p.sea);
        paintBoard(brush, at_.scene);
        list->PopClipRect();
        const Box rim = board_.inset(-ui_.px(3));
        list->AddRect(at(rim.min), at(rim.max), p.brass, ui_.px(3), 0, ui_.px(3));
        list->AddRect(at(rim.min), at(rim.max), p.brassShine, ui_.px(3), 0, ui_.px(1));
        ui_.paintOn(list, [&] {
            foot({{board_.min.x, board_.max.y + ui_.px(10)}, {board_.max.x, document_.max.y}});
        });
    }

private:
    void foot(Box box) {
        const Palette& p = ui_.palette();
        Box first = box.takeTop(ui_.px(40));
        const std::string deal =
            std::string(context_.text(Text::kDealCode)) + ": " + dealCodeText(at_.match.saved().dealCode);
        ui_.letters.line(Type::kSmall, first, p.onClothSoft, deal, Align::kRight);
        const std::string head = "Semafor \u2013 " +
                                 std::string(mapTitle(context_.language(), at_.game().map().name)) + ": " +
                                 ScoreWords(at_.words).winners(at_.reckoning->scores, at_.names.names);
        first.takeRight(ui_.letters.width(Type::kSmall, deal) + ui_.px(16));
        ui_.letters.line(ui_.letters.fitting({Type::kHead, Type::kLarge, Type::kBody}, head, first.width()),
                         first, p.brassShine, head);
        const float each = box.width() / static_cast<float>(at_.view.seats);
        for (std::size_t s = 0; s < at_.view.seats; ++s) seat(s, box.takeLeft(each));
    }

    void seat(std::size_t s, Box box) {
        box = {box.min, {box.max.x - ui_.px(12), box.min.y + ui_.px(40)}};
        const Box badge = box.takeLeft(ui_.px(38));
        paintSeatBadge(ui_, badge.centre(), ui_.px(14), at_.colorOf(s));
        const std::string points = ScoreWords(at_.words).value(ScoreItem::kTotal, at_.reckoning->scores[s]);
        const float figure = ui_.letters.width(Type::kHead, points) + ui_.px(2);
        const float room = box.width() - figure - ui_.px(kBeside);
        const Type type = ui_.letters.fitting({Type::kBody, Type::kSmall}, at_.names[s], room);
        const Box name = box.takeLeft(std::min(room, ui_.letters.width(type, at_.names[s]) + ui_.px(1)));
        ui_.letters.line(type, name, ui_.palette().onCloth, at_.names[s]);
        box.takeLeft(ui_.px(kBeside));
        ui_.letters.line(Type::kHead, box.takeLeft(figure), ui_.palette().brassShine, points);
    }

    PaintContext& context_;
    Ui& ui_;
    const Position& at_;
    const BoardSheet& sheet_;
    Box document_;
    Box board_;
};

}  // namespace

void givePoster(PaintContext& context, const Position& position) {
    if (!context.boards.givePicture) return;
    Poster poster(context, position);
    Picture& picture = context.boards.poster();
    picture.drop();
    if (picture.keep(poster.paper(), 1, [&](ImDrawList* list) { poster.paint(list); }))
        context.boards.givePicture("semafor-" + dealCodeText(position.match.saved().dealCode) + ".png",
                                   picture.pixels());
    picture.drop();
}

}  // namespace semafor
