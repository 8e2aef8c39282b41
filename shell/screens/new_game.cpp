// Paints the new-game screen: the board as one of three pictures, and the seats.
#include "screens/new_game.h"

#include <algorithm>

#include "paint/brush.h"
#include "screens/notice_view.h"
#include "screens/offers.h"
#include "screens/paint_context.h"
#include "screens/things.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

class NewGameScreen {
public:
    explicit NewGameScreen(PaintContext& context)
        : context_(context), ui_(context.ui), desk_(context.desk), offers_(context.desk, writeNewGame) {}

    void paint() {
        paintCloth(ui_);
        const Box screen = ui_.screen();
        const float wide = std::min(ui_.px(860), screen.width() - ui_.px(16));
        const Box panel = boxAround(
            screen.centre(), {wide, screen.height() - ui_.px(screen.height() > ui_.px(640) ? 40.0f : 10.0f)});
        paintPanel(ui_, panel);
        Box inside = panel.inset(ui_.px(wide > ui_.px(600) ? 28.0f : 12.0f), ui_.px(14));
        Box head = inside.takeTop(ui_.px(48));
        const Node& back = offer(Target::kBack);
        if (iconButton(ui_, head.takeLeft(ui_.px(44)), {back.id, Icon::kBack, back.text, Look::kQuiet}))
            offers_.use(context_, back);
        ui_.letters.line(Type::kBanner, head.inset(ui_.px(10), 0), ui_.palette().ink,
                         context_.text(Text::kMenuNewGame));
        const Box start = inside.takeBottom(ui_.px(54));
        inside.takeBottom(ui_.px(10));
        const float whole = contentHeight(inside.width());
        const float top = ui_.scrolls.begin("new", inside, whole);
        content(
            {{inside.min.x, top}, {inside.max.x - (whole > inside.height() ? ui_.px(8) : 0), top + whole}});
        ui_.scrolls.end();
        const Node& begin = offer(Target::kStart);
        if (button(ui_, start, {begin.id, begin.text, Look::kPrimary})) offers_.use(context_, begin);
        paintNotice(context_);
    }

private:
    // Required: the text view offers that control.
    [[nodiscard]] const Node& offer(const TargetId& id) const { return *offers_.find(id); }
    void choose(const Node& node, std::size_t option) const {
        offers_.use(context_, node, node.options[option].first);
    }
    // A press selects the next option.
    void chooseNext(const Node& node) const { choose(node, (chosenOption(node) + 1) % node.options.size()); }

    [[nodiscard]] bool narrow(float width) const { return width < ui_.px(560); }
    // The board's name and description: in several lines where there is little room.
    [[nodiscard]] float namesPoints(float width) const { return narrow(width) ? 66 : 38; }
    [[nodiscard]] float boardsHeight(float width) const {
        const float most = std::min(ui_.px(190), ui_.screen().height() * 0.26f);
        return std::min(width / 3 * 0.72f, most) + ui_.px(8 + namesPoints(width));
    }
    [[nodiscard]] float seatHeight(float width) const { return ui_.px(narrow(width) ? 108.0f : 60.0f); }
    [[nodiscard]] float contentHeight(float width) const {
        return boardsHeight(width) + ui_.px(16) + ui_.px(56) +
               seatHeight(width) * static_cast<float>(desk_.newGame.draft().seats.size()) + ui_.px(130);
    }

    void content(Box remaining) {
        boards(remaining.takeTop(boardsHeight(remaining.width())));
        remaining.takeTop(ui_.px(16));
        count(remaining.takeTop(ui_.px(56)));
        for (std::size_t s = 0; s < desk_.newGame.draft().seats.size(); ++s)
            seat(s, remaining.takeTop(seatHeight(remaining.width())));
        more(remaining);
    }

    void boards(const Box& box) {
        Box remaining = box;
        const Node& choice = offer(Target::kBoard);
        const float wide = box.width() / static_cast<float>(choice.options.size());
        for (std::size_t m = 0; m < choice.options.size(); ++m)
            board(choice, m, remaining.takeLeft(wide).inset(ui_.px(4), 0));
    }

