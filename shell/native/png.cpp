// A PNG encoder without compression: a zlib stream may hold stored blocks, which keeps this short.
#include "native/png.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/assert.h"

namespace semafor {
namespace {

void appendBigEndian(std::string& out, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>((value >> shift) & 0xffu);
}

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xffffffffu;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1u) != 0 ? 0xedb88320u : 0u);
    }
    return ~crc;
}

std::uint32_t adler32(std::string_view bytes) {
    std::uint32_t low = 1;
    std::uint32_t high = 0;
    for (const char byte : bytes) {
        low = (low + static_cast<unsigned char>(byte)) % 65521u;
        high = (high + low) % 65521u;
    }
    return (high << 16) | low;
}

void appendChunk(std::string& out, std::string_view kind, std::string_view body) {
    appendBigEndian(out, static_cast<std::uint32_t>(body.size()));
    const std::string sealed = std::string(kind) + std::string(body);
    out += sealed;
    appendBigEndian(out, crc32(sealed));
}

std::string storedZlib(std::string_view bytes) {
    constexpr std::size_t kBlock = 0xffff;
    std::string out = "\x78\x01";
    const std::uint32_t sum = adler32(bytes);
    while (!bytes.empty()) {
        const std::size_t size = std::min(kBlock, bytes.size());
        out += static_cast<char>(size == bytes.size() ? 1 : 0);
        for (const std::size_t word : {size, ~size}) {
            out += static_cast<char>(word & 0xffu);
            out += static_cast<char>((word >> 8) & 0xffu);
        }
        out += bytes.substr(0, size);
        bytes.remove_prefix(size);
    }
    appendBigEndian(out, sum);
    return out;
}

// Each row begins with its filter type: 0, no filter.
std::string rowsOf(const SDL_Surface& picture) {
    std::string rows;
    const auto* pixels = static_cast<const std::uint8_t*>(picture.pixels);
    for (int y = 0; y < picture.h; ++y) {
        rows += '\0';
        for (int x = 0; x < picture.w; ++x) {
            std::uint32_t pixel = 0;
            SDL_memcpy(&pixel, pixels + y * picture.pitch + x * 4, 4);
            std::array<Uint8, 3> rgb{};
            SDL_GetRGB(pixel, picture.format, &rgb[0], &rgb[1], &rgb[2]);
            for (const Uint8 part : rgb) rows += static_cast<char>(part);
        }
    }
    return rows;
}

}  // namespace

std::string encodePng(const SDL_Surface& picture) {
    SEMAFOR_ASSERT(picture.format->BytesPerPixel == 4);
    std::string header;
    appendBigEndian(header, static_cast<std::uint32_t>(picture.w));
    appendBigEndian(header, static_cast<std::uint32_t>(picture.h));
    header += {8, 2, 0, 0, 0};  // 8 bits per channel, red green blue
    std::string out = "\x89PNG\r\n\x1a\n";
    appendChunk(out, "IHDR", header);
    appendChunk(out, "IDAT", storedZlib(rowsOf(picture)));
    appendChunk(out, "IEND", "");
    return out;
}

}  // namespace semafor
