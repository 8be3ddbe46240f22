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
  Diagnostics diagnostics;
  EXPECT_THAT(project_specs(disk, project, diagnostics), ElementsAre("/p/a.json", "/p/b/z.json"));
  project.file.specs = {};
  EXPECT_THAT(project_specs(disk, project, diagnostics), IsEmpty());
  EXPECT_FALSE(diagnostics.has_errors());
}

/// A folder whose listing is what the test says.
class ListedDisk final : public VirtualDisk {
 public:
  ListedDisk(FolderListing listing, std::vector<std::string> folders)
      : VirtualDisk("/"), listing_(std::move(listing)), folders_(std::move(folders)) {}
  [[nodiscard]] FolderListing list_below(
      const std::string&, const std::function<bool(const std::string&)>& enters) const override {
    for (const std::string& folder : folders_) {
      if (enters(folder)) entered_.push_back(folder);
    }
    return listing_;
  }
  [[nodiscard]] const std::vector<std::string>& entered() const { return entered_; }

 private:
  FolderListing listing_;
  std::vector<std::string> folders_;
  mutable std::vector<std::string> entered_;
};

TEST(ProjectSpecs, WhatCannotBeSeenIsAnError) {
  const ListedDisk disk({.files = {"patches/a.json"},
                         .others = {{"patches/b.json", "is a link to no file", false},
                                    {"patches/pipe", "is not a regular file", false},
                                    {"patches/sub", "permission denied", true}},
                         .links = {}},
                        {"patches", "patches/sub", "generated", "other/patches"});
  Project project{.file = {}, .path = "", .root = "/p", .has_file = true};
  project.file.specs = {"patches/**/*.json"};
  Diagnostics diagnostics;
  EXPECT_THAT(project_specs(disk, project, diagnostics), ElementsAre("/p/patches/a.json"));
  EXPECT_THAT(disk.entered(), ElementsAre("patches", "patches/sub"));
  ASSERT_EQ(diagnostics.all().size(), 2U);
  EXPECT_EQ(diagnostics.all()[0].file, "/p/patches/b.json");
  EXPECT_EQ(diagnostics.all()[0].message, "cannot read the patch spec: is a link to no file");
  EXPECT_EQ(diagnostics.all()[1].file, "/p/patches/sub");
  EXPECT_EQ(diagnostics.all()[1].message,
            "cannot look for patch specs in this folder: permission denied");
  EXPECT_EQ(diagnostics.exit_status(), 4);
}

}  // namespace
}  // namespace patchgen
