#include "project/result_cache.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include <patchgen/check.h>

#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using Question = Observation::Question;

GenerateResult a_result() {
  GenerateResult result;
  result.spec_path = "a.json";
  result.project_root = "root";
  result.output_dir = "out";
  result.inputs = {"a.json", "m.cpp"};
  result.files.emplace_back();
  result.files[0].path = "out/a.cpp";
  result.files[0].diff_path = "out/a.diff";
  result.files[0].output = "a.cpp";
  Diagnostic note;
  note.severity = Severity::Note;
  note.file = "m.cpp";
  note.line = 3;
  note.column = 4;
  note.message = "nothing uses \xff";
  note.source_line = "\t\xfe";
  note.underline_columns = 2;
  note.hints = {"one", "two"};
  result.diagnostics.add(note);
  return result;
}

TEST(ResultCache, GivesBackWhatItWasGiven) {
  VirtualDisk disk;
  const GenerateResult before = a_result();
  ResultCache(disk, "/cache", "run").remember(before, {});
  const auto after = ResultCache(disk, "/cache", "run").find("a.json");
  ASSERT_TRUE(after);
  EXPECT_EQ(after->spec_path, before.spec_path);
  EXPECT_EQ(after->project_root, before.project_root);
  EXPECT_EQ(after->output_dir, before.output_dir);
  EXPECT_EQ(after->inputs, before.inputs);
  ASSERT_EQ(after->files.size(), 1U);
  EXPECT_EQ(after->files[0].path, "out/a.cpp");
  EXPECT_EQ(after->files[0].diff_path, "out/a.diff");
  EXPECT_EQ(after->files[0].output, "a.cpp");
  EXPECT_EQ(after->diagnostics.all(), before.diagnostics.all());
}

TEST(ResultCache, IsForOneSpecAndOneKindOfRun) {
  VirtualDisk disk;
  ResultCache(disk, "/cache", "run").remember(a_result(), {});
  EXPECT_FALSE(ResultCache(disk, "/cache", "run").find("b.json"));
  EXPECT_FALSE(ResultCache(disk, "/cache", "another run").find("a.json"));
  EXPECT_FALSE(ResultCache(disk, "/other", "run").find("a.json"));
}

TEST(ResultCache, AChangedFactIsAMiss) {
  VirtualDisk disk;
  disk.put("m.cpp", "int x;\n");
  ResultCache(disk, "/cache", "run")
      .remember(a_result(), {{Question::Read, "m.cpp", answer_of_bytes("int x;\n")},
                             {Question::IsFile, "near/m.cpp", "no"}});
  EXPECT_TRUE(ResultCache(disk, "/cache", "run").find("a.json"));
  disk.put("near/m.cpp", "");
  EXPECT_FALSE(ResultCache(disk, "/cache", "run").find("a.json"));
  disk.remove("near/m.cpp");
  disk.put("m.cpp", "int y;\n");
  EXPECT_FALSE(ResultCache(disk, "/cache", "run").find("a.json"));
}

TEST(ResultCache, DamagedEntriesAreNone) {
  VirtualDisk disk;
  ResultCache(disk, "/cache", "run").remember(a_result(), {});
  ASSERT_EQ(disk.files().size(), 1U);
  const auto [path, whole] = *disk.files().begin();
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x20);
    disk.put(path, damaged);
    EXPECT_FALSE(ResultCache(disk, "/cache", "run").find("a.json")) << i;
    disk.put(path, whole.substr(0, i));
    EXPECT_FALSE(ResultCache(disk, "/cache", "run").find("a.json")) << i;
  }
  disk.put(path, whole);
  EXPECT_TRUE(ResultCache(disk, "/cache", "run").find("a.json"));
}

TEST(ResultCache, SaysWhyItCannotBeWritten) {
  VirtualDisk disk;
  disk.make_read_only("/cache");
  ResultCache cache(disk, "/cache", "run");
  EXPECT_EQ(cache.problem(), "");
  cache.remember(a_result(), {});
  EXPECT_NE(cache.problem(), "");
}

