#include "support/virtual_disk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace patchgen {
namespace {

using ::testing::ElementsAre;

TEST(VirtualDisk, ReadsWhatWasPutAndWritten) {
  VirtualDisk disk;
  disk.put("a/b.cpp", "one");
  DiskError error;
  EXPECT_EQ(disk.read("./a//b.cpp", error), "one");
  EXPECT_EQ(disk.write("a/c/../d.cpp", "two", error), WriteResult::Written);
  EXPECT_EQ(disk.contents("a/d.cpp"), "two");
  EXPECT_EQ(disk.write("a/d.cpp", "two", error), WriteResult::Unchanged);
  EXPECT_EQ(disk.writes(), 1U);
  EXPECT_EQ(disk.unchanged_writes(), 1U);
  EXPECT_EQ(disk.write_calls(), 2U);
  EXPECT_EQ(disk.read_calls(), 1U);
  EXPECT_THAT(disk.written_paths(), ElementsAre("a/d.cpp"));
}

TEST(VirtualDisk, MissingDirectoryAndUnreadable) {
  VirtualDisk disk;
  disk.put("a/b", "x").make_unreadable("a/b");
  DiskError error;
  EXPECT_EQ(disk.read("none", error), std::nullopt);
  EXPECT_EQ(error.reason, "no such file");
  EXPECT_EQ(disk.read("a", error), std::nullopt);
  EXPECT_EQ(error.reason, "is a directory");
  EXPECT_EQ(disk.read("a/b", error), std::nullopt);
  EXPECT_EQ(error.reason, "permission denied");
  EXPECT_TRUE(disk.is_file("a/b"));
  EXPECT_FALSE(disk.is_directory("a/b"));
  EXPECT_TRUE(disk.is_directory("a"));
  EXPECT_FALSE(disk.is_directory("none"));
}

TEST(VirtualDisk, FaultsOfWriting) {
  VirtualDisk disk;
  disk.put("old", "12345").make_read_only("ro").make_directory("folder").make_unwritable("bad");
  disk.fail_write_at(2, "gone");
  DiskError error;
  EXPECT_EQ(disk.write("first", "1", error), WriteResult::Written);
  EXPECT_EQ(disk.write("second", "2", error), std::nullopt);
  EXPECT_EQ(error.reason, "gone");
  EXPECT_EQ(disk.write("second", "2", error), WriteResult::Written);
  EXPECT_EQ(disk.write("ro/deep/file", "3", error), std::nullopt);
  EXPECT_FALSE(disk.can_write("ro/deep/file", error));
  EXPECT_EQ(error.reason, "read-only file system");
  EXPECT_FALSE(disk.can_write("folder", error));
  EXPECT_FALSE(disk.can_write("old/below", error));
  EXPECT_EQ(error.reason, "a folder of the path is a file");
  EXPECT_EQ(disk.write("bad", "3", error), std::nullopt);
  disk.set_capacity(10);
  EXPECT_EQ(disk.write("old", "123456", error), std::nullopt);
  EXPECT_EQ(error.reason, "no space left on device");
  EXPECT_EQ(disk.contents("old"), "12345");
  EXPECT_TRUE(disk.can_write("new", error));
  EXPECT_EQ(disk.writes(), 2U);
}

TEST(VirtualDisk, WriteAllWritesAllOrNothing) {
  VirtualDisk disk;
  disk.put("a", "1").put("same", "s");
  const std::vector<FileToWrite> files = {{"a", "22"}, {"same", "s"}, {"d/b", "333"}};
  DiskError error;
  for (std::size_t i = 0; i < files.size(); ++i) {
    disk.fail_write_at(i + 1, "gone");
    EXPECT_EQ(disk.write_all(files, error), std::nullopt);
    EXPECT_EQ(error.reason, "gone");
    EXPECT_EQ(error.file, i);
    EXPECT_EQ(disk.files(), (std::map<std::string, std::string>{{"a", "1"}, {"same", "s"}}));
  }
  disk.set_capacity(6);  // the old ones, and one of the new ones
  EXPECT_EQ(disk.write_all(files, error), std::nullopt);
  EXPECT_EQ(error.file, 2U);
  disk.set_capacity(7);
  EXPECT_EQ(disk.write_all(files, error),
            (std::vector{WriteResult::Written, WriteResult::Unchanged, WriteResult::Written}));
  EXPECT_EQ(disk.contents("a"), "22");
  EXPECT_EQ(disk.contents("d/b"), "333");
}

TEST(VirtualDisk, FilesBelow) {
  VirtualDisk disk("/work");
  disk.put("p/b", "").put("p/a/z", "").put("p/.git/x", "").put("p/.hidden", "").put("/q/y", "");
  EXPECT_THAT(disk.files_below("p"), ElementsAre(".hidden", "a/z", "b"));
  EXPECT_THAT(disk.files_below("/work/p"), ElementsAre(".hidden", "a/z", "b"));
  EXPECT_THAT(disk.files_below("/q"), ElementsAre("y"));
  EXPECT_THAT(disk.files_below("none"), ElementsAre());
}

}  // namespace
}  // namespace patchgen
