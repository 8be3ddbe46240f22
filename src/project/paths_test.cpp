#include "project/paths.h"

#include <filesystem>
#include <gtest/gtest.h>

#include "project/canonical_paths.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

TEST(Paths, Join) {
  EXPECT_EQ(join_path("a", "b"), "a/b");
  EXPECT_EQ(join_path("", "b"), "b");
  EXPECT_EQ(join_path("a", "/b"), "/b");
  EXPECT_EQ(join_path("a/b", "../c"), "a/c");
  EXPECT_EQ(join_path("a", "./b//c"), "a/b/c");
  EXPECT_EQ(join_path("..", "../c"), "../../c");
  EXPECT_EQ(join_path(".", "b"), "b");
}

TEST(Paths, ParentAndName) {
  EXPECT_EQ(parent_path("a/b"), "a");
  EXPECT_EQ(parent_path("b"), "");
  EXPECT_EQ(parent_path("/b"), "/");
  EXPECT_EQ(file_name("a/b.cpp"), "b.cpp");
  EXPECT_EQ(file_name("b"), "b");
}

TEST(Paths, Absolute) {
  const std::string here = fs::current_path().string();
  EXPECT_EQ(absolute_path(""), here);
  EXPECT_EQ(absolute_path("."), here);
  EXPECT_EQ(absolute_path("a/../b/"), (fs::current_path() / "b").string());
  EXPECT_EQ(absolute_path("/a/./b"), "/a/b");
  EXPECT_EQ(absolute_path("/"), "/");
}

TEST(Paths, CanonicalFollowsLinksAsFarAsTheyExist) {
  const TemporaryDirectory directory;
  directory.write("real/file", "x");
  fs::create_directory_symlink(directory / "real", directory / "link");
  EXPECT_EQ(canonical_path(directory / "link/file"), directory / "real/file");
  EXPECT_EQ(canonical_path(directory / "link/none/new"), directory / "real/none/new");
  EXPECT_EQ(canonical_path(directory / "real/../real/file"), directory / "real/file");
  EXPECT_EQ(canonical_path("/no/such/place"), "/no/such/place");
  fs::create_symlink("../none", directory / "real/dangling");
  EXPECT_EQ(canonical_path(directory / "link/dangling"), directory / "none");
  fs::create_symlink("circle", directory / "circle");
  EXPECT_EQ(canonical_path(directory / "circle"), directory / "circle");
}

TEST(CanonicalPaths, AreThoseOfCanonicalPath) {
  const TemporaryDirectory directory;
  directory.write("real/file", "x");
  fs::create_directory_symlink(directory / "real", directory / "link");
  fs::create_symlink("../none", directory / "real/dangling");
  fs::create_symlink("circle", directory / "circle");
  fs::create_symlink("file", directory / "real/other");
  CanonicalPaths paths;
  for (int again = 0; again < 2; ++again) {
    for (const std::string& path :
         {directory / "link/file", directory / "link/none/new", directory / "link/../real/file",
          directory / "link/dangling", directory / "circle", directory / "circle/x",
          directory / "link/other", directory / "real/", std::string("/no/such/place"),
          std::string("/"), std::string(""), std::string("."), std::string("a/./b"),
          std::string("../a")}) {
      EXPECT_EQ(paths.of(path), canonical_path(path)) << path;
    }
  }
}

TEST(CanonicalPaths, LieBelowAFolderButNotBesideIt) {
  EXPECT_TRUE(lies_below("/a/b", "/a"));
  EXPECT_TRUE(lies_below("/a/b/c", "/a"));
  EXPECT_TRUE(lies_below("/a", "/"));
  EXPECT_FALSE(lies_below("/ab", "/a"));
  EXPECT_FALSE(lies_below("/a", "/a"));
  EXPECT_FALSE(lies_below("/", "/a"));
}

TEST(Paths, ShownIsRelativeBelowTheWorkingDirectoryOnly) {
  EXPECT_EQ(shown_path("a/b"), "a/b");
  EXPECT_EQ(shown_path((fs::current_path() / "a").string()), "a");
  EXPECT_EQ(shown_path(""), fs::current_path().string());
  if (fs::current_path().has_relative_path()) {  // all is below "/"
    EXPECT_EQ(shown_path("../x"), (fs::current_path().parent_path() / "x").string());
  }
}

TEST(Paths, Below) {
  EXPECT_EQ(path_below("/a/b/c", "/a"), "b/c");
  EXPECT_EQ(path_below("/a", "/a"), "");
  EXPECT_EQ(path_below("/ab/c", "/a"), "");
  EXPECT_EQ(path_below("/c", "/a"), "");
  EXPECT_EQ(path_below("/a/../c", "/a"), "");
  EXPECT_EQ(path_below("/a/..hidden/c", "/a"), "..hidden/c") << "no parent, but a name with dots";
}

}  // namespace
}  // namespace patchgen
