// The drift gate, through the program.

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>

#include "e2e/workspace.h"
#include "support/scratch_name.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

class Check : public testing::Test {
 protected:
  Check() {
    work_.write("patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": "out"})");
    work_.write("a.patchspec.json", small_spec(kReplaceNorm, "a.cpp"));
    work_.write("b.patchspec.json", small_spec("", "b.cpp"));
    EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
  }

  ProcessResult check(std::vector<std::string> arguments = {}) {
    arguments.insert(arguments.begin(), "--check");
    return work_.run(std::move(arguments));
  }

  /// A check that finds drift and, as it must, writes nothing.
  ProcessResult drifted(std::vector<std::string> arguments = {}) {
    const auto before = work_.snapshot();
    ProcessResult result = check(std::move(arguments));
    EXPECT_EQ(result.exit_status, 1) << result.out << result.err;
    EXPECT_EQ(work_.snapshot(), before);
    return result;
  }

  void expect_true(std::vector<std::string> arguments = {}) {
    const ProcessResult result = check(std::move(arguments));
    EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
    EXPECT_THAT(result.out, HasSubstr("all true\n"));
  }

  void edit(const std::string& path, const std::string& from, const std::string& to) {
    work_.write(path, with(work_.read(path), from, to));
  }

  Workspace work_;
};

TEST_F(Check, TrueFilesPassAndNothingIsTouched) {
  const auto before = work_.snapshot();
  const ProcessResult result = check();
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.out, "checked 2 files of 2 specs: all true\n");
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  EXPECT_EQ(check({"--strict", "a.patchspec.json"}).out, "checked 1 file of 1 spec: all true\n");
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(Check, Missing) {
  fs::remove(work_.folder() / "out/a.cpp");
  EXPECT_THAT(drifted().out,
              AllOf(HasSubstr("out/a.cpp: missing: a.patchspec.json gives it\n"),
                    HasSubstr("  to mend it: patchgen --check --fix a.patchspec.json\n"),
                    HasSubstr("checked 2 files of 2 specs: 1 missing\n")));
  fs::remove(work_.folder() / "out/b.diff");
  EXPECT_THAT(drifted().out, HasSubstr("out/b.diff: missing: it goes with out/b.cpp\n"));
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  expect_true({"--strict"});
}

TEST_F(Check, StaleWhenAnInputMoves) {
  edit("m.cpp", "return x * 2;", "return x * 3;");
  const ProcessResult result = drifted();
  EXPECT_THAT(result.out,
              AllOf(HasSubstr("out/a.cpp:"), HasSubstr(": stale: a.patchspec.json gives"),
                    HasSubstr("    -int scale(int x) { return x * 2; }\n"
                              "    +int scale(int x) { return x * 3; }\n"),
                    HasSubstr("2 stale\n")));
  EXPECT_EQ(check({"--fix", "a.patchspec.json"}).exit_status, 0);
  expect_true({"a.patchspec.json"});
  EXPECT_THAT(drifted().out, AllOf(HasSubstr("out/b.cpp"), Not(HasSubstr("out/a.cpp"))));
}

TEST_F(Check, SpecOrPatchFileMoves) {
  edit("p.cpp", "x << 1", "x << 2");
  EXPECT_THAT(drifted().out, HasSubstr("1 stale\n"));
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  edit("a.patchspec.json", R"("replacement":)", R"("description":"new words","replacement":)");
  EXPECT_THAT(drifted().out, HasSubstr("new words"));
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  expect_true({"--strict"});
}

