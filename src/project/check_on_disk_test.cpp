// What a check with a cache notices on the real file system, once all files are long settled.

#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <limits>
#include <string>
#include <sys/stat.h>

#include <patchgen/check.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

class CachedCheckOnDisk : public testing::Test {
 protected:
  CachedCheckOnDisk() {
    folder_.write("p/patchgen.json", R"({"specs": ["*.json"], "output_dir": "out"})");
    folder_.write("p/up/m.cpp", "int f() { return 1; }\n");
    folder_.write("p/other/m.cpp", "int f() { return 7; }\n");
    folder_.write("p/a.json", R"({"source": "up/m.cpp", "output": "a.cpp", "operations": []})");
    EXPECT_EQ(run(true, false).exit_status(), 0);
    (void)run();
    EXPECT_EQ(run().remembered, 1U);
  }

  CheckReport run(bool fix = false, bool with_cache = true) {
    CheckOptions options;
    options.fix = fix;
    if (with_cache) options.cache = CacheOptions{.folder = folder_ / "cache", .program = "this"};
    return check(disk_, {.specs = {folder_ / "p/a.json"}, .whole_project = true}, {}, options);
  }

  /// Expects that `change` makes the check fail, with and without the cache.
  void expect_noticed(const std::function<void()>& change) {
    wait_for_the_clock();
    change();
    const CheckReport ought = run(false, false);
    EXPECT_NE(ought.exit_status(), 0);
    const CheckReport is = run();
    EXPECT_EQ(is.remembered, 0U);
    EXPECT_EQ(report_as_text(is, false), report_as_text(ought, false));
    EXPECT_EQ(is.diagnostics.all(), ought.diagnostics.all());
  }

  /// Until the file system counts another time than it does now.
  void wait_for_the_clock() {
    const auto time = [&] { return disk_.look(folder_.write("clock", "")).state->changed; };
    const std::int64_t before = time();
    while (time() == before) {
    }
  }

  /// Writes `bytes` in place and gives the file its old time, as touch -r and rsync -t do.
  void edit_quietly(const std::string& path, const std::string& bytes) {
    const fs::file_time_type time = fs::last_write_time(path);
    ASSERT_EQ(fs::file_size(path), bytes.size());
    std::ofstream(path, std::ios::in | std::ios::out | std::ios::binary) << bytes;
    fs::last_write_time(path, time);
  }

  TemporaryDirectory folder_;
  RealDisk disk_{[] { return std::numeric_limits<std::int64_t>::max(); }};
};

TEST_F(CachedCheckOnDisk, EditsOfSameSizeWithRestoredTimes) {
  expect_noticed([&] { edit_quietly(folder_ / "p/up/m.cpp", "int f() { return 2; }\n"); });
}

TEST_F(CachedCheckOnDisk, EditsOfOutputs) {
  std::string bytes = folder_.read("p/out/a.cpp");
  bytes[bytes.find("return 1") + 7] = '3';
  expect_noticed([&] { edit_quietly(folder_ / "p/out/a.cpp", bytes); });
}

TEST_F(CachedCheckOnDisk, FilesThatTookTheirPlace) {
  expect_noticed([&] {
    const std::string path = folder_ / "p/up/m.cpp";
    const std::string other = folder_.write("p/up/new", "int f() { return 2; }\n");
    fs::last_write_time(other, fs::last_write_time(path));
    fs::rename(other, path);
  });
}

TEST_F(CachedCheckOnDisk, FoldersThatTookTheirPlace) {
  expect_noticed([&] {
    fs::rename(folder_ / "p/up", folder_ / "p/old");
    fs::rename(folder_ / "p/other", folder_ / "p/up");
  });
}

TEST_F(CachedCheckOnDisk, LinksThatLeadElsewhere) {
  fs::rename(folder_ / "p/up", folder_ / "p/first");
  fs::create_directory_symlink("first", folder_ / "p/up");
  (void)run();
  EXPECT_EQ(run().remembered, 1U);
  expect_noticed([&] {
    fs::remove(folder_ / "p/up");
    fs::create_directory_symlink("other", folder_ / "p/up");
  });
  fs::remove(folder_ / "p/up");
  fs::create_directory(folder_ / "p/up");
  fs::create_symlink("../first/m.cpp", folder_ / "p/up/m.cpp");
  EXPECT_EQ(run().exit_status(), 0);
  EXPECT_EQ(run().remembered, 1U);
  expect_noticed([&] {
    fs::remove(folder_ / "p/up/m.cpp");
    fs::create_symlink("../other/m.cpp", folder_ / "p/up/m.cpp");
  });
}

TEST_F(CachedCheckOnDisk, WhatBecomesAFolderOrGoes) {
  expect_noticed([&] {
    fs::remove(folder_ / "p/out/a.diff");
    fs::create_directory(folder_ / "p/out/a.diff");
  });
  fs::remove(folder_ / "p/out/a.diff");
  expect_noticed([&] { fs::remove(folder_ / "p/out/a.cpp"); });
}

TEST_F(CachedCheckOnDisk, OutputsThatALinkLeadsOutOfTheFolder) {
  expect_noticed([&] {
    fs::rename(folder_ / "p/out/a.cpp", folder_ / "p/elsewhere.cpp");
    fs::create_symlink("../elsewhere.cpp", folder_ / "p/out/a.cpp");
  });
}

TEST_F(CachedCheckOnDisk, ACopyOfItAllPassesByItsBytes) {
  const std::string path = folder_ / "p/up/m.cpp";
  const std::string other = folder_.write("p/up/new", folder_.read("p/up/m.cpp"));
  fs::rename(other, path);
  EXPECT_EQ(run().remembered, 1U);
  EXPECT_EQ(run().exit_status(), 0);
}

}  // namespace
}  // namespace patchgen
