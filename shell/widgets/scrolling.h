// Areas that are scrolled by wheel or finger.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "board/vec.h"

namespace semafor {

class Ui;

class Scrolling {
public:
    // The Ui must outlive this object.
    explicit Scrolling(Ui& ui) : ui_(&ui) {}

    // Everything until end() is clipped to the box and scrolled. Returns the top of the content.
    float begin(std::string_view id, const Box& box, float contentHeight);
    void end();

private:
    struct Scrolled {
        float offset = 0;
        float speed = 0;
        bool dragged = false;
        float height = 0;
        Box box;
    };
    void scrollByHand(Scrolled& scroll);
    void paintBar(const Scrolled& scroll);

    Ui* ui_;
    std::map<std::string, Scrolled, std::less<>> scrolls_;
    Scrolled* open_ = nullptr;
};

}  // namespace semafor
