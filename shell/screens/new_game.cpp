// A new game: the board as one of three pictures, and who sits at the table.
#include <algorithm>

#include "map/shipped.h"
#include "screens/frame.h"

namespace semafor {
namespace {

constexpr Text kLevels[] = {Text::kLevelApprentice, Text::kLevelConductor, Text::kLevelStationmaster,
                            Text::kLevelDirector};

class NewGameScreen {
public:
    explicit NewGameScreen(Frame& frame) : frame_(frame), ui_(frame.ui), desk_(frame.desk) {}

    void draw() {
        drawCloth(ui_);
        const Box screen = ui_.screen();
        const float wide = std::min(ui_.px(860), screen.width() - ui_.px(16));
        const Box sheet = boxAround(
            screen.centre(), {wide, screen.height() - ui_.px(screen.height() > ui_.px(640) ? 40.0f : 10.0f)});
        paperSheet(ui_, sheet);
        Box inside = sheet.inset(ui_.px(wide > ui_.px(600) ? 28.0f : 12.0f), ui_.px(14));
        Box head = inside.takeTop(ui_.px(48));
        if (iconButton(ui_, head.takeLeft(ui_.px(44)),
                       {"back", Icon::kBack, frame_.text(Text::kToTitle), Look::kQuiet}))
            frame_.ask(ask::Go{Screen::kTitle});
        ui_.line(Type::kBanner, head.inset(ui_.px(10), 0), ui_.palette().ink,
                 frame_.text(Text::kMenuNewGame));
        const Box start = inside.takeBottom(ui_.px(54));
        inside.takeBottom(ui_.px(10));
        const float whole = contentHeight(inside.width());
        const float top = ui_.beginScroll("new", inside, whole);
        content(
            {{inside.min.x, top}, {inside.max.x - (whole > inside.height() ? ui_.px(8) : 0), top + whole}});
        ui_.endScroll();
        if (button(ui_, start, {"start", frame_.text(Text::kNewStart), Look::kPrimary}))
            frame_.ask(ask::Begin{});
        drawNotice(frame_);
    }

private:
    [[nodiscard]] bool narrow(float width) const { return width < ui_.px(560); }
    // The board's name, and what it is like: where there is little room, in several lines.
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

    void content(Box rest) {
        boards(rest.takeTop(boardsHeight(rest.width())));
        rest.takeTop(ui_.px(16));
        count(rest.takeTop(ui_.px(56)));
        for (std::size_t s = 0; s < desk_.newGame.draft().seats.size(); ++s)
            seat(s, rest.takeTop(seatHeight(rest.width())));
        more(rest);
    }

    void boards(const Box& box) {
        Box rest = box;
        const auto maps = shippedMaps();
        const float wide = box.width() / static_cast<float>(maps.size());
        for (std::size_t m = 0; m < maps.size(); ++m)
            board(m, maps[m].name, rest.takeLeft(wide).inset(ui_.px(4), 0));
    }

    void board(std::size_t m, std::string_view map, const Box& box) {
        const Palette& p = ui_.palette();
        const Touch touch = ui_.touch("board/" + std::string(map), box);
        const bool on = desk_.newGame.draft().map == map;
        ui_.draw()->AddRectFilled(at(box.min), at(box.max), on ? blended(p.card, p.glow, 0.4f) : p.card,
                                  ui_.px(5));
        Box rest = box.inset(ui_.px(5));
        const Box names = rest.takeBottom(ui_.px(namesPoints(3 * box.width())));
        picture(m, map, rest);
        const std::string_view title = mapTitle(frame_.language(), map);
        const Type type = ui_.fitting({Type::kMap, Type::kMapSmall, Type::kTiny}, title, names.width());
        ui_.line(type, {names.min, {names.max.x, names.min.y + ui_.px(22)}}, p.ink, title, Align::kCentre);
        const Box hint{{names.min.x, names.min.y + ui_.px(21)}, names.max};
        const std::string text(mapHint(frame_.language(), map));
        if (ui_.width(Type::kTiny, text) <= hint.width())
            ui_.line(Type::kTiny, {hint.min, {hint.max.x, hint.min.y + ui_.px(18)}}, p.inkSoft, text,
                     Align::kCentre);
        else
            ui_.paragraph(Type::kTiny, hint, p.inkSoft, text);
        ui_.draw()->AddRect(at(box.min), at(box.max),
                            on              ? p.clear
                            : touch.hovered ? p.ink
                                            : p.brass,
                            ui_.px(5), 0, ui_.px(on ? 3.0f : 1.0f));
        ui_.explain(touch, box, mapHint(frame_.language(), map));
        if (touch.pressed) frame_.ask(ask::DraftBoard{std::string(map)});
    }

