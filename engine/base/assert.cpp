// Prints a failed assertion on stderr and aborts.
#include "base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace semafor {

void assertFailed(const char* expression, const char* file, int line) {
    std::fprintf(stderr, "semafor: assertion failed: %s (%s:%d)\n", expression, file, line);
    std::abort();
}

}  // namespace semafor
