#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include <patchgen/generate.h>

#include "project/paths.h"
#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::string kUpstream = "class A {};\nclass B {};\n";

std::string spec_for(const std::string& output, const std::string& operations = "",
                     const std::string& source = "m.cpp") {
  return R"({"source":")" + source + R"(","output":")" + output + R"(","operations":[)" +
         operations + "]}";
}

const std::string kDropB = R"({"op":"exclude_from_output","target":"B"})";

class Generate : public testing::Test {
 protected:
  Generate() {
    disk_.put("/w/patchgen.json", R"({"source_roots":["up"],"output_dir":"out"})");
    disk_.put("/w/up/m.cpp", kUpstream);
    disk_.put("/w/a.json", spec_for("a.cpp", kDropB));
    disk_.put("/w/b.json", spec_for("b.cpp"));
    disk_.put("/w/c.json", spec_for("sub/c.cpp", kDropB));
  }

  std::vector<GenerateResult> run(const std::vector<std::string>& specs, unsigned jobs = 1) {
    options_.jobs = jobs;
    return generate(disk_, specs, options_);
  }
  static Diagnostics all_of(const std::vector<GenerateResult>& results) {
    Diagnostics all;
    for (const GenerateResult& result : results) all.append(result.diagnostics);
    return all;
  }

  /// Relative paths, which messages show where the tests run in "/", name the same files.
  VirtualDisk disk_{"/"};
  GenerateOptions options_;
};

TEST_F(Generate, ResultsComeInTheOrderOfTheSpecs) {
  const auto results = run({"/w/b.json", "/w/a.json"}, 4);
  ASSERT_THAT(results, SizeIs(2));
  EXPECT_EQ(results[0].spec_path, "/w/b.json");
  ASSERT_THAT(results[1].files, SizeIs(1));
  EXPECT_EQ(results[1].files[0].path, shown_path("/w/out/a.cpp"));
  EXPECT_EQ(results[1].files[0].diff_path, shown_path("/w/out/a.diff"));
  EXPECT_EQ(results[1].files[0].source_path, shown_path("/w/up/m.cpp"));
  EXPECT_THAT(results[0].files[0].bytes, EndsWith("\n" + kUpstream));
  EXPECT_THAT(results[1].files[0].bytes, EndsWith("\nclass A {};\n"));
  EXPECT_THAT(results[1].inputs,
              ElementsAre("/w/a.json", shown_path("/w/patchgen.json"), shown_path("/w/up/m.cpp")));
  EXPECT_THAT(disk_.written_paths(), IsEmpty()) << "generating writes nothing";
}

TEST_F(Generate, UpstreamIsReadOnceForAllSpecs) {
  run({"/w/a.json", "/w/b.json", "/w/c.json"}, 3);
  // Three specs, the project file for each, upstream once.
  EXPECT_EQ(disk_.read_calls(), 3U + 3U + 1U);
}

TEST_F(Generate, AnyNumberOfJobsGivesTheSame) {
  std::vector<std::string> specs;
  for (int i = 0; i < 20; ++i) {
    specs.push_back(fmt::format("/w/s{}.json", i));
    disk_.put(specs.back(), spec_for(fmt::format("s{}.cpp", i), i % 2 == 0 ? kDropB : ""));
  }
  const auto one = run(specs, 1);
  const auto many = run(specs, 16);
  for (std::size_t i = 0; i < specs.size(); ++i) {
    EXPECT_EQ(one[i].files[0].bytes, many[i].files[0].bytes);
    EXPECT_EQ(one[i].files[0].diff, many[i].files[0].diff);
    EXPECT_EQ(many[i].spec_path, specs[i]);
  }
}

TEST_F(Generate, WritesOutputsAndDiffsWhenAsked) {
  Diagnostics diagnostics;
  const auto results = run({"/w/a.json", "/w/c.json"});
  EXPECT_THAT(write_results(disk_, results, false, diagnostics), SizeIs(2));
  EXPECT_THAT(disk_.written_paths(), ElementsAre("/w/out/a.cpp", "/w/out/sub/c.cpp"));
  const auto written = write_results(disk_, results, true, diagnostics);
  ASSERT_THAT(written, SizeIs(4));
  EXPECT_EQ(written[0].result, WriteResult::Unchanged);
  EXPECT_EQ(written[1].result, WriteResult::Written);
  EXPECT_EQ(disk_.contents("/w/out/sub/c.diff"), results[1].files[0].diff);
  EXPECT_FALSE(diagnostics.has_errors());
}

