// Builds a QR code: places data and check bytes around the fixed patterns, under the mask easiest to read.
#include "codec/qr_code.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace semafor {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int kVersions = 17;
constexpr int kCheckBytes[kVersions] = {7,  10, 15, 20, 26, 18, 20, 24, 30,
                                        18, 20, 24, 26, 30, 22, 24, 28};  // per block
constexpr int kBlocks[kVersions] = {1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6};
constexpr int kLongCount = 10;  // from this version on the length takes two bytes

int blocksOf(int version) {
    return kBlocks[version - 1];
}
int checkBytesOf(int version) {
    return kCheckBytes[version - 1];
}

int sideOf(int version) {
    return version * 4 + 17;
}

// Number of alignment patterns in a row.
int alignments(int version) {
    return version == 1 ? 0 : version / 7 + 2;
}

// Number of bytes that fit beside the fixed patterns.
int bytesOf(int version) {
    int squares = (16 * version + 128) * version + 64;
    if (const int n = alignments(version); n > 0) squares -= (25 * n - 10) * n - 55;
    if (version >= 7) squares -= 36;
    return squares / 8;
}

int dataBytesOf(int version) {
    return bytesOf(version) - checkBytesOf(version) * blocksOf(version);
}

int countBits(int version) {
    return version < kLongCount ? 8 : 16;
}

// Product in the Galois field of 256 elements.
std::uint8_t product(std::uint8_t a, std::uint8_t b) {
    unsigned sum = 0;
    for (int i = 7; i >= 0; --i) sum = (sum << 1) ^ (sum >> 7) * 0x11du ^ (b >> i & 1u) * a;
    return static_cast<std::uint8_t>(sum);
}

// The Reed-Solomon generator polynomial without its first coefficient, which is 1.
Bytes divisorOf(int degree) {
    Bytes divisor(static_cast<std::size_t>(degree), 0);
    divisor.back() = 1;
    std::uint8_t root = 1;
    for (int i = 0; i < degree; ++i, root = product(root, 2))
        for (std::size_t j = 0; j < divisor.size(); ++j) {
            divisor[j] = product(divisor[j], root);
            if (j + 1 < divisor.size()) divisor[j] ^= divisor[j + 1];
        }
    return divisor;
}

Bytes checkBytes(const Bytes& data, const Bytes& divisor) {
    Bytes remaining(divisor.size(), 0);
    for (const std::uint8_t byte : data) {
        const std::uint8_t factor = byte ^ remaining.front();
        std::rotate(remaining.begin(), remaining.begin() + 1, remaining.end());
        remaining.back() = 0;
        for (std::size_t i = 0; i < remaining.size(); ++i) remaining[i] ^= product(divisor[i], factor);
    }
    return remaining;
}

class Bits {
public:
    void add(unsigned value, int count) {
        for (int i = count - 1; i >= 0; --i, ++size_) {
            if (size_ % 8 == 0) bytes_.push_back(0);
            bytes_.back() |= static_cast<std::uint8_t>((value >> i & 1u) << (7 - size_ % 8));
        }
    }
    // The bytes, padded to this many.
    Bytes padded(int bytes) && {
        for (unsigned fill = 0xec; bytes_.size() < static_cast<std::size_t>(bytes); fill ^= 0xec ^ 0x11)
            bytes_.push_back(static_cast<std::uint8_t>(fill));
        return std::move(bytes_);
    }

private:
    Bytes bytes_;
    int size_ = 0;
};

Bytes dataOf(std::string_view text, int version) {
    Bits bits;
    bits.add(4, 4);  // mode: bytes
    bits.add(static_cast<unsigned>(text.size()), countBits(version));
    for (const char c : text) bits.add(static_cast<unsigned char>(c), 8);
    bits.add(0, 4);  // terminator; it always fits, as the head takes 12 or 20 bits
    return std::move(bits).padded(dataBytesOf(version));
}

