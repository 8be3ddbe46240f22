#include "project/result_cache.h"

#include <chrono>
#include <cstdint>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// Remembers `result`, with what was `seen`, as a run of its own.
void remember(VirtualDisk& disk, const GenerateResult& result, std::vector<Observation> seen,
              const std::string& run = "run") {
  ResultCache cache(disk, "/cache", run);
  cache.remember(result, std::move(seen));
  cache.save();
}

/// Whether a run of its own knows `spec`; it saves what it learns meanwhile.
bool knows(VirtualDisk& disk, const std::string& spec, const std::string& run = "run") {
  ResultCache cache(disk, "/cache", run);
  const bool found = cache.find(spec).has_value();
  cache.save();
  return found;
}

Observation has_bytes(const std::string& path, std::string_view bytes) {
  return {Question::Read, path, answer_of_bytes(bytes)};
}

TEST(ResultCache, GivesBackWhatItWasGiven) {
  VirtualDisk disk;
  const GenerateResult before = a_result();
  remember(disk, before, {});
  const auto found = ResultCache(disk, "/cache", "run").find("a.json");
  ASSERT_TRUE(found);
  const GenerateResult& after = found->result;
  EXPECT_EQ(after.spec_path, before.spec_path);
  EXPECT_EQ(after.project_root, before.project_root);
  EXPECT_EQ(after.output_dir, before.output_dir);
  EXPECT_EQ(after.inputs, before.inputs);
  ASSERT_EQ(after.files.size(), 1U);
  EXPECT_EQ(after.files[0].path, "out/a.cpp");
  EXPECT_EQ(after.files[0].diff_path, "out/a.diff");
  EXPECT_EQ(after.files[0].output, "a.cpp");
  EXPECT_EQ(after.diagnostics.all(), before.diagnostics.all());
}

TEST(ResultCache, IsForOneSpecAndOneKindOfRun) {
  VirtualDisk disk;
  remember(disk, a_result(), {});
  EXPECT_TRUE(knows(disk, "a.json"));
  EXPECT_FALSE(knows(disk, "b.json"));
  EXPECT_FALSE(knows(disk, "a.json", "another run"));
  EXPECT_FALSE(ResultCache(disk, "/other", "run").find("a.json"));
}

TEST(ResultCache, RemembersNothingBeforeItIsSaved) {
  VirtualDisk disk;
  ResultCache(disk, "/cache", "run").remember(a_result(), {});
  EXPECT_TRUE(disk.files().empty());
}

TEST(ResultCache, AChangedFactIsAMiss) {
  VirtualDisk disk;
  disk.put("m.cpp", "int x;\n");
  remember(disk, a_result(),
           {has_bytes("m.cpp", "int x;\n"), {Question::IsFile, "near/m.cpp", "no"}});
  EXPECT_TRUE(knows(disk, "a.json"));
  disk.put("near/m.cpp", "");
  EXPECT_FALSE(knows(disk, "a.json"));
  disk.remove("near/m.cpp");
  EXPECT_TRUE(knows(disk, "a.json"));
  disk.put("m.cpp", "int y;\n");
  EXPECT_FALSE(knows(disk, "a.json"));
}

TEST(ResultCache, EveryQuestionIsAskedAgain) {
  const std::vector<Observation> seen = {{Question::IsFile, "p", "yes"},
                                         {Question::IsDirectory, "d", "yes"},
                                         {Question::IsDirectory, "p", "no"},
                                         {Question::Read, "none", "cannot: no such file"},
                                         {Question::Program, "/no/program", "none"}};
  const auto changed = [&](auto change) {
    VirtualDisk disk;
    disk.put("p", "x").make_directory("d");
    remember(disk, a_result(), seen);
    EXPECT_TRUE(knows(disk, "a.json"));
    change(disk);
    return !knows(disk, "a.json");
  };
  EXPECT_FALSE(changed([](VirtualDisk& disk) { disk.put("q", ""); }));
  EXPECT_TRUE(changed([](VirtualDisk& disk) { disk.remove("p"); }));
  EXPECT_TRUE(changed([](VirtualDisk& disk) { disk.remove("d"); }));
  EXPECT_TRUE(changed([](VirtualDisk& disk) { disk.remove("p").make_directory("p"); }));
  EXPECT_TRUE(changed([](VirtualDisk& disk) { disk.put("none", ""); }));
}

