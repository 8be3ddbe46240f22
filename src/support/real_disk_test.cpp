#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include <patchgen/disk.h>

#include "support/ordinary_user_test_support.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string read_failure(const std::string& path) {
  DiskError error;
  const auto bytes = RealDisk().read(path, error);
  return bytes ? fmt::format("(read {} bytes)", bytes->size()) : error.reason;
}

std::string write_failure(const std::string& path, std::string_view bytes = "x") {
  DiskError error;
  return RealDisk().write(path, bytes, error) ? "(written)" : error.reason;
}

/// Empty when `path` can be written.
std::string can_write_failure(const std::string& path) {
  DiskError error;
  return RealDisk().can_write(path, error) ? "" : error.reason;
}

struct stat status_of(const std::string& path) {
  struct stat status{};
  EXPECT_EQ(::lstat(path.c_str(), &status), 0) << path;
  return status;
}

TEST(RealDiskRead, GivesAllBytes) {
  const TemporaryDirectory directory;
  const std::string bytes("\xEF\xBB\xBF a\r\nb\0c\rd", 11);
  DiskError error;
  EXPECT_EQ(RealDisk().read(directory.write("a", bytes), error), bytes);
  EXPECT_EQ(RealDisk().read(directory.write("empty", ""), error), "");
  const std::string large(3'000'001, 'x');
  EXPECT_EQ(RealDisk().read(directory.write("large", large), error), large);
}

TEST(RealDiskRead, SaysWhyNot) {
  const TemporaryDirectory directory;
  directory.write("file", "x");
  EXPECT_EQ(read_failure(directory / "none"), "no such file");
  EXPECT_EQ(read_failure(directory.path()), "is a directory");
  EXPECT_EQ(read_failure(directory / "file/below"), "a folder of the path is a file");
  EXPECT_EQ(read_failure(directory / std::string(300, 'n')), "file name too long");
  EXPECT_EQ(read_failure(""), "the file name is empty");
  EXPECT_EQ(read_failure(directory / std::string("file\0x", 6)), "the file name holds a NUL byte");
  fs::create_symlink("circle", directory / "circle");
  EXPECT_THAT(read_failure(directory / "circle"), HasSubstr("symbolic links"));
  fs::create_symlink("nowhere", directory / "dangling");
  EXPECT_EQ(read_failure(directory / "dangling"), "no such file");
}

TEST(RealDiskRead, RightsAreAsked) {
  const TemporaryDirectory directory;
  set_mode(directory.path(), 0755);
  set_mode(directory.write("secret", "x"), 0);
  EXPECT_EQ(as_ordinary_user([&] { return read_failure(directory / "secret"); }),
            "permission denied");
}

TEST(RealDiskRead, RefusesWhatIsTooLargeBeforeReadingIt) {
  const TemporaryDirectory directory;
  const std::string path = directory.write("large", "");
  ASSERT_EQ(::truncate(path.c_str(), off_t{1} << 40), 0);
  EXPECT_EQ(read_failure(path), "is too large: 1099511627776 bytes, and the limit is 67108864");
  ASSERT_EQ(::truncate(path.c_str(), static_cast<off_t>(Disk::kMaxFileSize)), 0);
  EXPECT_EQ(read_failure(path), "(read 67108864 bytes)");
  ASSERT_EQ(::truncate(path.c_str(), static_cast<off_t>(Disk::kMaxFileSize) + 1), 0);
  EXPECT_THAT(read_failure(path), HasSubstr("is too large: 67108865 bytes"));
  EXPECT_THAT(read_failure("/dev/zero"), HasSubstr("is too large: more than 67108864 bytes"));
}

TEST(RealDiskRead, SizeIsOnlyAHint) {
  DiskError error;
  const auto bytes = RealDisk().read("/proc/self/status", error);
  ASSERT_TRUE(bytes) << error.reason;
  EXPECT_THAT(*bytes, HasSubstr("VmSize"));
}