    void board(const Node& choice, std::size_t m, const Box& box) {
        const Palette& p = ui_.palette();
        const auto& [map, title] = choice.options[m];
        const Touch touch = ui_.touch(choice.id.with(m), box);
        const bool on = choice.value == map;
        ui_.drawList()->AddRectFilled(at(box.min), at(box.max), on ? blended(p.card, p.glow, 0.4f) : p.card,
                                      ui_.px(5));
        Box remaining = box.inset(ui_.px(5));
        const Box names = remaining.takeBottom(ui_.px(namesPoints(3 * box.width())));
        picture(m, map, remaining);
        const Type type =
            ui_.letters.fitting({Type::kMap, Type::kMapSmall, Type::kTiny}, title, names.width());
        ui_.letters.line(type, {names.min, {names.max.x, names.min.y + ui_.px(22)}}, p.ink, title,
                         Align::kCentre);
        const Box hint{{names.min.x, names.min.y + ui_.px(21)}, names.max};
        const std::string text(mapHint(context_.language(), map));
        if (ui_.letters.width(Type::kTiny, text) <= hint.width())
            ui_.letters.line(Type::kTiny, {hint.min, {hint.max.x, hint.min.y + ui_.px(18)}}, p.inkSoft, text,
                             Align::kCentre);
        else
            ui_.letters.paragraph(Type::kTiny, hint, p.inkSoft, text);
        ui_.drawList()->AddRect(at(box.min), at(box.max),
                                on              ? p.clear
                                : touch.hovered ? p.ink
                                                : p.brass,
                                ui_.px(5), 0, ui_.px(on ? 3.0f : 1.0f));
        ui_.explain(touch, box, mapHint(context_.language(), map));
        if (touch.pressed) choose(choice, m);
    }

    // A thumbnail of the board that fills the frame, cropped.
    void picture(std::size_t m, std::string_view map, const Box& box) {
        const BoardSheet* found = Boards::hasPicture(map) ? context_.boards.sheet(map) : nullptr;
        const std::uint64_t key = static_cast<std::uint64_t>(box.width()) + ui_.palette().sea;
        Picture& thumb = context_.boards.thumb(m);
        if (found == nullptr || (thumb.stale(box, key) && !context_.boards.mayPaint()))
            return ui_.drawList()->AddRectFilled(at(box.min), at(box.max), ui_.palette().sea);
        const BoardSheet& sheet = *found;
        const Game* game = desk_.games.find(map);
        const float scale = std::max(box.width() / sheet.width, box.height() / sheet.height);
        Camera camera;
        camera.show({sheet.width, sheet.height},
                    boxAround(box.centre(), {sheet.width * scale, sheet.height * scale}));
        thumb.show(ui_.drawList(), box, key, [&](ImDrawList* list) {
            const Brush brush{list, &camera, &ui_.palette(), &ui_.fonts(), ui_.px(1)};
            Scene scene;
            scene.sheet = &sheet;
            scene.game = game;
            paintLand(brush, sheet);
            paintTracks(brush, scene);
            paintTowns(brush, scene);
        });
    }

    void count(const Box& box) {
        const Node& choice = offer(Target::kSeatCount);
        std::vector<std::string> labels;
        for (const auto& option : choice.options) labels.push_back(option.first);
        Box row = box.inset(0, ui_.px(5));
        const Box label = row.takeLeft(std::min(ui_.px(190), row.width() * 0.45f));
        ui_.letters.line(Type::kBody, label, ui_.palette().ink, choice.text);
        row.max.x = std::min(row.max.x, row.min.x + ui_.px(60) * static_cast<float>(labels.size()));
        const int chosen = segments(ui_, choice.id, row, labels, static_cast<int>(chosenOption(choice)));
        if (chosen >= 0) choose(choice, static_cast<std::size_t>(chosen));
    }

    void seat(std::size_t s, const Box& box) {
        const SavedSeat& seat = desk_.newGame.draft().seats[s];
        const Palette& p = ui_.palette();
        ui_.drawList()->AddLine(at(box.min), {box.max.x, box.min.y}, p.inkFaint, ui_.px(1));
        Box remaining = box.inset(0, ui_.px(7));
        Box top = narrow(box.width()) ? remaining.takeTop(ui_.px(46)) : remaining;
        color(s, top.takeLeft(ui_.px(48)));
        top.takeLeft(ui_.px(8));
        const Node& who = offer({Target::kSeatWho, s});
        const Box kind = narrow(box.width()) ? top : top.takeLeft(ui_.px(220));
        const int chosen = segments(ui_, who.id, kind.inset(0, ui_.px(1)), optionLabels(who),
                                    static_cast<int>(chosenOption(who)));
        if (chosen >= 0) choose(who, static_cast<std::size_t>(chosen));
        if (!narrow(box.width())) top.takeLeft(ui_.px(10));
        const Box second =
            narrow(box.width())
                ? Box{{remaining.min.x + ui_.px(56), remaining.min.y + ui_.px(2)}, remaining.max}
                : top;
        if (seat.person)
            name(s, second.inset(0, ui_.px(1)));
        else
            level(s, second.inset(0, ui_.px(1)));
    }

