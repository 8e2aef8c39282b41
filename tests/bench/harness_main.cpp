// Runs the benchmarks with our own harness: for the wasm build, under Node.
#include "harness.h"

int main() {
    const bool times = semafor::bench::report(semafor::bench::allBodies());
    return semafor::bench::report(semafor::bench::allFigures()) && times ? 0 : 1;
}
