#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>

#include <patchgen/disk.h>

#include "support/ordinary_user_test_support.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(RealDiskLooks, FilesAndDirectories) {
  const TemporaryDirectory directory;
  const std::string file = directory.write("file", "");
  fs::create_symlink("file", directory / "link");
  fs::create_symlink(".", directory / "here");
  EXPECT_TRUE(RealDisk().is_file(file));
  EXPECT_TRUE(RealDisk().is_file(directory / "link"));
  EXPECT_FALSE(RealDisk().is_file(directory.path()));
  EXPECT_FALSE(RealDisk().is_file("/dev/null"));
  EXPECT_FALSE(RealDisk().is_file(""));
  EXPECT_TRUE(RealDisk().is_directory(directory / "here"));
  EXPECT_FALSE(RealDisk().is_directory(file));
  EXPECT_FALSE(RealDisk().is_directory(directory / "none"));
}

TEST(RealDiskLooks, FilesBelowAreSortedAndWithoutHiddenFolders) {
  const TemporaryDirectory directory;
  for (const char* name : {"b", "a/z", "a-b", "a/y/x", ".git/config", ".hidden", "c/.d/e"}) {
    directory.write(name, "");
  }
  fs::create_directory_symlink("a", directory / "link");
  fs::create_directory_symlink("..", directory / "a/up");
  fs::create_symlink("b", directory / "file_link");
  fs::create_symlink("nowhere", directory / "dangling");
  EXPECT_THAT(RealDisk().files_below(directory.path()),
              ElementsAre(".hidden", "a-b", "a/y/x", "a/z", "b", "file_link"));
  EXPECT_THAT(RealDisk().files_below(directory / "link"), ElementsAre("y/x", "z"));
  EXPECT_THAT(RealDisk().files_below(directory / "none"), IsEmpty());
  EXPECT_THAT(RealDisk().files_below(directory / "b"), IsEmpty());
}

TEST(RealDiskLooks, WhatIsNoFileIsListedApart) {
  const TemporaryDirectory directory;
  for (const char* name : {"a/b/x", "a/c/y", ".git/config"}) directory.write(name, "");
  fs::create_symlink("nowhere", directory / "a/dangling");
  fs::create_directory_symlink("b", directory / "a/link");
  ASSERT_EQ(::mkfifo((directory / "pipe").c_str(), 0600), 0);
  const auto enters = [](const std::string& folder) { return folder != "a/c"; };
  const FolderListing listing = RealDisk().list_below(directory.path(), enters);
  EXPECT_THAT(listing.files, ElementsAre("a/b/x"));
  ASSERT_EQ(listing.others.size(), 2U);
  EXPECT_EQ(listing.others[0].path, "a/dangling");
  EXPECT_EQ(listing.others[0].reason, "is a link to no file");
  EXPECT_EQ(listing.others[1].path, "pipe");
  EXPECT_FALSE(listing.others[1].is_folder);
}

TEST(RealDiskLooks, FoldersThatCannotBeReadHaveNoFiles) {
  const TemporaryDirectory directory;
  set_mode(directory.path(), 0755);
  directory.write("open", "");
  directory.write("closed/file", "");
  set_mode(directory / "closed", 0);
  EXPECT_EQ(as_ordinary_user([&] {
              std::string names;
              for (const std::string& name : RealDisk().files_below(directory.path())) {
                names += name + ";";
              }
              const auto all = [](const std::string&) { return true; };
              for (const auto& other : RealDisk().list_below(directory.path(), all).others) {
                names += other.path + ": " + other.reason + (other.is_folder ? "/" : "");
              }
              return names;
            }),
            "open;closed: permission denied/");
}

}  // namespace
}  // namespace patchgen
