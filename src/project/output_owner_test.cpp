#include "project/output_owner.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

class OutputOwnerTest : public testing::Test {
 protected:
  /// Whose `path` is for the project in `root` with `output_dir`, when its header names
  /// `spec` and `regenerated_to`.
  OutputOwner owner(const std::string& root, const std::string& output_dir, const std::string& path,
                    const std::string& spec, const std::string& regenerated_to,
                    bool has_spec = false) {
    RealDisk disk;
    CanonicalPaths paths;
    OutputOwners owners(disk, paths, paths.of(folder_ / output_dir), folder_ / root);
    ReadHeader header;
    header.found = true;
    header.spec = spec;
    header.output_dir = regenerated_to;
    return owners.owner_of(paths.of(folder_ / path), header, has_spec);
  }

  TemporaryDirectory folder_;
};

constexpr OutputOwner kOurs = OutputOwner::ThisProject;
constexpr OutputOwner kTheirs = OutputOwner::AnotherProject;
constexpr OutputOwner kUnknown = OutputOwner::Unknown;

TEST_F(OutputOwnerTest, AFolderOfItsOwnHasOurs) {
  for (const char* spelled : {"generated", "generated/", "./generated", "x/../generated"}) {
    EXPECT_EQ(owner("a", "a/generated", "a/generated/m.cpp", "p/m.json", spelled), kOurs);
  }
  EXPECT_EQ(owner("a", "a", "a/m.cpp", "p/m.json", "."), kOurs);
  EXPECT_EQ(owner("a", "a/generated", "a/generated/deep/m.cpp", "p/m.json", "generated"), kOurs);
}

TEST_F(OutputOwnerTest, AProjectAroundOrWithinThatHasTheSpecGaveIt) {
  folder_.write("p/m.json", "{}");
  EXPECT_EQ(owner("a", "a/out", "a/out/m.cpp", "p/m.json", "a/out"), kTheirs);
  EXPECT_EQ(owner("a", "a/out", "a/out/deep/m.cpp", "p/m.json", "a/out"), kTheirs);
  EXPECT_EQ(owner("a", "a/out", "a/out/deep/m.cpp", "p/m.json", "a/out/deep"), kTheirs);
  EXPECT_EQ(owner("a", "a/out", "a/out/m.cpp", "p/m.json", "out"), kOurs) << "below our root";
  EXPECT_EQ(owner("a", "a/out", "a/out/m.cpp", "p/n.json", "a/out"), kUnknown);
  folder_.write("a/b/p/m.json", "{}");
  EXPECT_EQ(owner("a", "a/b/out", "a/b/out/m.cpp", "p/m.json", "out"), kTheirs);
  EXPECT_EQ(owner("a", "a/b", "a/b/m.cpp", "p/m.json", "."), kTheirs);
  EXPECT_EQ(owner("a/b", "a/b/out", "a/b/out/m.cpp", "p/m.json", "out", true), kOurs);
}

TEST_F(OutputOwnerTest, SpecsOfOneNameAreToldApartByTheirOutputs) {
  folder_.write("a/b/p/m.json", R"({"output": "theirs.cpp"})");
  const auto in_b = [&](const std::string& name) {
    return owner("a", "a/b/out", "a/b/out/" + name, "p/m.json", "out", true);
  };
  EXPECT_EQ(in_b("theirs.cpp"), kTheirs);
  EXPECT_EQ(in_b("theirs.cpp.diff"), kTheirs);
  EXPECT_EQ(in_b("theirs.diff"), kTheirs);
  EXPECT_EQ(in_b("m.cpp"), kUnknown);
}

TEST_F(OutputOwnerTest, AnyProjectMayHavePutAFileWhereNoHeaderLeadsTo) {
  EXPECT_EQ(owner("a", "out", "out/m.cpp", "p/m.json", "generated"), kUnknown);
  EXPECT_EQ(owner("a", "a/out", "a/out/m.cpp", "p/m.json", "generated"), kUnknown);
  EXPECT_EQ(owner("a", "out", "out/m.cpp", "p/m.json", ""), kUnknown);
  EXPECT_EQ(owner("a", "out", "out/m.cpp", "p/m.json", "generated", true), kOurs);
  std::filesystem::create_directories(folder_ / "shared");
  folder_.write("a/x", "");
  std::filesystem::create_directory_symlink(folder_ / "shared", folder_ / "a/generated");
  EXPECT_EQ(owner("a", "a/generated", "a/generated/m.cpp", "p/m.json", "generated"), kUnknown)
      << "a link that others may have, too";
}

}  // namespace
}  // namespace patchgen
