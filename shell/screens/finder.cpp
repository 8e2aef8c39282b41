// Finds a city or a route with the keyboard: "/" opens the finder, letters narrow it down, Enter chooses.
#include "screens/finder.h"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "screens/paint_context.h"
#include "screens/position.h"
#include "table/finding.h"

namespace semafor {
namespace {

constexpr std::size_t kMostShown = 7;

class Finder {
public:
    Finder(PaintContext& context, Position& position)
        : context_(context), ui_(context.ui), at_(position), state_(*context.state.find) {}

    void paint() {
        listen();
        const auto found = findOnBoard(at_.words, state_.typed);
        const float wide = std::min(ui_.px(420), ui_.screen().width() - ui_.px(16));
        const Vec corner = cornerFor(wide);
        const std::size_t shown = std::min({found.size(), kMostShown, roomFor(corner)});
        state_.chosen = std::min(state_.chosen, shown == 0 ? 0 : shown - 1);
        const auto rows = static_cast<float>(std::max<std::size_t>(1, shown));
        const Box box{corner, corner + Vec{wide, ui_.px(kAbove + kRow * rows)}};
        ui_.raise(box);
        paintPanel(ui_, box);
        Box remaining = box.inset(ui_.px(12), ui_.px(8));
        Box top = remaining.takeTop(ui_.px(44));
        const bool close =
            iconButton(ui_, top.takeRight(ui_.px(44)),
                       {Target::kFindClose, Icon::kClose, context_.text(Text::kClose), Look::kQuiet}) ||
            (ImGui::IsMouseClicked(0) && !box.has(ui_.pointer()));
        line(top);
        if (found.empty())
            ui_.letters.line(Type::kSmall, remaining.takeTop(ui_.px(44)), ui_.palette().inkSoft,
                             context_.text(state_.typed.empty() ? Text::kFindHint : Text::kFindNothing));
        bool take =
            ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
        for (std::size_t i = 0; i < shown; ++i)
            if (row(found[i], i, remaining.takeTop(ui_.px(kRow)))) {
                state_.chosen = i;
                take = true;
            }
        ui_.lower();
        if (take && !found.empty()) return choose(found[state_.chosen]);
        if (close) context_.state.find.reset();
    }

private:
    static constexpr float kAbove = 62;  // points above the rows
    static constexpr float kRow = 46;

    // Centred above the board, and entirely on the screen.
    [[nodiscard]] Vec cornerFor(float wide) const {
        const float most = ui_.screen().max.x - ui_.px(8) - wide;
        return {std::clamp(at_.layout.board.centre().x - wide / 2, std::min(ui_.px(8), most), most),
                at_.layout.board.min.y + ui_.px(10)};
    }
    // The number of rows that fit on the screen below that corner.
    [[nodiscard]] std::size_t roomFor(Vec corner) const {
        const float high = ui_.screen().max.y - ui_.px(kAbove) - corner.y;
        return static_cast<std::size_t>(std::max(1.0f, high / ui_.px(kRow)));
    }

    void listen() {
        const ImGuiIO& io = ImGui::GetIO();
        for (const ImWchar letter : io.InputQueueCharacters)
            if (letter >= ' ' && letter != '/') append(letter);
        if (const auto typed = ui_.fields.answerTo(kField)) type(*typed);
        if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) removeLast();
        if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) ++state_.chosen;
        if (ImGui::IsKeyPressed(ImGuiKey_UpArrow) && state_.chosen > 0) --state_.chosen;
    }

    void type(const std::string& typed) {
        if (typed != state_.typed) state_.chosen = 0;
        state_.typed = typed;
    }

    void append(ImWchar letter) {
        const unsigned code = letter;
        if (code < 0x80) {
            state_.typed += static_cast<char>(code);
        } else {  // two bytes in UTF-8: all letters of our languages
            state_.typed += static_cast<char>(0xc0u | ((code >> 6) & 0x1fu));
            state_.typed += static_cast<char>(0x80u | (code & 0x3fu));
        }
        state_.chosen = 0;
    }

    void removeLast() {
        while (!state_.typed.empty() && (static_cast<unsigned char>(state_.typed.back()) & 0xc0u) == 0x80u)
            state_.typed.pop_back();
        if (!state_.typed.empty()) state_.typed.pop_back();
    }

    // Typed here with a keyboard; on touch screens, in the page's field, which opens at once.
    void line(const Box& box) {
        Field field{kField, box, state_.typed, std::string(context_.text(Text::kFind))};
        field.live = true;
        if (ui_.fields.open && ui_.touching() && !std::exchange(state_.offered, true)) ui_.fields.open(field);
        ui_.fields.paint(field);
        ui_.drawList()->AddRect(at(box.min), at(box.max), ui_.palette().focus, ui_.px(4), 0, ui_.px(2));
    }

    bool row(const Found& found, std::size_t place, const Box& box) {
        const Palette& p = ui_.palette();
        const Touch touch = ui_.touch({Target::kFound, place}, box);
        if (place == state_.chosen || touch.hovered)
            ui_.drawList()->AddRectFilled(at(box.min), at(box.max), faded(p.glow, 0.4f), ui_.px(4));
        Box remaining = box.inset(ui_.px(8), ui_.px(2));
        if (found.isCity) {
            ui_.letters.line(Type::kBody, remaining, p.ink, at_.words.city(found.city));
            return touch.pressed;
        }
        ui_.letters.line(Type::kBody, remaining.takeTop(remaining.height() * 0.55f), p.ink,
                         at_.words.route(found.route));
        ui_.letters.line(Type::kSmall, remaining, p.inkSoft, at_.words.routeFacts(found.route));
        return touch.pressed;
    }

    void choose(const Found& found) {
        TableState& state = context_.state;
        const BoardSheet& sheet = *at_.scene.sheet;
        state.find.reset();
        state.forgetChoice();
        if (found.isCity) {
            if (at_.choices.cities().has(found.city)) state.city = found.city;
            state.camera.lookAt(sheet.cities[index(found.city)].at, kNear);
        } else {
            state.route = found.route;
            const auto& cells = sheet.tracks[index(found.route)].cells;
            if (!state.camera.fitted()) state.camera.lookAt(cells[cells.size() / 2].at, 0);
        }
    }

    static constexpr float kNear = 0.3f;
    static constexpr Target kField = Target::kFindText;

    PaintContext& context_;
    Ui& ui_;
    Position& at_;
    FindState& state_;
};

}  // namespace

void paintFinder(PaintContext& context, Position& position) {
    TableState& state = context.state;
    if (state.find) return Finder(context, position).paint();
    // By letter, not by key: many keyboards have "/" on another key.
    const auto& letters = ImGui::GetIO().InputQueueCharacters;
    // In a browser the keypad's "/" types no letter.
    const bool asked = std::find(letters.begin(), letters.end(), ImWchar{'/'}) != letters.end() ||
                       ImGui::IsKeyPressed(ImGuiKey_KeypadDivide, false);
    if (asked && !context.ui.layers.blocked() && state.overlay == Overlay::kNone) state.find.emplace();
}

}  // namespace semafor
