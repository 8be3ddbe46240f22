#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <patchgen/generate.h>

#include "project/paths.h"
#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(FindProject, NearestFileAbove) {
  VirtualDisk disk("/");
  disk.put("/w/patchgen.json", R"({"output_dir":"outer"})");
  disk.put("/w/a/patchgen.json", R"({"output_dir":"inner"})");
  Diagnostics diagnostics;
  const auto inner = find_project(disk, "/w/a/b/c", std::nullopt, diagnostics);
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->file.output_dir, "inner");
  EXPECT_EQ(inner->root, shown_path("/w/a"));
  EXPECT_TRUE(inner->has_file);
  const auto outer = find_project(disk, "/w/x", std::nullopt, diagnostics);
  ASSERT_TRUE(outer);
  EXPECT_EQ(outer->file.output_dir, "outer");
  EXPECT_THAT(diagnostics.all(), IsEmpty());
}

TEST(FindProject, NamedOneWins) {
  VirtualDisk disk("/");
  disk.put("/w/patchgen.json", "{}").put("/e/own.json", R"({"output_dir":"own"})");
  Diagnostics diagnostics;
  const auto project = find_project(disk, "/w", "/e/own.json", diagnostics);
  ASSERT_TRUE(project);
  EXPECT_EQ(project->file.output_dir, "own");
  EXPECT_EQ(project->root, shown_path("/e"));
}

TEST(FindProject, WithoutOneTheFolderIsTheProject) {
  const VirtualDisk disk("/");
  Diagnostics diagnostics;
  const auto project = find_project(disk, "/w/a", std::nullopt, diagnostics);
  ASSERT_TRUE(project);
  EXPECT_FALSE(project->has_file);
  EXPECT_EQ(project->root, shown_path("/w/a"));
  EXPECT_EQ(project->file.output_dir, "generated");
}

TEST(FindProject, Errors) {
  VirtualDisk disk("/");
  disk.put("/w/patchgen.json", "{ oops").put("/v/patchgen.json", "{}");
  disk.make_unreadable("/v/patchgen.json");
  Diagnostics syntax;
  EXPECT_FALSE(find_project(disk, "/w/a", std::nullopt, syntax));
  EXPECT_EQ(syntax.exit_status(), 2);
  ASSERT_EQ(syntax.all().size(), 1U);
  EXPECT_EQ(syntax.all()[0].file, shown_path("/w/patchgen.json"));
  EXPECT_EQ(syntax.all()[0].line, 1);
  Diagnostics unreadable;
  EXPECT_FALSE(find_project(disk, "/v", std::nullopt, unreadable));
  EXPECT_THAT(unreadable.all()[0].message, HasSubstr("permission denied"));
  Diagnostics missing;
  EXPECT_FALSE(find_project(disk, "/w", "/none.json", missing));
  EXPECT_THAT(missing.all()[0].message, HasSubstr("no such file"));
}

TEST(ProjectSpecs, SortedEachOnceAndBelowTheProject) {
  VirtualDisk disk("/");
  disk.put("/p/b/z.json", "").put("/p/a.json", "").put("/p/b/y.txt", "").put("/q/c.json", "");
  disk.put("/p/.git/d.json", "");
  Project project{.file = {}, .path = "", .root = "/p", .has_file = true};
  project.file.specs = {"**/*.json", "b/*.json", "*.json"};
  EXPECT_THAT(project_specs(disk, project), ElementsAre("/p/a.json", "/p/b/z.json"));
  project.file.specs = {};
  EXPECT_THAT(project_specs(disk, project), IsEmpty());
}

}  // namespace
}  // namespace patchgen
