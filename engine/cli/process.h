// A program of somebody else's, spoken to in lines over its standard input and output.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace semafor::cli {

using Deadline = std::chrono::steady_clock::time_point;

enum class Reply : std::uint8_t {
    kLine,
    kLate,     // the deadline passed
    kGone,     // the program has ended, or has closed its output
    kTooLong,  // more than kLongestReply without an end
};
inline constexpr std::size_t kLongestReply = 65536;

class Process {
public:
    Process() = default;
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    // Closes its input, gives it a moment to end, and ends it with all that it started.
    virtual ~Process() = default;

    // False when the program is gone or doesn't read until the deadline.
    virtual bool send(std::string_view text, Deadline deadline) = 0;
    // The next line without its end.
    virtual Reply receive(std::string& line, Deadline deadline) = 0;
};

// Whether programs can be started here at all.
bool processesExist();

// Starts the command as a shell does; its errors go where ours go. Null when that isn't possible.
std::unique_ptr<Process> startProcess(const std::string& command);

}  // namespace semafor::cli