    // The board as it lies there, as much of it as fills the frame.
    void picture(std::size_t m, std::string_view map, const Box& box) {
        const Sheet* found = frame_.boards.sheet(map);
        const std::uint64_t key = static_cast<std::uint64_t>(box.width()) + ui_.palette().sea;
        Picture& thumb = frame_.boards.thumb(m);
        if (found == nullptr || (thumb.stale(box, key) && !frame_.boards.mayPaint()))
            return ui_.draw()->AddRectFilled(at(box.min), at(box.max), ui_.palette().sea);
        const Sheet& sheet = *found;
        const Game* game = desk_.games.find(map);
        const float scale = std::max(box.width() / sheet.width, box.height() / sheet.height);
        Camera camera;
        camera.show({sheet.width, sheet.height},
                    boxAround(box.centre(), {sheet.width * scale, sheet.height * scale}));
        thumb.show(ui_.draw(), box, key, [&](ImDrawList* list) {
            const Brush brush{list, &camera, &ui_.palette(), &ui_.fonts(), ui_.unit()};
            Scene scene;
            scene.sheet = &sheet;
            scene.game = game;
            paintLand(brush, sheet);
            paintTracks(brush, scene);
            paintTowns(brush, scene);
        });
    }

    void count(const Box& box) {
        const RulesSpec& rules = desk_.games.find(desk_.newGame.draft().map)->rules();
        std::vector<std::string> labels;
        for (std::size_t n = rules.seatsFrom; n <= rules.seatsTo; ++n) labels.push_back(std::to_string(n));
        Box row = box.inset(0, ui_.px(5));
        const Box label = row.takeLeft(std::min(ui_.px(190), row.width() * 0.45f));
        ui_.line(Type::kBody, label, ui_.palette().ink, frame_.text(Text::kNewPlayerCount));
        row.max.x = std::min(row.max.x, row.min.x + ui_.px(60) * static_cast<float>(labels.size()));
        const int chosen = segments(ui_, "count", row, labels,
                                    static_cast<int>(desk_.newGame.draft().seats.size()) - rules.seatsFrom);
        if (chosen >= 0) frame_.ask(ask::DraftSeats{static_cast<std::size_t>(chosen) + rules.seatsFrom});
    }

    void seat(std::size_t s, const Box& box) {
        const SavedSeat& seat = desk_.newGame.draft().seats[s];
        const Palette& p = ui_.palette();
        ui_.draw()->AddLine(at(box.min), {box.max.x, box.min.y}, p.inkFaint, ui_.px(1));
        const std::string id = "seat/" + std::to_string(s);
        Box rest = box.inset(0, ui_.px(7));
        Box top = narrow(box.width()) ? rest.takeTop(ui_.px(46)) : rest;
        const Box badge = top.takeLeft(ui_.px(48));
        const Touch touch = ui_.touch(id + "/color", badge);
        drawSeatBadge(ui_, badge.centre(), ui_.px(touch.hovered ? 19.0f : 17.0f), seat.color);
        ui_.explain(touch, badge, frame_.text(Text::kNewColor));
        if (touch.pressed)
            frame_.ask(ask::DraftColor{s, static_cast<std::uint8_t>((seat.color + 1) % kMaxSeats)});
        top.takeLeft(ui_.px(8));
        const std::vector<std::string> kinds = {std::string(frame_.text(Text::kNewPerson)),
                                                std::string(frame_.text(Text::kNewBot))};
        const Box kind = narrow(box.width()) ? top : top.takeLeft(ui_.px(220));
        const int chosen = segments(ui_, id + "/who", kind.inset(0, ui_.px(1)), kinds, seat.person ? 0 : 1);
        if (chosen >= 0) frame_.ask(ask::DraftPlayer{s, chosen == 0});
        if (!narrow(box.width())) top.takeLeft(ui_.px(10));
        const Box second =
            narrow(box.width()) ? Box{{rest.min.x + ui_.px(56), rest.min.y + ui_.px(2)}, rest.max} : top;
        if (seat.person)
            name(s, id, second.inset(0, ui_.px(1)));
        else
            level(s, id, second.inset(0, ui_.px(1)));
    }

