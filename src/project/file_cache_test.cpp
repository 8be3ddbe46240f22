#include "project/file_cache.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

#include "support/virtual_disk.h"

namespace patchgen {
namespace {

TEST(FileCache, ReadsAndOutlinesOnce) {
  VirtualDisk disk;
  disk.put("a.cpp", "class A {};\n");
  FileCache cache(disk);
  const auto first = cache.load("a.cpp", "a.cpp");
  const auto second = cache.load("a.cpp", "a.cpp");
  EXPECT_EQ(first, second);
  EXPECT_EQ(disk.read_calls(), 1U);
  ASSERT_NE(first->file.outline, nullptr);
  EXPECT_EQ(first->file.outline->declarations.size(), 1U);
  EXPECT_EQ(first->file.text->name(), "a.cpp");
}

TEST(FileCache, ThreadsShareOneReading) {
  VirtualDisk disk;
  constexpr int kFiles = 5;
  for (int i = 0; i < kFiles; ++i) {
    disk.put(std::to_string(i), "int x" + std::to_string(i) + ";\n");
  }
  FileCache cache(disk);
  std::vector<std::vector<std::shared_ptr<const LoadedFile>>> seen(8);
  {
    std::vector<std::jthread> threads;
    for (auto& mine : seen) {
      threads.emplace_back([&] {
        for (int i = 0; i < kFiles; ++i) {
          const std::string name = std::to_string(i);
          mine.push_back(cache.load(name, name));
        }
      });
    }
  }
  EXPECT_EQ(disk.read_calls(), static_cast<std::size_t>(kFiles));
  for (const auto& mine : seen) EXPECT_EQ(mine, seen.front());
  EXPECT_EQ(seen[0][3]->file.text->bytes(), "int x3;\n");
}

TEST(FileCache, SaysWhyAFileCannotBeRead) {
  VirtualDisk disk;
  disk.put("secret", "x").make_unreadable("secret").put("empty", "").make_directory("folder");
  FileCache cache(disk);
  EXPECT_EQ(cache.load("secret", "secret")->unreadable, "permission denied");
  EXPECT_EQ(cache.load("empty", "empty")->unreadable, "the file is empty");
  EXPECT_EQ(cache.load("folder", "folder")->unreadable, "is a directory");
  EXPECT_EQ(cache.load("none", "none")->unreadable, "no such file");
  EXPECT_EQ(cache.load("none", "none")->file.text, nullptr);
}

TEST(FileCache, LetsGoOfWhatWasNotUsedTheLongest) {
  VirtualDisk disk;
  for (const char* name : {"a", "b", "c"}) disk.put(name, "int xxx;\n");
  FileCache cache(disk, 20);
  const auto held = cache.load("a", "a");
  (void)cache.load("b", "b");
  (void)cache.load("a", "a");
  EXPECT_EQ(disk.read_calls(), 2U);
  (void)cache.load("c", "c");  // the third does not fit: b goes
  (void)cache.load("a", "a");
  EXPECT_EQ(disk.read_calls(), 3U);
  (void)cache.load("b", "b");
  EXPECT_EQ(disk.read_calls(), 4U);
  EXPECT_EQ(held->file.text->bytes(), "int xxx;\n");
}

TEST(FileCache, AFileThatIsLargerThanTheLimitIsStillShared) {
  VirtualDisk disk;
  disk.put("a", "int xxx;\n");
  FileCache cache(disk, 1);
  (void)cache.load("a", "a");
  (void)cache.load("a", "a");
  EXPECT_EQ(disk.read_calls(), 1U);
}

}  // namespace
}  // namespace patchgen
