#include "project/source_lookup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

TEST(SourceRoots, CommandLineThenProjectThenSpec) {
  Project project{.file = {}, .path = "", .root = "p", .has_file = true};
  project.file.source_roots = {"third_party", "../up"};
  GenerateOptions options;
  options.source_roots = {"x", "/y"};
  EXPECT_THAT(source_roots(project, "p/specs/s.json", options),
              ElementsAre("x", "/y", "p/third_party", "up", "p/specs"));
  EXPECT_THAT(source_roots(Project{}, "s.json", GenerateOptions{}), ElementsAre(""));
}

TEST(FindRoot, FirstHitWins) {
  VirtualDisk disk;
  disk.put("b/m.cpp", "").put("c/m.cpp", "").make_directory("d/n.cpp");
  EXPECT_EQ(find_root(disk, {"a", "b", "c"}, "m.cpp"), "b");
  EXPECT_EQ(find_root(disk, {"c", "b"}, "m.cpp"), "c");
  EXPECT_EQ(find_root(disk, {"a", "d"}, "n.cpp"), "d") << "a folder is found, and refused later";
  EXPECT_EQ(find_root(disk, {"a", "b"}, "none.cpp"), std::nullopt);
  EXPECT_EQ(find_root(disk, {}, "m.cpp"), std::nullopt);
}

}  // namespace
}  // namespace patchgen
