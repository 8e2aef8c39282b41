// Calls from the program to the page's scripts. Names shared with them are quoted: the closure compiler
// renames all others.
#include "wire.h"

#include <emscripten.h>

#include <charconv>
#include <cstdlib>

// clang-format off
EM_JS(char*, semaforCall, (int call, const char* text, int textSize, const char* more, int moreSize, double number, const unsigned char* bytes, unsigned size), {
    return Module["answer"](call, UTF8ToString(text, textSize), UTF8ToString(more, moreSize), number, HEAPU8.slice(bytes, bytes + size));
});
EM_JS(bool, semaforCanPaint, (bool software), {
    try {
        const webgl = !software && Module["canvas"].getContext("webgl");
        return !!(webgl || document.createElement("canvas").getContext("2d"));
    } catch (error) {
        return false;
    }
});
EM_JS(void, semaforSizeCanvas, (int width, int height), { Module["sizeCanvas"](width, height); });
// clang-format on

namespace semafor {

std::int64_t numberIn(std::string_view digits) {
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::optional<std::string> call(PageCall what, const Message& message) {
    char* answer =
        semaforCall(static_cast<int>(what), message.text.data(), static_cast<int>(message.text.size()),
                    message.more.data(), static_cast<int>(message.more.size()), message.number, message.bytes,
                    message.size);
    if (answer == nullptr) return std::nullopt;
    std::string text(answer);
    std::free(answer);  // NOLINT(cppcoreguidelines-no-malloc)
    return text;
}

std::optional<std::int64_t> callForNumber(PageCall what, const Message& message) {
    const auto answer = call(what, message);
    return answer ? std::optional(numberIn(*answer)) : std::nullopt;
}

}  // namespace semafor
