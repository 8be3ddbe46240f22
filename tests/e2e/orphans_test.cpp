// Orphans in output folders that are not this project's alone, or that cannot be looked into.

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// A project, and another one in its folder inner/, with one output folder: inner/out.
class SharedFolder : public testing::Test {
 protected:
  SharedFolder() {
    for (const std::string folder : {"", "inner/"}) {
      for (const char* name : {"m.cpp", "p.cpp"}) work_.write(folder + name, work_.read(name));
      const std::string name = folder.empty() ? "outer" : "inner";
      work_.write(folder + "patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": ")" +
                                                std::string(folder.empty() ? "inner/out" : "out") +
                                                "\"}");
      // A name that both have, and one of its own.
      work_.write(folder + "same.patchspec.json", small_spec("", "same_" + name + ".cpp"));
      work_.write(folder + name + ".patchspec.json", small_spec("", name + ".cpp"));
      EXPECT_EQ(run(folder, {"--all", "--diff"}).exit_status, 0);
    }
  }

  /// In the project in `folder`: "" or "inner/".
  [[nodiscard]] ProcessResult run(const std::string& folder,
                                  std::vector<std::string> arguments) const {
    arguments.insert(arguments.end(), {"--project", folder + "patchgen.json"});
    return work_.run(std::move(arguments));
  }

  /// A run in which all is true, and which changes nothing; what it says besides.
  [[nodiscard]] std::string messages_of_true_run(const std::string& folder,
                                                 const std::vector<std::string>& arguments) const {
    const auto before = work_.snapshot();
    const ProcessResult result = run(folder, arguments);
    EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
    EXPECT_THAT(result.out, HasSubstr(" specs: all true\n"));
    EXPECT_EQ(work_.snapshot(), before);
    return result.err;
  }

  Workspace work_;
};

TEST_F(SharedFolder, FilesOfTheOtherProjectAreNoOrphans) {
  for (const char* folder : {"", "inner/"}) {
    EXPECT_EQ(messages_of_true_run(folder, {"--check"}), "");
    EXPECT_EQ(messages_of_true_run(folder, {"--check", "--fix", "--prune", "--force"}), "");
  }
}

TEST_F(SharedFolder, WhatTheProjectGaveItselfIsAnOrphan) {
  work_.write("same.patchspec.json", small_spec("", "moved.cpp"));
  fs::remove(work_.folder() / "inner/inner.patchspec.json");
  EXPECT_THAT(run("inner/", {"--check"}).out,
              AllOf(HasSubstr("inner/out/inner.cpp: orphan: its spec inner/inner.patchspec.json is "
                              "gone\n"),
                    HasSubstr("spec: 2 orphan\n")));
  EXPECT_EQ(run("inner/", {"--check", "--fix", "--prune"}).exit_status, 0);
  EXPECT_FALSE(work_.exists("inner/out/inner.cpp"));
  EXPECT_TRUE(work_.exists("inner/out/outer.cpp"));
}

TEST_F(SharedFolder, WhereItCannotBeToldNothingIsRemovedWithoutForce) {
  // A folder that no header leads to: only the command line names it.
  EXPECT_EQ(run("", {"--all", "--diff", "-o", "else"}).exit_status, 0);
  EXPECT_EQ(run("inner/", {"--all", "--diff", "-o", "else"}).exit_status, 0);
  fs::remove(work_.folder() / "else/same_inner.cpp");
  fs::remove(work_.folder() / "else/same_inner.diff");
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"--check", "-o", "else"},
        {"--check", "--fix", "--prune", "-o", "else"},
        {"--check", "--fix", "--force", "-o", "else"}}) {
    EXPECT_THAT(messages_of_true_run("", arguments),
                AllOf(HasSubstr("else/inner.cpp: warning: it is an orphan, unless another project "
                                "gives it: its spec inner.patchspec.json is gone"),
                      HasSubstr("patchgen --check --fix --prune --force --project "
                                "patchgen.json -o else"),
                      Not(HasSubstr("else/outer.cpp"))));
  }
  const std::vector<std::string> forced = {"--check", "--fix", "--prune", "--force", "-o", "else"};
  EXPECT_EQ(run("", forced).exit_status, 0);
  EXPECT_FALSE(work_.exists("else/inner.cpp"));
  EXPECT_TRUE(work_.exists("else/outer.cpp"));
}

