// Tests of damaged saves: damage is detected, and with a repaired checksum a save is refused or canonical.
#include <gtest/gtest.h>

#include <string>

#include "codec/save.h"
#include "support/games.h"
#include "support/saves.h"

namespace semafor {
namespace {

// Whether decoding detects the damage.
bool found(std::string_view damaged) {
    return !decodeSave(damaged).ok();
}

std::string smallSave() {
    SavedGame game = test::randomSave(test::gameOf("europe"), 2, 1, 30);
    game.name = "Zażółć";
    return encodeSave(game);
}

TEST(SaveDamage, EveryTruncationIsFound) {
    for (const std::string& text : {smallSave(), encodeSave(test::randomSave(test::gameOf("germany"), 5, 3))})
        for (std::size_t length = 0; length < text.size(); ++length) {
            const auto read = decodeSave(std::string_view(text).substr(0, length));
            ASSERT_FALSE(read.ok()) << length;
            ASSERT_EQ(read.error().fault, length == 0 ? SaveFault::kEmpty : SaveFault::kCut) << length;
        }
}

TEST(SaveDamage, EverySingleBitIsFound) {
    const std::string text = smallSave();
    for (std::size_t i = 0; i < text.size(); ++i)
        for (int bit = 0; bit < 8; ++bit) {
            std::string damaged = text;
            damaged[i] = static_cast<char>(damaged[i] ^ (1 << bit));
            ASSERT_TRUE(found(damaged)) << i << " " << bit;
        }
}

TEST(SaveDamage, EveryOtherCharacterIsFound) {
    const std::string text = smallSave();
    for (std::size_t i = 0; i < text.size(); ++i)
        for (int c = 0; c < 256; ++c) {
            std::string damaged = text;
            damaged[i] = static_cast<char>(c);
            ASSERT_EQ(damaged != text, found(damaged)) << i << " " << c;
        }
}

// Texts of three lengths modulo four have every possible number of spare bits in the last base64 digit.
TEST(SaveDamage, SpareBitsAreFound) {
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    int accepted = 0;
    for (std::size_t letters = 0; letters < 3; ++letters) {
        SavedGame game;
        game.name = std::string(letters, 'x');
        std::string text = encodeSave(game);
        for (const char c : kAlphabet) {
            text.back() = c;
            accepted += decodeSave(text).ok();
        }
    }
    EXPECT_EQ(accepted, 3);
}

class Damager {
public:
    explicit Damager(std::uint64_t seed) : rng_(seed) {}

    std::string damaged(std::string text) {
        const std::uint32_t times = 1 + below(3);
        for (std::uint32_t i = 0; i < times; ++i) damage(text);
        return text;
    }

private:
    std::uint32_t below(std::size_t n) { return drawBelow(rng_, static_cast<std::uint32_t>(n)); }
    char anyCharacter() { return static_cast<char>("ABZaz09-_=+/ \n\0\x80"[below(16)]); }

    void damage(std::string& text) {
        if (text.empty()) return text.push_back(anyCharacter());
        const std::size_t at = below(text.size());
        const std::size_t length = 1 + below(20);
        switch (below(6)) {
            case 0:
                text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
                break;
            case 1:
                text[at] = anyCharacter();
                break;
            case 2:
                text.erase(at, length);
                break;
            case 3:
                text.insert(at, text.substr(below(text.size()), length));
                break;
            case 4:
                text.resize(at);
                break;
            default:
                std::swap(text[at], text[below(text.size())]);
        }
    }

    Rng rng_;
};

std::string trimmedText(const std::string& text) {
    const std::size_t from = text.find_first_not_of(" \n");
    if (from == std::string::npos) return "";
    return text.substr(from, text.find_last_not_of(" \n") + 1 - from);
}

TEST(SaveDamage, OfChanceIsFound) {
    std::vector<std::string> texts;
    for (const MapFiles& map : shippedMaps())
        for (const std::size_t actions : {0u, 10u, 100u})
            texts.push_back(encodeSave(test::randomSave(test::gameOf(map.name), 2, actions + 1, actions)));
    std::uint64_t unchanged = 0;
    const std::uint64_t cases = caseCount(100'000);
    for (std::uint64_t i = firstCase(), end = i + cases; i < end; ++i) {
        const std::string& text = texts[static_cast<std::size_t>(i % texts.size())];
        const std::string damaged = Damager(i).damaged(text);
        const bool same = trimmedText(damaged) == text;
        unchanged += same;
        ASSERT_EQ(found(damaged), !same) << i;
    }
    EXPECT_LT(unchanged, cases / 10);
}

// Damaged saves with a repaired checksum: any that loads is written as the same text (canonical encoding).
TEST(SaveDamage, WithTheChecksumRepairedIsRefusedOrCanonical) {
    const test::Bytes payload =
        test::payloadOf(encodeSave(test::randomSave(test::gameOf("europe"), 3, 2, 60)));
    std::uint64_t accepted = 0;
    const std::uint64_t cases = caseCount(20'000);
    for (std::uint64_t i = firstCase(), end = i + cases; i < end; ++i) {
        Rng rng(i);
        test::Bytes damaged = payload;
        const auto size = static_cast<std::uint32_t>(damaged.size());
        for (std::uint32_t n = 1 + drawBelow(rng, 3); n > 0; --n)
            damaged[drawBelow(rng, size)] = static_cast<std::uint8_t>(drawBelow(rng, 256));
        if (drawBelow(rng, 4) == 0) damaged.resize(drawBelow(rng, size));
        const std::string text = test::saveAround(damaged);
        const auto read = decodeSave(text);
        accepted += read.ok();
        ASSERT_EQ(read.ok() ? encodeSave(read.value()) : text, text) << i;
    }
    EXPECT_GT(accepted, cases / 10);
    EXPECT_LT(accepted, cases);
}

}  // namespace
}  // namespace semafor
