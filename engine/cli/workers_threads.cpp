// Runs work on the system's threads.
#include <algorithm>
#include <thread>
#include <vector>

#include "cli/workers.h"

namespace semafor::cli {

unsigned coreCount() {
    return std::max(1u, std::thread::hardware_concurrency());
}

void workTogether(unsigned threads, const std::function<void()>& work) {
    std::vector<std::thread> others;
    for (unsigned t = 1; t < threads; ++t) others.emplace_back(work);
    work();
    for (std::thread& thread : others) thread.join();
}

}  // namespace semafor::cli
