// The engine alone, for the bots' worker: no SDL, no page.
#include <cstdint>

#include "base/draw.h"
#include "base/fingerprint.h"
#include "base/rng.h"
#include "base/version.h"

extern "C" {

// Ends with a zero.
const char* semaforVersion() {
    return semafor::engineVersion().data();
}

// Sixteen hexadecimal digits and a zero.
const char* semaforFingerprint() {
    static const semafor::FingerprintText text = semafor::toHex(semafor::engineFingerprint());
    return text.digits;
}

// One of so many choices, by chance.
unsigned semaforChoose(unsigned choices, unsigned seed) {
    semafor::Rng rng(seed);
    return semafor::drawBelow(rng, choices);
}

}  // extern "C"
