// The project file's formatter and other commands, through the program.

#include <chrono>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSpec = "a.patchspec.json";

class Commands : public testing::Test {
 protected:
  Commands() { work_.write(kSpec, small_spec(kReplaceNorm, "a.cpp")); }

  /// Where the program puts what it gives to commands; nothing may stay there.
  [[nodiscard]] std::string scratch() const { return scratch_.path(); }
  [[nodiscard]] ProcessResult run(const std::vector<std::string>& arguments) const {
    return work_.run(arguments, {"NO_COLOR", "CLICOLOR_FORCE", "TMPDIR=" + scratch()});
  }

  void project(const std::string& rest) {
    work_.write("patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": "out",)"
                                 "\n " +
                                     rest + "}");
  }
  /// A command that is a shell script.
  void script(const std::string& name, const std::string& text) {
    fs::permissions(work_.write(name, "#!/bin/sh\n" + text + "\n"), fs::perms::owner_all);
  }
  void expect_stays_true() {
    const ProcessResult made = run({"--all", "--diff"});
    ASSERT_EQ(made.exit_status, 0) << made.err;
    const ProcessResult result = run({"--check", "--strict"});
    EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
    EXPECT_TRUE(fs::is_empty(scratch()));
  }
  /// With nothing written.
  void expect_error(const std::vector<std::string>& mode, const std::string& message) {
    const auto before = work_.snapshot();
    const ProcessResult result = run(mode);
    EXPECT_EQ(result.exit_status, 4) << result.out;
    EXPECT_THAT(result.err, HasSubstr(message));
    EXPECT_EQ(work_.snapshot(), before);
  }
  void expect_error(const std::string& message) {
    expect_error({"--check", "--fix", "--force"}, message);
  }

  Workspace work_;
  TemporaryDirectory scratch_;
};

std::string below_header(const std::string& bytes) {
  return bytes.substr(bytes.find("//  Patches applied:"));
}

constexpr const char* kFormat = R"("format": {"command": ["clang-format-19", "--style=LLVM"]})";

TEST_F(Commands, FormatterRunsOverPatchedLinesAlone) {
  // Upstream's includes are in no order, and its last function is laid out oddly.
  work_.write("m.cpp",
              "#include <vector>\n#include <array>\n" + kSmallUpstream + "int   odd( int a ) ;\n");
  work_.write("p.cpp",
              "class FastNorm {\n public:\n  int   forward( int x )const{return x<<1;}\n};\n");
  work_.write(
      kSpec,
      small_spec(R"({"op": "add_include", "include": "<algorithm>"},)" + kReplaceNorm, "a.cpp"));
  ASSERT_EQ(run({kSpec, "-o", "plain"}).exit_status, 0);
  project(kFormat);
  expect_stays_true();
  std::string expected = work_.read("plain/a.cpp");
  const auto replace = [&](const std::string& from, const std::string& to) {
    ASSERT_NE(expected.find(from), std::string::npos);
    expected.replace(expected.find(from), from.size(), to);
  };
  replace(" public:\n  int   forward( int x )const{return x<<1;}",
          "public:\n  int forward(int x) const { return x << 1; }");
  EXPECT_EQ(below_header(work_.read("out/a.cpp")), below_header(expected));
}

TEST_F(Commands, FormatterRunsOverEverything) {
  work_.write("m.cpp", kSmallUpstream + "int   odd( int a ) ;\n");
  project(R"("format": {"command": ["clang-format-19", "--style=LLVM"], "scope": "all"})");
  expect_stays_true();
  EXPECT_THAT(work_.read("out/a.cpp"), HasSubstr("\nint odd(int a);\n"));
  EXPECT_THAT(work_.read("out/a.diff"), HasSubstr("\n+int odd(int a);\n"));
  // So that the same formatter as a hook has nothing to do, and no second fix is needed.
  work_.write("m.cpp", work_.read("m.cpp") + "int   more( int a ) ;\n");
  EXPECT_EQ(run({"--check", "--fix"}).exit_status, 0);
  const std::string fixed = work_.read("out/a.cpp");
  ASSERT_TRUE(run_process({.arguments = {"clang-format-19", "-i", "--style=LLVM",
                                         work_.folder() / "out/a.cpp"}})
                  .ok());
  EXPECT_EQ(work_.read("out/a.cpp"), fixed);
  EXPECT_EQ(run({"--check"}).exit_status, 0);
}

