// Runs the benchmarks under Google Benchmark. With --goals it times them with our own harness instead, and
// fails if a goal isn't met.
#include <benchmark/benchmark.h>

#include <cstring>

#include "harness.h"

namespace {

// One iteration is one run over all cases.
void runAll(benchmark::State& state, const semafor::bench::Body& body) {
    std::uint64_t counted = 0;
    for (auto _ : state)
        for (std::size_t i = 0; i < body.cases; ++i) benchmark::DoNotOptimize(counted += body.run(i));
    const auto runs = static_cast<std::int64_t>(body.cases) * static_cast<std::int64_t>(state.iterations());
    state.SetItemsProcessed(body.counts ? static_cast<std::int64_t>(counted) : runs);
    if (body.counts) return;
    const auto perCase = benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert;
    state.counters["mean"] = benchmark::Counter(static_cast<double>(body.cases), perCase);
    state.counters["worst_us"] = semafor::bench::measure(body).worst;
}

}  // namespace

int main(int argc, char** argv) {
    const semafor::bench::Bodies bodies = semafor::bench::allBodies();
    const semafor::bench::Figures figures = semafor::bench::allFigures();
    if (argc > 1 && std::strcmp(argv[1], "--goals") == 0) {
        const bool times = semafor::bench::report(bodies);
        return semafor::bench::report(figures) && times ? 0 : 1;
    }
    for (const semafor::bench::Body& body : bodies)
        benchmark::RegisterBenchmark(body.name.c_str(), [&body](benchmark::State& state) {
            runAll(state, body);
        })->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    semafor::bench::report(figures);
    return 0;
}
