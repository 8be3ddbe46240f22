#include "support/scratch_name.h"

#include <ctime>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

/// A name that a process which has ended gave.
std::string name_of_a_dead_process() {
  const std::string own = scratch_name();
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  EXPECT_EQ(::waitpid(child, nullptr, 0), child);
  const std::string number = fmt::format("-{}-", ::getpid());
  const std::size_t at = own.find(number);
  EXPECT_NE(at, std::string::npos) << own;
  return own.substr(0, at) + fmt::format("-{}-", child) + own.substr(at + number.size());
}

TEST(ScratchName, EachIsAnotherOneAndKnown) {
  const std::string name = scratch_name();
  EXPECT_NE(name, scratch_name());
  EXPECT_TRUE(is_scratch_name(name));
  EXPECT_FALSE(is_left_behind(name));
}

TEST(ScratchName, OtherNamesAreNone) {
  for (const char* name : {"", ".patchgen-.tmp", ".patchgen-1-2-3.tmp", ".patchgen-1-2-3-4-5.tmp",
                           ".patchgen-1-2-3-4", "patchgen-1-2-3-4.tmp", ".patchgen-1-x-3-4.tmp",
                           ".patchgen-1-2-3-4x.tmp", ".patchgen-1-2-3-.tmp", ".patchgen-tmp",
                           ".patchgen.tmp", ".patchgen-1-99999999999999999999-3-4.tmp"}) {
    EXPECT_FALSE(is_scratch_name(name)) << name;
    EXPECT_FALSE(is_left_behind(name)) << name;
  }
}

TEST(ScratchName, ADeadProcessLeftItBehind) {
  EXPECT_TRUE(is_left_behind(name_of_a_dead_process()));
}

TEST(ScratchName, OfAnotherMachineItsAgeTells) {
  const std::string now = fmt::format("{:x}", std::time(nullptr));
  EXPECT_FALSE(is_left_behind(".patchgen-1-2-" + now + "-4.tmp"));
  EXPECT_TRUE(is_left_behind(".patchgen-1-2-60000000-4.tmp"));
}

TEST(ScratchName, OnlyWhatIsLeftBehindIsRemoved) {
  const TemporaryDirectory folder;
  const std::string dead = name_of_a_dead_process();
  const std::string own = scratch_name();
  for (const std::string& name : {dead, own, std::string("m.cpp"), std::string(".hidden.tmp")}) {
    folder.write(name, "x");
  }
  remove_left_behind(folder.path());
  EXPECT_FALSE(folder.exists(dead));
  EXPECT_TRUE(folder.exists(own));
  EXPECT_TRUE(folder.exists("m.cpp"));
  EXPECT_TRUE(folder.exists(".hidden.tmp"));
  remove_left_behind(folder / "nowhere");
}

}  // namespace
}  // namespace patchgen
