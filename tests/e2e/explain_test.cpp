#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr const char* kTwoOperations =
    R"({"op": "replace_class", "target": "Norm", "replacement": "FastNorm", "description": "one pass"},
       {"op": "exclude_from_output", "target": "Head"})";

TEST(ExplainCommand, NamesTheOperationsOfEachHunk) {
  const Workspace work;
  work.write("s.json", small_spec(kTwoOperations));
  const auto before = work.snapshot();
  const ProcessResult result = work.run({"explain", "s.json"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(
      result.out,
      AllOf(HasSubstr("m.cpp -> "), HasSubstr("generated/o.cpp: 2 hunks\n"),
            HasSubstr("\n  @@ -1,"), HasSubstr("\n    header\n"),
            HasSubstr("\n    replace_class Norm (s.json:1:"), HasSubstr("\n        one pass\n"),
            HasSubstr("\n    exclude_from_output Head (s.json:2:"), Not(HasSubstr("\n-"))));
  EXPECT_EQ(work.snapshot(), before);
  EXPECT_THAT(work.run({"explain", "-v", "s.json"}).out, HasSubstr("\n-"));
}

TEST(ExplainCommand, SpeaksJson) {
  const Workspace work;
  work.write("s.json", small_spec(kTwoOperations));
  work.write("t.json", small_spec(kTwoOperations, "t.cpp"));
  const ProcessResult result = work.run({"explain", "--format", "json", "s.json", "t.json"});
  const auto json = nlohmann::json::parse(result.out, nullptr, false);
  ASSERT_TRUE(json.is_array()) << result.out << result.err;
  ASSERT_EQ(json.size(), 2U);
  EXPECT_EQ(json[0]["spec"], "s.json");
  for (const auto& hunk : json[0]["files"][0]["hunks"]) {
    EXPECT_TRUE(hunk["header"] == true || !hunk["operations"].empty()) << hunk;
  }
}

TEST(ExplainCommand, ReportsWhatIsWrong) {
  const Workspace work;
  work.write("bad.json", small_spec(R"({"op": "replace_class", "target": "Nrom"})"));
  const ProcessResult bad = work.run({"explain", "bad.json"});
  EXPECT_EQ(bad.exit_status, 2);
  EXPECT_THAT(bad.out, IsEmpty());
  EXPECT_THAT(bad.err, HasSubstr("no class 'Nrom'"));
  work.write("s.json", small_spec(kTwoOperations));
  const std::vector<std::vector<std::string>> wrong = {
      {"explain"},
      {"explain", "s.json", "--format", "xml"},
      {"explain", "s.json", "--dry-run"},
      {"--dry-run", "explain", "s.json"},
      {"-o", "x", "explain", "s.json"},
      {"--all", "explain", "s.json"},
  };
  for (const std::vector<std::string>& arguments : wrong) {
    const ProcessResult result = work.run(arguments);
    EXPECT_EQ(result.exit_status, 2) << testing::PrintToString(arguments);
    EXPECT_THAT(result.out, IsEmpty()) << testing::PrintToString(arguments);
  }
}

TEST(Verbose, NamesCallsOfTheOldSignature) {
  const Workspace work;
  work.write("m.cpp",
             "struct A {\n  int run(int n, int seed = 0) { return n + seed; }\n};\n"
             "int run(int a, int b, int c);\n"
             "int use(A a) { return a.run(1) + a.run(1, 2) + run(1, 2, 3); }  // run(1)\n");
  work.write("p.cpp", "int A::run(int n, int seed, bool fast) { return fast ? n : seed; }\n");
  work.write("s.json", small_spec(R"({"op": "override_method", "target": "A::run"})"));
  const ProcessResult result = work.run({"-v", "s.json"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out,
              AllOf(HasSubstr("the call of 'run' with 1 argument, as it was, at m.cpp:5"),
                    HasSubstr("the call of 'run' with 2 arguments, as it was"),
                    Not(HasSubstr("with 3 arguments"))));
}

TEST(Verbose, NamesConstructorsThatAreLeftAlone) {
  const Workspace work;
  work.write("m.cpp",
             "struct A {\n  A() : A(1) {}\n  A(int) {}\n  A(const A&) = default;\n  int n;\n};\n");
  work.write("s.json",
             small_spec(R"x({"op": "modify_init", "target": "A", "initializers": ["n(1)"]})x"));
  const ProcessResult result = work.run({"-v", "s.json"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out,
              AllOf(HasSubstr("left alone constructor A::A(), which delegates to another one"),
                    HasSubstr("left alone constructor A::A(const A &), which is defaulted"),
                    HasSubstr("updated constructor A::A(int) at m.cpp:3")));
}

}  // namespace
}  // namespace patchgen