TEST_F(Generate, FailureOfAnyWriteChangesNoFile) {
  disk_.put("/w/out/b.cpp", "old b");
  const auto results = run({"/w/a.json", "/w/b.json", "/w/c.json"});
  const auto before = disk_.files();
  const std::vector<std::string> paths = {"/w/out/a.cpp",  "/w/out/a.diff",    "/w/out/b.cpp",
                                          "/w/out/b.diff", "/w/out/sub/c.cpp", "/w/out/sub/c.diff"};
  for (std::size_t nth = 0; nth < paths.size(); ++nth) {
    disk_.fail_write_at(nth + 1, "no space left on device");
    Diagnostics diagnostics;
    EXPECT_THAT(write_results(disk_, results, true, diagnostics), IsEmpty());
    ASSERT_THAT(diagnostics.all(), SizeIs(1));
    EXPECT_EQ(diagnostics.all()[0].file, shown_path(paths[nth]));
    EXPECT_EQ(diagnostics.all()[0].message, "cannot write: no space left on device");
    EXPECT_EQ(diagnostics.exit_status(), 4);
    EXPECT_EQ(disk_.files(), before);
  }
  Diagnostics diagnostics;
  EXPECT_THAT(write_results(disk_, results, true, diagnostics), SizeIs(paths.size()));
}

TEST_F(Generate, AllUnwritableOutputsAreReportedBeforehand) {
  disk_.make_directory("/w/out/a.cpp").make_directory("/w/out/b.cpp");
  const auto results = run({"/w/a.json", "/w/b.json", "/w/c.json"});
  Diagnostics diagnostics;
  EXPECT_THAT(write_results(disk_, results, false, diagnostics), IsEmpty());
  EXPECT_THAT(diagnostics.all(), SizeIs(2));
  EXPECT_EQ(disk_.write_calls(), 0U);
}

TEST_F(Generate, ErrorsTakeTheFilesAway) {
  disk_.put("/w/b.json", spec_for("b.cpp", R"({"op":"exclude_from_output","target":"C"})"));
  const auto results = run({"/w/a.json", "/w/b.json"});
  EXPECT_THAT(results[0].files, SizeIs(1));
  EXPECT_THAT(results[1].files, IsEmpty());
  EXPECT_EQ(results[1].diagnostics.exit_status(), 2);
}

TEST_F(Generate, SameOutputIsAnErrorOfTheLaterSpec) {
  disk_.put("/w/b.json", spec_for("a.cpp"));
  const auto results = run({"/w/a.json", "/w/b.json"});
  EXPECT_FALSE(results[0].diagnostics.has_errors());
  ASSERT_THAT(results[1].diagnostics.all(), SizeIs(1));
  const Diagnostic& error = results[1].diagnostics.all()[0];
  EXPECT_EQ(error.file, "/w/b.json");
  EXPECT_EQ(error.message, shown_path("/w/out/a.cpp") + " would be written twice");
  EXPECT_THAT(error.hints, ElementsAre(HasSubstr("/w/a.json")));
  EXPECT_THAT(results[1].files, IsEmpty());
}

TEST_F(Generate, InputsOfAnySpecAreNoOutputs) {
  options_.output_dir = "/w/up";
  disk_.put("/w/b.json", spec_for("m.cpp", "", "other.cpp")).put("/w/up/other.cpp", "int x;\n");
  const auto results = run({"/w/b.json", "/w/a.json"});
  EXPECT_THAT(all_of(results).all(),
              ElementsAre(testing::Field(&Diagnostic::message,
                                         "would overwrite /w/up/m.cpp, which /w/a.json reads")));
}

TEST_F(Generate, DiffNamesOfHeaderAndSourceOfOneSpec) {
  disk_.put("/w/up/m.h", "int x;\n");
  disk_.put("/w/two.json", R"({"sources":[{"input":"m.h","output":"o.h"},)"
                           R"({"input":"m.cpp","output":"o.cpp"}],"operations":[]})");
  const auto results = run({"/w/two.json"});
  ASSERT_THAT(results[0].files, SizeIs(2));
  EXPECT_EQ(results[0].files[0].diff_path, shown_path("/w/out/o.h.diff"));
  EXPECT_EQ(results[0].files[1].diff_path, shown_path("/w/out/o.cpp.diff"));
}

}  // namespace
}  // namespace patchgen
