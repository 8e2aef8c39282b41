// Best use of stations: tries every assignment of loans, except loans that duplicate an earlier one.
//
// Each component keeps the set of goals that have exactly one node in it. Joining two components completes
// the goals in both sets; the new set is the exclusive or of the two. So the search never looks at a goal
// that it doesn't complete.
#include "networks/station_choice.h"

#include <bit>

#include "base/assert.h"
#include "base/bounded_vector.h"

namespace semafor {
namespace {

// A loan that joins its station's component to another one.
struct UsefulLoan {
    std::uint8_t component = 0;
    std::uint8_t place = 0;
};

struct Standing {
    int points = 0;  // of the completed goals
    int completed = 0;
    int loans = 0;

    [[nodiscard]] bool betterThan(const Standing& other) const {
        if (points != other.points) return points > other.points;
        if (completed != other.completed) return completed > other.completed;
        return loans < other.loans;
    }
};

class LoanSearch {
public:
    LoanSearch(std::span<const Join> own, std::span<const StationLoans> stations, std::span<const Goal> goals)
        : components_(own), stations_(stations), goals_(goals) {
        GoalSet done = 0;
        for (std::size_t g = 0; g < goals.size(); ++g) {
            const GoalSet goal = GoalSet{1} << g;
            open_[components_.find(goals[g].a)] ^= goal;
            open_[components_.find(goals[g].b)] ^= goal;
            if (components_.joined(goals[g].a, goals[g].b)) done |= goal;
        }
        for (std::size_t s = 0; s < stations.size(); ++s) keepUseful(s);
        complete(done);
    }

    StationChoice run() {
        best_.loan.fill(kNoLoan);
        best_.completed = done_;
        bestStanding_ = standing_;
        tryStation(0);
        best_.points = goalPoints(goals_, best_.completed);
        return best_;
    }

private:
    void keepUseful(std::size_t station) {
        home_[station] = components_.find(stations_[station].city);
        NodeSet seen = NodeSet{1} << home_[station];
        const std::span<const std::uint8_t> loans = stations_[station].loans;
        SEMAFOR_ASSERT(loans.size() < kNoLoan);
        for (std::size_t l = 0; l < loans.size(); ++l) {
            const std::uint8_t component = components_.find(loans[l]);
            if (((seen >> component) & 1) != 0) continue;
            seen |= NodeSet{1} << component;
            useful_[station].push({component, static_cast<std::uint8_t>(l)});
        }
    }

    void complete(GoalSet goals) {
        done_ |= goals;
        for (; goals != 0; goals &= goals - 1) {
            ++standing_.completed;
            standing_.points += goals_[static_cast<std::size_t>(std::countr_zero(goals))].points;
        }
    }

    // The component that has absorbed `component` through the loans currently tried.
    [[nodiscard]] std::uint8_t absorberOf(std::uint8_t component) const {
        for (const Join& join : absorbed_)
            if (join.a == component) component = join.b;
        return component;
    }

    void tryStation(std::size_t station) {
        if (station == stations_.size()) {
            if (standing_.betterThan(bestStanding_)) keepBest();
            return;
        }
        for (const UsefulLoan& loan : useful_[station]) tryLoan(station, loan);
        tryStation(station + 1);
    }

    void tryLoan(std::size_t station, const UsefulLoan& loan) {
        const std::uint8_t from = absorberOf(home_[station]);
        const std::uint8_t to = absorberOf(loan.component);
        if (from == to) return;  // already joined, and fewer loans are better
        const Standing standingBefore = standing_;
        const GoalSet doneBefore = done_, openBefore = open_[to];
        loan_[station] = loan.place;
        ++standing_.loans;
        complete(open_[from] & open_[to]);
        open_[to] ^= open_[from];
        absorbed_.push({from, to});
        tryStation(station + 1);
        absorbed_.pop();
        open_[to] = openBefore;
        done_ = doneBefore;
        standing_ = standingBefore;
        loan_[station] = kNoLoan;
    }

    void keepBest() {
        bestStanding_ = standing_;
        best_.loan = loan_;
        best_.completed = done_;
    }

    Components components_;
    std::span<const StationLoans> stations_;
    std::span<const Goal> goals_;
    std::array<GoalSet, kMaxNodes> open_{};  // by component: the goals with exactly one node in it
    std::array<std::uint8_t, kMaxLenders> home_{};
    std::array<BoundedVector<UsefulLoan, kMaxNodes>, kMaxLenders> useful_{};
    BoundedVector<Join, kMaxLenders> absorbed_;
    std::array<std::uint8_t, kMaxLenders> loan_ = {kNoLoan, kNoLoan, kNoLoan};
    GoalSet done_ = 0;
    Standing standing_;
    StationChoice best_;
    Standing bestStanding_;
};

}  // namespace

StationChoice chooseStations(std::span<const Join> own, std::span<const StationLoans> stations,
                             std::span<const Goal> goals) {
    SEMAFOR_ASSERT(stations.size() <= kMaxLenders && goals.size() <= kMaxGoals);
    return LoanSearch(own, stations, goals).run();
}

}  // namespace semafor
