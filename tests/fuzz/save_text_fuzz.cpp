// Fuzz target for saves as text: each text that loads is written as the same text, but for outer white space.
#include <string>
#include <string_view>

#include "base/assert.h"
#include "codec/save.h"

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kSpace = " \t\n\v\f\r";
    text.remove_prefix(text.find_first_not_of(kSpace));
    return text.substr(0, text.find_last_not_of(kSpace) + 1);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto saved = semafor::decodeSave(text);
    if (saved.ok()) SEMAFOR_ASSERT(semafor::encodeSave(saved.value()) == trimmed(text));
    return 0;
}
