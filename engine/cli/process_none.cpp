// Stub for platforms without processes: wasm.
#include "cli/process.h"

namespace semafor::cli {

bool processesExist() {
    return false;
}

std::unique_ptr<Process> startProcess(const std::string& /*command*/) {
    return nullptr;
}

}  // namespace semafor::cli