    void name(std::size_t s, const std::string& id, const Box& box) {
        std::string value = desk_.newGame.draft().seats[s].name;
        if (ui_.field(id + "/name", box, value,
                      say(frame_.language(), Text::kNewPlayer, {std::to_string(s + 1)}), kMaxNameLetters))
            frame_.ask(ask::DraftName{s, value});
    }

    // A press leads to the next.
    void character(std::size_t s, const std::string& id, const Box& box) {
        constexpr Text kNames[] = {Text::kCharacterAny, Text::kCharacterEven, Text::kCharacterPatient,
                                   Text::kCharacterHungry, Text::kCharacterBlocker};
        static_assert(std::size(kNames) == kBotCharacters + 1);
        const std::size_t now = desk_.newGame.draft().seats[s].character;
        if (button(ui_, box,
                   {id + "/character", frame_.text(kNames[now]), Look::kPlain, true,
                    frame_.text(Text::kNewCharacter)}))
            frame_.ask(ask::DraftCharacter{s, static_cast<std::uint8_t>((now + 1) % std::size(kNames))});
    }

    void level(std::size_t s, const std::string& id, const Box& whole) {
        std::vector<std::string> labels;
        float widest = 0;
        for (const Text text : kLevels) {
            labels.emplace_back(frame_.text(text));
            widest = std::max(widest, ui_.width(Type::kBody, labels.back()) + ui_.px(14));
        }
        const int now = desk_.newGame.draft().seats[s].level - 1;
        Box box = whole;
        if (desk_.newGame.draft().seats[s].level >= kFirstLevelWithCharacter) {
            character(s, id, box.takeRight(std::min(ui_.px(128), box.width() * 0.36f)));
            box.max.x -= ui_.px(8);
        }
        if (widest * static_cast<float>(labels.size()) <= box.width()) {
            const int chosen = segments(ui_, id + "/level", box, labels, now);
            if (chosen >= 0) frame_.ask(ask::DraftPlayer{s, false, static_cast<std::uint8_t>(chosen + 1)});
            return;
        }
        // Weaker and stronger, one step at a time.
        Box rest = box;
        if (iconButton(ui_, rest.takeLeft(ui_.px(44)),
                       {id + "/weaker", Icon::kMinus, frame_.text(Text::kNewLevel)}) &&
            now > 0)
            frame_.ask(ask::DraftPlayer{s, false, static_cast<std::uint8_t>(now)});
        if (iconButton(ui_, rest.takeRight(ui_.px(44)),
                       {id + "/stronger", Icon::kPlus, frame_.text(Text::kNewLevel)}) &&
            now < 3)
            frame_.ask(ask::DraftPlayer{s, false, static_cast<std::uint8_t>(now + 2)});
        ui_.line(Type::kBody, rest, ui_.palette().ink,
                 labels[static_cast<std::size_t>(std::clamp(now, 0, 3))], Align::kCentre);
    }

    void more(Box rest) {
        ui_.draw()->AddLine(at(rest.min), {rest.max.x, rest.min.y}, ui_.palette().inkFaint, ui_.px(1));
        rest.takeTop(ui_.px(8));
        const Box practice = rest.takeTop(ui_.px(44));
        std::string label(frame_.text(Text::kPractice));
        const std::string whole = label + ": " + std::string(frame_.text(Text::kPracticeHint));
        if (ui_.width(Type::kBody, whole) < practice.width() - ui_.px(40)) label = whole;
        if (checkbox(ui_, "practice", practice, label, desk_.newGame.draft().practice))
            frame_.ask(ask::DraftPractice{!desk_.newGame.draft().practice});
        rest.takeTop(ui_.px(6));
        Box row = rest.takeTop(ui_.px(44));
        ui_.line(Type::kBody, row.takeLeft(std::min(ui_.px(190), row.width() * 0.38f)), ui_.palette().ink,
                 frame_.text(Text::kDealCode));
        std::string code = desk_.newGame.deal();
        const Touch touch = ui_.touch("deal/hint", row, true);
        if (ui_.field("deal", row, code, "0000000000000", 40)) frame_.ask(ask::DraftDeal{code});
        ui_.explain(touch, row, frame_.text(Text::kDealCodeHint));
    }

    Frame& frame_;
    Ui& ui_;
    const Desk& desk_;
};

}  // namespace

void drawNewGame(Frame& frame) {
    NewGameScreen(frame).draw();
}

}  // namespace semafor
