// The list of all benchmarks.
#include "harness.h"

namespace semafor::bench {

Bodies allBodies() {
    Bodies all;
    for (const Bodies& part : {networkBodies(), rulesBodies(), botBodies(), shownBodies()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

Figures allFigures() {
    Figures all;
    for (const Figures& part : {botFigures(), shownFigures()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace semafor::bench
