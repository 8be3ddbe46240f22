#include <gtest/gtest.h>
#include <string>

#include <patchgen/emit.h>

namespace patchgen {
namespace {

std::string fingerprint_of(const std::string& code) {
  const SourceText text("x.cpp", code);
  const std::string value = fingerprint(text, tokenize(text));
  return value;
}

/// `code` below a header with `description` in it.
std::string with_header(const std::string& code, const std::string& description) {
  const SourceText upstream("x.cpp", code);
  const HeaderFacts facts{.source = "x.cpp",
                          .based_on = "",
                          .spec = "",
                          .regenerate = "",
                          .patches = {{.title = "t", .description = description}}};
  return emit(upstream, {}, facts).bytes;
}

const std::string kCode = "// Says what f does.\nint f(int a) { return a + 1; }\n";

TEST(Fingerprint, LayoutDoesNotCount) {
  const std::string value = fingerprint_of(kCode);
  EXPECT_EQ(value.size(), 16U);
  EXPECT_EQ(fingerprint_of("// Says what\n// f does.\nint f( int a )\n{\n\treturn a+1;\n}"), value);
  EXPECT_EQ(fingerprint_of("/* Says what f\n * does. */\r\nint f(int a) { return a + 1; }"), value);
  EXPECT_EQ(fingerprint_of("#include <a>\n#include <b>\nnamespace n {\n}  // namespace n\n"),
            fingerprint_of("#include <b>\n#include <a>\nnamespace n {\n}\n"));
}

TEST(Fingerprint, TokensAndCommentWordsCount) {
  const std::string value = fingerprint_of(kCode);
  for (const char* other : {"// Says what f does.\nint f(int a) { return a + 2; }\n",
                            "// Says what f does!\nint f(int a) { return a + 1; }\n",
                            "int f(int a) { return a + 1; }\n",
                            "// Says what f does.\nint f(int a) { return a ++ 1; }\n",
                            "// Says what f does.\nint f(int a) { return (a + 1); }\n",
                            "// Says what f does.\nintf(int a) { return a + 1; }\n"}) {
    EXPECT_NE(fingerprint_of(other), value) << other;
  }
  EXPECT_NE(fingerprint_of("if (a) f(); else g();"), fingerprint_of("if (a) f(); /* else */ g();"))
      << "a token that became a comment";
  EXPECT_NE(fingerprint_of("x = \"a b\";"), fingerprint_of("x = \"a  b\";"))
      << "a literal is one token";
}

TEST(Fingerprint, WordsOfTheHeaderCountButForItsOwnValue) {
  const std::string one = with_header(kCode, "one");
  const std::string value = fingerprint_of(one);
  EXPECT_NE(fingerprint_of(with_header(kCode, "another")), value);
  EXPECT_NE(fingerprint_of(kCode), value);
  EXPECT_NE(fingerprint_of("// mine\n" + one), value) << "what stands above it counts";
  std::string filled = one;
  filled.replace(filled.find("0000000000000000"), 16, value);
  EXPECT_EQ(fingerprint_of(filled), value);
  filled.insert(filled.find("Fingerprint:") + 12, "\n// ");
  EXPECT_EQ(fingerprint_of(filled), value) << "a formatter wrapped the line";
  filled.insert(filled.find(value), "mine ");
  EXPECT_NE(fingerprint_of(filled), value);
}

TEST(Fingerprint, OnlyTheHeadersOwnLineHasAValue) {
  const auto below = [](const std::string& digit) {
    return fingerprint_of(with_header("// Fingerprint: " + digit + "\n" + kCode, "one"));
  };
  EXPECT_NE(below("1"), below("2"));
  const auto reason = [](const std::string& digit) {
    return fingerprint_of(with_header(kCode, "Fingerprint: " + digit));
  };
  EXPECT_NE(reason("1"), reason("2"));
  EXPECT_NE(fingerprint_of("// Fingerprint: 1\n"), fingerprint_of("// Fingerprint: 2\n"));
}

TEST(Fingerprint, IsTheSameForEver) {
  EXPECT_EQ(fingerprint_of(""), "cbf29ce484222325");
  // A changed hash would make every checked-in file look edited.
  EXPECT_EQ(fingerprint_of("int x;"), "8f96214c5003bba7");
}

TEST(SetFingerprint, FillsTheHeaderAndNothingElse) {
  EmittedFile file = emit(SourceText("x", "//  Fingerprint: 0000000000000000\n"), {}, {});
  const std::string before = file.bytes;
  set_fingerprint(file, "0123456789abcdef");
  EXPECT_EQ(file.bytes.size(), before.size());
  const std::size_t at = file.bytes.find("//  Fingerprint: 0123456789abcdef\n");
  ASSERT_NE(at, std::string::npos);
  EXPECT_TRUE(file.bytes.ends_with("//  Fingerprint: 0000000000000000\n"));
  file.bytes.replace(at + 17, 16, "0000000000000000");
  EXPECT_EQ(file.bytes, before);
}

}  // namespace
}  // namespace patchgen
