#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// The spec `specs/NAME` extends those that `extends` lists.
void write_spec(const Workspace& work, const std::string& name, const std::string& extends,
                const std::string& operations = "") {
  work.write("specs/" + name, R"({"extends": )" + extends + R"(, "source": "m.cpp", "output": ")" +
                                  name + R"(.cpp", "operations": [)" + operations + "]}");
}

TEST(ExtendsEndToEnd, HeirIsGeneratedFromAnywhere) {
  const Workspace work;
  work.write("gpu/gpu.json", small_spec(kReplaceNorm, "gpu.cpp"));
  work.write("gpu/p.cpp", kSmallPatches);
  work.write("patchgen.json", R"({"source_roots": ["."], "output_dir": "out"})");
  write_spec(work, "npu.json", R"({"spec": "../gpu/gpu.json"})");
  const ProcessResult result = work.run({"specs/npu.json", "-v"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out,
              HasSubstr("replace_class (gpu/gpu.json:1): replaced class models::Norm at m.cpp"));
  const std::string generated = work.read("out/npu.json.cpp");
  EXPECT_THAT(generated, HasSubstr("//    - replace_class: Norm (from gpu.json)"));
  EXPECT_THAT(generated, HasSubstr("// Source: FastNorm in p.cpp"));
  const ProcessResult elsewhere = run_process(
      {.arguments = {PATCHGEN_BINARY, work.folder() / "specs/npu.json"}, .working_directory = "/"});
  EXPECT_EQ(elsewhere.exit_status, 0) << elsewhere.err;
  EXPECT_EQ(work.read("out/npu.json.cpp"), generated);
}

TEST(ExtendsEndToEnd, CircleWritesNothing) {
  const Workspace work;
  write_spec(work, "a.json", R"({"spec": "b.json"})");
  write_spec(work, "b.json", R"([{"spec": "a.json"}])");
  const auto before = work.snapshot();
  const ProcessResult result = work.run({"specs/a.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err,
              StartsWith("specs/b.json:1:23: error: specs/a.json extends itself: specs/a.json -> "
                         "specs/b.json -> specs/a.json\n"));
  EXPECT_EQ(work.snapshot(), before);
}

TEST(ExtendsEndToEnd, MissingAndBrokenBasesAreAllReported) {
  const Workspace work;
  write_spec(work, "a.json", R"([{"spec": "../none.json"}, {"spec": "b.json"}])");
  work.write("specs/b.json", "{]");
  const auto before = work.snapshot();
  const ProcessResult result = work.run({"specs/a.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err,
              AllOf(HasSubstr("specs/a.json:1:23: error: no patch spec '../none.json'"),
                    HasSubstr("looked for none.json"), HasSubstr("specs/b.json:1:2: error: ")));
  EXPECT_EQ(work.snapshot(), before);
}

TEST(ExtendsEndToEnd, MissingPatchFileOfABaseIsReportedInTheBase) {
  const Workspace work;
  work.write("gpu/gpu.json", small_spec(kReplaceNorm, "gpu.cpp"));
  write_spec(work, "npu.json", R"({"spec": "../gpu/gpu.json"})");
  const ProcessResult result = work.run({"specs/npu.json", "-o", "out", "--source-root", "."});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err, HasSubstr("gpu/gpu.json:1:53: error: no patch file 'p.cpp'"));
  EXPECT_THAT(result.err, HasSubstr("looked for gpu/p.cpp"));
}

TEST(ExtendsEndToEnd, OutputMustNotOverwriteABase) {
  const Workspace work;
  work.write("base.json", small_spec("", "base.cpp"));
  work.write("heir.json", R"({"extends": {"spec": "base.json"}, "source": "m.cpp",
                              "output": "base.json"})");
  const ProcessResult result = work.run({"heir.json", "-o", "."});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.err, HasSubstr("would overwrite base.json"));
  EXPECT_EQ(work.read("base.json"), small_spec("", "base.cpp"));
}

TEST(ExtendsEndToEnd, ErrorsOfOneBaseOfTwoHeirsAreShownOnce) {
  const Workspace work;
  work.write("specs/base.json", "{}");
  write_spec(work, "a.json", R"({"spec": "base.json"})");
  write_spec(work, "b.json", R"({"spec": "base.json"})");
  const ProcessResult result = work.run({"specs/a.json", "specs/b.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 2);
  const std::string error = "specs/base.json:1:1: error: the spec needs \"operations\"";
  ASSERT_THAT(result.err, HasSubstr(error));
  EXPECT_THAT(result.err.substr(result.err.find(error) + 1), Not(HasSubstr(error)));
}

}  // namespace
}  // namespace patchgen
