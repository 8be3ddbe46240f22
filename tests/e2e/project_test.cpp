// What the project file says about upstreams and single specs, through the program.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSpec = "a.patchspec.json";

class ProjectFileOf : public testing::Test {
 protected:
  ProjectFileOf() { work_.write(kSpec, small_spec(kReplaceNorm, "a.cpp")); }

  void project(const std::string& rest) {
    work_.write("patchgen.json",
                R"({"specs": ["*.patchspec.json"], "output_dir": "out", )" + rest + "}");
  }
  void expect_stays_true() {
    const ProcessResult made = work_.run({"--all", "--diff"});
    ASSERT_EQ(made.exit_status, 0) << made.err;
    const ProcessResult result = work_.run({"--check", "--strict"});
    EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
  }

  Workspace work_;
};

TEST_F(ProjectFileOf, ASpecForAnotherVersionIsRefused) {
  work_.write("v/VERSION", "5.9.0\n");
  const std::string plain = small_spec(kReplaceNorm, "a.cpp");
  const auto spec_for = [&](const std::string& upstream) {
    work_.write(kSpec, R"({"upstream": {"name": "m")" + upstream + "}," + plain.substr(1));
  };
  project(R"("upstreams": {"m": {"version_file": "v/VERSION"}})");
  spec_for(R"(, "version": "5.9.0")");
  expect_stays_true();
  EXPECT_THAT(work_.read("out/a.cpp"), HasSubstr("//  Based on:   m==5.9.0\n"));
  spec_for("");
  expect_stays_true();
  EXPECT_THAT(work_.read("out/a.cpp"), HasSubstr("//  Based on:   m==5.9.0\n"));
  spec_for(R"(, "version": "5.8")");
  ProcessResult result = work_.run({"--check"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err,
              AllOf(HasSubstr("a.patchspec.json:1:39: error: the spec is for m 5.8, but v/VERSION "
                              "says 5.9.0\n"),
                    HasSubstr("then give the spec the new version")));
  work_.write("v/VERSION", "set(VERSION \"x\")\nset(M_VERSION \"5.8\")\n");
  project(R"("upstreams": {"m": {"version_file": "v/VERSION", "pattern": "M_VERSION \"(.*)\""}})");
  expect_stays_true();
  project(R"("upstreams": {"m": {"version_file": "v/VERSION", "pattern": "N_VERSION"}})");
  result = work_.run({"--check"});
  EXPECT_THAT(result.err, HasSubstr("v/VERSION: error: no version of upstream 'm' in it"));
  project(R"("upstreams": {"m": {"version_file": "v/NONE"}})");
  result = work_.run({"--check"});
  EXPECT_THAT(result.err,
              HasSubstr("v/NONE: error: cannot read the version of upstream 'm': no such file"));
}

TEST_F(ProjectFileOf, AMistypedUpstreamIsNotedOnce) {
  project(R"("upstreams": {"torchmodels": {"version": "1"}})");
  const std::string plain = small_spec(kReplaceNorm, "a.cpp");
  work_.write(kSpec, R"({"upstream": {"name": "torchmodel", "version": "2"},)" + plain.substr(1));
  ProcessResult result = work_.run({"--all"});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_THAT(result.err, AllOf(HasSubstr("a.patchspec.json:1:23: warning: the project file has no "
                                          "upstream 'torchmodel'; its version is not checked\n"),
                                HasSubstr("did you mean \"torchmodels\"?")));
  work_.write(kSpec, R"({"upstream": {"name": "ggml", "version": "2"},)" + plain.substr(1));
  result = work_.run({"--all"});
  EXPECT_THAT(result.err, Not(HasSubstr("warning")));
}

TEST_F(ProjectFileOf, OverridesForNothingAreErrors) {
  project("\"overrides\": [{\"specs\": [\"a.*\"]},\n{\"specs\": [\"c.*\", \"a\"]}]");
  for (const char* mode : {"--all", "--check", "--list"}) {
    const ProcessResult result = work_.run({mode});
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_THAT(result.err, HasSubstr("patchgen.json:2:11: error: the override is for none of the "
                                      "project's specs\n"));
    EXPECT_THAT(result.err, Not(HasSubstr("patchgen.json:1:")));
  }
  EXPECT_FALSE(work_.exists("out"));
  EXPECT_EQ(work_.run({kSpec}).exit_status, 0) << "a spec alone is not the project";
}

TEST_F(ProjectFileOf, OverridesHoldForTheSpecsTheyName) {
  work_.write("b.patchspec.json", small_spec("", "b.cpp"));
  project(R"("overrides": [{"specs": ["b.*"], "output_dir": "out/other"}])");
  expect_stays_true();
  EXPECT_TRUE(work_.exists("out/a.cpp"));
  EXPECT_TRUE(work_.exists("out/other/b.cpp"));
  EXPECT_THAT(work_.read("out/other/b.cpp"), HasSubstr("-o out/other --diff"));
  EXPECT_FALSE(work_.exists("out/b.cpp"));
}

}  // namespace
}  // namespace patchgen
