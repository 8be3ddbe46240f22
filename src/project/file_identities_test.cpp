#include "project/file_identities.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>

#include <patchgen/disk.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// A spec that reads `in` and writes `out/a.cpp` and its diff.
class FileIdentities : public testing::Test {
 protected:
  FileIdentities() {
    result_.output_dir = folder_ / "out";
    result_.inputs = {folder_.write("in", "x"), folder_ / "in"};
    add_output(folder_.write("out/a.cpp", ""), folder_.write("out/a.diff", ""));
  }
  void add_output(const std::string& path, const std::string& diff_path) {
    GeneratedFile& file = result_.files.emplace_back();
    file.path = path;
    file.diff_path = diff_path;
  }
  SpecFiles files() {
    CanonicalPaths paths;
    return files_of(
        result_, [](const std::string& path) { return sight_of(RealDisk().look(path)); }, paths);
  }
  bool are_apart() {
    const SpecFiles all = files();
    return are_sure_to_be_apart({&all});
  }

  TemporaryDirectory folder_;
  GenerateResult result_;
};

TEST_F(FileIdentities, FilesOfTheirOwnAreApart) {
  EXPECT_TRUE(are_apart());
  result_.inputs.push_back(folder_ / "none");  // what is not there is no output that is
  EXPECT_TRUE(are_apart());
  add_output(folder_.write("out/sub/b.cpp", ""), folder_.write("out/sub/b.diff", ""));
  EXPECT_TRUE(are_apart());
}

TEST_F(FileIdentities, AnOutputThatIsAnInputIsNot) {
  result_.inputs.push_back(folder_ / "out/../out/a.cpp");
  EXPECT_FALSE(are_apart());
}

TEST_F(FileIdentities, NorIsOneThatTwoSpecsGive) {
  const SpecFiles first = files();
  const SpecFiles second = files();
  EXPECT_TRUE(are_sure_to_be_apart({&first}));
  EXPECT_FALSE(are_sure_to_be_apart({&first, &second}));
}

TEST_F(FileIdentities, TwoNamesOfOneFileAreLeftToOthers) {
  fs::create_hard_link(folder_ / "in", folder_ / "out/b.cpp");
  add_output(folder_ / "out/b.cpp", folder_.write("out/b.diff", ""));
  EXPECT_FALSE(are_apart());
}

TEST_F(FileIdentities, NothingIsSureOfAnOutputThatIsNotThere) {
  fs::remove(folder_ / "out/a.diff");
  EXPECT_FALSE(files().are_known);
}

TEST_F(FileIdentities, NorOfALink) {
  fs::rename(folder_ / "out/a.diff", folder_ / "out/real.diff");
  fs::create_symlink("real.diff", folder_ / "out/a.diff");
  EXPECT_FALSE(files().are_known);
}

TEST_F(FileIdentities, NorOfWhatAFolderLeadsElsewhere) {
  folder_.write("elsewhere/b.cpp", "");
  folder_.write("elsewhere/b.diff", "");
  fs::create_directory_symlink("../elsewhere", folder_ / "out/sub");
  add_output(folder_ / "out/sub/b.cpp", folder_ / "out/sub/b.diff");
  EXPECT_FALSE(files().are_known);
}

TEST_F(FileIdentities, ALinkToTheOutputFolderIsTheOutputFolder) {
  fs::create_directory_symlink("out", folder_ / "link");
  result_.output_dir = folder_ / "link";
  EXPECT_TRUE(files().are_known);
}

TEST_F(FileIdentities, CanonicalPathsOfFilesAreThoseOfPaths) {
  fs::create_directory_symlink("out", folder_ / "link");
  fs::create_symlink("in", folder_ / "in_link");
  CanonicalPaths paths;
  for (const char* name : {"link/a.cpp", "out/a.cpp", "out/../in", "out//a.cpp"}) {
    const std::string path = folder_ / name;
    EXPECT_EQ(paths.of_file(path, false), paths.of(path)) << name;
  }
  EXPECT_EQ(paths.of_file(folder_ / "in_link", true), folder_ / "in");
  EXPECT_EQ(paths.of_file("/", false), "/");
  EXPECT_EQ(paths.of_file("/proc", false), "/proc");
  EXPECT_EQ(paths.of_file("name", false), paths.of("name"));
}

}  // namespace
}  // namespace patchgen
