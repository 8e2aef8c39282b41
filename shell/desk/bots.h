// The question to a bot whose turn it is: one at a time, answered by the host.
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
    // Closes the question. False when that isn't the open one.
    bool close(std::uint64_t token);
    // Nothing can answer that question now; the host goes on trying.
    void missing(std::uint64_t token);
    // The open question needs no answer any more, if there is one.
    void forget();

private:
    Services at_;
    std::uint64_t question_ = 0;  // the token of the open one; 0: none
    std::uint64_t questions_ = 0;
};

}  // namespace semafor
