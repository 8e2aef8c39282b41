// What every screen draws and listens with: letters, touches, scrolling, motion. Dear ImGui is behind it; its
// own look is nowhere.
#pragma once

#include <imgui.h>

#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/sheet.h"
#include "board/vec.h"
#include "theme/fonts.h"
#include "theme/marks.h"
#include "theme/palette.h"

namespace semafor {

// What a pointer, a finger or the keyboard does to a part of the screen.
struct Touch {
    bool pressed = false;  // let go on it: now it acts
    bool hovered = false;
    bool held = false;
    bool asked = false;  // rests on it, or is held long: it wants to know what this is
    bool focused = false;
};

// A line of text that somebody types; the page has the field for it.
struct Field {
    std::string id;
    Box box;  // in pixels
    std::string value;
    std::string label;
    int longest = 24;   // characters
    bool live = false;  // every change is handed over at once, not when it is taken
};

class Faces;

class Ui {
public:
    // Where faces of cards are kept; without it they are painted every time.
    Faces* faces = nullptr;

    // --- once a picture
    struct Picture {
        Vec size;        // in pixels
        float unit = 1;  // pixels a point
        const Palette* palette = nullptr;
        float seconds = 0;  // since the picture before; of a long rest no more than one step
        float passed = 0;   // all of them
        bool motion = true;
    };
    void begin(const Picture& picture, const Fonts& fonts);
    void end();

    [[nodiscard]] ImDrawList* draw() const { return draw_; }
    // What is drawn in `act` goes onto that list.
    template <class Act>
    void drawOn(ImDrawList* list, Act&& act) {
        ImDrawList* const before = draw_;
        draw_ = list;
        act();
        draw_ = before;
    }
    [[nodiscard]] const Palette& palette() const { return *picture_.palette; }
    [[nodiscard]] const Fonts& fonts() const { return *fonts_; }
    [[nodiscard]] Box screen() const { return {{0, 0}, picture_.size}; }
    [[nodiscard]] float unit() const { return picture_.unit; }
    [[nodiscard]] float px(float points) const { return points * picture_.unit; }
    [[nodiscard]] float seconds() const { return picture_.seconds; }
    [[nodiscard]] bool motion() const { return picture_.motion; }

    // --- letters
    [[nodiscard]] float width(Type type, std::string_view text) const;
    [[nodiscard]] float lineHeight(Type type) const;
    // The height that the text takes, broken into lines of that width.
    [[nodiscard]] float height(Type type, std::string_view text, float width) const;
    void text(Type type, Vec topLeft, ImU32 ink, std::string_view text);
    // One line in the middle of the box's height; what is too long ends in "…".
    void line(Type type, const Box& box, ImU32 ink, std::string_view text, Align align = Align::kLeft);
    // The first of these types in which the line fits, else the last.
    [[nodiscard]] Type fitting(std::initializer_list<Type> types, std::string_view text, float width) const;
    // Broken into lines; the height that it took.
    float paragraph(Type type, const Box& box, ImU32 ink, std::string_view text);
    // Letters set wide, centred; for titles.
    void spaced(Type type, Vec centre, float pixels, ImU32 ink, std::string_view text);

    // For tests: every text and sign of the last picture that nothing covers, and whether it had room.
    struct Label {
        std::string text;
        Box box;
        bool cut = false;
    };
    void recordLabels() { recording_ = true; }
    // A sign that is read as letters are: no text may lie on it. It is recorded under that name.
    void recordSign(std::string_view name, const Box& box);
    [[nodiscard]] const std::vector<Label>& labels() const { return labels_; }
    // All that was drawn before lies under something now.
    void coverLabels(const Box& box);