/// A project of two specs that share an upstream, checked with a cache.
class CachedCheck : public testing::Test {
 protected:
  CachedCheck() {
    disk_.put("/p/patchgen.json", R"({"specs": ["*.json"], "output_dir": "out"})");
    disk_.put("/p/m.cpp", "int f() { return 1; }\nint unused();\n");
    disk_.put("/p/p.cpp", "int f() { return 2; }\n");
    disk_.put("/p/a.json", R"({"source": "m.cpp", "output": "a.cpp", "patch_files": ["p.cpp"],
                               "operations": [{"op": "replace_function", "target": "f"}]})");
    disk_.put("/p/b.json", R"({"source": "m.cpp", "output": "b.cpp", "operations": []})");
    run(true);
  }

  CheckReport run(bool fix = false, bool with_cache = true) {
    CheckOptions options;
    options.fix = fix;
    if (with_cache) options.cache = CacheOptions{.folder = "/cache", .program = "this"};
    return check(disk_, {.specs = {"/p/a.json", "/p/b.json"}, .whole_project = true}, {}, options);
  }

  VirtualDisk disk_{"/p"};
};

TEST_F(CachedCheck, RemembersWhatIsTrueAlone) {
  EXPECT_EQ(run().remembered, 0U);  // the files were only written by the run before
  EXPECT_EQ(run().remembered, 2U);
  disk_.put("/p/out/a.cpp", "int g();\n");
  const CheckReport edited = run();
  EXPECT_EQ(edited.remembered, 1U);
  EXPECT_EQ(edited.exit_status(), 1);
  EXPECT_EQ(run().exit_status(), 1);
}

TEST_F(CachedCheck, AnyChangeOfAnyFileGivesTheReportThatNoCacheGives) {
  run();
  for (const auto& [path, bytes] : disk_.files()) {
    if (path.starts_with("/cache")) continue;
    for (const std::string& change :
         {bytes + " ", bytes + "x", bytes.substr(0, bytes.size() / 2), std::string("{}")}) {
      ASSERT_EQ(run().remembered, 2U) << path;
      disk_.put(path, change);
      const std::string ought = report_as_text(run(false, false), false);
      EXPECT_EQ(report_as_text(run(), false), ought) << path;
      disk_.put(path, bytes);
      run();
    }
    disk_.remove(path);
    const std::string ought = report_as_text(run(false, false), false);
    EXPECT_EQ(report_as_text(run(), false), ought) << path;
    disk_.put(path, bytes);
    run();
  }
}

TEST_F(CachedCheck, AFileThatComesBetweenIsSeen) {
  run();
  ASSERT_EQ(run().remembered, 2U);
  disk_.put("/patchgen.json", "{}");  // farther away than the project's own
  EXPECT_EQ(run().remembered, 2U);
  disk_.remove("/p/patchgen.json");
  EXPECT_EQ(run().remembered, 0U);
}

TEST_F(CachedCheck, ConflictsNameTheirPlacesAsWithoutACache) {
  run();
  ASSERT_EQ(run().remembered, 2U);
  CheckOptions options;
  const CheckScope twice{.specs = {"/p/a.json", "/p/a.json"}};
  const CheckReport ought = check(disk_, twice, {}, options);
  options.cache = CacheOptions{.folder = "/cache", .program = "this"};
  const CheckReport is = check(disk_, twice, {}, options);
  EXPECT_TRUE(is.diagnostics.has_errors());
  EXPECT_EQ(is.diagnostics.all(), ought.diagnostics.all());
}

TEST_F(CachedCheck, ACacheThatCannotBeWrittenIsAWarning) {
  disk_.make_read_only("/cache");
  const CheckReport report = run();
  EXPECT_EQ(report.exit_status(), 0);
  ASSERT_EQ(report.diagnostics.all().size(), 1U);
  EXPECT_EQ(report.diagnostics.all()[0].severity, Severity::Warning);
  EXPECT_THAT(report.diagnostics.all()[0].message, testing::HasSubstr("cannot be written to"));
}

}  // namespace
}  // namespace patchgen