// Splits the data into blocks, adds each block's check bytes, and takes one byte of each block in turn. The
// last blocks may have one more byte of data.
Bytes interleaved(const Bytes& data, int version) {
    const auto blocks = static_cast<std::size_t>(blocksOf(version));
    const std::size_t least = data.size() / blocks;
    const std::size_t longer = data.size() % blocks;
    const Bytes divisor = divisorOf(checkBytesOf(version));
    std::vector<Bytes> parts;
    std::vector<Bytes> checks;
    auto from = data.begin();
    for (std::size_t b = 0; b < blocks; ++b) {
        const auto to = from + static_cast<std::ptrdiff_t>(least + (b + longer >= blocks ? 1 : 0));
        parts.emplace_back(from, to);
        checks.push_back(checkBytes(parts.back(), divisor));
        from = to;
    }
    Bytes all;
    const auto weave = [&all](const std::vector<Bytes>& rows, std::size_t length) {
        for (std::size_t i = 0; i < length; ++i)
            for (const Bytes& row : rows)
                if (i < row.size()) all.push_back(row[i]);
    };
    weave(parts, least + 1);
    weave(checks, divisor.size());
    return all;
}

bool masked(int mask, int x, int y) {
    switch (mask) {
        case 0:
            return (x + y) % 2 == 0;
        case 1:
            return y % 2 == 0;
        case 2:
            return x % 3 == 0;
        case 3:
            return (x + y) % 3 == 0;
        case 4:
            return (x / 3 + y / 2) % 2 == 0;
        case 5:
            return x * y % 2 + x * y % 3 == 0;
        case 6:
            return (x * y % 2 + x * y % 3) % 2 == 0;
        default:
            return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
}

class Sheet {
public:
    explicit Sheet(int version)
        : version_(version), side_(sideOf(version)), ink_(squares(), 0), fixed_(squares(), 0) {
        for (int i = 0; i < side_; ++i) {
            fix(6, i, i % 2 == 0);
            fix(i, 6, i % 2 == 0);
        }
        for (const auto& [x, y] : {std::pair(3, 3), std::pair(side_ - 4, 3), std::pair(3, side_ - 4)})
            rings(x, y, 4);
        alignmentPatterns();
        format(0);
        if (version_ >= 7) versionBits();
    }

    // Places the bits in columns of two, upwards and downwards in turn, from the right.
    void lay(const Bytes& bytes) {
        std::size_t bit = 0;
        for (int right = side_ - 1; right >= 1; right -= 2) {
            if (right == 6) right = 5;
            const bool up = ((right + 1) & 2) == 0;
            for (int i = 0; i < side_ * 2; ++i) {
                const std::size_t at = place(right - i % 2, up ? side_ - 1 - i / 2 : i / 2);
                if (fixed_[at] != 0 || bit >= bytes.size() * 8) continue;
                ink_[at] = bytes[bit / 8] >> (7 - bit % 8) & 1;
                ++bit;
            }
        }
    }

    // Applying a mask twice undoes it.
    void toggle(int mask) {
        for (int y = 0; y < side_; ++y)
            for (int x = 0; x < side_; ++x)
                if (fixed_[place(x, y)] == 0 && masked(mask, x, y)) ink_[place(x, y)] ^= 1;
    }

    // Writes the error correction level and the mask number, in both places for them.
    void format(int mask) {
        const int data = 1 << 3 | mask;  // level L
        int remaining = data;
        for (int i = 0; i < 10; ++i) remaining = remaining << 1 ^ (remaining >> 9) * 0x537;
        const int bits = (data << 10 | remaining) ^ 0x5412;
        for (int i = 0; i < 15; ++i) {
            const bool dark = (bits >> i & 1) != 0;
            const int along = i < 6 ? i : i < 8 ? i + 1 : i == 8 ? 7 : 14 - i;
            if (i < 8)
                fix(8, along, dark);
            else
                fix(along, 8, dark);
            if (i < 8)
                fix(side_ - 1 - i, 8, dark);
            else
                fix(8, side_ - 15 + i, dark);
        }
        fix(8, side_ - 8, true);
    }

    // Penalty: how much the pattern could disturb a reader.
    [[nodiscard]] int penalty() const {
        int sum = blocks();
        int dark = 0;
        for (int i = 0; i < side_; ++i) {
            sum += line([&](int j) { return at(j, i); }) + line([&](int j) { return at(i, j); });
            for (int j = 0; j < side_; ++j) dark += at(j, i);
        }
        const int all = side_ * side_;
        return sum + std::abs(dark * 20 - all * 10) / all * 10;
    }

    [[nodiscard]] QrCode code() && { return {static_cast<std::size_t>(side_), std::move(ink_)}; }

private:
    [[nodiscard]] std::size_t squares() const { return place(0, side_); }
    [[nodiscard]] std::size_t place(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(side_) + static_cast<std::size_t>(x);
    }
    [[nodiscard]] int at(int x, int y) const { return ink_[place(x, y)]; }

    void fix(int x, int y, bool dark) {
        ink_[place(x, y)] = dark ? 1 : 0;
        fixed_[place(x, y)] = 1;
    }

    // Draws a pattern that is dark except for one ring, and light around it.
    void rings(int x, int y, int radius) {
        const int light = radius / 2;
        for (int down = -radius; down <= radius; ++down)
            for (int right = -radius; right <= radius; ++right) {
                const bool inside = x + right >= 0 && x + right < side_ && y + down >= 0 && y + down < side_;
                const int ring = std::max(std::abs(down), std::abs(right));
                if (inside) fix(x + right, y + down, ring != light && ring != 4);
            }
    }

    void alignmentPatterns() {
        const int n = alignments(version_);
        const int step = n < 2 ? 1 : (version_ * 4 + n * 2 + 1) / (n * 2 - 2) * 2;
        const auto middle = [&](int i) { return i == 0 ? 6 : side_ - 7 - step * (n - 1 - i); };
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j) {
                const bool corner = (i == 0 && (j == 0 || j == n - 1)) || (i == n - 1 && j == 0);
                if (!corner) rings(middle(i), middle(j), 2);
            }
    }

    void versionBits() {
        int remaining = version_;
        for (int i = 0; i < 12; ++i) remaining = remaining << 1 ^ (remaining >> 11) * 0x1f25;
        const int bits = version_ << 12 | remaining;
        for (int i = 0; i < 18; ++i) {
            const bool dark = (bits >> i & 1) != 0;
            fix(side_ - 11 + i % 3, i / 3, dark);
            fix(i / 3, side_ - 11 + i % 3, dark);
        }
    }

    // Penalty for 2 by 2 squares of one colour.
    [[nodiscard]] int blocks() const {
        int sum = 0;
        for (int y = 0; y + 1 < side_; ++y)
            for (int x = 0; x + 1 < side_; ++x) {
                const int dark = at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1);
                if (dark % 4 == 0) sum += 3;
            }
        return sum;
    }

    // Penalty for runs of five or more of one colour, and for sequences that look like a corner pattern.
    template <class InkAt>
    [[nodiscard]] int line(InkAt&& inkAt) const {
        int sum = 0;
        int run = 0;
        unsigned seen = 0;
        for (int i = 0; i < side_; ++i) {
            const int dark = inkAt(i);
            run = i > 0 && dark == static_cast<int>(seen & 1u) ? run + 1 : 1;
            if (run >= 5) sum += run == 5 ? 3 : 1;
            seen = (seen << 1 | static_cast<unsigned>(dark)) & 0x7ffu;
            if (i >= 10 && (seen == 0x5d0u || seen == 0x05du)) sum += 40;
        }
        return sum;
    }

    int version_;
    int side_;
    Bytes ink_;
    Bytes fixed_;
};

}  // namespace

std::optional<QrCode> qrCode(std::string_view text) {
    if (text.size() > kMaxQrText) return std::nullopt;
    int version = 1;
    while (dataBytesOf(version) * 8 < 4 + countBits(version) + static_cast<int>(text.size()) * 8) ++version;
    Sheet sheet(version);
    sheet.lay(interleaved(dataOf(text, version), version));
    int best = 0;
    int least = std::numeric_limits<int>::max();
    for (int mask = 0; mask < 8; ++mask) {
        sheet.toggle(mask);
        sheet.format(mask);
        const int penalty = sheet.penalty();
        sheet.toggle(mask);
        if (penalty >= least) continue;
        least = penalty;
        best = mask;
    }
    sheet.toggle(best);
    sheet.format(best);
    return std::move(sheet).code();
}

}  // namespace semafor
