// Stub for platforms without threads (wasm): runs the work once.
#include "cli/workers.h"

namespace semafor::cli {

unsigned coreCount() {
    return 1;
}

void workTogether(unsigned /*threads*/, const std::function<void()>& work) {
    work();
}

}  // namespace semafor::cli
