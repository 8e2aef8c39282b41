// Runs the bodies by our own harness: the benchmarks of the wasm build, under Node.
#include "harness.h"

int main() {
    return semafor::bench::report(semafor::bench::allBodies()) ? 0 : 1;
}
