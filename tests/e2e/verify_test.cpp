// --verify: do the checked-in outputs compile?

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using Json = nlohmann::json;

constexpr const char* kCompiler =
    R"("verify": {"command": ["g++", "-std=c++17", "-fsyntax-only", "{file}"]})";
/// FastNorm calls what only a header next to the output declares.
constexpr const char* kCallsHeader =
    R"({"op": "add_include", "include": "\"kernels.h\""},)"
    R"({"op": "override_method", "target": "Norm::forward", "code": )"
    R"("int forward(int x) const { return kernels::norm(x); }"})";
constexpr const char* kKernels = "namespace kernels { int norm(int x); }\n";

class Verify : public testing::Test {
 protected:
  Verify() {
    work_.write("a.patchspec.json", small_spec(kCallsHeader, "a.cpp"));
    work_.write("out/kernels.h", kKernels);
  }

  void project(const std::string& rest) {
    work_.write("patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": "out",)"
                                 "\n " +
                                     rest + "}");
  }
  void generate() {
    const ProcessResult made = work_.run({"--all", "--diff"});
    ASSERT_EQ(made.exit_status, 0) << made.err;
  }
  /// A command that is a shell script.
  void script(const std::string& name, const std::string& text) {
    fs::permissions(work_.write(name, "#!/bin/sh\n" + text + "\n"), fs::perms::owner_all);
  }
  /// With nothing written.
  [[nodiscard]] ProcessResult verify(std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"--check", "--verify"});
    const auto before = work_.snapshot();
    const ProcessResult result = work_.run(more);
    EXPECT_EQ(work_.snapshot(), before);
    return result;
  }

  Workspace work_;
};