TEST(RealDiskRead, Pipes) {
  const TemporaryDirectory directory;
  const std::string path = directory / "pipe";
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  const std::string sent(200'000, 'p');
  std::thread writer([&] {
    const int pipe = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    std::size_t done = 0;
    while (done < sent.size()) {
      done += static_cast<std::size_t>(::write(pipe, sent.data() + done, 1000));
    }
    ::close(pipe);
  });
  DiskError error;
  EXPECT_EQ(RealDisk().read(path, error), sent);
  writer.join();
}

TEST(RealDiskRead, StandardInputPipeSocketAndClosed) {
  const auto with_input = [](int descriptor) {
    return in_child([&]() -> std::string {
      if (descriptor < 0) {
        ::close(STDIN_FILENO);
      } else {
        ::dup2(descriptor, STDIN_FILENO);
      }
      DiskError error;
      return RealDisk().read("/dev/stdin", error).value_or("(failed) " + error.reason);
    });
  };
  int ends[2] = {-1, -1};
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], "piped", 5), 5);
  ::close(ends[1]);
  EXPECT_EQ(with_input(ends[0]), "piped");
  ::close(ends[0]);

  ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
  ASSERT_EQ(::write(ends[1], "socket", 6), 6);
  ::close(ends[1]);
  ASSERT_EQ(::fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
  EXPECT_EQ(with_input(ends[0]), "socket");
  ::close(ends[0]);

  EXPECT_THAT(with_input(-1), ::testing::StartsWith("(failed) "));
}

TEST(RealDiskWrite, NewFileInNewFolders) {
  const TemporaryDirectory directory;
  DiskError error;
  EXPECT_EQ(RealDisk().write(directory / "a/b//c.cpp", "x\n", error), WriteResult::Written);
  EXPECT_EQ(directory.read("a/b/c.cpp"), "x\n");
  EXPECT_THAT(RealDisk().files_below(directory.path()), ElementsAre("a/b/c.cpp"));
}

TEST(RealDiskWrite, RelativePathAndEmptyContent) {
  const TemporaryDirectory directory;
  EXPECT_EQ(in_child([&] {
              return ::chdir(directory.path().c_str()) == 0
                         ? write_failure("here", "") + write_failure("sub/there", "1")
                         : "(no directory)";
            }),
            "(written)(written)");
  EXPECT_EQ(directory.read("here"), "");
  EXPECT_EQ(directory.read("sub/there"), "1");
}

