// base64url: six bits per character.
#include "codec/base64url.h"

namespace semafor {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Bits that wait for a whole byte or character, the oldest highest.
class BitQueue {
public:
    void push(std::uint32_t value, int bits) {
        waiting_ = (waiting_ << bits) | value;
        count_ += bits;
    }
    [[nodiscard]] bool has(int bits) const { return count_ >= bits; }
    [[nodiscard]] int count() const { return count_; }
    std::uint32_t pop(int bits) {
        count_ -= bits;
        const std::uint32_t value = waiting_ >> count_;
        waiting_ &= (1u << count_) - 1u;
        return value;
    }

private:
    std::uint32_t waiting_ = 0;
    int count_ = 0;
};

}  // namespace

std::string toBase64url(std::span<const std::uint8_t> bytes) {
    std::string text;
    text.reserve((bytes.size() * 8 + 5) / 6);
    BitQueue queue;
    for (const std::uint8_t byte : bytes) {
        queue.push(byte, 8);
        while (queue.has(6)) text.push_back(kAlphabet[queue.pop(6)]);
    }
    if (queue.count() > 0) {
        queue.push(0, 6 - queue.count());
        text.push_back(kAlphabet[queue.pop(6)]);
    }
    return text;
}

Base64urlBytes fromBase64url(std::string_view text) {
    Base64urlBytes read;
    read.bytes.reserve(text.size() * 6 / 8);
    BitQueue queue;
    for (std::size_t i = 0; i < text.size() && !read.foreign; ++i) {
        const std::size_t place = kAlphabet.find(text[i]);
        if (place == std::string_view::npos) {
            read.foreign = i;
        } else {
            queue.push(static_cast<std::uint32_t>(place), 6);
            if (queue.has(8)) read.bytes.push_back(static_cast<std::uint8_t>(queue.pop(8)));
        }
    }
    // Six bits left are a superfluous character; two or four must be zero.
    read.canonical = !queue.has(6) && queue.pop(queue.count()) == 0;
    return read;
}

}  // namespace semafor
