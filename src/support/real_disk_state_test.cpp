// What a look at a file tells of its changes, on the real file system.

#include <chrono>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <limits>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include <patchgen/disk.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// A disk for which all files were changed long ago.
RealDisk late_disk() {
  return RealDisk([] { return std::numeric_limits<std::int64_t>::max(); });
}

std::optional<FileState> state_when_read(const Disk& disk, const std::string& path) {
  DiskError error;
  const std::optional<StatedBytes> read = disk.read_with_state(path, error);
  return read ? read->state : std::nullopt;
}

/// Writes in place, without another file.
void overwrite(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::in | std::ios::out | std::ios::binary) << bytes;
}

/// Waits until the file system counts another time than that of the last change of `path`.
void wait_for_the_clock_of(const std::string& path) {
  const std::int64_t before = RealDisk().look(path).state->changed;
  const std::string other = path + ".clock";
  do {
    fs::remove(other);
    std::ofstream{other};
  } while (RealDisk().look(other).state->changed == before);
}

void set_times_of(const std::string& path, const struct stat& of) {
  const timespec times[] = {of.st_atim, of.st_mtim};
  ASSERT_EQ(::utimensat(AT_FDCWD, path.c_str(), times, 0), 0);
}

class RealDiskState : public testing::Test {
 protected:
  RealDiskState() { path_ = directory_.write("folder/file", "int x;\n"); }

  /// Whether a look at `path` after `change` tells that the bytes may be others.
  bool shows(const std::string& path, const std::function<void()>& change) {
    const std::optional<FileState> state = state_when_read(late_disk(), path);
    EXPECT_TRUE(state.has_value());
    EXPECT_EQ(RealDisk().look(path).state, state);
    wait_for_the_clock_of(path_);
    change();
    return RealDisk().look(path).state != state;
  }

  TemporaryDirectory directory_;
  std::string path_;
};

TEST_F(RealDiskState, NothingShowsWhenNothingChanges) {
  EXPECT_FALSE(shows(path_, [] {}));
  EXPECT_FALSE(shows(path_, [&] { (void)fs::file_size(path_); }));
}

TEST_F(RealDiskState, AFileThatHasJustBeenWrittenHasNone) {
  DiskError error;
  const std::optional<StatedBytes> read = RealDisk().read_with_state(path_, error);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->bytes, "int x;\n");
  EXPECT_EQ(read->state, std::nullopt);
  EXPECT_NE(state_when_read(late_disk(), path_), std::nullopt);
}

TEST_F(RealDiskState, NorHasOneOfTheFuture) {
  const timespec times[] = {{4'000'000'000, 0}, {4'000'000'000, 0}};
  ASSERT_EQ(::utimensat(AT_FDCWD, path_.c_str(), times, 0), 0);
  const RealDisk in_a_minute([] {
    const auto now = std::chrono::system_clock::now() + std::chrono::minutes(1);
    return std::int64_t{std::chrono::nanoseconds(now.time_since_epoch()).count()};
  });
  EXPECT_EQ(state_when_read(in_a_minute, path_), std::nullopt);
  set_times_of(path_, {});
  EXPECT_NE(state_when_read(in_a_minute, path_), std::nullopt);
}

TEST_F(RealDiskState, AnEditOfSameSizeShowsAlsoWithItsOldTime) {
  struct stat before{};
  ASSERT_EQ(::stat(path_.c_str(), &before), 0);
  EXPECT_TRUE(shows(path_, [&] { overwrite(path_, "int y;\n"); }));
  EXPECT_TRUE(shows(path_, [&] {
    overwrite(path_, "int z;\n");
    set_times_of(path_, before);  // as touch -r, cp -p and rsync -t do
  }));
}

TEST_F(RealDiskState, AnotherFileOfThatNameShows) {
  struct stat before{};
  ASSERT_EQ(::stat(path_.c_str(), &before), 0);
  EXPECT_TRUE(shows(path_, [&] {
    const std::string other = directory_.write("folder/other", "int y;\n");
    set_times_of(other, before);
    fs::rename(other, path_);
  }));
}

TEST_F(RealDiskState, ALinkThatLeadsElsewhereShows) {
  const std::string link = directory_ / "link";
  directory_.write("folder/other", "int y;\n");
  fs::create_symlink("folder/file", link);
  EXPECT_TRUE(RealDisk().look(link).is_link);
  EXPECT_TRUE(shows(link, [&] {
    fs::remove(link);
    fs::create_symlink("folder/other", link);
  }));
  EXPECT_TRUE(shows(link, [&] { overwrite(directory_ / "folder/other", "int z;\n"); }));
  EXPECT_TRUE(shows(link, [&] { fs::remove(directory_ / "folder/other"); }));
}

TEST_F(RealDiskState, AnotherFolderInItsPlaceShows) {
  directory_.write("new/file", "int y;\n");
  EXPECT_TRUE(shows(path_, [&] {
    fs::rename(directory_ / "folder", directory_ / "old");
    fs::rename(directory_ / "new", directory_ / "folder");
  }));
}

TEST_F(RealDiskState, OtherPermissionsShow) {
  EXPECT_TRUE(shows(path_, [&] { fs::permissions(path_, fs::perms::none); }));
  fs::permissions(path_, fs::perms::owner_all);
  EXPECT_TRUE(shows(path_, [&] {
    fs::permissions(path_, fs::perms::none);
    fs::permissions(path_, fs::perms::owner_all);
  }));
}

TEST_F(RealDiskState, WhatTheSystemMakesUpHasNone) {
  EXPECT_EQ(state_when_read(late_disk(), "/proc/self/status"), std::nullopt);
  EXPECT_EQ(state_when_read(late_disk(), "/sys/kernel/mm/transparent_hugepage/enabled"),
            std::nullopt);
  EXPECT_EQ(state_when_read(late_disk(), "/dev/null"), std::nullopt);
}

TEST_F(RealDiskState, TellsWhatIsThere) {
  using Kind = FileLook::Kind;
  fs::create_symlink("nowhere", directory_ / "dangling");
  const RealDisk disk;
  EXPECT_EQ(disk.look(path_).kind, Kind::File);
  EXPECT_FALSE(disk.look(path_).is_link);
  EXPECT_EQ(disk.look(directory_.path()).kind, Kind::Directory);
  EXPECT_EQ(disk.look("/dev/null").kind, Kind::Other);
  EXPECT_EQ(disk.look(directory_ / "none").kind, Kind::Nothing);
  EXPECT_EQ(disk.look(directory_ / "none").state, std::nullopt);
  EXPECT_EQ(disk.look(directory_ / "dangling").kind, Kind::Nothing);
  EXPECT_TRUE(disk.look(directory_ / "dangling").is_link);
  EXPECT_EQ(disk.look("").kind, Kind::Nothing);
  EXPECT_EQ(disk.look(path_ + std::string("\0x", 2)).kind, Kind::Nothing);
}

TEST_F(RealDiskState, ListsTellLinksApart) {
  fs::create_symlink("file", directory_ / "folder/link");
  const FolderListing listing =
      RealDisk().list_below(directory_.path(), [](const std::string&) { return true; });
  EXPECT_EQ(listing.files, (std::vector<std::string>{"folder/file", "folder/link"}));
  EXPECT_EQ(listing.links, std::vector<std::string>{"folder/link"});
}

}  // namespace
}  // namespace patchgen
