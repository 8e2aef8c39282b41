// What a benchmark is, for both who run it: Google Benchmark natively, and our own timing under Node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace semafor::bench {

// A body that is run on each of a number of prepared cases. What it returns is only there to be used, so
// that the compiler can't leave the work out.
struct Body {
    std::string name;
    std::size_t cases = 0;
    std::function<std::uint64_t(std::size_t)> run;
    // The goals, in microseconds a case; 0 for none.
    double goalMean = 0;
    double goalWorst = 0;
    // What `run` returns is how many things it did, and how many a second is the figure.
    bool counts = false;
    double goalRate = 0;  // millions a second
};
using Bodies = std::vector<Body>;

// A figure that is no time of a body: computed once.
struct Figure {
    std::string name;
    std::function<double()> value;
    std::string unit;
    double atMost = 0;  // the goals; 0 for none
    double atLeast = 0;
};
using Figures = std::vector<Figure>;

// Microseconds.
struct Timing {
    double mean = 0;  // over all cases
    // Of the slowest case, each one's best of some rounds, so that interruptions don't count.
    double worst = 0;
    double rate = 0;  // millions a second of what the body counts, over all cases
};

Timing measure(const Body& body);

// Prints a line a body: mean, worst, and the goals. The answer is whether all goals are met.
bool report(const Bodies& bodies);
bool report(const Figures& figures);

// The bodies and figures of each part, and all of them; a new part is added to both (all_bodies.cpp).
Bodies networkBodies();
Bodies rulesBodies();
Bodies botBodies();
Bodies shownBodies();
Bodies allBodies();
Figures botFigures();
Figures shownFigures();
Figures allFigures();

}  // namespace semafor::bench
