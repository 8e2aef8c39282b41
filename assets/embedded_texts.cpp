// The texts of all languages as part of the program.
#include "embedded.h"
#include "parcels.h"

namespace semafor::assets {

Bytes textsOf(std::string_view language) {
    const Embedded& texts = language == "pl" ? texts_pl : language == "hu" ? texts_hu : texts_en;
    return {texts.bytes, texts.size};
}

Bytes rulesOf(std::string_view language) {
    const Embedded& rules = language == "pl" ? rules_pl : language == "hu" ? rules_hu : rules_en;
    return {rules.bytes, rules.size};
}

}  // namespace semafor::assets
