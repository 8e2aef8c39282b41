// What every screen draws and listens with. Dear ImGui is behind it; its own look is nowhere.
#pragma once

#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/board_sheet.h"
#include "board/vec.h"
#include "target/target.h"
#include "theme/fonts.h"
#include "theme/marks.h"
#include "theme/palette.h"
#include "widgets/layers.h"
#include "widgets/lettering.h"
#include "widgets/pacing.h"
#include "widgets/scrolling.h"
#include "widgets/surface.h"
#include "widgets/text_fields.h"
#include "widgets/toasts.h"

namespace semafor {

// What a pointer, a finger or the keyboard does to a part of the screen.
struct Touch {
    bool pressed = false;  // let go on it: now it acts
    bool hovered = false;
    bool held = false;
    bool asked = false;  // rests on it, or is held long: it wants to know what this is
    bool focused = false;
};

class Faces;

class Ui {
    Surface surface_;

public:
    Ui() = default;
    Ui(const Ui&) = delete;
    Ui& operator=(const Ui&) = delete;

    // Texture cache of card faces; without it they are painted every time.
    Faces* faces = nullptr;

    Lettering letters{surface_};
    Pacing pacing{surface_};
    Layers layers;
    Scrolling scrolls{*this};
    Toasts toasts{*this};
    TextFields fields{*this};

    // --- once a picture
    // Required: all of `picture` is set but what it is drawn on.
    void begin(const Surface& picture);
    void end();

    // --- what is drawn on, and with
    [[nodiscard]] Surface& surface() { return surface_; }
    [[nodiscard]] ImDrawList* drawList() const { return surface_.draw; }
    // What is drawn in `act` goes onto that list.
    template <class Act>
    void paintOn(ImDrawList* list, Act&& act) {
        surface_.paintOn(list, std::forward<Act>(act));
    }
    [[nodiscard]] const Palette& palette() const { return *surface_.palette; }
    [[nodiscard]] const Fonts& fonts() const { return *surface_.fonts; }
    [[nodiscard]] Box screen() const { return {{0, 0}, surface_.size}; }
    [[nodiscard]] float px(float points) const { return surface_.px(points); }

    // --- touches. Ids are unique on a screen.
    Touch touch(const TargetId& id, const Box& box, bool gently = false);
    // Where something that can be touched lies, in pixels.
    struct Place {
        TargetId id;
        Box box;
        bool focused = false;  // by the keyboard
        bool off = false;      // a press only says why it can't be done
    };
    // All of the last picture: for tests, and to show where the focus is.
    [[nodiscard]] const std::vector<Place>& targets() const { return targets_; }
    // Where that one lies, of those drawn so far; null when it isn't there.
    [[nodiscard]] const Box* target(const TargetId& id) const;
    // What was touched last can't be done now.
    void markOff(const TargetId& id);
    // Something in the picture that is touched through what lies under it.
    void markTarget(const TargetId& id, const Box& box) {
        if (!layers.covered(box.centre())) targets_.push_back({id, box});
    }
    // The tooltip of the last touch(), when somebody asks for it.
    void explain(const Touch& touch, const Box& box, std::string_view what);
    // The keyboard's focus comes to what was touched last if it wasn't there in the picture before.
    void focusIfNew();
    // Whether the keyboard leads: what has its focus has a ring, and Enter presses that and nothing else.
    [[nodiscard]] bool keysLead() const;
    // Draws the focus ring of the control that is focused in the text view.
    void showFocus(const TargetId& id) { focusElsewhere_ = id; }
    // What is drawn until lower() lies above what was drawn before: in its box nothing else answers.
    void raise(const Box& box);
    void lower() { layers.lower(); }
    [[nodiscard]] Vec pointer() const;
    // Whether a finger was used last, not a mouse.
    [[nodiscard]] bool touching() const { return touching_; }
    void setTouching(bool touching) { touching_ = touching; }

private:
    void paintFocus();
    void paintTip();

    bool touching_ = false;
    std::vector<Place> targets_;
    std::vector<Place> before_;  // those of the last picture
    TargetId focusElsewhere_;
    std::string tip_;
    Box tipAt_;
};

}  // namespace semafor
