// Benchmark interface shared by both runners: Google Benchmark natively, and our own timing under Node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace semafor::bench {

// A benchmark that runs on each of a number of prepared cases. The return value is only used so that the
// compiler can't optimise the work away.
struct Body {
    std::string name;
    std::size_t cases = 0;
    std::function<std::uint64_t(std::size_t)> run;
    // The goals, in microseconds per case; 0: no goal.
    double goalMean = 0;
    double goalWorst = 0;
    // `run` returns the number of items it processed, and the result is items per second.
    bool counts = false;
    double goalRate = 0;  // millions per second
};
using Bodies = std::vector<Body>;

// A result that isn't a time: computed once.
struct Figure {
    std::string name;
    std::function<double()> value;
    std::string unit;
    double atMost = 0;  // the goals; 0: no goal
    double atLeast = 0;
};
using Figures = std::vector<Figure>;

// Microseconds.
struct Timing {
    double mean = 0;  // over all cases
    // The slowest case; each case counts with its best round, so that interruptions don't matter.
    double worst = 0;
    double rate = 0;  // millions of counted items per second, over all cases
};

Timing measure(const Body& body);

// Prints a line per benchmark: mean, worst, and the goals. Returns whether all goals are met.
bool report(const Bodies& bodies);
bool report(const Figures& figures);

// The bodies and figures of each part, and all of them; add a new part here and to all_bodies.cpp.
Bodies networkBodies();
Bodies rulesBodies();
Bodies botBodies();
Bodies shownBodies();
Bodies allBodies();
Figures botFigures();
Figures shownFigures();
Figures allFigures();

}  // namespace semafor::bench
