// Tests of questions to a bot as bytes: round trip, and truncated bytes are refused.
#include "codec/question.h"

#include <gtest/gtest.h>

namespace semafor {
namespace {

BotQuestion anyQuestion() {
    return {3, 2, 70'000, 0x0123456789abcdefu, "first-journey", {1, 2, 3}};
}

TEST(Question, ComesBackFromItsBytes) {
    const auto read = readQuestion(questionBytes(anyQuestion()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->level, 3);
    EXPECT_EQ(read->character, 2);
    EXPECT_EQ(read->choices, 70'000u);
    EXPECT_EQ(read->seed, 0x0123456789abcdefu);
    EXPECT_EQ(read->map, "first-journey");
    EXPECT_EQ(read->view, (std::vector<std::uint8_t>{1, 2, 3}));
}

TEST(Question, CutBeforeItsViewIsNone) {
    const auto bytes = questionBytes(anyQuestion());
    const std::size_t head = bytes.size() - 3;
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_EQ(readQuestion(std::span(bytes).first(size)).has_value(), size >= head) << size;
}

}  // namespace
}  // namespace semafor
