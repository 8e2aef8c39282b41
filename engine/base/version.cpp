// The engine's version, and the fingerprint of its random numbers and shuffles.
#include "base/version.h"

#include <array>

#include "base/chacha.h"
#include "base/draw.h"
#include "base/fingerprint.h"
#include "base/rng.h"

namespace semafor {
namespace {

constexpr std::uint64_t kSampleDeal = 0x5e3af02;

template <Generator G>
void addShuffles(Fingerprint& print, G generator) {
    for (int round = 0; round < 8; ++round) {
        std::array<std::uint8_t, 110> deck{};
        for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<std::uint8_t>(i);
        shuffle(deck, generator);
        for (const std::uint8_t card : deck) print.add(card);
    }
}

}  // namespace

std::string_view engineVersion() {
    return SEMAFOR_VERSION;
}

std::uint64_t engineFingerprint() {
    Fingerprint print;
    addShuffles(print, DealStream(kSampleDeal, 0));
    addShuffles(print, Rng(kSampleDeal));
    return print.value();
}

}  // namespace semafor