    // --- touches. Ids are unique on a screen.
    Touch touch(std::string_view id, const Box& box, bool gently = false);
    // Where everything that can be touched lay in the last picture: for tests, and to show where the focus
    // is.
    struct Target {
        std::string id;
        Box box;
        bool focused = false;  // by the keyboard
    };
    [[nodiscard]] const std::vector<Target>& targets() const { return targets_; }
    // Where that one lies, of those drawn so far; null when it isn't there.
    [[nodiscard]] const Box* target(std::string_view id) const;
    // The keyboard's focus comes to what was touched last if it wasn't there in the picture before.
    void focusIfNew();
    // Whether the keyboard leads: what has its focus has a ring, and Enter presses that and nothing else.
    [[nodiscard]] bool keysLead() const;
    // The focus is on that one though nothing here has it: the text view's.
    void showFocus(std::string id) { focusElsewhere_ = std::move(id); }
    // Something in the picture that is touched through what lies under it.
    void markTarget(std::string id, const Box& box) {
        if (!covered(box.centre())) targets_.push_back({std::move(id), box});
    }
    // What this is, beside the last touch() when somebody asks.
    void explain(const Touch& touch, const Box& box, std::string_view what);
    // While blocked nothing answers: something lies above.
    void block(bool blocked) { blocked_ = blocked; }
    [[nodiscard]] bool blocked() const { return blocked_; }
    // What is drawn until lower() lies above what was drawn before: in its box nothing else answers.
    void raise(const Box& box);
    void lower() { raised_ = false; }
    [[nodiscard]] bool covered(Vec point) const;
    [[nodiscard]] Vec pointer() const;
    [[nodiscard]] bool touching() const { return touching_; }
    void setTouching(bool touching) { touching_ = touching; }

    // --- motion
    // Goes towards the target, fast at first; remembers where it is by the id.
    float eased(std::string_view id, float target, float perSecond = 12);
    // One more picture is wanted.
    void goOn() { goOn_ = true; }
    [[nodiscard]] bool goesOn() const { return goOn_; }
    // Seconds until one more picture is wanted, if nothing happens before; 0 when none is.
    [[nodiscard]] float alarm() const { return alarm_; }

    // --- scrolling
    // Everything until endScroll is cut to the box and moved: the top of the content.
    float beginScroll(std::string_view id, const Box& box, float contentHeight);
    void endScroll();
    void scrollTo(std::string_view id, float offset);

    // --- a field of the page's
    // True when something was typed and taken: `value` is new.
    bool field(std::string_view id, const Box& box, std::string& value, std::string_view label,
               int longest = 24);
    // The same for a live one; what is typed comes by answerTo.
    void field(const Field& field);
    // What was typed into that field since the last picture.
    [[nodiscard]] std::optional<std::string> answerTo(std::string_view id) const;
    std::function<void(const Field&)> openField;
    // The player picks a file of saved games.
    std::function<void()> pickFile;
    void fieldAnswered(std::string id, std::string value);

    // One sentence for a while: as low on the screen as nothing lies under it that can be pressed.
    void toast(std::string text);
    // In this picture it lies at the foot of that box, whatever is there.
    void toastIn(const Box& room) { toastRoom_ = room; }
    // What it said is no longer so.
    void hush() { toastLeft_ = 0; }

private:
    struct Scrolled {
        float offset = 0;
        float speed = 0;
        bool dragged = false;
        float height = 0;
        Box box;
    };
    void record(Type type, Vec topLeft, std::string_view text);
    void drawFocus();
    void drawTip();
    void drawToast();
    [[nodiscard]] float hiddenBy(const Box& box) const;
    [[nodiscard]] Box toastBox(Vec size);
    void scrollByHand(Scrolled& scroll, std::string_view id);
    void drawScrollBar(const Scrolled& scroll);

    Picture picture_;
    const Fonts* fonts_ = nullptr;
    ImDrawList* draw_ = nullptr;
    bool blocked_ = false;
    bool raised_ = false;
    std::vector<Box> covers_;  // of the last picture: what lies above the rest
    std::vector<Box> raising_;
    bool touching_ = false;
    bool goOn_ = false;
    float alarm_ = 0;
    std::map<std::string, float, std::less<>> eased_;
    std::map<std::string, Scrolled, std::less<>> scrolls_;
    Scrolled* open_ = nullptr;
    std::vector<Target> targets_;
    std::vector<Target> before_;  // those of the last picture
    bool recording_ = false;
    std::vector<Label> labels_;
    std::string focusElsewhere_;
    std::string tip_;
    Box tipAt_;
    std::string toast_;
    float toastLeft_ = 0;
    std::optional<Box> toastRoom_;
    Box toastLay_;  // in the last picture
    std::optional<std::pair<std::string, std::string>> answer_;
};

}  // namespace semafor