TEST_F(Commands, FormatterMayBeSwitchedOff) {
  ASSERT_EQ(run({kSpec, "-o", "plain"}).exit_status, 0);
  project(R"("format": {"command": ["no-such-formatter"], "scope": "none"})");
  expect_stays_true();
  EXPECT_EQ(below_header(work_.read("out/a.cpp")), below_header(work_.read("plain/a.cpp")));
}

TEST_F(Commands, StyleIsFoundWhereTheOutputBelongsWhateverTheFolder) {
  project(R"("format": {"command": ["clang-format-19"], "scope": "all"})");
  work_.write("out/.clang-format", "BasedOnStyle: LLVM\nIndentWidth: 7\n");
  expect_stays_true();
  EXPECT_THAT(work_.read("out/a.cpp"), HasSubstr("\n       int forward(int x) const"));
  EXPECT_EQ(run({kSpec, "-o", "elsewhere"}).exit_status, 0);
  EXPECT_EQ(work_.read("elsewhere/a.cpp"), work_.read("out/a.cpp"));
}

TEST_F(Commands, PostProcessChangesTheOutput) {
  script("clean", "sed -i '/#include <vector>/d' \"$1\"");
  project(R"("post_process": [["./clean", "{file}"]])");
  expect_stays_true();
  EXPECT_THAT(work_.read("out/a.cpp"), Not(HasSubstr("#include <vector>")));
  EXPECT_THAT(work_.read("out/a.diff"), HasSubstr("\n-#include <vector>\n"));
  EXPECT_THAT(run({"explain", kSpec}).out,
              HasSubstr("\n    header\n    command of the project file\n"));
}

TEST_F(Commands, TheyRunInTheProjectsFolderOneAfterTheOther) {
  script("tools/one", "pwd > where; echo '// one' >> \"$1\"");
  script("two", "tail -n 1 \"$1\" | sed s/one/two/ >> \"$1\"; echo \"// for $2\" >> \"$1\"");
  project(R"("post_process": [["tools/one", "{file}"], ["./two", "{file}", "[{output}]"]])");
  expect_stays_true();
  EXPECT_EQ(work_.read("where"), work_.path() + "\n");
  EXPECT_THAT(work_.read("out/a.cpp"),
              HasSubstr("\n// one\n// two\n// for [" + work_.path() + "/out/a.cpp]\n"));
}

TEST_F(Commands, WhatTheyDoBesidesDoesNotMatter) {
  script("busy",
         "echo a lot; echo of noise >&2; cd \"$(dirname \"$1\")\"; mkdir -p x/y; echo > x/y/a.cpp; "
         "echo > .clang-format; ln -s / root; echo '// done' >> \"$1\"; sleep 600 &");
  project(R"("post_process": [["./busy", "{file}"]])");
  expect_stays_true();
  EXPECT_THAT(work_.read("out/a.cpp"), HasSubstr("\n// done\n"));
}

TEST_F(Commands, WhatTheyWroteIsShownInPart) {
  script("fail", "seq 1 100 >&2; head -c 5000 /dev/zero | tr '\\0' x; exit 3");
  project(R"("post_process": [["./fail", "{file}"]])");
  const ProcessResult result = run({"--check"});
  EXPECT_THAT(result.err, AllOf(HasSubstr("patchgen.json:2:19: error: the command './fail {file}' "
                                          "failed with status 3 (for a.cpp)\n"),
                                HasSubstr("it wrote: 12\n"), HasSubstr("… and 89 more lines")));
  EXPECT_THAT(result.err, Not(HasSubstr("it wrote: 13\n")));
  EXPECT_LT(result.err.size(), 2000U);
}

