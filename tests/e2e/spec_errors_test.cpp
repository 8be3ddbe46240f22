#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

struct SpecCase {
  std::string name;
  std::string spec;
  std::string at;                   ///< `:line:column`
  std::vector<std::string> wanted;  ///< parts of the message

  friend std::ostream& operator<<(std::ostream& out, const SpecCase& c) { return out << c.name; }
};

class SpecError : public testing::TestWithParam<SpecCase> {};

/// Where `word` stands in the one-line spec of `operations`: `:1:column`.
std::string at(const std::string& spec, std::string_view word, std::size_t nth = 1) {
  std::size_t found = spec.find(word);
  for (; nth > 1; --nth) found = spec.find(word, found + 1);
  return ":1:" + std::to_string(found + 1);
}

TEST_P(SpecError, IsReportedAtItsPlaceAndNothingIsWritten) {
  const Workspace work;
  work.write("s.patchspec.json", GetParam().spec);
  work.write("out/kept.cpp", "kept");
  const auto before = work.snapshot();
  for (const std::string flag : {"--diff", "--dry-run"}) {
    const ProcessResult result = work.run({"s.patchspec.json", "-o", "out", flag});
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, StartsWith("s.patchspec.json" + GetParam().at + ": error: "));
    for (const std::string& part : GetParam().wanted) EXPECT_THAT(result.err, HasSubstr(part));
    EXPECT_EQ(work.snapshot(), before);
  }
}

std::vector<SpecCase> spec_cases() {
  std::vector<SpecCase> cases = {
      {"not_json", "class X {};", ":1:1", {"expected a value"}},
      {"list", "[1]", ":1:1", {"expected an object, found a list"}},
      {"empty", "", ":1:1", {}},
      {"cut_off", "{\n\"source\": \"m.cpp\",\n", ":2:19", {"end of the file"}},
      {"duplicate_key",
       "{\n\"source\":\"m.cpp\",\"output\":\"o.cpp\",\n\"source\":\"m.cpp\",\"operations\":[]}",
       ":3:1",
       {"duplicate key \"source\"", "line 2"}},
      {"unknown_key",
       "{\"source\":\"m.cpp\",\"output\":\"o.cpp\",\n  \"patch_filse\":[],\"operations\":[]}",
       ":2:3",
       {"unknown key \"patch_filse\"", "did you mean \"patch_files\"?"}},
  };
  const auto add = [&](const std::string& name, const std::string& operations,
                       std::string_view word, std::vector<std::string> wanted,
                       std::size_t nth = 1) {
    const std::string spec = small_spec(operations);
    cases.push_back({name, spec, at(spec, word, nth), std::move(wanted)});
  };
  add("unknown_operation_key", R"({"op":"replace_class","target":"Norm","replacment":"FastNorm"})",
      "\"replacment\"", {"unknown key", "did you mean \"replacement\"?"});
  add("no_such_target", R"({"op":"replace_class","target":"Nrm"})", "\"Nrm\"",
      {"'Nrm'", "did you mean 'models::Norm'?", "patchgen outline"});
  add("no_such_replacement", R"({"op":"replace_class","target":"Norm","replacement":"FastNrm"})",
      "\"FastNrm\"", {"'FastNrm'", "p.cpp", "did you mean 'models::FastNorm'?"});
  add("ambiguous_target", R"({"op":"exclude_from_output","target":"forward"})", "\"forward\"",
      {"'forward' is ambiguous: 2 declarations match", "models::Norm::forward",
       "models::Head::forward", "m.cpp:12", "m.cpp:18"});
  add("ambiguous_overload", R"({"op":"replace_function","target":"scale"})", "\"scale\"",
      {"'scale' is ambiguous: 2 declarations match", "models::scale(int) at m.cpp:6",
       "models::scale(long) at m.cpp:8"});
  add("two_operations_on_one_target",
      kReplaceNorm + R"(,{"op":"exclude_from_output","target":"models::Norm"})", "\"models::Norm\"",
      {"two operations have the target", "replace_class"});
  add("inside_a_replaced_class",
      kReplaceNorm + R"(,{"op":"override_method","target":"Norm::forward"})", "\"Norm::forward\"",
      {"'Norm::forward' is part of 'Norm'", "replaces"});
  add("inside_an_excluded_class",
      R"({"op":"exclude_from_output","target":"Norm"},)"
      R"({"op":"override_method","target":"Norm::forward"})",
      "\"Norm::forward\"", {"'Norm::forward' is part of 'Norm'", "excludes"});
  add("no_effect", R"({"op":"drop_include","include":"<vecto>"})", "\"<vecto>\"", {"<vecto>"});
  SpecCase missing{.name = "no_such_source",
                   .spec = small_spec(""),
                   .at = ":1:11",
                   .wanted = {"no source 'n.cpp'", "--source-root"}};
  missing.spec[missing.spec.find("m.cpp")] = 'n';
  cases.push_back(missing);
  missing = {.name = "no_such_patch_file",
             .spec = small_spec(""),
             .at = "",
             .wanted = {"no patch file 'q.cpp'", "looked for q.cpp"}};
  missing.spec[missing.spec.find("p.cpp")] = 'q';
  missing.at = at(missing.spec, "\"q.cpp\"");
  cases.push_back(missing);
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Cases, SpecError, testing::ValuesIn(spec_cases()),
                         [](const auto& tested) { return tested.param.name; });

