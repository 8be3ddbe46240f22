#include "emit/header_words.h"

#include <gtest/gtest.h>
#include <string>

#include <patchgen/emit.h>

namespace patchgen {
namespace {

std::string generated(const std::string& upstream) {
  const HeaderFacts facts{.source = "a/m.cpp",
                          .based_on = "m==1",
                          .spec = "patches/m gpu.json",
                          .regenerate = "patchgen patches/m gpu.json -o out dir --diff",
                          .patches = {{.title = "t", .description = "Spec: no, not here"}}};
  EmittedFile file = emit(SourceText("x.cpp", upstream), {}, facts);
  set_fingerprint(file, "0123456789abcdef");
  return file.bytes;
}

void expect_facts(const std::string& bytes) {
  const ReadHeader header = read_header(bytes);
  EXPECT_TRUE(header.found);
  EXPECT_EQ(header.source, "a/m.cpp");
  EXPECT_EQ(header.spec, "patches/m gpu.json");
  EXPECT_EQ(header.output_dir, "out dir");
  EXPECT_EQ(header.fingerprint, "0123456789abcdef");
}

TEST(ReadHeader, FindsWhatEmitWrote) {
  expect_facts(generated("int x;\n"));
  expect_facts(generated("// Copyright\n\nint x;\n"));
  expect_facts(generated("\xef\xbb\xbfint x;\r\nint y;\r\n"));
}

TEST(ReadHeader, LayoutDoesNotMatter) {
  std::string wrapped = generated("int x;\n");
  for (const char* word : {" gpu.json", " dir --", " 0123", " NOT EDIT"}) {
    wrapped.insert(wrapped.find(word), "\n// ");
  }
  expect_facts(wrapped);
}

TEST(ReadHeader, CommentsMayStandAboveIt) {
  EXPECT_TRUE(read_header(generated("int x;\n")).begins_file);
  EXPECT_TRUE(read_header("\n" + generated("int x;\n")).begins_file);
  for (const char* above :
       {"// Copyright\n", "/* Copyright\n * of mine */\n\n", "/**/ //\n// a\n"}) {
    const std::string bytes = above + generated("int x;\n");
    expect_facts(bytes);
    EXPECT_FALSE(read_header(bytes).begins_file) << above;
  }
  EXPECT_TRUE(read_header("/**/\n" + generated("int x;\n")).begins_file) << "says nothing";
}

TEST(ReadHeader, WordsMayStandInIt) {
  const std::string whole = generated("int x;\n");
  for (const char* word : {"AUTO-", "\n//  Source", "\n//  Patches"}) {
    std::string edited = whole;
    edited.insert(edited.find(word), "\n// mine\n//");
    EXPECT_TRUE(read_header(edited).begins_file) << edited;
    EXPECT_EQ(read_header(edited).source, "a/m.cpp") << edited;
  }
}

TEST(ReadHeader, OtherFilesHaveNone) {
  EXPECT_FALSE(read_header("").found);
  EXPECT_FALSE(read_header("int x;\n").found);
  EXPECT_FALSE(read_header("// AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY\n").found);
  EXPECT_FALSE(read_header("int y;\n" + generated("int x;\n")).found);
  EXPECT_FALSE(read_header("/* unfinished" + generated("int x;\n")).found);
  const std::string whole = generated("int x;\n");
  EXPECT_FALSE(read_header(whole.substr(0, whole.find("//  Patches"))).found) << "cut off";
}

}  // namespace
}  // namespace patchgen
