#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <vector>

#include <patchgen/disk.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> names_below(const TemporaryDirectory& directory) {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory.path())) {
    names.push_back(entry.path().lexically_relative(directory.path()).generic_string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

/// A file that is written, whose folder can take no second one of that name.
std::string too_long_name() {
  return std::string(300, 'n');
}

TEST(RealDiskWriteAll, WritesEveryFile) {
  const TemporaryDirectory directory;
  directory.write("old", "old");
  directory.write("same", "same");
  const std::string a = directory / "old";
  const std::string b = directory / "same";
  const std::string c = directory / "new/deep/c";
  const std::string d = directory / "new/deep/d";
  const std::vector<FileToWrite> files = {{a, "1"}, {b, "same"}, {c, "3"}, {d, ""}};
  DiskError error;
  EXPECT_EQ(RealDisk().write_all(files, error),
            (std::vector{WriteResult::Written, WriteResult::Unchanged, WriteResult::Written,
                         WriteResult::Written}));
  EXPECT_EQ(directory.read("old"), "1");
  EXPECT_EQ(directory.read("new/deep/c"), "3");
  EXPECT_EQ(directory.read("new/deep/d"), "");
  EXPECT_THAT(names_below(directory),
              ElementsAre("new", "new/deep", "new/deep/c", "new/deep/d", "old", "same"))
      << "no temporary file is left";
}

TEST(RealDiskWriteAll, NoFilesAreFine) {
  DiskError error;
  EXPECT_EQ(RealDisk().write_all({}, error), std::vector<WriteResult>{});
}

TEST(RealDiskWriteAll, FailureOfOneLeavesAllAsTheyWere) {
  const TemporaryDirectory directory;
  directory.write("old", "old");
  const std::string a = directory / "old";
  const std::string b = directory / "new/deep/b";
  const std::string c = directory / ("new/" + too_long_name());
  const std::string d = directory / "old/below";
  for (const std::string& bad : {c, d}) {
    const std::vector<FileToWrite> files = {{a, "1"}, {b, "2"}, {bad, "3"}};
    DiskError error;
    EXPECT_EQ(RealDisk().write_all(files, error), std::nullopt);
    EXPECT_EQ(error.file, 2U);
    EXPECT_FALSE(error.reason.empty());
    EXPECT_EQ(directory.read("old"), "old");
    EXPECT_THAT(names_below(directory), ElementsAre("old"));
  }
}

TEST(RealDiskWriteAll, FailureWhileRenamingTakesBackWhatWasRenamed) {
  // That a path is a folder is seen beforehand, unless the folder comes into being on the way: the
  // third file makes the second one's path a folder.
  const TemporaryDirectory directory;
  directory.write("old", "old");
  ASSERT_EQ(::chmod((directory / "old").c_str(), 0640), 0);
  const std::string a = directory / "old";
  const std::string n = directory / "fresh";
  const std::string b = directory / "b";
  const std::string c = directory / "b/c";
  const std::vector<FileToWrite> files = {{a, "new"}, {n, "new"}, {b, "2"}, {c, "3"}};
  DiskError error;
  EXPECT_EQ(RealDisk().write_all(files, error), std::nullopt);
  EXPECT_EQ(error.file, 2U);
  EXPECT_THAT(error.reason, HasSubstr("directory"));
  EXPECT_EQ(directory.read("old"), "old");
  struct stat status{};
  ASSERT_EQ(::stat(a.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777U, 0640U);
  EXPECT_THAT(names_below(directory), ElementsAre("old"));
}

}  // namespace
}  // namespace patchgen