    void color(std::size_t s, const Box& badge) {
        const Node& choice = offer({Target::kSeatColor, s});
        const Touch touch = ui_.touch(choice.id, badge);
        paintSeatBadge(ui_, badge.centre(), ui_.px(touch.hovered ? 19.0f : 17.0f),
                       desk_.newGame.draft().seats[s].color);
        ui_.explain(touch, badge, choice.text);
        if (touch.pressed) chooseNext(choice);
    }

    void name(std::size_t s, const Box& box) {
        const Node& field = offer({Target::kSeatName, s});
        std::string value = field.value;
        if (ui_.fields.line(field.id, box, value,
                            say(context_.language(), Text::kNewPlayer, {std::to_string(s + 1)}),
                            kMaxNameLetters))
            offers_.use(context_, field, value);
    }

    void character(const Node& choice, const Box& box) {
        if (button(ui_, box,
                   {choice.id, choice.options[chosenOption(choice)].second, Look::kPlain, true, choice.text}))
            chooseNext(choice);
    }

    void level(std::size_t s, const Box& whole) {
        const Node& choice = offer({Target::kSeatLevel, s});
        const auto labels = optionLabels(choice);
        float widest = 0;
        for (const std::string& label : labels)
            widest = std::max(widest, ui_.letters.width(Type::kBody, label) + ui_.px(14));
        Box box = whole;
        if (const Node* characters = offers_.find({Target::kSeatCharacter, s})) {
            character(*characters, box.takeRight(std::min(ui_.px(128), box.width() * 0.33f)));
            box.max.x -= ui_.px(8);
        }
        const std::size_t now = chosenOption(choice);
        if (widest * static_cast<float>(labels.size()) > box.width()) return stepLevel(choice, now, box);
        const int chosen = segments(ui_, choice.id, box, labels, static_cast<int>(now));
        if (chosen >= 0) choose(choice, static_cast<std::size_t>(chosen));
    }

    // Buttons for one level weaker and one level stronger.
    void stepLevel(const Node& choice, std::size_t now, Box remaining) {
        const std::size_t last = choice.options.size() - 1;
        const auto step = [&](const Box& box, Icon icon, Text tip, std::size_t to) {
            const bool possible = to <= last;
            const TargetId id = choice.id.with(possible ? to : now);
            if (iconButton(ui_, box, {id, icon, context_.text(tip), Look::kPlain, possible}) && possible)
                choose(choice, to);
        };
        step(remaining.takeLeft(ui_.px(44)), Icon::kMinus, Text::kWeakerOpponent, now - 1);
        step(remaining.takeRight(ui_.px(44)), Icon::kPlus, Text::kStrongerOpponent, now + 1);
        const Box between = remaining.inset(ui_.px(2), 0);
        const std::string& name = choice.options[now].second;
        ui_.letters.line(ui_.letters.fitting({Type::kBody, Type::kSmall, Type::kTiny}, name, between.width()),
                         between, ui_.palette().ink, name, Align::kCentre);
    }

    void more(Box remaining) {
        ui_.drawList()->AddLine(at(remaining.min), {remaining.max.x, remaining.min.y}, ui_.palette().inkFaint,
                                ui_.px(1));
        remaining.takeTop(ui_.px(8));
        const Box practice = remaining.takeTop(ui_.px(44));
        std::string label(context_.text(Text::kPractice));
        const std::string whole = label + ": " + std::string(context_.text(Text::kPracticeHint));
        if (ui_.letters.width(Type::kBody, whole) < practice.width() - ui_.px(40)) label = whole;
        const Node& check = offer(Target::kPractice);
        const bool on = check.value == "yes";
        if (checkbox(ui_, check.id, practice, label, on)) offers_.use(context_, check, on ? "no" : "yes");
        remaining.takeTop(ui_.px(6));
        Box row = remaining.takeTop(ui_.px(44));
        ui_.letters.line(Type::kBody, row.takeLeft(std::min(ui_.px(190), row.width() * 0.38f)),
                         ui_.palette().ink, context_.text(Text::kDealCode));
        const Node& deal = offer(Target::kDeal);
        std::string code = deal.value;
        const Touch touch = ui_.touch(Target::kDealHint, row, true);
        if (ui_.fields.line(deal.id, row, code, "0000000000000", 40)) offers_.use(context_, deal, code);
        ui_.explain(touch, row, context_.text(Text::kDealCodeHint));
    }

    PaintContext& context_;
    Ui& ui_;
    const Desk& desk_;
    const Offers offers_;
};

}  // namespace

void paintNewGame(PaintContext& context) {
    NewGameScreen(context).paint();
}

}  // namespace semafor