TEST(ResultCache, KeepsWhatAnotherRunHasAddedMeanwhile) {
  VirtualDisk disk;
  GenerateResult b = a_result();
  b.spec_path = "b.json";
  disk.put("m.cpp", std::string(1000, 'x')).put("n.cpp", "n");
  ResultCache first(disk, "/cache", "run");
  ResultCache second(disk, "/cache", "run");
  first.remember(a_result(), {has_bytes("m.cpp", std::string(1000, 'x'))});
  second.remember(b, {has_bytes("m.cpp", std::string(1000, 'x')), has_bytes("n.cpp", "n")});
  first.save();
  second.save();
  EXPECT_TRUE(knows(disk, "a.json"));
  EXPECT_TRUE(knows(disk, "b.json"));
}

TEST(ResultCache, ForgetsSpecsThatAreGoneFromTheProject) {
  VirtualDisk disk;
  disk.put("b.json", "").put("c.json", "");
  for (const char* spec : {"a.json", "b.json", "c.json"}) {
    GenerateResult result = a_result();
    result.spec_path = spec;
    remember(disk, result, {});
  }
  disk.remove("c.json");
  EXPECT_TRUE(knows(disk, "c.json"));  // nobody has said what is in the project
  ResultCache cache(disk, "/cache", "run");
  cache.remember(a_result(), {});
  cache.save({"a.json"});
  EXPECT_TRUE(knows(disk, "a.json"));
  EXPECT_TRUE(knows(disk, "b.json"));
  EXPECT_FALSE(knows(disk, "c.json"));
}

TEST(ResultCache, IndexesThatNobodyAddsToAreRemovedWhenANewOneComes) {
  constexpr std::chrono::hours kDay{24};
  VirtualDisk disk;
  remember(disk, a_result(), {}, "old");
  disk.put("/cache/ab/0123456789abcdef0123456789abcd", "an entry as there once were");
  disk.put("/cache/notes.txt", "not ours").put("/cache/0123.checks", "neither");
  disk.pass_time(20 * kDay);
  remember(disk, a_result(), {}, "newer");
  disk.pass_time(20 * kDay);
  remember(disk, a_result(), {}, "newer");
  EXPECT_EQ(disk.files().size(), 5U);
  remember(disk, a_result(), {}, "new");
  EXPECT_EQ(disk.files().size(), 4U);
  EXPECT_FALSE(knows(disk, "a.json", "old"));
  EXPECT_TRUE(knows(disk, "a.json", "newer"));
  EXPECT_TRUE(knows(disk, "a.json", "new"));
}

TEST(ResultCache, DamagedIndexesAreNone) {
  VirtualDisk disk;
  disk.put("m.cpp", "int x;\n").pass_time(std::chrono::hours(1));
  remember(disk, a_result(), {has_bytes("m.cpp", "int x;\n")});
  ASSERT_TRUE(knows(disk, "a.json"));
  disk.remove("m.cpp");
  const auto [path, whole] = *disk.files().begin();
  disk.put("m.cpp", "int x;\n");
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
  cache.save();
  EXPECT_NE(cache.problem(), "");
}

/// What a cache does with the state of m.cpp, which its one result depends on.
class StatesInCache : public testing::Test {
 protected:
  StatesInCache() { disk_.put("m.cpp", "int x;\n"); }

  void read_and_remember() {
    ResultCache cache(disk_, "/cache", "run");
    DiskError error;
    const std::string bytes = cache.disk().read("m.cpp", error).value_or("");
    cache.remember(a_result(), {has_bytes("m.cpp", bytes), {Question::IsFile, "m.cpp", "yes"}});
    cache.save();
  }
  /// How often files are read, the index aside, by a run that finds the result, or none.
  std::optional<std::size_t> reads() {
    ResultCache cache(disk_, "/cache", "run");
    const std::size_t before = disk_.read_calls();
    if (!cache.find("a.json")) return std::nullopt;
    const std::size_t calls = disk_.read_calls() - before;
    cache.save();
    return calls;
  }

  static constexpr std::chrono::seconds kSecond{1};
  VirtualDisk disk_;
};

TEST_F(StatesInCache, AFileThatWasNotTouchedIsNotRead) {
  disk_.pass_time(3 * kSecond);
  read_and_remember();
  EXPECT_EQ(reads(), 0U);
  disk_.pass_time(std::chrono::hours(10000));
  EXPECT_EQ(reads(), 0U);
}

TEST_F(StatesInCache, OneThatWasReadRightAfterItsChangeIsReadUntilItIsSettled) {
  read_and_remember();
  EXPECT_EQ(reads(), 1U);
  disk_.pass_time(kSecond);
  EXPECT_EQ(reads(), 1U);
  disk_.pass_time(kSecond);
  EXPECT_EQ(reads(), 1U);
  EXPECT_EQ(reads(), 0U);
}

