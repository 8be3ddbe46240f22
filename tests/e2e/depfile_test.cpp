// --depfile, through the program and through the build tools that read it.

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "e2e/workspace.h"
#include "support/run_process.h"

namespace patchgen {
namespace {

using ::testing::HasSubstr;

TEST(DepfileRun, NamesEveryFileThatWasReadAsItWasSpelled) {
  const Workspace work;
  work.write("patchgen.json", R"({"source_roots": ["up"], "output_dir": "out"})");
  work.write("up/u.cpp", "class Head {};\n");
  work.write("specs/base.json", R"({"source": "u.cpp", "output": "b.cpp", "operations":
      [{"op": "add_include", "include": "<base>"}]})");
  work.write("specs/heir.json",
             R"({"extends": [{"spec": "base.json"}], "source": "u.cpp", "output": "h.cpp",
      "patch_files": ["p.cpp"], "operations":
      [{"op": "replace_class", "target": "Head", "replacement": "FastHead"}]})");
  work.write("specs/p.cpp", "class FastHead { int x; };\n");
  const ProcessResult result = work.run({"specs/heir.json", "--diff", "--depfile", "deps/heir.d"});
  ASSERT_EQ(result.exit_status, 0) << result.err;
  EXPECT_EQ(work.read("deps/heir.d"),
            "out/h.cpp out/h.diff: \\\n  specs/heir.json \\\n  specs/base.json \\\n"
            "  patchgen.json \\\n  up/u.cpp \\\n  specs/p.cpp\n"
            "\npatchgen.json:\n\nspecs/base.json:\n\nspecs/heir.json:\n\nspecs/p.cpp:\n"
            "\nup/u.cpp:\n");
  EXPECT_EQ(
      work.run({work.path() + "/specs/base.json", "-o", work.path() + "/o", "--depfile", "base.d"})
          .exit_status,
      0);
  EXPECT_THAT(work.read("base.d"),
              HasSubstr(work.path() + "/o/b.cpp: \\\n  " + work.path() + "/specs/base.json \\\n"));
}

TEST(DepfileRun, IsWrittenWithTheOutputsOrNotAtAll) {
  const Workspace work;
  work.write("s.json", small_spec(kReplaceNorm));
  work.write("bad.json", small_spec(R"({"op":"exclude_from_output","target":"Nothing"})"));
  const auto before = work.snapshot();
  EXPECT_EQ(work.run({"bad.json", "--depfile", "d"}).exit_status, 2);
  EXPECT_EQ(work.run({"s.json", "--depfile", "d", "--dry-run"}).exit_status, 0);
  EXPECT_EQ(work.run({"s.json", "--depfile", "s.json"}).exit_status, 2);
  EXPECT_EQ(work.run({"s.json", "--depfile", "m.cpp/d"}).exit_status, 4);
  EXPECT_EQ(work.run({"s.json", "--depfile", "m.cpp/d", "--dry-run"}).exit_status, 4);
  EXPECT_EQ(work.run({"s.json", "--depfile", ""}).exit_status, 2);
  EXPECT_EQ(work.run({"--check", "s.json", "--depfile", "d"}).exit_status, 2);
  EXPECT_EQ(work.snapshot(), before);
}

/// A build in the folder of a workspace, by a tool that says "ran" whenever it runs patchgen.
class DepfileBuild : public testing::TestWithParam<std::string> {
 protected:
  DepfileBuild() {
    work_.write("my specs/a$b#c:d.json", R"({"source": "u.cpp", "output": "o.cpp",
        "patch_files": ["p 1.cpp"], "operations":
        [{"op": "replace_class", "target": "Head", "replacement": "FastHead"}]})");
    work_.write("my specs/u.cpp", "class Head {};\n");
    work_.write("my specs/p 1.cpp", kPatch);
    // The Makefile touches what patchgen leaves alone because it is as it should be.
    const std::string run = std::string("'") + PATCHGEN_BINARY +
                            "' 'my specs/a$$b#c:d.json' -o out --depfile o.d > /dev/null";
    work_.write("build.ninja", "rule patchgen\n  command = " + run +
                                   " && echo ran\n  depfile = o.d\n  restat = 1\n"
                                   "build out/o.cpp: patchgen\n");
    work_.write("Makefile",
                "out/o.cpp:\n\t@" + run + " && touch out/o.cpp && echo ran\n-include o.d\n");
  }

  bool runs() {
    const ProcessResult result =
        run_process({.arguments = {GetParam()}, .working_directory = work_.path()});
    EXPECT_EQ(result.exit_status, 0) << result.out << result.err;
    return result.out.find("ran\n") != std::string::npos;
  }

  /// Runs once, and then has nothing to do.
  void expect_one_run(const std::string& why) {
    EXPECT_TRUE(runs()) << why;
    EXPECT_FALSE(runs()) << why;
  }

  /// Changes an input at a later time, as the file system counts it, than all there is.
  void edit(const std::string& path, const std::string& bytes) {
    namespace fs = std::filesystem;
    fs::file_time_type newest = fs::file_time_type::min();
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(work_.path())) {
      newest = std::max(newest, each.last_write_time());
    }
    do {
      work_.write(path, bytes);
    } while (fs::last_write_time(work_.path() + "/" + path) <= newest);
  }

  static inline const std::string kPatch = "class FastHead { int x; };\n";
  Workspace work_;
};

TEST_P(DepfileBuild, RunsWhenAnInputHasChangedAndNotOtherwise) {
  expect_one_run("the first time");
  edit("my specs/p 1.cpp", "class FastHead { int y; };\n");
  expect_one_run("a patch file");
  EXPECT_THAT(work_.read("out/o.cpp"), HasSubstr("int y;"));
  edit("my specs/u.cpp", "class Head {};\n// more\n");
  expect_one_run("upstream");
  EXPECT_THAT(work_.read("out/o.cpp"), HasSubstr("// more"));
  const std::string spec = work_.read("my specs/a$b#c:d.json");
  edit("my specs/a$b#c:d.json", spec + "\n");
  expect_one_run("the spec, though nothing comes of it");
  edit("my specs/other.cpp", "");
  EXPECT_FALSE(runs()) << "no input";
}

TEST_P(DepfileBuild, GoesOnAfterAnInputIsGone) {
  expect_one_run("the first time");
  const std::string spec = work_.read("my specs/a$b#c:d.json");
  const std::size_t at = spec.find("p 1.cpp");
  edit("my specs/a$b#c:d.json", std::string(spec).replace(at, 7, "p_2.cpp"));
  edit("my specs/p_2.cpp", kPatch);
  std::filesystem::remove(work_.folder() / "my specs/p 1.cpp");
  expect_one_run("another patch file");
  EXPECT_THAT(work_.read("o.d"), HasSubstr("p_2.cpp"));
}

INSTANTIATE_TEST_SUITE_P(BuildTools, DepfileBuild, testing::Values("ninja", "make"),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace patchgen