TEST_F(Commands, WhatGoesWrongIsAnErrorThatWritesNothing) {
  script("fail", "echo 'out of cheese' >&2; exit 3");
  project(R"("post_process": [["./fail", "{file}"]])");
  for (const std::vector<std::string>& mode : std::vector<std::vector<std::string>>{
           {"--all", "--diff"}, {"--all", "--dry-run"}, {"--check"}}) {
    expect_error(mode, "the command './fail {file}' failed with status 3 (for a.cpp)");
  }
  expect_error("it wrote: out of cheese");
  project(R"("post_process": [["no-such-program", "{file}"]])");
  expect_error("the command 'no-such-program {file}' cannot be started");
  project(R"("post_process": [["tools/none", "{file}"]])");
  expect_error("looked for tools/none from " + work_.path());
  script("die", "kill -9 $$");
  project(R"("post_process": [["./die", "{file}"]])");
  expect_error("was ended by signal 9 (for a.cpp)");
  project(R"("format": {"command": ["clang-format-19", "--style=NoSuchStyle"]})");
  expect_error("the command 'clang-format-19 --style=NoSuchStyle' failed with status 1");
  project(R"("format": {"command": ["echo"]})");
  expect_error("the command 'echo' does not answer as clang-format does (for a.cpp)");
}

TEST_F(Commands, TheFileMustStayThereWithItsHeader) {
  project(R"("post_process": [["./do", "{file}"]])");
  for (const char* spoil : {"rm \"$1\"", "rm \"$1\"; mkdir \"$1\"", "rm \"$1\"; mkfifo \"$1\"",
                            "rm -r \"$(dirname \"$1\")\""}) {
    script("do", spoil);
    expect_error("the command './do {file}' leaves no file at {file} (for a.cpp)");
  }
  for (const char* spoil :
       {": > \"$1\"", "echo 'int x;' > \"$1\"", "sed -i '1i// Copyright' \"$1\"",
        "sed -i s/Fingerprint.*/Fingerprint:/ \"$1\""}) {
    script("do", spoil);
    expect_error("takes away or changes the header that patchgen puts at the top (for a.cpp)");
  }
  project(R"("format": {"command": ["true"], "scope": "all"})");
  expect_error("takes away or changes the header");
  EXPECT_TRUE(fs::is_empty(scratch()));
}

TEST_F(Commands, AFormatterMayChangeTheLayoutAlone) {
  project(R"("format": {"command": ["./format"], "scope": "all"})");
  script("format", "sed '$d'");
  expect_error("the command './format' changes more than the layout: ");
  script("format", "cat; printf '// \\377\\000\\n'");
  expect_error("of its answer has a NUL byte (for a.cpp)");
  script("format", "cat; echo 'int one_more;'");
  expect_error("of its answer has ");
  script("format", "sed 's/^ *//'");
  expect_stays_true();
  // clang-format may add braces when its style asks for them.
  work_.write("m.cpp", kSmallUpstream + "int odd(int a) {\n  if (a) return 1;\n  return 2;\n}\n");
  project(R"("format": {"command": ["clang-format-19", "--style={InsertBraces: true}"],
                        "scope": "all"})");
  expect_stays_true();
  EXPECT_THAT(work_.read("out/a.cpp"), HasSubstr("if (a) {\n"));
}

TEST_F(Commands, NoFolderForTemporaryFilesIsAnError) {
  project(R"("post_process": [["true", "{file}"]])");
  fs::remove(scratch());
  expect_error("the command 'true {file}' needs a temporary file, which cannot be made");
}

TEST_F(Commands, OneThatHangsIsEndedAndNotTriedAgain) {
  for (int i = 0; i < 20; ++i) {
    const std::string name = "b" + std::to_string(i);
    work_.write(name + ".patchspec.json", small_spec(kReplaceNorm, name + ".cpp"));
  }
  script("hang", "echo waiting; sleep 600");
  project(R"("post_process": [["./hang", "{file}"]], "time_limit": 1)");
  const auto begin = std::chrono::steady_clock::now();
  const ProcessResult result = run({"--all", "-j2"});
  EXPECT_EQ(result.exit_status, 4);
  EXPECT_THAT(
      result.err,
      AllOf(HasSubstr("the command './hang {file}' took longer than 1 s and was ended (for "),
            HasSubstr("it wrote: waiting\n")));
  EXPECT_FALSE(work_.exists("out"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(60));
}

TEST_F(Commands, OneThatCannotStartIsReportedOnce) {
  work_.write("b.patchspec.json", small_spec(kReplaceNorm, "b.cpp"));
  project(R"("format": {"command": ["no-such-formatter"]})");
  const std::string err = run({"--all"}).err;
  const std::size_t first = err.find("cannot be started");
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(err.find("cannot be started", first + 1), std::string::npos) << err;
}

}  // namespace
}  // namespace patchgen
