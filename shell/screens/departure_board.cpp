// Paints the split flaps of the result's figures: passing digits until the flaps rest, then the text.
#include "screens/departure_board.h"

#include <algorithm>
#include <cmath>

#include "base/utf8.h"
#include "widgets/controls.h"

namespace semafor {
namespace {

constexpr float kFall = 0.07f;                       // seconds in which a flap falls
constexpr float kRests = 0.22f;                      // seconds until the first flap comes to rest
constexpr float kNextRests = 0.1f;                   // seconds more for each flap after it
constexpr std::string_view kPassing = "7391586240";  // digits shown while a flap turns

std::vector<std::string> lettersOf(std::string_view text) {
    std::vector<std::string> letters;
    for (std::string_view remaining = text; !remaining.empty();) {
        const std::string_view before = remaining;
        if (!takeCharacter(remaining)) break;
        letters.emplace_back(before.substr(0, before.size() - remaining.size()));
    }
    return letters;
}

class FlapPainter {
public:
    FlapPainter(Ui& ui, Type type, ImU32 ink) : ui_(ui), type_(type), ink_(ink) {}

    // Paints one flap: its index from the left, and the seconds since its text changed.
    void leaf(const Box& box, std::string_view letter, std::size_t place, float age) {
        plate(box);
        const float rests = kRests + kNextRests * static_cast<float>(place);
        if (age >= rests) {
            glyph(box, letter, box);
        } else {
            const auto step = static_cast<std::size_t>(age / kFall);
            const Box upper{box.min, {box.max.x, box.centre().y}};
            glyph(box, passing(place + step + 1), upper);
            glyph(box, passing(place + step), {{box.min.x, box.centre().y}, box.max});
            const float fallen = age / kFall - std::floor(age / kFall);
            ui_.drawList()->AddRectFilled(at(upper.min), at(upper.max),
                                          faded(ui_.palette().board, 0.7f * (1 - fallen)));
        }
        hinge(box);
    }

    [[nodiscard]] static float turns(std::size_t leaves) {
        return kRests + kNextRests * static_cast<float>(leaves);
    }

private:
    static std::string_view passing(std::size_t n) { return kPassing.substr(n % kPassing.size(), 1); }

    void plate(const Box& box) {
        const ImU32 flap = ui_.palette().flap;
        ui_.drawList()->AddRectFilledMultiColor(at(box.min), at(box.max), lighter(flap, 0.10f),
                                                lighter(flap, 0.10f), darker(flap, 0.25f),
                                                darker(flap, 0.25f));
    }

    void hinge(const Box& box) {
        const float y = std::round(box.centre().y);
        ui_.drawList()->AddRectFilled({box.min.x, y - ui_.px(0.5f)}, {box.max.x, y + ui_.px(0.5f)},
                                      faded(ui_.palette().board, 0.6f));
    }

    void glyph(const Box& box, std::string_view letter, const Box& seen) {
        if (letter.empty()) return;
        const Face& face = ui_.fonts()[type_];
        const Vec corner{std::round(box.centre().x - ui_.letters.width(type_, letter) / 2),
                         std::round(box.centre().y - ui_.letters.lineHeight(type_) / 2)};
        const ImVec4 clip(seen.min.x, seen.min.y, seen.max.x, seen.max.y);
        ui_.drawList()->AddText(face.font, face.pixels, at(corner), ink_, letter.data(),
                                letter.data() + letter.size(), 0, &clip);
    }

    Ui& ui_;
    Type type_;
    ImU32 ink_;
};

}  // namespace

void paintDepartureBoard(Ui& ui, const Box& box) {
    const Palette& p = ui.palette();
    ImDrawList* draw = ui.drawList();
    softShadow(ui, box, 4);
    draw->AddRectFilled(at(box.min), at(box.max), p.brass, ui.px(5));
    const Box rim = box.inset(ui.px(1.5f));
    draw->AddRect(at(rim.min), at(rim.max), p.brassShine, ui.px(4), 0, ui.px(1));
    const Box iron = box.inset(ui.px(4));
    draw->AddRectFilled(at(iron.min), at(iron.max), p.board, ui.px(3));
}

void paintFlaps(Ui& ui, const Box& box, Flaps& flaps, const FlapRow& row) {
    const auto letters = lettersOf(row.text);
    if (flaps.text != row.text) flaps = {std::string(row.text), 0};
    const float gap = ui.px(1);
    Type type = Type::kBody;
    const auto wideOf = [&](Type t) {
        return ui.letters.width(t, "0") + ui.px(t == Type::kBody ? 5.0f : 3.0f) + gap;
    };
    std::size_t leaves = std::max(row.leaves, letters.size());
    if (wideOf(type) * static_cast<float>(leaves) > box.width()) type = Type::kSmall;
    const auto room = static_cast<std::size_t>(std::max(1.0f, box.width() / wideOf(type)));
    leaves = std::max(letters.size(), std::min(leaves, room));
    const float wide = std::min(wideOf(type), box.width() / static_cast<float>(leaves));
    const float turns = ui.pacing.motion() ? FlapPainter::turns(leaves) : 0;
    flaps.age = std::min(flaps.age + ui.pacing.seconds(), 60.0f);
    if (flaps.age < turns) ui.pacing.goOn();
    FlapPainter painter(ui, type, row.ink);
    const float left = box.centre().x - wide * static_cast<float>(leaves) / 2;
    for (std::size_t i = 0; i < leaves; ++i) {
        const float x = left + wide * static_cast<float>(i);
        const std::size_t blank = leaves - letters.size();
        painter.leaf({{x, box.min.y}, {x + wide - gap, box.max.y}},
                     i < blank ? std::string_view() : letters[i - blank], i, turns > 0 ? flaps.age : 60.0f);
    }
}

}  // namespace semafor
