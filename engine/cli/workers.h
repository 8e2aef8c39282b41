// Work on all cores, where there are threads.
#pragma once

#include <functional>

namespace semafor::cli {

// How many cores there are, as far as threads can use them; at least 1.
unsigned coreCount();

// Calls `work` on so many threads, this one among them, and waits for all; once where there are no threads.
void workTogether(unsigned threads, const std::function<void()>& work);

}  // namespace semafor::cli
