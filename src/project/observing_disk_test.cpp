#include "project/observing_disk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using Question = Observation::Question;

bool still_true(const Disk& disk, const ObservingDisk& seen) {
  for (const Observation& each : seen.observations()) {
    if (answer_of(disk, each.question, each.path) != each.answer) return false;
  }
  return true;
}

TEST(ObservingDisk, PassesOnAndRemembersEachQuestionOnce) {
  VirtualDisk disk;
  disk.put("a", "x").put("folder/b", "y");
  const ObservingDisk seen(disk);
  DiskError error;
  EXPECT_EQ(seen.read("a", error), "x");
  EXPECT_EQ(seen.read("a", error), "x");
  EXPECT_EQ(seen.read("none", error), std::nullopt);
  EXPECT_EQ(error.reason, kNoSuchFile);
  EXPECT_TRUE(seen.is_file("a"));
  EXPECT_FALSE(seen.is_directory("a"));
  EXPECT_THAT(seen.files_below("folder"), testing::ElementsAre("b"));
  EXPECT_EQ(seen.observations().size(), 5U);
  EXPECT_TRUE(still_true(disk, seen));
}

TEST(ObservingDisk, EveryAnswerThatChangesShows) {
  const auto changes = [](auto ask, auto change) {
    VirtualDisk disk;
    disk.put("a", "x").put("folder/b", "y");
    const ObservingDisk seen(disk);
    ask(seen);
    EXPECT_TRUE(still_true(disk, seen));
    change(disk);
    return !still_true(disk, seen);
  };
  DiskError error;
  const auto read = [&](const Disk& disk) { (void)disk.read("a", error); };
  const auto read_none = [&](const Disk& disk) { (void)disk.read("none", error); };
  EXPECT_TRUE(changes(read, [](VirtualDisk& disk) { disk.put("a", "X"); }));
  EXPECT_TRUE(changes(read, [](VirtualDisk& disk) { disk.put("a", ""); }));
  EXPECT_TRUE(changes(read, [](VirtualDisk& disk) { disk.remove("a"); }));
  EXPECT_TRUE(changes(read, [](VirtualDisk& disk) { disk.make_unreadable("a"); }));
  EXPECT_FALSE(changes(read, [](VirtualDisk& disk) { disk.put("b", ""); }));
  EXPECT_TRUE(changes(read_none, [](VirtualDisk& disk) { disk.put("none", ""); }));
  EXPECT_TRUE(changes([](const Disk& disk) { (void)disk.is_file("none"); },
                      [](VirtualDisk& disk) { disk.put("none", ""); }));
  EXPECT_TRUE(changes([](const Disk& disk) { (void)disk.is_directory("new"); },
                      [](VirtualDisk& disk) { disk.put("new/file", ""); }));
  EXPECT_TRUE(changes([](const Disk& disk) { (void)disk.files_below("folder"); },
                      [](VirtualDisk& disk) { disk.put("folder/c", ""); }));
}

TEST(ObservingDisk, WritesNothing) {
  VirtualDisk disk;
  ObservingDisk seen(disk);
  DiskError error;
  EXPECT_EQ(seen.write("a", "x", error), std::nullopt);
  EXPECT_FALSE(seen.write_scratch("a", "x", error));
  EXPECT_FALSE(seen.remove_file("a", error));
  EXPECT_EQ(disk.write_calls(), 0U);
}

}  // namespace
}  // namespace patchgen
