// Paints icons as strokes and simple solids around a unit circle.
#include <cmath>
#include <initializer_list>

#include "theme/marks.h"

namespace semafor {
namespace {

class Pen {
public:
    Pen(ImDrawList* draw, Vec centre, float radius, ImU32 ink)
        : draw_(draw), centre_(centre), radius_(radius), ink_(ink), width_(std::max(1.0f, radius * 0.2f)) {}

    void line(std::initializer_list<Vec> points, bool closed = false) {
        for (const Vec& point : points) draw_->PathLineTo(at(centre_ + point * radius_));
        draw_->PathStroke(ink_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, width_);
    }
    void solid(std::initializer_list<Vec> points) {
        for (const Vec& point : points) draw_->PathLineTo(at(centre_ + point * radius_));
        draw_->PathFillConvex(ink_);
    }
    void ring(Vec middle, float radius) {
        draw_->AddCircle(at(centre_ + middle * radius_), radius * radius_, ink_, 28, width_);
    }
    void dot(Vec middle, float radius) {
        draw_->AddCircleFilled(at(centre_ + middle * radius_), radius * radius_, ink_, 20);
    }
    void arc(float radius, float fromTurn, float toTurn) {
        constexpr float kTurn = 6.2831853f;
        draw_->PathArcTo(at(centre_), radius * radius_, fromTurn * kTurn, toTurn * kTurn, 24);
        draw_->PathStroke(ink_, ImDrawFlags_None, width_);
    }
    void box(Vec min, Vec max, float round = 0) {
        draw_->AddRect(at(centre_ + min * radius_), at(centre_ + max * radius_), ink_, round * radius_, 0,
                       width_);
    }

private:
    ImDrawList* draw_;
    Vec centre_;
    float radius_;
    ImU32 ink_;
    float width_;
};

void paintGear(Pen& pen) {
    pen.ring({0, 0}, 0.5f);
    for (int i = 0; i < 8; ++i) {
        const float turn = static_cast<float>(i) * 0.785398f;
        const Vec way{std::cos(turn), std::sin(turn)};
        pen.line({way * 0.6f, way * 0.95f});
    }
}

void paintRobot(Pen& pen) {
    pen.box({-0.75f, -0.4f}, {0.75f, 0.75f}, 0.2f);
    pen.dot({-0.32f, 0.1f}, 0.14f);
    pen.dot({0.32f, 0.1f}, 0.14f);
    pen.line({{-0.3f, 0.45f}, {0.3f, 0.45f}});
    pen.line({{0, -0.4f}, {0, -0.8f}});
    pen.dot({0, -0.85f}, 0.15f);
}

void paintWagon(Pen& pen) {
    pen.box({-0.9f, -0.5f}, {0.9f, 0.35f}, 0.12f);
    pen.dot({-0.5f, 0.6f}, 0.22f);
    pen.dot({0.5f, 0.6f}, 0.22f);
    pen.line({{-0.3f, -0.45f}, {-0.3f, 0.3f}});
    pen.line({{0.3f, -0.45f}, {0.3f, 0.3f}});
}

void paintTicket(Pen& pen) {
    pen.box({-0.95f, -0.6f}, {0.95f, 0.6f}, 0.15f);
    pen.dot({-0.5f, 0.2f}, 0.16f);
    pen.dot({0.5f, -0.2f}, 0.16f);
    pen.line({{-0.5f, 0.2f}, {0.5f, -0.2f}});
}

void paintStation(Pen& pen) {
    pen.line({{-0.9f, -0.15f}, {0, -0.85f}, {0.9f, -0.15f}});
    pen.box({-0.65f, -0.15f}, {0.65f, 0.85f});
    pen.line({{0, 0.85f}, {0, 0.25f}});
}

void paintEye(Pen& pen) {
    pen.line({{-0.95f, 0},
              {-0.5f, -0.45f},
              {0, -0.58f},
              {0.5f, -0.45f},
              {0.95f, 0},
              {0.5f, 0.45f},
              {0, 0.58f},
              {-0.5f, 0.45f}},
             true);
    pen.dot({0, 0}, 0.26f);
}

void paintPencil(Pen& pen) {
    pen.line({{-0.85f, 0.85f}, {-0.7f, 0.35f}, {0.45f, -0.8f}, {0.8f, -0.45f}, {-0.35f, 0.7f}}, true);
}

void paintDownload(Pen& pen) {
    pen.line({{0, -0.8f}, {0, 0.3f}});
    pen.line({{-0.4f, -0.1f}, {0, 0.35f}, {0.4f, -0.1f}});
    pen.line({{-0.85f, 0.4f}, {-0.85f, 0.85f}, {0.85f, 0.85f}, {0.85f, 0.4f}});
}

void paintPerson(Pen& pen) {
    pen.dot({0, -0.45f}, 0.36f);
    pen.solid({{-0.7f, 0.9f}, {-0.6f, 0.25f}, {-0.25f, 0.02f}, {0.25f, 0.02f}, {0.6f, 0.25f}, {0.7f, 0.9f}});
}

void paintShare(Pen& pen) {
    pen.line({{0.55f, -0.6f}, {-0.55f, 0}, {0.55f, 0.6f}});
    for (const Vec& end : {Vec{0.6f, -0.62f}, Vec{-0.6f, 0}, Vec{0.6f, 0.62f}}) pen.dot(end, 0.24f);
}

void paintInfo(Pen& pen) {
    pen.ring({0, 0}, 0.85f);
    pen.dot({0, -0.42f}, 0.13f);
    pen.line({{0, -0.1f}, {0, 0.5f}});
}

bool paintControl(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::kMenu:
            for (const float y : {-0.6f, 0.0f, 0.6f}) pen.line({{-0.8f, y}, {0.8f, y}});
            return true;
        case Icon::kBack:
            pen.line({{0.35f, -0.8f}, {-0.45f, 0}, {0.35f, 0.8f}});
            return true;
        case Icon::kClose:
        case Icon::kCross:
            pen.line({{-0.65f, -0.65f}, {0.65f, 0.65f}});
            pen.line({{0.65f, -0.65f}, {-0.65f, 0.65f}});
            return true;
        case Icon::kUndo:
            pen.arc(0.7f, -0.42f, 0.25f);
            pen.solid({{-0.95f, -0.75f}, {-0.15f, -0.55f}, {-0.75f, 0.02f}});
            return true;
        case Icon::kFit:
            for (const float x : {-1.0f, 1.0f})
                for (const float y : {-1.0f, 1.0f})
                    pen.line({{x * 0.3f, y * 0.75f}, {x * 0.75f, y * 0.75f}, {x * 0.75f, y * 0.3f}});
            return true;
        case Icon::kFind:
            pen.ring({-0.2f, -0.2f}, 0.55f);
            pen.line({{0.2f, 0.2f}, {0.8f, 0.8f}});
            return true;
        case Icon::kPlus:
            pen.line({{0, -0.75f}, {0, 0.75f}});
            [[fallthrough]];
        case Icon::kMinus:
            pen.line({{-0.75f, 0}, {0.75f, 0}});
            return true;
        case Icon::kCheck:
            pen.line({{-0.75f, 0.05f}, {-0.2f, 0.6f}, {0.8f, -0.6f}});
            return true;
        default:
            return false;
    }
}

bool paintPlayer(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::kPlay:
            pen.solid({{-0.5f, -0.8f}, {0.8f, 0}, {-0.5f, 0.8f}});
            return true;
        case Icon::kFirst:
            pen.solid({{0.7f, -0.75f}, {0.7f, 0.75f}, {-0.45f, 0}});
            pen.line({{-0.65f, -0.75f}, {-0.65f, 0.75f}});
            return true;
        case Icon::kLast:
            pen.solid({{-0.7f, -0.75f}, {0.45f, 0}, {-0.7f, 0.75f}});
            pen.line({{0.65f, -0.75f}, {0.65f, 0.75f}});
            return true;
        case Icon::kStep:
            pen.line({{-0.3f, -0.75f}, {0.45f, 0}, {-0.3f, 0.75f}});
            return true;
        case Icon::kStepBack:
            pen.line({{0.3f, -0.75f}, {-0.45f, 0}, {0.3f, 0.75f}});
            return true;
        default:
            return false;
    }
}