TEST(SpecErrors, NoSuchSpecAndAFolder) {
  const Workspace work;
  std::filesystem::create_directory(work.folder() / "folder.json");
  const auto before = work.snapshot();
  const ProcessResult missing = work.run({"none.patchspec.json", "-o", "out"});
  EXPECT_EQ(missing.exit_status, 2);
  EXPECT_THAT(missing.err, AllOf(StartsWith("none.patchspec.json: error: "),
                                 HasSubstr("cannot read the patch spec: no such file")));
  const ProcessResult folder = work.run({"folder.json", "-o", "out"});
  EXPECT_EQ(folder.exit_status, 2);
  EXPECT_THAT(folder.err, HasSubstr("is a directory"));
  EXPECT_EQ(work.snapshot(), before);
}

TEST(SpecErrors, AllErrorsOfAllOperationsAtOnce) {
  const Workspace work;
  work.write("s.json", small_spec(R"({"op":"replace_class","target":"Nrm"},)"
                                  R"({"op":"replace_function","target":"scale"},)"
                                  R"({"op":"override_method","target":"Head::forwad"},)" +
                                  kReplaceNorm + R"(,{"op":"drop_include","include":"<none>"})"));
  const auto before = work.snapshot();
  const ProcessResult result = work.run({"s.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 2);
  for (const char* part : {"'Nrm'", "'scale' is ambiguous", "<none>", "nothing was written"}) {
    EXPECT_THAT(result.err, HasSubstr(part));
  }
  EXPECT_EQ(work.snapshot(), before);
}

TEST(SpecErrors, OneBadSpecOfSeveralWritesNothingAtAll) {
  const Workspace work;
  work.write("a.json", small_spec(R"({"op":"override_method","target":"Norm::forward"})", "a.cpp"));
  work.write("b.json", small_spec(R"({"op":"replace_class","target":"Nrm"})", "b.cpp"));
  work.write("c.json", small_spec("", "c.cpp"));
  const auto before = work.snapshot();
  const ProcessResult result = work.run({"a.json", "b.json", "c.json", "-o", "out", "--diff"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_THAT(result.err, HasSubstr("b.json:1:"));
  EXPECT_THAT(result.err, Not(HasSubstr("a.json")));
  EXPECT_EQ(work.snapshot(), before);
  // Every bad one is heard.
  work.write("c.json", "{}");
  const ProcessResult both = work.run({"a.json", "b.json", "c.json", "-o", "out"});
  EXPECT_THAT(both.err, AllOf(HasSubstr("b.json:1:"), HasSubstr("c.json:1:")));
}

}  // namespace
}  // namespace patchgen
