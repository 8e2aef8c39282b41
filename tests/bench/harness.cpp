// Our own timing of benchmarks, for hosts without Google Benchmark.
#include "harness.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace semafor::bench {
namespace {

volatile std::uint64_t sink;

// Microseconds of the quickest of `rounds` calls.
template <class Work>
double quickest(int rounds, Work work) {
    using Clock = std::chrono::steady_clock;
    double best = 1e18;
    for (int i = 0; i < rounds; ++i) {
        const auto start = Clock::now();
        work();
        best = std::min(best, std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    }
    return best;
}

}  // namespace

Timing measure(const Body& body) {
    constexpr int kRounds = 5;
    constexpr int kRepeats = 4;  // a single case may be shorter than a tick of the clock
    std::uint64_t sum = 0;
    Timing timing;
    timing.mean = quickest(kRounds, [&] {
        for (std::size_t i = 0; i < body.cases; ++i) sum += body.run(i);
    });
    timing.mean /= static_cast<double>(std::max<std::size_t>(body.cases, 1));
    for (std::size_t i = 0; i < body.cases; ++i) {
        const double once = quickest(kRounds, [&] {
            for (int r = 0; r < kRepeats; ++r) sum += body.run(i);
        });
        timing.worst = std::max(timing.worst, once / kRepeats);
    }
    sink = sum;
    return timing;
}

bool report(const Bodies& bodies) {
    bool met = true;
    std::printf("%-40s %8s %12s %12s\n", "benchmark", "cases", "mean us", "worst us");
    for (const Body& body : bodies) {
        const Timing timing = measure(body);
        const bool mean = body.goalMean == 0 || timing.mean <= body.goalMean;
        const bool worst = body.goalWorst == 0 || timing.worst <= body.goalWorst;
        met = met && mean && worst;
        std::printf("%-40s %8zu %12.3f %12.3f", body.name.c_str(), body.cases, timing.mean, timing.worst);
        if (body.goalMean != 0) std::printf("  mean %s %g", mean ? "<=" : "ABOVE", body.goalMean);
        if (body.goalWorst != 0) std::printf("  worst %s %g", worst ? "<=" : "ABOVE", body.goalWorst);
        std::printf("\n");
    }
    return met;
}

}  // namespace semafor::bench
