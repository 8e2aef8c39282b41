// An external program that exchanges lines over its standard input and output.
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
    kGone,     // the program has ended or closed its output
    kTooLong,  // more than kLongestReply bytes without a line feed
};
inline constexpr std::size_t kLongestReply = 65536;

class Process {
public:
    Process() = default;
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    // Closes its input, gives it a moment to end, then kills it and everything it started.
    virtual ~Process() = default;

    // Returns false if the program is gone or doesn't read by the deadline.
    virtual bool send(std::string_view text, Deadline deadline) = 0;
    // Reads the next line, without its line feed.
    virtual Reply receive(std::string& line, Deadline deadline) = 0;
};

// Whether this platform can start programs.
bool processesExist();

// Starts the command in a shell; both programs share stderr. Null if that isn't possible.
std::unique_ptr<Process> startProcess(const std::string& command);

}  // namespace semafor::cli