bool paintOfTheGame(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::kPerson:
            return paintPerson(pen), true;
        case Icon::kTicket:
            return paintTicket(pen), true;
        case Icon::kWagon:
            return paintWagon(pen), true;
        case Icon::kCards:
            pen.box({-0.8f, -0.55f}, {0.25f, 0.85f}, 0.12f);
            return pen.line({{-0.3f, -0.85f}, {0.75f, -0.85f}, {0.75f, 0.5f}}), true;
        case Icon::kStation:
            return paintStation(pen), true;
        case Icon::kSwap:
            pen.line({{-0.8f, -0.4f}, {0.7f, -0.4f}});
            pen.line({{0.3f, -0.8f}, {0.75f, -0.4f}, {0.3f, 0}});
            pen.line({{0.8f, 0.45f}, {-0.7f, 0.45f}});
            return pen.line({{-0.3f, 0.05f}, {-0.75f, 0.45f}, {-0.3f, 0.85f}}), true;
        case Icon::kRobot:
            return paintRobot(pen), true;
        default:
            return false;
    }
}

bool paintOfTheDesk(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::kGear:
            return paintGear(pen), true;
        case Icon::kPencil:
            return paintPencil(pen), true;
        case Icon::kCopy:
            pen.box({-0.8f, -0.8f}, {0.35f, 0.35f}, 0.1f);
            return pen.box({-0.3f, -0.3f}, {0.85f, 0.85f}, 0.1f), true;
        case Icon::kShare:
            return paintShare(pen), true;
        case Icon::kEye:
            return paintEye(pen), true;
        case Icon::kInfo:
            return paintInfo(pen), true;
        case Icon::kDownload:
            return paintDownload(pen), true;
        case Icon::kPicture:
            pen.box({-0.85f, -0.7f}, {0.85f, 0.7f}, 0.1f);
            pen.dot({0.4f, -0.28f}, 0.16f);
            return pen.line({{-0.8f, 0.5f}, {-0.25f, -0.15f}, {0.2f, 0.35f}, {0.42f, 0.12f}, {0.8f, 0.5f}}),
                   true;
        default:
            return false;
    }
}

void paintLines(Pen& pen) {
    for (const float y : {-0.6f, -0.2f, 0.2f, 0.6f}) pen.line({{-0.7f, y}, {y > 0.5f ? 0.1f : 0.7f, y}});
}

}  // namespace

void paintIcon(ImDrawList* draw, Icon icon, Vec centre, float radius, ImU32 ink) {
    Pen pen(draw, centre, radius, ink);
    const bool drawn = paintControl(pen, icon) || paintPlayer(pen, icon) || paintOfTheGame(pen, icon) ||
                       paintOfTheDesk(pen, icon);
    if (!drawn) paintLines(pen);
}

}  // namespace semafor
