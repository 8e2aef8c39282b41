// Tests of the cost of decoding saves and links: at most 4 MiB and 50 ms for any text within the caps. Memory
// is counted by support/counted_heap.
#include <gtest/gtest.h>

#include <ctime>
#include <string>

#include "codec/link.h"
#include "codec/save.h"
#include "support/counted_heap.h"
#include "support/games.h"
#include "support/saves.h"

namespace semafor {
namespace {

constexpr std::size_t kMostBytes = 4u << 20;
constexpr double kMostMilliseconds = 50;

const Game* findGame(std::string_view map) {
    return findMap(map) != nullptr ? &test::gameOf(map) : nullptr;
}

constexpr int kTries = 3;

template <class Read>
double millisecondsOf(Read&& read) {
    const std::clock_t start = std::clock();
    read();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

template <class Read>
void expectCheap(std::string_view what, Read&& read) {
    const std::size_t before = test::heap.held;
    test::heap.most = test::heap.held;
    double milliseconds = millisecondsOf(read);
    // In wasm std::clock measures wall time: retry in case another process had the processor.
    for (int i = 1; i < kTries && milliseconds > kMostMilliseconds; ++i) milliseconds = millisecondsOf(read);
    EXPECT_LE(test::heap.most - before, kMostBytes) << what;
    EXPECT_LE(milliseconds, kMostMilliseconds) << what;
}

void expectCheapSave(std::string_view what, const std::string& text) {
    expectCheap(what, [&text] { return decodeSave(text).ok(); });
}

TEST(Cost, TheCounterCounts) {
    const std::size_t before = test::heap.held;
    void* memory = ::operator new(1000);
    EXPECT_EQ(test::heap.held, before + 1000);
    EXPECT_GE(test::heap.most, test::heap.held);
    ::operator delete(memory);
    EXPECT_EQ(test::heap.held, before);
}

TEST(Cost, OfSaves) {
    const std::string largest = encodeSave(test::largestSave());
    expectCheapSave("the largest", largest);
    expectCheapSave("too long", std::string(std::size_t{10} << 20, 'A'));
    expectCheapSave("white space", std::string(kMaxSaveText, ' '));
    expectCheapSave("zeros", "Semafor-" + std::string(kMaxSaveText - 8, 'A'));
    std::string damaged = largest;
    damaged[damaged.size() / 2] = damaged[damaged.size() / 2] == 'A' ? 'B' : 'A';
    expectCheapSave("damaged", damaged);
}

// Any offset of a payload may hold a size: here each one in turn claims too much.
TEST(Cost, OfSizesThatClaimTooMuch) {
    SavedGame game = test::randomSave(test::gameOf("europe"), 3, 1, 10);
    const test::Bytes payload = test::payloadOf(encodeSave(game));
    for (std::size_t at = 0; at + 4 <= payload.size(); ++at)
        for (const std::uint32_t size : {0xffffffffu, 0x7fffffffu, 0x10000u, 4096u, 4095u}) {
            test::Bytes claims = payload;
            for (std::size_t i = 0; i < 4; ++i) claims[at + i] = static_cast<std::uint8_t>(size >> (8 * i));
            expectCheapSave(std::to_string(at), test::saveAround(claims));
            claims.resize(40'000);
            expectCheapSave(std::to_string(at) + " and zeros", test::saveAround(claims));
        }
}

TEST(Cost, OfLinks) {
    for (const MapFiles& map : shippedMaps()) test::gameOf(map.name);
    const auto expectCheapLink = [](std::string_view what, const std::string& text) {
        expectCheap(what, [&text] { return decodeLink(text, findGame).ok(); });
    };
    const Game& game = test::gameOf("europe");
    const std::string code = *encodeLink(game, {LinkKind::kReplay, test::randomSave(game, 5, 1)});
    expectCheapLink("a long game", code);
    std::string beginnings;
    while (beginnings.size() + 4 <= kMaxLinkInput) beginnings += "SMFR";
    expectCheapLink("many beginnings", beginnings);
    std::string claims;
    while (claims.size() + 8 <= kMaxLinkInput - 9) claims += "SMFR1ZZZ";
    expectCheapLink("beginnings that claim much", claims + "%25252525");
    expectCheapLink("percent signs", std::string(kMaxLinkInput, '%'));
    expectCheapLink("too long", std::string(std::size_t{10} << 20, 'S'));
    // The longest body that a code has room for, filled up with random actions.
    Rng rng(1);
    test::Bytes body = test::bodyOf(code);
    body.resize(1170);
    for (std::size_t i = body.size() / 8; i < body.size(); ++i)
        body[i] = static_cast<std::uint8_t>(rng.next() & 0xffu);
    expectCheapLink("a game of chance", test::linkAround(body));
}

}  // namespace
}  // namespace semafor