TEST_F(Check, HandEditsAreKeptWithoutForce) {
  edit("out/a.cpp", "return x * 2;", "return x * 5;");
  const auto before = work_.snapshot();
  const ProcessResult fixed = check({"--fix"});
  EXPECT_EQ(fixed.exit_status, 1);
  EXPECT_EQ(work_.snapshot(), before);
  EXPECT_THAT(
      fixed.out,
      AllOf(HasSubstr(": edited by hand: "), HasSubstr("-int scale(int x) { return x * 5; }"),
            HasSubstr("bring what is to stay of it into a.patchspec.json"),
            HasSubstr("to mend it: patchgen --check --fix --force a.patchspec.json\n")));
  const ProcessResult forced = check({"--fix", "--force"});
  EXPECT_EQ(forced.exit_status, 0);
  EXPECT_THAT(forced.out, AllOf(HasSubstr("-int scale(int x) { return x * 5; }"),
                                HasSubstr("  overwritten\n")));
  expect_true({"--strict"});
}

TEST_F(Check, WordsInAndAboveTheHeaderAreKeptWithoutForce) {
  const std::string generated = work_.read("out/a.cpp");
  for (const std::string& edited :
       {with(generated, "DIRECTLY\n", "DIRECTLY\n// TODO(me): see ticket 12\n"),
        "// TODO(me): see ticket 12\n\n" + generated}) {
    work_.write("out/a.cpp", edited);
    const auto before = work_.snapshot();
    const ProcessResult fixed = check({"--fix"});
    EXPECT_EQ(fixed.exit_status, 1);
    EXPECT_EQ(work_.snapshot(), before);
    EXPECT_THAT(fixed.out,
                AllOf(HasSubstr(": edited by hand: "), HasSubstr("    -// TODO(me): see ticket 12"),
                      HasSubstr("to mend it: patchgen --check --fix --force a.patchspec.json\n")));
  }
  EXPECT_EQ(check({"--fix", "--force"}).exit_status, 0);
  expect_true({"--strict"});
}

TEST_F(Check, AHandEditDoesNotKeepOthersFromBeingMended) {
  edit("out/a.cpp", "return x * 2;", "return x * 5;");
  fs::remove(work_.folder() / "out/b.cpp");
  const ProcessResult fixed = check({"--fix"});
  EXPECT_EQ(fixed.exit_status, 1);
  EXPECT_THAT(fixed.out, HasSubstr("mended 1 missing; 1 edited by hand\n"));
  EXPECT_TRUE(work_.exists("out/b.cpp"));
}

TEST_F(Check, AFormattersWorkIsNoDriftButTheDiffFollows) {
  work_.write("m.cpp", "int   f( );\n" + kSmallUpstream);
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  edit("out/a.cpp", "int   f( );", "int f();");
  EXPECT_THAT(drifted().out, AllOf(HasSubstr("out/a.diff:"), HasSubstr(": diff out of step: "),
                                   HasSubstr("1 diff out of step\n")));
  EXPECT_THAT(drifted({"--strict"}).out, HasSubstr("only its layout is another one (--strict)"));
  const std::string formatted = work_.read("out/a.cpp");
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  EXPECT_EQ(work_.read("out/a.cpp"), formatted) << "the formatter's layout stays";
  expect_true();
  const ProcessResult patched =
      run_process({.arguments = {"patch", "-s", "-o", work_.folder() / "patched",
                                 work_.folder() / "m.cpp", work_.folder() / "out/a.diff"}});
  ASSERT_TRUE(patched.ok()) << patched.out;
  EXPECT_EQ(work_.read("patched"), formatted);
  EXPECT_EQ(check({"--fix", "--strict"}).exit_status, 0);
  EXPECT_NE(work_.read("out/a.cpp"), formatted);
  expect_true({"--strict"});
}

TEST_F(Check, AChangedDiffIsOutOfStep) {
  edit("out/a.diff", "+//  AUTO", "+//  HAND");
  EXPECT_THAT(
      drifted().out,
      HasSubstr("out/a.diff:5: diff out of step: it is not what turns m.cpp into out/a.cpp"));
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  expect_true({"--strict"});
}

