// ChaCha in its author's original form: 64-bit counter, 64-bit nonce.
#include "base/chacha.h"

namespace semafor {
namespace {

constexpr std::uint32_t rotateLeft(std::uint32_t x, int n) {
    return (x << n) | (x >> (32 - n));
}

void quarterRound(ChaChaBlock& s, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    s[a] += s[b], s[d] = rotateLeft(s[d] ^ s[a], 16);
    s[c] += s[d], s[b] = rotateLeft(s[b] ^ s[c], 12);
    s[a] += s[b], s[d] = rotateLeft(s[d] ^ s[a], 8);
    s[c] += s[d], s[b] = rotateLeft(s[b] ^ s[c], 7);
}

void doubleRound(ChaChaBlock& s) {
    quarterRound(s, 0, 4, 8, 12);
    quarterRound(s, 1, 5, 9, 13);
    quarterRound(s, 2, 6, 10, 14);
    quarterRound(s, 3, 7, 11, 15);
    quarterRound(s, 0, 5, 10, 15);
    quarterRound(s, 1, 6, 11, 12);
    quarterRound(s, 2, 7, 8, 13);
    quarterRound(s, 3, 4, 9, 14);
}

constexpr std::uint32_t low(std::uint64_t x) {
    return static_cast<std::uint32_t>(x);
}
constexpr std::uint32_t high(std::uint64_t x) {
    return static_cast<std::uint32_t>(x >> 32);
}

// The deal code fills a quarter of the key; the other words are a constant that names the key's purpose.
constexpr ChaChaKey dealKey(std::uint64_t dealCode) {
    return {low(dealCode), high(dealCode), 0x616d6553, 0x20726f66, 0x6c616564, 0, 0, 0};
}

}  // namespace

ChaChaBlock chachaBlock(const ChaChaKey& key, std::uint64_t counter, std::uint64_t nonce, int rounds) {
    const ChaChaBlock start = {0x61707865,   0x3320646e,    0x79622d32, 0x6b206574, key[0], key[1],
                               key[2],       key[3],        key[4],     key[5],     key[6], key[7],
                               low(counter), high(counter), low(nonce), high(nonce)};
    ChaChaBlock mixed = start;
    for (int i = 0; i < rounds; i += 2) doubleRound(mixed);
    for (std::size_t i = 0; i < mixed.size(); ++i) mixed[i] += start[i];
    return mixed;
}

DealStream::DealStream(std::uint64_t dealCode, std::uint64_t stream)
    : key_(dealKey(dealCode)), stream_(stream) {}

std::uint32_t DealStream::next() {
    if (used_ == block_.size()) {
        block_ = chachaBlock(key_, counter_++, stream_, kDealRounds);
        used_ = 0;
    }
    return block_[used_++];
}

}  // namespace semafor
