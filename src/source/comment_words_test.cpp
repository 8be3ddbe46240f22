#include "source/comment_words.h"

#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

std::string words_of(std::string_view comment) {
  std::string joined;
  for (const std::string_view word : comment_words(comment)) {
    if (!joined.empty()) joined += '|';
    joined += word;
  }
  return joined;
}

TEST(CommentWords, WhatDrawsTheCommentIsNoWord) {
  EXPECT_EQ(words_of("// a b"), "a|b");
  EXPECT_EQ(words_of("//a b"), "a|b");
  EXPECT_EQ(words_of("///< a"), "a");
  EXPECT_EQ(words_of("//!< a"), "a");
  EXPECT_EQ(words_of("/** a\n *  b\n **/"), "a|b");
  EXPECT_EQ(words_of("/*! a */"), "a");
  EXPECT_EQ(words_of("/*a\n  b*/"), "a|b");
  EXPECT_EQ(words_of("/* a \\\r\n * b */"), "a|b");
  EXPECT_EQ(words_of("//////////"), "");
  EXPECT_EQ(words_of("/**/"), "");
  EXPECT_EQ(words_of("/***/"), "");
  EXPECT_EQ(words_of("//"), "");
}

TEST(CommentWords, EverythingElseIs) {
  EXPECT_EQ(words_of("// a/b *p **bold** !x"), "a/b|*p|**bold**|!x");
  EXPECT_EQ(words_of("// a * b / c"), "a|*|b|/|c");
  EXPECT_EQ(words_of("/* a / b */"), "a|/|b");
  EXPECT_EQ(words_of("//<a> b"), "<a>|b");
  EXPECT_EQ(words_of("// ===="), "====");
  EXPECT_EQ(words_of("/* a\n *p */"), "a|*p");
  EXPECT_EQ(words_of("/* never closed"), "never|closed");
}

TEST(EndsNamespace, KnowsTheUsualSpellings) {
  for (const char* comment :
       {"// namespace a", "// namespace a::b", "// namespace", "// anonymous namespace",
        "// unnamed namespace", "// end namespace a", "/* end of namespace a */", "// Namespace a.",
        "//namespace a"}) {
    EXPECT_TRUE(ends_namespace(comment_words(comment), "")) << comment;
  }
  for (const char* comment : {"// a", "//", "// end", "// namespace a is where the models live",
                              "// the namespace", "// class Namespace"}) {
    EXPECT_FALSE(ends_namespace(comment_words(comment), "")) << comment;
  }
}

TEST(EndsNamespace, KnowsTheNameAlone) {
  for (const char* comment : {"// a::b", "// end a::b", "// a::b.", "// b", "// end of b"}) {
    EXPECT_TRUE(ends_namespace(comment_words(comment), "a::b")) << comment;
  }
  for (const char* comment : {"// a", "// c", "// a::b is done", "// bb", "// end of", "//"}) {
    EXPECT_FALSE(ends_namespace(comment_words(comment), "a::b")) << comment;
  }
}

}  // namespace
}  // namespace patchgen
