#include "project/glob.h"

#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

TEST(Glob, WithinOneSegment) {
  EXPECT_TRUE(matches_glob("a/*.json", "a/b.json"));
  EXPECT_FALSE(matches_glob("a/*.json", "a/b/c.json")) << "* crosses no slash";
  EXPECT_FALSE(matches_glob("*.json", "a.jsonc"));
  EXPECT_TRUE(matches_glob("?.json", "a.json"));
  EXPECT_FALSE(matches_glob("?.json", "ab.json"));
  EXPECT_TRUE(matches_glob("[ab].json", "b.json"));
  EXPECT_FALSE(matches_glob("[!ab].json", "b.json"));
  EXPECT_TRUE(matches_glob("a.json", "a.json"));
  EXPECT_FALSE(matches_glob("a.json", "A.json"));
}

TEST(Glob, AnyNumberOfSegments) {
  for (const char* path : {"p/x.json", "p/a/x.json", "p/a/b/x.json"}) {
    EXPECT_TRUE(matches_glob("p/**/*.json", path)) << path;
  }
  EXPECT_FALSE(matches_glob("p/**/*.json", "q/x.json"));
  EXPECT_TRUE(matches_glob("**", "a/b/c"));
  EXPECT_TRUE(matches_glob("**/c", "c"));
  EXPECT_TRUE(matches_glob("a/**", "a/b"));
  EXPECT_TRUE(matches_glob("**/b/**/d", "a/b/c/d"));
  EXPECT_TRUE(matches_glob("**/**/d", "d"));
  EXPECT_FALSE(matches_glob("**/b", "a/b/c"));
}

TEST(Glob, DotsAndSlashes) {
  EXPECT_TRUE(matches_glob("./p/*.json", "p/x.json"));
  EXPECT_TRUE(matches_glob("p//*.json", "p/x.json"));
  EXPECT_FALSE(matches_glob("p/*", "p/.hidden")) << "as in a shell";
  EXPECT_TRUE(matches_glob("p/.h*", "p/.hidden"));
}

TEST(Glob, ManyStarsTakeNoTime) {
  std::string pattern;
  std::string path;
  for (int i = 0; i < 200; ++i) {
    pattern += "**/a/";
    path += "a/";
  }
  EXPECT_FALSE(matches_glob(pattern + "b", path + "c"));
}

TEST(Glob, MayMatchBelow) {
  EXPECT_TRUE(may_match_below("a/b/*.json", ""));
  EXPECT_TRUE(may_match_below("a/b/*.json", "a"));
  EXPECT_TRUE(may_match_below("a/b/*.json", "a/b"));
  EXPECT_TRUE(may_match_below("a/*/c", "a/x"));
  EXPECT_TRUE(may_match_below("**/*.json", "x/y/z"));
  EXPECT_TRUE(may_match_below("a/**", "a/x/y"));
  EXPECT_FALSE(may_match_below("a/b/*.json", "b"));
  EXPECT_FALSE(may_match_below("a/b/*.json", "a/b/c"));
  EXPECT_FALSE(may_match_below("*.json", "a"));
  EXPECT_FALSE(may_match_below("a/**", "b"));
}

}  // namespace
}  // namespace patchgen