TEST(RealDiskWrite, EqualContentIsNotTouched) {
  const TemporaryDirectory directory;
  const std::string path = directory.write("a", "same");
  const struct stat before = status_of(path);
  DiskError error;
  EXPECT_EQ(RealDisk().write(path, "same", error), WriteResult::Unchanged);
  const struct stat after = status_of(path);
  EXPECT_EQ(before.st_ino, after.st_ino);
  EXPECT_EQ(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
  EXPECT_EQ(before.st_ctim.tv_nsec, after.st_ctim.tv_nsec);
  EXPECT_EQ(RealDisk().write(path, "Same", error), WriteResult::Written);
  EXPECT_NE(before.st_ino, status_of(path).st_ino);  // never written in place
  EXPECT_EQ(directory.read("a"), "Same");
}

TEST(RealDiskWrite, ModeIsKeptOrTheUsersDefault) {
  const TemporaryDirectory directory;
  for (const mode_t mode : {0600U, 0755U, 0444U, 0664U}) {
    const std::string path = directory.write("a", "old");
    set_mode(path, mode);
    EXPECT_EQ(write_failure(path, "new"), "(written)");
    EXPECT_EQ(status_of(path).st_mode & 07777U, mode);
    fs::remove(path);
  }
  EXPECT_EQ(in_child([&] {
              ::umask(027);
              return write_failure(directory / "fresh");
            }),
            "(written)");
  EXPECT_EQ(status_of(directory / "fresh").st_mode & 07777U, 0640U);
}

TEST(RealDiskWrite, OwnerIsKept) {
  if (::geteuid() != 0) {
    // Only root can give a file away: all that can be seen is that one's own stays one's own.
    const TemporaryDirectory own;
    EXPECT_EQ(write_failure(own.write("a", "old"), "new"), "(written)");
    EXPECT_EQ(status_of(own / "a").st_uid, ::geteuid());
    return;
  }
  const TemporaryDirectory directory;
  const std::string path = directory.write("a", "old");
  ASSERT_EQ(::chown(path.c_str(), 65534, 65534), 0);
  set_mode(path, 0640);
  EXPECT_EQ(write_failure(path, "new"), "(written)");
  EXPECT_EQ(status_of(path).st_uid, 65534U);
  EXPECT_EQ(status_of(path).st_mode & 07777U, 0640U);
}

TEST(RealDiskWrite, LinkStaysAndItsFileChanges) {
  const TemporaryDirectory directory;
  directory.write("store/real", "old");
  fs::create_symlink("store/real", directory / "link");
  fs::create_symlink("link", directory / "link2");
  EXPECT_EQ(can_write_failure(directory / "link2"), "");
  EXPECT_EQ(write_failure(directory / "link2", "new"), "(written)");
  EXPECT_TRUE(fs::is_symlink(directory / "link"));
  EXPECT_TRUE(fs::is_symlink(directory / "link2"));
  EXPECT_EQ(directory.read("store/real"), "new");
}

TEST(RealDiskWrite, DanglingLinkGetsItsFile) {
  const TemporaryDirectory directory;
  fs::create_directory(directory / "sub");
  fs::create_symlink("../store/real", directory / "sub/link");
  EXPECT_EQ(can_write_failure(directory / "sub/link"), "");
  EXPECT_EQ(write_failure(directory / "sub/link", "new"), "(written)");
  EXPECT_TRUE(fs::is_symlink(directory / "sub/link"));
  EXPECT_EQ(directory.read("store/real"), "new");
}

TEST(RealDiskWrite, RefusesWhatIsNoFile) {
  const TemporaryDirectory directory;
  directory.write("file", "x");
  const std::string pipe = directory / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  fs::create_symlink("circle", directory / "circle");
  const std::vector<std::pair<std::string, std::string>> cases = {
      {directory.path(), "is a directory"},
      {directory / "", "is a directory"},
      {directory / "new/", "names a folder, not a file"},
      {directory / "file/below", "a folder of the path is a file"},
      {pipe, "is not a regular file"},
      {"/dev/null", "is not a regular file"},
      {directory / "circle", "too many symbolic links, or a circle of them"},
      {directory / std::string(256, 'n'), "file name too long"},
      {"", "the file name is empty"},
      {directory / std::string("a\0b", 3), "the file name holds a NUL byte"},
  };
  for (const auto& [path, reason] : cases) {
    EXPECT_EQ(write_failure(path), reason) << path;
    EXPECT_EQ(can_write_failure(path), reason) << path;
  }
  EXPECT_THAT(RealDisk().files_below(directory.path()), ElementsAre("file"));
  EXPECT_EQ(directory.read("file"), "x");
}

TEST(RealDiskWrite, LongestNamesWork) {
  const TemporaryDirectory directory;
  EXPECT_EQ(can_write_failure(directory / std::string(255, 'n')), "");
  EXPECT_EQ(write_failure(directory / std::string(255, 'n')), "(written)");
}

TEST(RealDiskWrite, TooLongNameBelowNewFoldersLeavesNoFolder) {
  const TemporaryDirectory directory;
  const std::string path = directory / ("a/b/" + std::string(256, 'n'));
  EXPECT_EQ(can_write_failure(path), "file name too long");
  EXPECT_EQ(write_failure(path), "file name too long");
  EXPECT_FALSE(directory.exists("a"));
}

TEST(RealDiskWrite, SystemFoldersAreNoPlace) {
  for (const std::string path : {"/proc/patchgen/x.cpp", "/proc/x.cpp", "/sys/x.cpp"}) {
    EXPECT_NE(can_write_failure(path), "") << path;
    EXPECT_NE(write_failure(path), "(written)") << path;
  }
}

/// Runs `body` under a file size limit of 4096 bytes, the signal ignored as in the program's main.
std::string with_file_size_limit(const std::function<std::string()>& body) {
  return in_child([&] {
    const rlimit limit{4096, 4096};
    ::signal(SIGXFSZ, SIG_IGN);
    return ::setrlimit(RLIMIT_FSIZE, &limit) == 0 ? body() : "(no limit)";
  });
}

TEST(RealDiskWrite, FailureInTheMiddleLeavesNothingBehind) {
  const TemporaryDirectory directory;
  directory.write("old", "old");
  const std::string bytes(10'000, 'x');
  const std::string reason = "larger than the system's file size limit allows";
  EXPECT_EQ(with_file_size_limit([&] { return write_failure(directory / "old", bytes); }), reason);
  EXPECT_EQ(with_file_size_limit([&] { return write_failure(directory / "a/b/new", bytes); }),
            reason);
  EXPECT_EQ(directory.read("old"), "old");
  EXPECT_FALSE(directory.exists("a"));
  EXPECT_THAT(RealDisk().files_below(directory.path()), ElementsAre("old"));
}

TEST(RealDiskWrite, FailureKeepsFoldersThatWereThere) {
  const TemporaryDirectory directory;
  fs::create_directory(directory / "a");
  with_file_size_limit(
      [&] { return write_failure(directory / "a/b/new", std::string(10'000, 'x')); });
  EXPECT_TRUE(directory.exists("a"));
  EXPECT_FALSE(directory.exists("a/b"));
}

TEST(RealDiskWrite, RightsAreAsked) {
  const TemporaryDirectory directory;
  set_mode(directory.path(), 0755);
  directory.write("closed/file", "old");
  set_mode(directory / "closed", 0555);
  const std::string closed = directory / "closed";
  const std::string reason = "the folder '" + closed + "' cannot be written to: permission denied";
  for (const std::string name : {"/file", "/new"}) {
    EXPECT_EQ(as_ordinary_user([&] { return can_write_failure(closed + name); }), reason);
    EXPECT_EQ(as_ordinary_user([&] { return write_failure(closed + name); }), reason);
  }
  EXPECT_EQ(as_ordinary_user([&] { return can_write_failure(closed + "/sub/new"); }), reason);
  EXPECT_EQ(as_ordinary_user([&] { return write_failure(closed + "/sub/new"); }),
            "the folder '" + closed + "/sub' cannot be made: permission denied");
  EXPECT_EQ(directory.read("closed/file"), "old");
}

TEST(RealDiskWrite, EffectiveUserCounts) {
  const TemporaryDirectory directory;
  set_mode(directory.path(), 0700);
  if (::geteuid() == 0) {
    EXPECT_THAT(in_child([&]() -> std::string {
                  return ::seteuid(65534) == 0 ? can_write_failure(directory / "x") : "(no user)";
                }),
                HasSubstr("permission denied"));
  }
  EXPECT_EQ(can_write_failure(directory / "x"), "");
}

TEST(RealDiskWrite, StickyFolderGuardsFilesOfOthers) {
  const TemporaryDirectory directory;
  fs::create_directory(directory / "shared");
  set_mode(directory.path(), 0755);
  set_mode(directory.write("shared/mine", "old"), 0666);
  set_mode(directory / "shared", 01777);
  const std::string path = directory / "shared/mine";
  const bool other = ::geteuid() == 0;  // else "nobody" is the owner himself
  const std::string asked = as_ordinary_user([&] { return can_write_failure(path); });
  const std::string tried = as_ordinary_user([&] { return write_failure(path); });
  EXPECT_EQ(asked.empty(), !other) << asked;
  EXPECT_EQ(tried == "(written)", !other) << tried;
  EXPECT_THAT(RealDisk().files_below(directory / "shared"), ElementsAre("mine"));
}

TEST(RealDiskWrite, UnreadableOldFileCanBeReplaced) {
  const TemporaryDirectory directory;
  set_mode(directory.path(), 0777);
  EXPECT_EQ(as_ordinary_user([&]() -> std::string {
              const std::string path = directory / "a";
              const std::string first = write_failure(path, "old");
              ::chmod(path.c_str(), 0);
              return first + write_failure(path, "new");
            }),
            "(written)(written)");
  set_mode(directory / "a", 0600);
  EXPECT_EQ(directory.read("a"), "new");
}

TEST(RealDiskWrite, CanWriteChangesNothing) {
  const TemporaryDirectory directory;
  EXPECT_EQ(can_write_failure(directory / "a/b/c"), "");
  EXPECT_FALSE(directory.exists("a"));
}

TEST(RealDiskWrite, ManyThreadsShareNewFolders) {
  const TemporaryDirectory directory;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&, i] {
      for (int j = 0; j < 5; ++j) {
        EXPECT_EQ(write_failure(directory / fmt::format("d{}/sub/{}", j, i)), "(written)");
        EXPECT_EQ(
            write_failure(directory / "same", std::string(50'000, static_cast<char>('a' + i))),
            "(written)");
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(RealDisk().files_below(directory.path()).size(), 41U);
  const std::string same = directory.read("same");
  EXPECT_EQ(same, std::string(50'000, same[0]));  // whole, whoever came last
}

TEST(RealDiskWrite, AFileThatNobodyMayReadIsReadableAfterwards) {
  const TemporaryDirectory directory;
  set_mode(directory.path(), 0777);
  EXPECT_EQ(as_ordinary_user([&] {
              RealDisk disk;
              DiskError error;
              disk.write(directory / "file", "old", error);
              set_mode(directory / "file", 0);
              disk.write(directory / "file", "new", error);
              return disk.read(directory / "file", error).value_or(error.reason);
            }),
            "new");
}

}  // namespace
}  // namespace patchgen
