// Tests of the JSON parser: values with their lines, and errors.
#include "base/json.h"

#include <gtest/gtest.h>

#include <string>

namespace semafor {
namespace {

JsonValue parsed(std::string_view text) {
    auto result = parseJson(text);
    EXPECT_TRUE(result.ok()) << text << ": " << (result.ok() ? "" : result.error().message);
    return result.ok() ? result.value() : JsonValue{};
}

std::string mistake(std::string_view text) {
    const auto result = parseJson(text);
    if (result.ok()) return "none";
    return std::to_string(result.error().line) + ": " + result.error().message;
}

TEST(Json, ReadsEveryKindAndKnowsItsLine) {
    const JsonValue value = parsed("{\n \"a\": [1, -20, true,\n null], \"b\": {\"c\": \"x\"}}");
    ASSERT_EQ(value.kind, JsonKind::kObject);
    const JsonValue* list = value.find("a");
    ASSERT_NE(list, nullptr);
    ASSERT_EQ(list->items.size(), 4u);
    EXPECT_EQ(list->line, 2);
    EXPECT_EQ(list->items[1].integer(), -20);
    EXPECT_TRUE(list->items[2].truth);
    EXPECT_EQ(list->items[3].kind, JsonKind::kNull);
    EXPECT_EQ(list->items[3].line, 3);
    ASSERT_NE(value.find("b"), nullptr);
    EXPECT_EQ(value.find("b")->find("c")->text, "x");
    EXPECT_EQ(value.find("z"), nullptr);
}

TEST(Json, ReadsEscapes) {
    EXPECT_EQ(parsed(R"("\u0141\u00f3d\u017a \"\\\/\n\t \ud83d\ude82")").text, "Łódź \"\\/\n\t 🚂");
}

TEST(Json, ReadsNumbersWithoutRounding) {
    EXPECT_EQ(parsed("4.895").thousandths(), 4895);
    EXPECT_EQ(parsed("-4.48").thousandths(), -4480);
    EXPECT_EQ(parsed("13").thousandths(), 13000);
    EXPECT_EQ(parsed("-0.5").thousandths(), -500);
    EXPECT_EQ(parsed("1.2345").thousandths(), std::nullopt);
    EXPECT_EQ(parsed("4.5").integer(), std::nullopt);
    EXPECT_EQ(parsed("99999999999999999999").integer(), std::nullopt);
    EXPECT_EQ(parsed("\"5\"").integer(), std::nullopt);
}

TEST(Json, RefusesWhatIsNoJson) {
    EXPECT_EQ(mistake(""), "1: a value is expected");
    EXPECT_EQ(mistake("{\"a\":1,\n\n\"a\":2}"), "3: the key \"a\" stands twice");
    EXPECT_EQ(mistake("[1,\n2"), "2: \",\" or \"]\" is expected");
    EXPECT_EQ(mistake("{\"a\" 1}"), "1: \":\" is expected");
    EXPECT_EQ(mistake("{a:1}"), "1: a key is expected");
    EXPECT_EQ(mistake("[1] 2"), "1: something follows the value");
    EXPECT_EQ(mistake("\"abc"), "1: a string without its end");
    EXPECT_EQ(mistake("\"a\nb\""), "1: a control character in a string");
    EXPECT_EQ(mistake("\"\\x\""), "1: an unknown escape");
    EXPECT_EQ(mistake("\"\\ud83d\""), "1: half a pair of \\u escapes");
    EXPECT_EQ(mistake("\"\\u12g4\""), "1: four hexadecimal digits are expected after \\u");
    EXPECT_EQ(mistake("012"), "1: a number begins with a useless 0");
    EXPECT_EQ(mistake("1."), "1: digits are expected after the point");
    EXPECT_EQ(mistake("1e"), "1: digits are expected in the exponent");
    EXPECT_EQ(mistake("tru"), "1: a value is expected");
}

TEST(Json, BoundsTheDepth) {
    const std::string deep(kMaxJsonDepth + 1, '[');
    EXPECT_EQ(mistake(deep), "1: too many values inside each other");
    const std::string most = std::string(kMaxJsonDepth, '[') + std::string(kMaxJsonDepth, ']');
    EXPECT_EQ(mistake(most), "none");
}

TEST(Json, WritesStringsThatReadBack) {
    const std::string text = "a\"b\\c\n\x1f Łódź";
    std::string out;
    appendJsonString(out, text);
    EXPECT_EQ(out, "\"a\\\"b\\\\c\\u000a\\u001f Łódź\"");
    EXPECT_EQ(parsed(out).text, text);
}

}  // namespace
}  // namespace semafor