TEST_F(StatesInCache, AnEditInTheMomentOfTheCheckIsSeen) {
  read_and_remember();
  disk_.put("m.cpp", "int y;\n");  // of the same size, at the same time: the state is the same
  EXPECT_EQ(reads(), std::nullopt);
  disk_.pass_time(3 * kSecond);
  EXPECT_EQ(reads(), std::nullopt);
}

TEST_F(StatesInCache, AnEditOfSameSizeWithRestoredTimeIsSeen) {
  const std::int64_t modified = disk_.look("m.cpp").state->modified;
  disk_.pass_time(3 * kSecond);
  read_and_remember();
  ASSERT_EQ(reads(), 0U);
  disk_.put("m.cpp", "int y;\n").set_modified("m.cpp", modified);
  EXPECT_EQ(reads(), std::nullopt);
}

TEST_F(StatesInCache, AnotherFileInItsPlaceIsSeen) {
  disk_.pass_time(3 * kSecond);
  read_and_remember();
  disk_.replace("m.cpp", "int y;\n");
  EXPECT_EQ(reads(), std::nullopt);
  disk_.replace("m.cpp", "int x;\n");
  EXPECT_EQ(reads(), 1U);
}

TEST_F(StatesInCache, OneThatCanNoLongerBeReadIsSeen) {
  disk_.pass_time(3 * kSecond);
  read_and_remember();
  disk_.make_unreadable("m.cpp");
  EXPECT_EQ(reads(), std::nullopt);
}

TEST_F(StatesInCache, OneThatWasTouchedIsReadOnce) {
  disk_.pass_time(3 * kSecond);
  read_and_remember();
  disk_.put("m.cpp", "int x;\n").pass_time(3 * kSecond);
  EXPECT_EQ(reads(), 1U);
  EXPECT_EQ(reads(), 0U);
}

TEST_F(StatesInCache, ATimeInTheFutureIsNeverTrusted) {
  disk_.set_modified("m.cpp", std::int64_t{4'000'000'000'000'000'000}).pass_time(9 * kSecond);
  read_and_remember();
  EXPECT_EQ(reads(), 1U);
  EXPECT_EQ(reads(), 1U);
}

TEST_F(StatesInCache, AStateIsOfTheBytesThatItWasReadWithAlone) {
  disk_.pass_time(3 * kSecond);
  ResultCache cache(disk_, "/cache", "run");
  DiskError error;
  const std::string before = *cache.disk().read("m.cpp", error);
  disk_.put("m.cpp", "int y;\n").pass_time(3 * kSecond);
  (void)cache.disk().read("m.cpp", error);  // another spec of the run reads the new ones
  cache.remember(a_result(), {has_bytes("m.cpp", before)});
  cache.save();
  EXPECT_EQ(reads(), std::nullopt);
}

TEST_F(StatesInCache, NothingIsWrittenWhenNothingIsNew) {
  disk_.pass_time(3 * kSecond);
  read_and_remember();
  const std::size_t writes = disk_.write_calls();
  EXPECT_EQ(reads(), 0U);
  EXPECT_EQ(disk_.write_calls(), writes);
  disk_.put("m.cpp", "int x;\n");
  EXPECT_EQ(reads(), 1U);  // not settled: nothing to remember
  EXPECT_EQ(disk_.write_calls(), writes);
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

TEST_F(CachedCheck, WhatIsUnchangedIsNotRead) {
  disk_.pass_time(std::chrono::hours(1));
  run();
  const std::size_t before = disk_.read_calls();
  EXPECT_EQ(run().remembered, 2U);
  EXPECT_EQ(disk_.read_calls(), before + 1);  // the index
}

TEST_F(CachedCheck, AnyChangeOfASettledFileGivesTheReportThatNoCacheGives) {
  disk_.pass_time(std::chrono::hours(1));
  run();
  for (const auto& [path, bytes] : disk_.files()) {
    if (path.starts_with("/cache")) continue;
    std::string same_size = bytes;
    same_size[bytes.size() / 2] = same_size[bytes.size() / 2] == '1' ? '2' : '1';
    ASSERT_EQ(run().remembered, 2U) << path;
    const std::int64_t modified = disk_.look(path).state->modified;
    disk_.put(path, same_size).set_modified(path, modified);
    const std::string ought = report_as_text(run(false, false), false);
    EXPECT_EQ(report_as_text(run(), false), ought) << path;
    disk_.put(path, bytes).pass_time(std::chrono::hours(1));
    run();
  }
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