TEST_F(Check, OrphansAreNamedAndRemovedOnlyWhenAsked) {
  fs::rename(work_.folder() / "b.patchspec.json", work_.folder() / "c.patchspec.json");
  edit("a.patchspec.json", "a.cpp", "d.cpp");
  work_.write("out/by_hand.cpp", "int x;\n");
  ProcessResult result = drifted();
  EXPECT_THAT(result.out,
              AllOf(HasSubstr("out/a.cpp: orphan: a.patchspec.json gives another output\n"),
                    HasSubstr("out/a.diff: orphan: "), HasSubstr("out/b.cpp:"),
                    HasSubstr("  to mend it: patchgen --check --fix --prune\n"),
                    Not(HasSubstr("by_hand"))));
  result = check({"--fix"});
  EXPECT_EQ(result.exit_status, 1) << result.out;
  EXPECT_TRUE(work_.exists("out/a.cpp"));
  result = check({"--fix", "--prune"});
  EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
  EXPECT_FALSE(work_.exists("out/a.cpp"));
  EXPECT_FALSE(work_.exists("out/a.diff"));
  EXPECT_TRUE(work_.exists("out/by_hand.cpp"));
  expect_true();
}

TEST_F(Check, OrphanOfASpecThatIsGone) {
  fs::remove(work_.folder() / "b.patchspec.json");
  fs::remove(work_.folder() / "out/b.cpp");
  EXPECT_THAT(drifted().out, HasSubstr("out/b.diff: orphan: its spec b.patchspec.json is gone\n"));
  expect_true({"a.patchspec.json"});
}

TEST_F(Check, AnEditedOrphanIsRemovedOnlyByForce) {
  edit("a.patchspec.json", "a.cpp", "d.cpp");
  work_.write("out/a.cpp", work_.read("out/a.cpp") + "int work_of_hours;\n");
  ProcessResult result = check({"--fix", "--prune"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.out, AllOf(HasSubstr("out/a.cpp: orphan: "), HasSubstr("it was changed since"),
                                HasSubstr("patchgen --check --fix --prune --force\n")));
  EXPECT_THAT(work_.read("out/a.cpp"), HasSubstr("work_of_hours"));
  EXPECT_FALSE(work_.exists("out/a.diff"));
  EXPECT_EQ(check({"--fix", "--prune", "--force"}).exit_status, 0);
  EXPECT_FALSE(work_.exists("out/a.cpp"));
}

TEST_F(Check, AnOrphanWithANoteInOrAboveItsHeaderWasEdited) {
  edit("a.patchspec.json", "a.cpp", "d.cpp");
  const std::string generated = work_.read("out/a.cpp");
  for (const std::string& edited :
       {with(generated, "DIRECTLY\n", "DIRECTLY\n// TODO(me): see ticket 12\n"),
        "/* TODO(me): see ticket 12 */\n" + generated}) {
    work_.write("out/a.cpp", edited);
    const ProcessResult result = check({"--fix", "--prune"});
    EXPECT_EQ(result.exit_status, 1);
    EXPECT_THAT(result.out,
                AllOf(HasSubstr("out/a.cpp: orphan: "), HasSubstr("it was changed since")));
    EXPECT_EQ(work_.read("out/a.cpp"), edited);
  }
}

TEST_F(Check, FilesOfAProjectBelowTheOutputFolderAreNoOrphans) {
  work_.write("out/vendor/deep/z.cpp", work_.read("out/a.cpp"));
  EXPECT_THAT(drifted().out, HasSubstr("out/vendor/deep/z.cpp: orphan: "));
  work_.write("out/vendor/patchgen.json", R"({"specs": []})");
  expect_true();
}

TEST_F(Check, OrphansOfTheLastSpecAreNamed) {
  fs::remove(work_.folder() / "a.patchspec.json");
  fs::remove(work_.folder() / "b.patchspec.json");
  EXPECT_THAT(drifted().out, HasSubstr("out/b.cpp: orphan: its spec b.patchspec.json is gone\n"));
  EXPECT_EQ(check({"--fix", "--prune"}).exit_status, 0);
  EXPECT_FALSE(work_.exists("out/b.cpp"));
  const ProcessResult result = check();
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err, HasSubstr("the project has no specs"));
}

