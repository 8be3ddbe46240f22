#include "support/run_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <string_view>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/interruption.h"

namespace patchgen {
namespace {

using Clock = std::chrono::steady_clock;

/// Both ends of a pipe; closes what is still open.
class Pipe {
 public:
  Pipe() {
    if (::pipe2(ends_.data(), O_CLOEXEC) != 0) {
      throw std::runtime_error("no pipe can be made");
    }
  }
  ~Pipe() {
    close(0);
    close(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  [[nodiscard]] int end(std::size_t which) const { return ends_[which]; }
  void close(std::size_t which) {
    if (ends_[which] >= 0) {
      ::close(ends_[which]);
      ends_[which] = -1;
    }
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

/// While it lives, a reader that goes away is an EPIPE for this thread and no signal.
class WithoutBrokenPipeSignal {
 public:
  WithoutBrokenPipeSignal() {
    ::sigemptyset(&signals_);
    ::sigaddset(&signals_, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  }
  ~WithoutBrokenPipeSignal() {
    const timespec now{};
    while (::sigtimedwait(&signals_, nullptr, &now) > 0) {
    }
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  WithoutBrokenPipeSignal(const WithoutBrokenPipeSignal&) = delete;
  WithoutBrokenPipeSignal& operator=(const WithoutBrokenPipeSignal&) = delete;

  [[nodiscard]] const sigset_t& before() const { return before_; }

 private:
  sigset_t signals_{};
  sigset_t before_{};
};

std::vector<std::string> environment_of(const Command& command) {
  std::vector<std::string> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view name =
        std::string_view(*variable).substr(0, std::strcspn(*variable, "="));
    const bool replaced =
        std::any_of(command.environment.begin(), command.environment.end(),
                    [&](const std::string& own) { return own.substr(0, own.find('=')) == name; });
    if (!replaced) {
      variables.emplace_back(*variable);
    }
  }
  for (const std::string& own : command.environment) {
    if (own.find('=') != std::string::npos) {
      variables.push_back(own);
    }
  }
  return variables;
}

std::vector<char*> pointers_to(std::vector<std::string>& strings) {
  std::vector<char*> pointers;
  for (std::string& string : strings) {
    pointers.push_back(string.data());
  }
  pointers.push_back(nullptr);
  return pointers;
}

/// The child's side of fork: nothing here allocates, another thread may hold the heap's lock.
[[noreturn]] void become(pid_t parent, const char* directory, char* const* arguments,
                         char* const* variables, const sigset_t& signals,
                         const std::array<int, 3>& streams) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(127);  // it ended before that
  bool ready = *directory == '\0' || ::chdir(directory) == 0;
  for (int i = 0; i < 3; ++i) {
    ready = ready && ::dup2(streams[static_cast<std::size_t>(i)], i) == i;
  }
  ::pthread_sigmask(SIG_SETMASK, &signals, nullptr);
  if (ready) {
    ::execvpe(arguments[0], arguments, variables);
  }
  constexpr std::string_view kMessage = "cannot be started\n";
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kMessage.data(), kMessage.size());
  ::_exit(127);
}

/// False once the other end is closed.
bool read_into(int descriptor, std::string& text, std::size_t most, bool& cut) {
  std::array<char, 65536> chunk;
  const ssize_t count = ::read(descriptor, chunk.data(), chunk.size());
  if (count > 0) {
    const std::size_t kept = std::min(static_cast<std::size_t>(count), most - text.size());
    text.append(chunk.data(), kept);
    cut = cut || kept < static_cast<std::size_t>(count);
  }
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

/// A running child, its pipes and the time at which it has to be done.
class Child {
 public:
  Child(pid_t id, const Command& command, Pipe& in, Pipe& out, Pipe& err, Clock::time_point end)
      : id_(id),
        command_(command),
        input_(command.input),
        in_(in),
        out_(out),
        err_(err),
        end_(end) {}

  ProcessResult finish() {
    result_.timed_out = !exchange();
    // Not reaped yet, so the group's id cannot be another one's.
    ::kill(-id_, SIGKILL);
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status)) {
      result_.exit_status = WEXITSTATUS(status);
    } else if (WIFSIGNALED(status)) {
      result_.signal = WTERMSIG(status);
    }
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool has_ended() const {
    siginfo_t info{};
    const int failed = ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
    return failed == 0 ? info.si_pid == id_ : errno != EINTR;
  }

  /// Feeds and drains the pipes until the child has ended and its outputs are drained; false when
  /// time is up first. A process that the child leaves behind with the pipes open is not waited
  /// for.
  bool exchange() {
    constexpr auto kTick = std::chrono::milliseconds(20);
    ::fcntl(in_.end(1), F_SETFL, O_NONBLOCK);
    while (true) {
      const bool ended = has_ended();
      const bool moved = transfer(ended ? std::chrono::milliseconds(0) : kTick);
      if (ended && !moved) return true;
      if (Clock::now() >= end_ || interrupted()) return ended;
    }
  }

  /// Moves what can be moved within `patience`; false when there was nothing.
  bool transfer(std::chrono::milliseconds patience) {
    if (input_.empty()) in_.close(1);
    if (out_.end(0) < 0 && err_.end(0) < 0) {
      // Nothing is left to wait for but the end, which comes at once as a rule.
      if (patience.count() > 0) ::usleep(500);
      return false;
    }
    std::array<pollfd, 3> waited{pollfd{in_.end(1), POLLOUT, 0}, pollfd{out_.end(0), POLLIN, 0},
                                 pollfd{err_.end(0), POLLIN, 0}};
    const int ready = ::poll(waited.data(), waited.size(), static_cast<int>(patience.count()));
    if (ready <= 0) return false;
    if (waited[0].revents != 0) {
      const ssize_t count = ::write(in_.end(1), input_.data(), input_.size());
      if (count >= 0) {
        input_.remove_prefix(static_cast<std::size_t>(count));
      } else if (errno != EINTR && errno != EAGAIN) {
        input_ = {};  // it does not want the rest
      }
    }
    if (waited[1].revents != 0 &&
        !read_into(out_.end(0), result_.out, command_.most_output, result_.cut)) {
      out_.close(0);
    }
    if (waited[2].revents != 0 &&
        !read_into(err_.end(0), result_.err, command_.most_output, result_.cut)) {
      err_.close(0);
    }
    return true;
  }

  pid_t id_;
  const Command& command_;
  std::string_view input_;
  Pipe& in_;
  Pipe& out_;
  Pipe& err_;
  Clock::time_point end_;
  ProcessResult result_;
};

}  // namespace

ProcessResult run_process(const Command& command) {
  const Clock::time_point end = Clock::now() + command.timeout;
  std::vector<std::string> arguments = command.arguments;
  std::vector<std::string> variables = environment_of(command);
  const std::vector<char*> argument_pointers = pointers_to(arguments);
  const std::vector<char*> variable_pointers = pointers_to(variables);
  if (arguments.empty()) {
    throw std::runtime_error("no program to run");
  }
  Pipe in;
  Pipe out;
  Pipe err;
  const WithoutBrokenPipeSignal quiet;
  const pid_t parent = ::getpid();
  const pid_t child = ::fork();
  if (child < 0) {
    throw std::runtime_error("no process can be made");
  }
  if (child == 0) {
    become(parent, command.working_directory.c_str(), argument_pointers.data(),
           variable_pointers.data(), quiet.before(), {in.end(0), out.end(1), err.end(1)});
  }
  ::setpgid(child, child);  // here, too: whichever side comes first
  in.close(0);
  out.close(1);
  err.close(1);
  return Child(child, command, in, out, err, end).finish();
}

}  // namespace patchgen