TEST_F(Verify, PassesAndFailsWithTheHeaders) {
  project(kCompiler);
  generate();
  ProcessResult result = verify();
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_EQ(result.out,
            "checked 1 file of 1 spec: all true; verified: 1 passed, 0 failed, 0 left out\n");
  // The check remembers the spec; no input of it has changed.
  work_.write("out/kernels.h", "namespace kernels {}\n");
  result = verify({"-v"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.out, AllOf(HasSubstr("all true; verified: 0 passed, 1 failed, 0 left out\n"),
                                HasSubstr("1 of 1 specs unchanged")));
  EXPECT_THAT(
      result.err,
      AllOf(
          testing::MatchesRegex("out/a\\.cpp:[0-9]+:[0-9]+: error: it is not verified: the(.|\n)*"),
          HasSubstr("command 'g++ -std=c++17 -fsyntax-only {file}' failed with status 1\n"),
          HasSubstr("it wrote: out/a.cpp:"), HasSubstr("norm"), HasSubstr("a.patchspec.json")));
  EXPECT_EQ(work_.run({"--check"}).exit_status, 0) << "it is no drift";
}

TEST_F(Verify, RunsInTheProjectsFolderOverTheFileInItsPlace) {
  script("tool", "pwd > /dev/fd/2; echo \"$1 $2\" >&2; seq 1 100; exit 3");
  project(R"("verify": {"command": ["./tool", "--in={file}", "{file}"]})");
  generate();
  fs::create_directories(work_.path() + "/sub");
  const ProcessResult result =
      run_process({.arguments = {PATCHGEN_BINARY, "--check", "--verify", "--no-cache"},
                   .working_directory = work_.path() + "/sub"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(
      result.err,
      AllOf(HasSubstr("out/a.cpp: error: it is not verified"), HasSubstr("failed with status 3\n"),
            HasSubstr("it wrote: " + work_.path() + "\n"),
            HasSubstr("it wrote: --in=out/a.cpp out/a.cpp\n"), HasSubstr("it wrote: 10\n"),
            Not(HasSubstr("it wrote: 11\n")), HasSubstr("… and 90 more lines")));
}

TEST_F(Verify, EachOutputIsTriedAndEachFailureReported) {
  work_.write("b.patchspec.json", small_spec(kReplaceNorm, "b.cpp"));
  work_.write("c.patchspec.json", small_spec(kCallsHeader, "c.cpp"));
  project(kCompiler);
  generate();
  work_.write("out/kernels.h", "");
  const ProcessResult result = verify({"-j2"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.out, HasSubstr("verified: 1 passed, 2 failed, 0 left out\n"));
  EXPECT_LT(result.err.find("\nout/c.cpp:"), result.err.find("2 errors"));
  EXPECT_EQ(result.err.find("out/a.cpp:"), 0U);
}

TEST_F(Verify, WhatCannotRunIsAnErrorOfTheSystem) {
  project(R"("verify": {"command": ["no-such-compiler", "{file}"]})");
  work_.write("b.patchspec.json", small_spec(kReplaceNorm, "b.cpp"));
  generate();
  ProcessResult result = verify();
  EXPECT_EQ(result.exit_status, 4);
  EXPECT_THAT(result.out, HasSubstr("verified: 0 passed, 0 failed, 2 left out\n"));
  EXPECT_THAT(result.err,
              AllOf(HasSubstr("patchgen.json:2:24: error: the command 'no-such-compiler {file}' "
                              "cannot be started\n"),
                    HasSubstr("is it installed, and in PATH?"), Not(HasSubstr("errors"))));
  script("hang", "echo waiting; sleep 600");
  project(R"("verify": {"command": ["./hang", "{file}"], "time_limit": 1})");
  result = verify({"-j1"});
  EXPECT_EQ(result.exit_status, 4);
  EXPECT_THAT(result.err, AllOf(HasSubstr("took longer than 1 s and was ended (for out/a.cpp)\n"),
                                HasSubstr("it wrote: waiting\n"),
                                HasSubstr("give it a larger \"time_limit\"")));
  script("die", "kill -9 $$");
  project(R"("verify": {"command": ["./die", "{file}"]})");
  result = verify();
  EXPECT_EQ(result.exit_status, 4);
  EXPECT_THAT(result.err, HasSubstr("was ended by signal 9 (for out/a.cpp)"));
}

TEST_F(Verify, NeedsTheKey) {
  project(R"("time_limit": 9)");
  ProcessResult result = verify();
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(
      result.err,
      AllOf(HasSubstr("patchgen.json: error: --verify needs \"verify\" in the project file"),
            HasSubstr("add a command that compiles a file: \"verify\": {\"command\": [")));
  fs::remove(work_.path() + "/patchgen.json");
  result = verify({"a.patchspec.json"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err, HasSubstr("--verify needs a project file, patchgen.json, with"));
  result = work_.run({"a.patchspec.json", "--verify"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err, HasSubstr("--verify needs --check"));
}

TEST_F(Verify, SpecsAndOutputsMayBeLeftOut) {
  work_.write("b.patchspec.json", small_spec(kReplaceNorm, "b.cpp"));
  project(R"("overrides": [{"specs": ["b*"], )" + std::string(kCompiler) + "}]");
  generate();
  work_.write("out/kernels.h", "");
  ProcessResult result = verify();
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("verified: 1 passed, 0 failed, 1 left out\n"));
  EXPECT_EQ(verify({"a.patchspec.json"}).exit_status, 2);
  project(R"("verify": {"command": ["g++", "-fsyntax-only", "{file}"], "outputs": ["**/b.*"]})");
  result = verify();
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("verified: 1 passed, 0 failed, 1 left out\n"));
}

TEST_F(Verify, WhatHasDriftedIsNotVerifiedUnlessMended) {
  work_.write("b.patchspec.json", small_spec(kReplaceNorm, "b.cpp"));
  project(kCompiler);
  generate();
  work_.write("out/b.cpp", work_.read("out/b.cpp") + "no C++;\n");
  work_.write("out/a.diff", "");
  ProcessResult result = verify();
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.out,
              HasSubstr("1 diff out of step; verified: 1 passed, 0 failed, 1 left out"));
  EXPECT_THAT(result.err,
              AllOf(HasSubstr("note: an output that drifted is not verified: mend the drift first"),
                    Not(HasSubstr("error"))));
  work_.write("out/kernels.h", "");
  result = work_.run({"--check", "--fix", "--force", "--verify"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.out, HasSubstr("verified: 1 passed, 1 failed, 0 left out\n"));
  EXPECT_THAT(result.err, Not(HasSubstr("not verified: mend the drift first")));
}

TEST_F(Verify, OtherErrorsDoNotKeepItFromTheRest) {
  project(kCompiler);
  generate();
  work_.write("b.patchspec.json", small_spec(R"({"op": "none"})", "b.cpp"));
  work_.write("out/kernels.h", "");
  const ProcessResult result = verify();
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.out, HasSubstr("not all could be checked; verified: 0 passed, 1 failed"));
  EXPECT_THAT(result.err, AllOf(HasSubstr("b.patchspec.json:"), HasSubstr("out/a.cpp:")));
}

TEST_F(Verify, IsADiagnosticOfTheReports) {
  project(kCompiler);
  generate();
  work_.write("out/kernels.h", "");
  const Json json = Json::parse(verify({"--format", "json"}).out, nullptr, false);
  ASSERT_TRUE(json.is_object());
  EXPECT_EQ(json["exit_status"], 1);
  EXPECT_EQ(json["drifts"], Json::array());
  ASSERT_EQ(json["diagnostics"].size(), 1U);
  EXPECT_EQ(json["diagnostics"][0]["fault"], "output");
  EXPECT_EQ(json["diagnostics"][0]["file"], "out/a.cpp");
  EXPECT_GT(json["diagnostics"][0]["line"], 1);
  EXPECT_EQ(json["summary"]["verified"], Json({{"passed", 0}, {"failed", 1}, {"left_out", 0}}));
  EXPECT_THAT(verify({"--format", "github"}).out, HasSubstr("\n::error file=out/a.cpp,line="));
  const Json sarif = Json::parse(verify({"--format", "sarif"}).out, nullptr, false);
  ASSERT_TRUE(sarif.is_object());
  EXPECT_EQ(sarif["runs"][0]["results"][0]["ruleId"], "verify-failed");
  EXPECT_EQ(sarif["runs"][0]["invocations"][0]["executionSuccessful"], true);
  const Json plain = Json::parse(work_.run({"--check", "--format", "json"}).out, nullptr, false);
  EXPECT_TRUE(plain["summary"]["verified"].is_null());
}

}  // namespace
}  // namespace patchgen