TEST_F(SharedFolder, AnotherProjectFileInTheSameFolderMayHaveTheSpec) {
  work_.write("more.json", R"({"specs": ["more/*.json"], "output_dir": "inner/out"})");
  work_.write("more/m.json", R"({"source": "m.cpp", "output": "more.cpp", "operations": []})");
  work_.write("more/m.cpp", work_.read("m.cpp"));
  EXPECT_EQ(work_.run({"--all", "--diff", "--project", "more.json"}).exit_status, 0);
  EXPECT_THAT(
      messages_of_true_run("", {"--check", "--fix", "--prune"}),
      HasSubstr("inner/out/more.cpp: warning: it is an orphan, unless another project gives "
                "it: its spec more/m.json is none of the project's"));
}

/// A project whose output folder is out/deep.
class Folder : public testing::Test {
 protected:
  Folder() {
    work_.write("patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": "out/deep"})");
    work_.write("a.patchspec.json", small_spec("", "a.cpp"));
    EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
  }

  void expect_cannot_look(const ProcessResult& result, const std::string& message) {
    EXPECT_EQ(result.exit_status, 4) << result.out << result.err;
    EXPECT_THAT(result.err, HasSubstr(message));
    EXPECT_THAT(result.out, Not(HasSubstr("all true")));
  }

  Workspace work_;
};

TEST_F(Folder, AFolderThatCannotBeListedIsAnError) {
  work_.write("out/deep/closed/x.cpp", "int x;\n");
  fs::permissions(work_.folder() / "out/deep/closed", fs::perms::none);
  const std::string message =
      "out/deep/closed: error: cannot look for orphans in this folder: permission denied";
  expect_cannot_look(work_.run_as_ordinary_user({"--check"}), message);
  expect_cannot_look(work_.run_as_ordinary_user({"--check", "--fix"}), message);
  fs::permissions(work_.folder() / "out/deep/closed", fs::perms::all);
  EXPECT_EQ(work_.run_as_ordinary_user({"--check"}).exit_status, 0);
}

TEST_F(Folder, AFileThatCannotBeReadMayBeAnOrphan) {
  work_.write("out/deep/closed.cpp", "int x;\n");
  fs::permissions(work_.folder() / "out/deep/closed.cpp", fs::perms::none);
  const ProcessResult result = work_.run_as_ordinary_user({"--check"});
  EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
  EXPECT_THAT(result.err, HasSubstr("out/deep/closed.cpp: warning: cannot tell whether it is an "
                                    "orphan: permission denied"));
}

TEST_F(Folder, AnOutputFolderWithoutRightsIsAnErrorWhetherOrNotSpecsHaveFilesThere) {
  const fs::path out = work_.folder() / "out";
  for (const bool has_specs : {true, false}) {
    if (!has_specs) fs::remove(work_.folder() / "a.patchspec.json");
    for (const char* folder : {"out/deep", "out"}) {
      fs::permissions(work_.folder() / folder, fs::perms::none);
      expect_cannot_look(
          work_.run_as_ordinary_user({"--check"}),
          "out/deep: error: cannot look for orphans in this folder: permission denied");
      fs::permissions(work_.folder() / folder, fs::perms::all);
    }
  }
}

TEST_F(Folder, WhatStandsInItsPlaceIsAnError) {
  for (const char* folder : {"out/deep", "out"}) {
    const fs::path place = work_.folder() / folder;
    const std::string begin =
        std::string("out/deep: error: cannot look for orphans in this folder: ");
    fs::remove_all(place);
    work_.write(folder, "a file\n");
    expect_cannot_look(work_.run({"--check"}), begin + "is not a folder");
    fs::remove(place);
    fs::create_symlink("nowhere", place);
    expect_cannot_look(work_.run({"--check"}), begin + "is a link to no file");
    fs::remove(place);
    ASSERT_EQ(::mkfifo(place.c_str(), 0666), 0);
    expect_cannot_look(work_.run({"--check"}), begin + "is not a regular file");
    fs::remove(place);
    EXPECT_EQ(work_.run({"--check"}).exit_status, 1) << "missing is drift";
  }
}

}  // namespace
}  // namespace patchgen
