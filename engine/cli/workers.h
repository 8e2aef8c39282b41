// Runs work on several threads, where there are threads.
#pragma once

#include <functional>

namespace semafor::cli {

// The number of cores that threads can use; at least 1.
unsigned coreCount();

// Runs `work` on this many threads, including this one, and waits for all; without threads, runs it once.
void workTogether(unsigned threads, const std::function<void()>& work);

}  // namespace semafor::cli
