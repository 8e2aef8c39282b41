// Input and drawing for all screens, built on Dear ImGui but without its look.
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

// The state of a pointer, a finger or the keyboard on a part of the screen.
struct Touch {
    bool pressed = false;  // released on it: it acts now
    bool hovered = false;
    bool held = false;
    bool asked = false;  // hovered or held long: the tooltip is wanted
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

    // --- once per frame
    // Required: every member of `picture` is set except `draw`.
    void begin(const Surface& picture);
    void end();

    // --- drawing
    [[nodiscard]] Surface& surface() { return surface_; }
    [[nodiscard]] ImDrawList* drawList() const { return surface_.draw; }
    // Draws onto that list everything that `act` draws.
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
    // Something that can be touched, and its box in pixels.
    struct Place {
        TargetId id;
        Box box;
        bool focused = false;  // by the keyboard
        bool off = false;      // a press only says why it can't be done
    };
    // All places of the last frame: for tests, and to show the focus.
    [[nodiscard]] const std::vector<Place>& targets() const { return targets_; }
    // The box of that target among the ones drawn so far; null when it isn't there.
    [[nodiscard]] const Box* target(const TargetId& id) const;
    // Marks the target as unusable now, if touch() registered it last.
    void markOff(const TargetId& id);
    // Registers a target that doesn't react itself: a press goes to the control under it.
    void markTarget(const TargetId& id, const Box& box) {
        if (!layers.covered(box.centre())) targets_.push_back({id, box});
    }
    // Sets the tooltip of the last touch(), if it is wanted.
    void explain(const Touch& touch, const Box& box, std::string_view what);
    // Moves the keyboard's focus to the target touched last, if it wasn't there in the last frame.
    void focusIfNew();
    // Whether the keyboard is in use: the focused target has a ring, and Enter presses it and nothing else.
    [[nodiscard]] bool keysLead() const;
    // Draws the focus ring of the control that is focused in the text view.
    void showFocus(const TargetId& id) { focusElsewhere_ = id; }
    // Everything drawn until lower() lies above what was drawn before: in its box nothing else reacts.
    void raise(const Box& box);
    void lower() { layers.lower(); }
    [[nodiscard]] Vec pointer() const;
    // Whether a finger was used last, not a mouse.
    [[nodiscard]] bool touching() const { return touching_; }
    void setTouching(bool touching) { touching_ = touching; }

private:
    void paintFocus();
    void paintTip();
    bool hoverAsks(const TargetId& id);

    bool touching_ = false;
    float rested_ = 0;  // seconds since the mouse last moved or clicked
    TargetId asking_;   // the target under the mouse whose tooltip is wanted
    std::vector<Place> targets_;
    std::vector<Place> before_;  // of the last frame
    TargetId focusElsewhere_;
    std::string tip_;
    Box tipAt_;
};

}  // namespace semafor