TEST_F(Check, WhatABrokenSpecGaveIsNoOrphan) {
  work_.write("b.patchspec.json", "{");
  const ProcessResult result = check();
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.out, AllOf(Not(HasSubstr("orphan")), HasSubstr("not all could be checked")));
  EXPECT_THAT(result.err, HasSubstr("b.patchspec.json:1:2: error: "));
  fs::remove(work_.folder() / "out/a.cpp");
  EXPECT_EQ(check({"--fix"}).exit_status, 2);
  EXPECT_FALSE(work_.exists("out/a.cpp")) << "with errors, nothing is written";
}

TEST_F(Check, Unreadable) {
  fs::remove(work_.folder() / "out/a.cpp");
  fs::create_directory(work_.folder() / "out/a.cpp");
  EXPECT_THAT(drifted().out, AllOf(HasSubstr("out/a.cpp: unreadable: is a directory\n"),
                                   HasSubstr("1 unreadable\n")));
  EXPECT_THAT(drifted().out, HasSubstr("make way for it first, --force cannot: is a directory\n"));
  const ProcessResult forced = check({"--fix", "--force"});
  EXPECT_EQ(forced.exit_status, 4);
  EXPECT_THAT(forced.err, HasSubstr("out/a.cpp: error: cannot write: is a directory"));
  fs::remove(work_.folder() / "out/a.cpp");
  EXPECT_EQ(check({"--fix", "--force", "a.patchspec.json"}).exit_status, 0);
  expect_true({"--strict"});
}

TEST_F(Check, APipeInPlaceOfAFileIsNotWaitedFor) {
  for (const char* name : {"out/a.cpp", "out/b.diff"}) {
    fs::remove(work_.folder() / name);
    ASSERT_EQ(::mkfifo((work_.folder() / name).c_str(), 0666), 0);
  }
  EXPECT_THAT(drifted().out, AllOf(HasSubstr("out/a.cpp: unreadable: is not a regular file\n"),
                                   HasSubstr("out/b.diff: unreadable: is not a regular file\n")));
}

