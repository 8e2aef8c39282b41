// Runs external programs with fork and exec, and a pipe each way.
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <mutex>
#include <thread>
#include <utility>

#include "cli/process.h"

namespace semafor::cli {
namespace {

using namespace std::chrono_literals;
constexpr auto kFarewell = 300ms;

// A file descriptor, closed on destruction.
class Handle {
public:
    Handle() = default;
    explicit Handle(int number) : number_(number) {}
    Handle(Handle&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Handle& operator=(Handle&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Handle() { close(); }

    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_ = -1;
};

struct Pipe {
    Handle out;  // to read from
    Handle in;   // to write to
};

bool openPipe(Pipe& pipe) {
    std::array<int, 2> ends = {};
    if (::pipe(ends.data()) != 0) return false;
    pipe.out = Handle(ends[0]);
    pipe.in = Handle(ends[1]);
    return std::all_of(ends.begin(), ends.end(),
                       [](int end) { return ::fcntl(end, F_SETFD, FD_CLOEXEC) == 0; });
}

bool neverBlocks(const Handle& handle) {
    const int flags = ::fcntl(handle.number(), F_GETFL);
    return flags >= 0 && ::fcntl(handle.number(), F_SETFL, flags | O_NONBLOCK) == 0;
}

// Becomes the command, in its own process group, so that everything it starts can be killed with it.
[[noreturn]] void become(const char* command, const Pipe& toChild, const Pipe& fromChild) {
    ::setpgid(0, 0);
    ::dup2(toChild.out.number(), STDIN_FILENO);
    ::dup2(fromChild.in.number(), STDOUT_FILENO);
    ::signal(SIGPIPE, SIG_DFL);
    ::execl("/bin/sh", "sh", "-c", command, nullptr);
    ::_exit(127);
}

class PosixProcess : public Process {
public:
    PosixProcess(pid_t id, Handle input, Handle output)
        : id_(id), input_(std::move(input)), output_(std::move(output)) {}

    ~PosixProcess() override {
        input_.close();
        const Deadline until = std::chrono::steady_clock::now() + kFarewell;
        while (!ended() && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(2ms);
        // Until waitpid, its process id and its group's can't be reused.
        ::kill(-id_, SIGKILL);
        ::kill(id_, SIGKILL);
        while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }

    bool send(std::string_view text, Deadline deadline) override {
        while (!text.empty()) {
            if (!ready(input_, POLLOUT, deadline)) return false;
            const ssize_t written = ::write(input_.number(), text.data(), text.size());
            if (written < 0 && errno != EAGAIN && errno != EINTR) return false;
            if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }

    Reply receive(std::string& line, Deadline deadline) override {
        for (;;) {
            const std::size_t end = read_.find('\n');
            if (end != std::string::npos) {
                line = read_.substr(0, end);
                read_.erase(0, end + 1);
                return Reply::kLine;
            }
            if (read_.size() > kLongestReply) return Reply::kTooLong;
            if (!ready(output_, POLLIN, deadline)) return Reply::kLate;
            std::array<char, 4096> block{};
            const ssize_t count = ::read(output_.number(), block.data(), block.size());
            if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return Reply::kGone;
            if (count > 0) read_.append(block.data(), static_cast<std::size_t>(count));
        }
    }

private:
    [[nodiscard]] bool ended() const {
        siginfo_t info = {};
        return ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
               info.si_pid == id_;
    }

    // Waits until the handle is ready; returns false at the deadline.
    static bool ready(const Handle& handle, short what, Deadline deadline) {
        for (;;) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
                deadline - std::chrono::steady_clock::now());
            pollfd wanted = {handle.number(), what, 0};
            const int found = ::poll(&wanted, 1, static_cast<int>(std::max<long long>(left.count(), 0)));
            if (found > 0) return true;
            if (found == 0 || errno != EINTR) return false;
        }
    }

    pid_t id_;
    Handle input_;
    Handle output_;
    std::string read_;  // bytes not yet returned as a line
};

}  // namespace

bool processesExist() {
    return true;
}

// Locked: a program started between a pipe() and its FD_CLOEXEC would inherit the pipe and keep it open.
std::unique_ptr<Process> startProcess(const std::string& command) {
    static std::mutex oneAtATime;
    const std::lock_guard lock(oneAtATime);
    // A write to a program that is gone then fails instead of ending this process.
    ::signal(SIGPIPE, SIG_IGN);
    Pipe toChild;
    Pipe fromChild;
    if (!openPipe(toChild) || !openPipe(fromChild)) return nullptr;
    if (!neverBlocks(toChild.in) || !neverBlocks(fromChild.out)) return nullptr;
    const pid_t id = ::fork();
    if (id < 0) return nullptr;
    if (id == 0) become(command.c_str(), toChild, fromChild);
    ::setpgid(id, id);
    return std::make_unique<PosixProcess>(id, std::move(toChild.in), std::move(fromChild.out));
}

}  // namespace semafor::cli
