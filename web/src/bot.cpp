// The engine alone, for the bots' worker: no SDL, no page.
#include <cstdint>

#include "base/fingerprint.h"
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

}  // extern "C"
