// Asks the host for the action of the bot whose turn it is: one question at a time.
#pragma once

#include <cstdint>

#include "desk/match.h"
#include "desk/services.h"

namespace semafor {

class Bots {
public:
    explicit Bots(const Services& services) : at_(services) {}

    // Whether a question is open.
    [[nodiscard]] bool asked() const { return question_ != 0; }

    // Asks the bot of the seat to act. Required: the game isn't over.
    void ask(const Match& match);
    // Closes the question; false when it isn't the open one.
    bool close(std::uint64_t token);
    // No bot can answer that question now; the host keeps trying.
    void missing(std::uint64_t token);
    // Drops the open question, if there is one.
    void forget();

private:
    Services at_;
    std::uint64_t question_ = 0;  // token of the open question; 0: no question is open
    std::uint64_t questions_ = 0;
};

}  // namespace semafor
