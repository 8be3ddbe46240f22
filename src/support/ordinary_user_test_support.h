#pragma once

#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace patchgen {

/// Runs `body` in a child process and returns what it writes into its result.
inline std::string in_child(const std::function<std::string()>& body) {
  int ends[2] = {-1, -1};
  if (::pipe(ends) != 0) {
    return "(no pipe)";
  }
  const pid_t child = ::fork();
  if (child == 0) {
    const std::string text = body();
    const ssize_t count = ::write(ends[1], text.data(), text.size());
    ::_exit(count == static_cast<ssize_t>(text.size()) ? 0 : 1);
  }
  ::close(ends[1]);
  std::string text;
  char buffer[4096];
  for (ssize_t count = 0; (count = ::read(ends[0], buffer, sizeof buffer)) > 0;) {
    text.append(buffer, static_cast<std::size_t>(count));
  }
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? text : "(child ended badly)";
}

/// Permission bits bind anybody but root, so the body runs as nobody when root runs the tests.
inline std::string as_ordinary_user(const std::function<std::string()>& body) {
  return in_child([&]() -> std::string {
    constexpr uid_t kNobody = 65534;
    if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) {
      return "(cannot become another user)";
    }
    return body();
  });
}

inline void set_mode(const std::string& path, mode_t mode) {
  ASSERT_EQ(::chmod(path.c_str(), mode), 0);
}

}  // namespace patchgen
