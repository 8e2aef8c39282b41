// Texts of all languages embedded in the program: packs.h for every program but the page.
#include "embedded.h"
#include "packs.h"

namespace semafor::assets {

Bytes textsOf(std::string_view language) {
    const Embedded& texts = language == "pl" ? texts_pl : language == "hu" ? texts_hu : texts_en;
    return {texts.bytes, texts.size};
}

}  // namespace semafor::assets
