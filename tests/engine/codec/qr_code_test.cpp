// Tests of QR codes: equal to another encoder's (golden files from npm's `qrcode`), and limits of size.
#include "codec/qr_code.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace semafor {
namespace {

TEST(QrCode, IsTheOneThatOthersMake) {
    for (const char* name : {"short", "deal", "game", "longest"}) {
        std::ifstream file(std::string(SEMAFOR_TESTS_FOLDER) + "/golden/qr/" + name + ".txt");
        std::string text;
        ASSERT_TRUE(std::getline(file, text)) << name;
        const auto code = qrCode(text);
        ASSERT_TRUE(code.has_value()) << name;
        std::size_t y = 0;
        for (std::string row; std::getline(file, row); ++y) {
            std::string ours;
            for (std::size_t x = 0; x < code->side; ++x) ours += code->dark(x, y) ? '#' : '.';
            ASSERT_EQ(ours, row) << name << ", row " << y;
        }
        EXPECT_EQ(y, code->side) << name;
    }
}

TEST(QrCode, IsAsSmallAsTheTextAllows) {
    // The capacity of each version at our level of error correction in bytes, from the standard's table.
    constexpr std::size_t kRoom[] = {17,  32,  53,  78,  106, 134, 154, 192, 230,
                                     271, 321, 367, 425, 458, 520, 586, 644};
    for (std::size_t version = 1; version <= std::size(kRoom); ++version) {
        const std::size_t room = kRoom[version - 1];
        EXPECT_EQ(qrCode(std::string(room, 'A'))->side, version * 4 + 17);
        if (version < std::size(kRoom)) {
            EXPECT_EQ(qrCode(std::string(room + 1, 'A'))->side, version * 4 + 21);
        }
    }
    EXPECT_EQ(qrCode("")->side, 21u);
    EXPECT_FALSE(qrCode(std::string(kMaxQrText + 1, 'A')).has_value());
}

}  // namespace
}  // namespace semafor
