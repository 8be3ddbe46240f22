#include "drift/compare.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include <patchgen/emit.h>

namespace patchgen {
namespace {

const std::string kCode =
    "#include <b>\n#include <a>\n\nnamespace n {\nint f(int a) { return a; }\n}\n";

/// A generated file of `code`, whose header gives `description`.
std::string generated(const std::string& code, const std::string& description = "why") {
  const HeaderFacts facts{.source = "m.cpp",
                          .based_on = "",
                          .spec = "s.json",
                          .regenerate = "",
                          .patches = {{.title = "t", .description = description}}};
  EmittedFile file = emit(SourceText("m.cpp", code), {}, facts);
  const SourceText open("o.cpp", file.bytes);
  set_fingerprint(file, fingerprint(open, tokenize(open)));
  return file.bytes;
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

OutputState state_of(const std::string& checked_in, const std::string& regenerated) {
  return compare_output(SourceText("is", checked_in), SourceText("ought", regenerated));
}

TEST(CompareOutput, SameAndReformatted) {
  const std::string now = generated(kCode);
  EXPECT_EQ(state_of(now, now), OutputState::Same);
  EXPECT_EQ(state_of(with(now, "int f(int a)", "int\nf( int a )"), now), OutputState::Reformatted);
  EXPECT_EQ(state_of(with(now, "#include <b>\n#include <a>", "#include <a>\n#include <b>"), now),
            OutputState::Reformatted);
  EXPECT_EQ(state_of(now.substr(0, now.size() - 1) + "  // namespace n\n", now),
            OutputState::Reformatted);
}

TEST(CompareOutput, InputsMoved) {
  const std::string now = generated(with(kCode, "return a", "return a + 1"));
  EXPECT_EQ(state_of(generated(kCode), now), OutputState::Stale);
  const std::string formatted =
      with(generated(kCode), "#include <b>\n#include <a>", "#include <a>\n#include <b>");
  EXPECT_EQ(state_of(formatted, now), OutputState::Stale) << "a formatter's work is no edit";
  EXPECT_EQ(state_of(generated(kCode, "why not"), generated(kCode)), OutputState::Stale)
      << "the header tells what the spec says";
}

TEST(CompareOutput, EditedByHand) {
  const std::string now = generated(kCode);
  EXPECT_EQ(state_of(with(now, "return a", "return a + 1"), now), OutputState::Edited);
  EXPECT_EQ(state_of(with(now, "return a", "// return a"), now), OutputState::Edited);
  EXPECT_EQ(state_of(with(now, "int f", "/* f */ int f"), now), OutputState::Edited);
  EXPECT_EQ(state_of(kCode, now), OutputState::Stale) << "without header, but nothing to lose";
  EXPECT_EQ(state_of("int x;\n", now), OutputState::Edited) << "no file of ours";
}

TEST(CompareOutput, CommentsBehindTheBracesOfNamespaces) {
  const std::string now = generated(kCode);
  const std::string moved = generated(with(kCode, "return a", "return a + 1"));
  const std::string noted = now.substr(0, now.size() - 1) + "  // FIXME(me): make it atomic\n";
  EXPECT_EQ(state_of(noted, now), OutputState::Edited);
  EXPECT_EQ(state_of(noted, moved), OutputState::Edited);
  EXPECT_FALSE(is_as_generated(SourceText("is", noted)));

  const std::string odd = generated(kCode.substr(0, kCode.size() - 1) + "  // that was n\n");
  const std::string odd_moved = generated(
      with(kCode.substr(0, kCode.size() - 1), "return a", "return a + 1") + "  // that was n\n");
  const std::string replaced = with(odd, "that was n", "namespace n");
  EXPECT_EQ(state_of(replaced, odd), OutputState::Reformatted) << "clang-format does so";
  EXPECT_EQ(state_of(with(odd, "  // that was n", ""), odd), OutputState::Reformatted);
  EXPECT_EQ(state_of(replaced, odd_moved), OutputState::Stale);
  EXPECT_EQ(state_of(odd, odd_moved), OutputState::Stale);
  EXPECT_EQ(state_of(with(odd, "that was n", "that is n"), odd), OutputState::Edited);
  EXPECT_EQ(state_of(with(odd, "that was n", "that is n"), odd_moved), OutputState::Edited);
}

TEST(CompareOutput, WordsInAndAboveTheHeaderAreEdits) {
  const std::string now = generated(kCode);
  const std::string moved = generated(kCode, "another reason");
  const std::string value = now.substr(now.find("Fingerprint: ") + 13, 16);
  const std::vector<std::string> edited = {
      "// TODO(me): keep\n" + now,
      "/* Copyright */\n\n" + now,
      "#pragma once\n" + now,
      with(now, "DIRECTLY\n", "DIRECTLY\n// I did\n"),
      with(now, "Source:     m.cpp", "Source:     m.cpp v2"),
      with(now, "s.json\n", "s.json\n// FIXME(me): why?\n"),
      with(now, value, value + " note"),
      with(now, value, "note " + value),
      with(now, value, "note"),
      with(now, "      why", "      why and why"),
      with(now, "      why", "      "),
      with(now, "//  Patches", "//  HACK\n//  Patches"),
      with(now, "      why\n", "      why\n// see the wiki\n"),
      with(now, "#include <b>", "// mine\n#include <b>"),
      with(now, "//  Fingerprint: " + value + "\n", ""),
  };
  for (const std::string& bytes : edited) {
    EXPECT_EQ(state_of(bytes, now), OutputState::Edited) << bytes;
    EXPECT_EQ(state_of(bytes, moved), OutputState::Edited) << bytes;
    EXPECT_FALSE(is_as_generated(SourceText("is", bytes))) << bytes;
  }
  EXPECT_TRUE(is_as_generated(SourceText("is", now)));
  EXPECT_EQ(state_of(now, moved), OutputState::Stale);
}

TEST(CompareOutput, TheHeadersLayoutIsNoEdit) {
  const std::string now = generated(kCode);
  const std::string moved = generated(kCode, "another reason");
  for (const std::string& bytes : {
           with(now, "EDIT DIRECTLY", "EDIT\n// DIRECTLY  "),
           with(now, "Fingerprint: ", "Fingerprint:\n  //   "),
           with(now, "//  Source:     m.cpp\n//  Spec: ", "// Source: m.cpp Spec: "),
           with(now, "      why", "why\r"),
           "\n\n  " + now,
       }) {
    EXPECT_EQ(state_of(bytes, now), OutputState::Reformatted) << bytes;
    EXPECT_EQ(state_of(bytes, moved), OutputState::Stale) << bytes;
  }
}

TEST(CompareOutput, AFalseFingerprintOverTrueWordsIsNoEdit) {
  const std::string now = generated(kCode);
  const std::size_t at = now.find("Fingerprint: ") + 13;
  std::string other = now;
  other.replace(at, 16, "0123456789abcdef");
  EXPECT_EQ(state_of(other, now), OutputState::Stale) << "a merge took it from the other side";
  EXPECT_EQ(state_of(other, generated(kCode, "another reason")), OutputState::Edited);
}

TEST(WithLineEndsOf, ConvertsWhatEndsAlike) {
  const SourceText unix("u", "a\nb\n");
  const SourceText dos("d", "a\r\nb\r\n");
  EXPECT_EQ(with_line_ends_of("x\r\ny\r\nz", unix), "x\ny\nz");
  EXPECT_EQ(with_line_ends_of("x\ny\n", dos), "x\r\ny\r\n");
  EXPECT_EQ(with_line_ends_of("x\ny\n", unix), "x\ny\n");
  EXPECT_EQ(with_line_ends_of("x\r\ny\n", unix), "x\r\ny\n") << "mixed: left alone";
  EXPECT_EQ(with_line_ends_of("x\ry\r", unix), "x\ry\r");
  EXPECT_EQ(with_line_ends_of("x", dos), "x");
  EXPECT_EQ(with_line_ends_of("", dos), "");
}

TEST(SameDiff, WhatHooksStripDoesNotCount) {
  EXPECT_TRUE(same_diff("-a  \n \n+b\t\n", "-a\n\n+b\n"));
  EXPECT_TRUE(same_diff("-a\r\n+b\r\n", "-a\n+b\n"));
  EXPECT_TRUE(same_diff("-a\n \n", "-a\n"));
  EXPECT_TRUE(same_diff("-a\n", "-a"));
  EXPECT_FALSE(same_diff("-a\n", " a\n"));
  EXPECT_FALSE(same_diff("- a\n", "-a\n"));
  EXPECT_FALSE(same_diff("-a\n\n+b\n", "-a\n+b\n"));
  EXPECT_FALSE(same_diff("-a\n", ""));
}

}  // namespace
}  // namespace patchgen
