// Tests of the picture of the table as a PNG, drawn without a screen.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "native/headless.h"
#include "native/png.h"

namespace semafor {
namespace {

std::uint32_t bigEndian(const std::string& bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = (value << 8) | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

TEST(Picture, HasTheSizeAskedForAtEveryRatio) {
    for (const float ratio : {1.0f, 1.5f, 2.0f, 3.0f}) {
        const std::string png = pictureOf({}, {390, 640, ratio});
        ASSERT_GT(png.size(), 1000u);
        EXPECT_EQ(png.substr(1, 3), "PNG");
        EXPECT_EQ(bigEndian(png, 16), 390u);
        EXPECT_EQ(bigEndian(png, 20), 640u);
    }
}

TEST(Picture, IsTheSameEachTimeAndDependsOnTheRatio) {
    const std::string once = pictureOf({}, {400, 300, 1});
    EXPECT_EQ(once, pictureOf({}, {400, 300, 1}));
    EXPECT_NE(once, pictureOf({}, {400, 300, 2}));
}

TEST(Sight, IsTheSameEachTimeOnTheCanvasAndInWords) {
    Sight sight;
    sight.screen = "new";
    const auto once = lookAt(sight, {400, 300, 1}, false);
    const auto again = lookAt(sight, {400, 300, 1}, false);
    ASSERT_TRUE(once && again);
    EXPECT_EQ(once->pixels, again->pixels);
    EXPECT_EQ(once->words, again->words);
    EXPECT_TRUE(once->png.empty());
}

TEST(Sight, StepsChangeWhatIsSeen) {
    Sight newGame;
    newGame.screen = "new";
    const auto before = lookAt(newGame, {400, 300, 1}, false);
    const std::string_view pressed[] = {"--screen", "new", "--press", "deal=??"};
    const std::string_view tapped[] = {"--screen", "title", "--tap", "new"};
    const auto refused = lookAt(sightFrom(pressed), {400, 300, 1}, false);
    const auto opened = lookAt(sightFrom(tapped), {400, 300, 1}, false);
    ASSERT_TRUE(before && refused && opened);
    EXPECT_NE(before->pixels, refused->pixels);
    EXPECT_NE(before->words, refused->words);
    EXPECT_EQ(before->words, opened->words);
}

TEST(Sight, IsNothingWhereAStepCannotBeTaken) {
    for (const std::string_view step : {"--press", "--tap", "--announce"}) {
        const std::string_view words[] = {step, "nowhere"};
        EXPECT_FALSE(lookAt(sightFrom(words), {400, 300, 1}, false)) << step;
    }
}

TEST(Png, KnownAnswer) {
    SDL_Surface* picture = SDL_CreateRGBSurfaceWithFormat(0, 2, 1, 32, SDL_PIXELFORMAT_ARGB8888);
    ASSERT_NE(picture, nullptr);
    auto* pixels = static_cast<std::uint32_t*>(picture->pixels);
    pixels[0] = 0xff102030u;
    pixels[1] = 0xff405060u;
    const std::string png = encodePng(*picture);
    SDL_FreeSurface(picture);
    // One stored deflate block: its header, the row's filter byte, and the RGB of both pixels.
    EXPECT_EQ(png.substr(41, 14),
              std::string("\x78\x01\x01\x07\x00\xf8\xff\x00\x10\x20\x30\x40\x50\x60", 14));
    EXPECT_EQ(png.substr(png.size() - 8), "IEND\xae\x42\x60\x82");
}

}  // namespace
}  // namespace semafor
