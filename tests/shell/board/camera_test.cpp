// Tests of the camera: which part of the board sheet is visible, zoom and movement.
#include "board/camera.h"

#include <gtest/gtest.h>

namespace semafor {
namespace {

constexpr Vec kSheet{1600, 1000};
constexpr Box kScreen{{100, 50}, {900, 550}};

Camera fitted() {
    Camera camera;
    camera.show(kSheet, kScreen);
    return camera;
}

void expectNear(Vec a, Vec b) {
    EXPECT_NEAR(a.x, b.x, 0.01f);
    EXPECT_NEAR(a.y, b.y, 0.01f);
}

TEST(Camera, FitsTheSheetIntoTheScreen) {
    const Camera camera = fitted();
    EXPECT_FLOAT_EQ(camera.scale(), 0.5f);
    EXPECT_TRUE(camera.fitted());
    expectNear(camera.toScreen({0, 0}), {100, 50});
    expectNear(camera.toScreen(kSheet), {900, 550});
}

TEST(Camera, ThereAndBackAgain) {
    Camera camera = fitted();
    camera.zoom(2.7f, {300, 200});
    for (const Vec pixel : {Vec{100, 50}, Vec{512, 77}, Vec{899, 549}})
        expectNear(camera.toScreen(camera.toSheet(pixel)), pixel);
}

TEST(Camera, ThePointUnderTheFingerStaysThereWhileZooming) {
    Camera camera = fitted();
    const Vec finger{420, 310};
    const Vec point = camera.toSheet(finger);
    camera.zoom(3, finger);
    expectNear(camera.toScreen(point), finger);
    EXPECT_FLOAT_EQ(camera.scale(), 1.5f);
}

TEST(Camera, ZoomHasBounds) {
    Camera camera = fitted();
    camera.zoom(0.01f, {0, 0});
    EXPECT_FLOAT_EQ(camera.scale(), 0.5f);
    camera.zoom(1000, {0, 0});
    EXPECT_FLOAT_EQ(camera.scale(), 3.0f);
}

TEST(Camera, NeverShowsBeyondTheSheetWhenNear) {
    Camera camera = fitted();
    camera.zoom(4, {500, 300});
    for (const Vec far : {Vec{9000, 9000}, Vec{-9000, -9000}}) {
        camera.move(far);
        const Vec corner = camera.toSheet(kScreen.min);
        const Vec opposite = camera.toSheet(kScreen.max);
        EXPECT_GE(corner.x, -0.01f);
        EXPECT_GE(corner.y, -0.01f);
        EXPECT_LE(opposite.x, kSheet.x + 0.01f);
        EXPECT_LE(opposite.y, kSheet.y + 0.01f);
    }
}

TEST(Camera, ANewScreenKeepsTheZoomAndTheMiddle) {
    Camera camera = fitted();
    camera.zoom(2, {500, 300});
    const Vec middle = camera.toSheet(kScreen.centre());
    camera.show(kSheet, {{0, 0}, {400, 250}});
    EXPECT_FLOAT_EQ(camera.scale(), 0.5f);
    expectNear(camera.toSheet({200, 125}), middle);
}

TEST(Camera, WhatWasSeenWholeIsFittedAnew) {
    Camera camera = fitted();
    camera.show(kSheet, {{0, 0}, {320, 1000}});
    EXPECT_FLOAT_EQ(camera.scale(), 0.2f);
    EXPECT_TRUE(camera.fitted());
}

TEST(Camera, LooksAtAPointFromNear) {
    Camera camera = fitted();
    camera.lookAt({800, 500}, 1);
    EXPECT_FLOAT_EQ(camera.scale(), 3.0f);
    expectNear(camera.toScreen({800, 500}), kScreen.centre());
}

}  // namespace
}  // namespace semafor