TEST_F(Check, NulBytesAreNoLayout) {
  const std::string whole = work_.read("out/a.cpp");
  work_.write("out/a.cpp", whole + std::string(1, '\0'));
  EXPECT_THAT(drifted().out, HasSubstr(": edited by hand: "));
  work_.write("out/a.cpp", whole + std::string(1'000'000, '\0'));
  EXPECT_LT(drifted().out.size(), 20'000U) << "a line without an end is cut";
  EXPECT_EQ(check({"--fix", "--force"}).exit_status, 0);
  expect_true({"--strict"});
}

TEST_F(Check, AChangeWithinARawStringIsShown) {
  edit("m.cpp", "int scale(int x) {", "const char* raw = R\"(a\n  b   c\n)\";\nint scale(int x) {");
  EXPECT_EQ(check({"--fix"}).exit_status, 0);
  edit("out/a.cpp", "  b   c\n", "  b c\n");
  EXPECT_THAT(drifted().out, AllOf(HasSubstr("    -  b c\n"), HasSubstr("    +  b   c\n")));
}

TEST_F(Check, WhatARunHasNotFinishedIsNoOrphan) {
  // Of this very process, which lives, and of one that no machine has any more.
  const std::string live = "out/" + scratch_name();
  const std::string dead = "out/.patchgen-1-1-60000000-1.tmp";
  for (const std::string& name : {live, dead}) work_.write(name, work_.read("out/a.cpp"));
  expect_true();
  EXPECT_TRUE(work_.exists(dead)) << "a check writes nothing";
  expect_true({"--fix", "--dry-run"});
  EXPECT_TRUE(work_.exists(dead));
  expect_true({"--fix"});
  EXPECT_FALSE(work_.exists(dead));
  EXPECT_TRUE(work_.exists(live));
}

TEST_F(Check, ReadOnlyTree) {
  fs::remove(work_.folder() / "out/a.cpp");
  fs::permissions(work_.folder() / "out", fs::perms::owner_read | fs::perms::owner_exec |
                                              fs::perms::others_read | fs::perms::others_exec);
  ProcessResult result = work_.run_as_ordinary_user({"--check"});
  EXPECT_EQ(result.exit_status, 1) << result.err;
  result = work_.run_as_ordinary_user({"--check", "--fix"});
  EXPECT_EQ(result.exit_status, 4);
  EXPECT_THAT(result.err, HasSubstr("out/a.cpp: error: cannot write: the folder"));
}

TEST_F(Check, DryRunWritesNothing) {
  fs::remove(work_.folder() / "out/a.cpp");
  EXPECT_THAT(drifted({"--fix", "--dry-run"}).out, HasSubstr("1 missing\n"));
}

TEST_F(Check, UsageErrors) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--fix", "a.patchspec.json"}, "--fix needs --check"},
      {{"--strict", "--all"}, "--strict needs --check"},
      {{"--check", "--force"}, "--force needs --fix"},
      {{"--check", "--prune"}, "--prune needs --fix"},
      {{"--prune", "--all"}, "--prune needs --check --fix"},
      {{"--check", "--diff"}, "leave out --diff"},
      {{"--check", "--all", "a.patchspec.json"}, "--all takes no SPEC"},
  };
  for (const auto& [arguments, message] : cases) {
    const ProcessResult result = work_.run(arguments);
    EXPECT_EQ(result.exit_status, 2) << message;
    EXPECT_THAT(result.err, HasSubstr(message));
  }
  fs::remove(work_.folder() / "patchgen.json");
  const ProcessResult result = check();
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err, HasSubstr("--check without a SPEC needs a project"));
}

TEST_F(Check, WithoutAProjectFile) {
  fs::remove(work_.folder() / "patchgen.json");
  EXPECT_EQ(work_.run({"a.patchspec.json", "--diff"}).exit_status, 0);
  expect_true({"a.patchspec.json"});
  edit("generated/a.cpp", "x << 1", "x << 3");
  EXPECT_THAT(drifted({"a.patchspec.json"}).out, HasSubstr("generated/a.cpp:"));
}

/// This repository is what its own gate says it is.
class OwnRepository : public testing::Test {
 protected:
  OwnRepository() {
    const std::string root = PATCHGEN_PROJECT_ROOT;
    fs::create_directories(work_.folder() / "tests");
    for (const char* part : {"patches", "generated", "tests/upstream"}) {
      fs::copy(root + "/" + part, work_.folder() / part, fs::copy_options::recursive);
    }
    fs::copy(root + "/patchgen.json", work_.folder() / "patchgen.json");
  }
  Workspace work_;
};

TEST_F(OwnRepository, IsTrue) {
  const ProcessResult result = work_.run({"--check", "--strict"});
  EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
}

TEST_F(OwnRepository, AnyChangedByteFails) {
  std::size_t files = 0;
  for (const fs::directory_entry& entry :
       fs::recursive_directory_iterator(work_.folder() / "generated")) {
    if (!entry.is_regular_file()) continue;
    ++files;
    const std::string path = entry.path().lexically_relative(work_.path()).generic_string();
    const std::string whole = work_.read(path);
    for (const std::size_t at : {whole.size() / 7, whole.size() / 2, whole.size() - 2}) {
      std::string changed = whole;
      changed[at] = changed[at] == 'x' ? 'y' : 'x';
      work_.write(path, changed);
      EXPECT_EQ(work_.run({"--check"}).exit_status, 1) << path << " at byte " << at;
    }
    work_.write(path, whole);
  }
  EXPECT_GE(files, 2U);
}

}  // namespace
}  // namespace patchgen
