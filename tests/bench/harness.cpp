// Our own benchmark timing, for hosts without Google Benchmark.
#include "harness.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace semafor::bench {
namespace {

volatile std::uint64_t sink;

// CPU time in microseconds, which other programs on the machine don't add to.
double cpuNow() {
    return static_cast<double>(std::clock()) * (1e6 / CLOCKS_PER_SEC);
}

double wallNow() {
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// Microseconds of the fastest of `rounds` calls.
template <class Work>
double quickest(int rounds, double (*now)(), Work work) {
    double best = 1e18;
    for (int i = 0; i < rounds; ++i) {
        const double start = now();
        work();
        best = std::min(best, now() - start);
    }
    return best;
}

}  // namespace

Timing measure(const Body& body) {
    constexpr int kRounds = 5;
    constexpr int kRepeats = 4;  // a single case may be shorter than a tick of the clock
    std::uint64_t sum = 0;
    Timing timing;
    std::uint64_t counted = 0;
    const auto runAll = [&] {
        counted = 0;
        for (std::size_t i = 0; i < body.cases; ++i) counted += body.run(i);
    };
    // The CPU clock has a low resolution: a round must last many ticks.
    constexpr double kRound = 50000;
    const int passes = 1 + static_cast<int>(kRound / std::max(quickest(2, wallNow, runAll), 1.0));
    const double all = quickest(kRounds, cpuNow, [&] {
        for (int pass = 0; pass < passes; ++pass) runAll();
    });
    sum += counted;
    timing.mean = all / passes / static_cast<double>(std::max<std::size_t>(body.cases, 1));
    timing.rate = static_cast<double>(counted) * passes / all;
    if (body.counts) return timing;
    for (std::size_t i = 0; i < body.cases; ++i) {
        const double once = quickest(kRounds, wallNow, [&] {
            for (int r = 0; r < kRepeats; ++r) sum += body.run(i);
        });
        timing.worst = std::max(timing.worst, once / kRepeats);
    }
    sink = sum;
    return timing;
}

namespace {

void reportTimes(const Body& body, const Timing& timing) {
    std::printf("%-40s %8zu %12.3f %12.3f", body.name.c_str(), body.cases, timing.mean, timing.worst);
    if (body.goalMean != 0)
        std::printf("  mean %s %g", timing.mean <= body.goalMean ? "<=" : "ABOVE", body.goalMean);
    if (body.goalWorst != 0)
        std::printf("  worst %s %g", timing.worst <= body.goalWorst ? "<=" : "ABOVE", body.goalWorst);
    std::printf("\n");
}

void reportRate(const Body& body, const Timing& timing) {
    std::printf("%-40s %8zu %12.3f million a second", body.name.c_str(), body.cases, timing.rate);
    if (body.goalRate != 0)
        std::printf("  %s %g", timing.rate >= body.goalRate ? ">=" : "BELOW", body.goalRate);
    std::printf("\n");
}

bool meetsGoals(const Body& body, const Timing& timing) {
    return (body.goalMean == 0 || timing.mean <= body.goalMean) &&
           (body.goalWorst == 0 || timing.worst <= body.goalWorst) && timing.rate >= body.goalRate;
}

}  // namespace

bool report(const Bodies& bodies) {
    bool met = true;
    std::printf("%-40s %8s %12s %12s\n", "benchmark", "cases", "mean us", "worst us");
    for (const Body& body : bodies) {
        const Timing timing = measure(body);
        met = meetsGoals(body, timing) && met;
        if (body.counts)
            reportRate(body, timing);
        else
            reportTimes(body, timing);
    }
    return met;
}

bool report(const Figures& figures) {
    bool met = true;
    for (const Figure& figure : figures) {
        const double value = figure.value();
        std::printf("%-49s %12.3f %s", figure.name.c_str(), value, figure.unit.c_str());
        if (figure.atMost != 0)
            std::printf("  %s %g", value <= figure.atMost ? "<=" : "ABOVE", figure.atMost);
        if (figure.atLeast != 0)
            std::printf("  %s %g", value >= figure.atLeast ? ">=" : "BELOW", figure.atLeast);
        std::printf("\n");
        met = met && (figure.atMost == 0 || value <= figure.atMost) && value >= figure.atLeast;
    }
    return met;
}

}  // namespace semafor::bench
