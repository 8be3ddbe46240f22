#include "project/spec_outputs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "project/paths.h"
#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class ListSpec : public testing::Test {
 protected:
  ListSpec() {
    disk_.put("/w/patchgen.json", R"({"source_roots":["up"],"output_dir":"out"})");
    disk_.put("/w/up/m.cpp", "class A {};\n");
    disk_.put("/w/up/m.h", "class B {};\n");
    disk_.put("/w/up/n.h", "class C {};\n");
    disk_.put("/w/a.json", R"({"sources":[{"input":"m.cpp","output":"sub/a.cpp"},
        {"input":"m.h","output":"sub/a.h"},{"input":"n.h","output":"b.h"}],"operations":[]})");
  }
  std::optional<SpecListing> list(const std::string& spec = "/w/a.json") {
    return list_spec(disk_, spec, options_, diagnostics_);
  }
  VirtualDisk disk_{"/"};
  GenerateOptions options_;
  Diagnostics diagnostics_;
};

TEST_F(ListSpec, NamesTheFilesThatGeneratingWouldWrite) {
  const std::optional<SpecListing> listing = list();
  ASSERT_TRUE(listing);
  EXPECT_EQ(listing->spec_path, "/w/a.json");
  EXPECT_EQ(listing->project_path, shown_path("/w/patchgen.json"));
  EXPECT_EQ(listing->output_dir, shown_path("/w/out"));
  EXPECT_THAT(listing->source_roots, ElementsAre(shown_path("/w/up"), "/w"));
  const std::vector<GenerateResult> results = generate(disk_, {"/w/a.json"}, options_);
  ASSERT_THAT(results[0].files, SizeIs(3));
  ASSERT_THAT(listing->outputs, SizeIs(3));
  for (std::size_t i = 0; i < listing->outputs.size(); ++i) {
    EXPECT_EQ(listing->outputs[i].source, results[0].files[i].source);
    EXPECT_EQ(listing->outputs[i].path, results[0].files[i].path);
    EXPECT_EQ(listing->outputs[i].diff_path, results[0].files[i].diff_path);
  }
  EXPECT_EQ(listing->outputs[0].diff_path, shown_path("/w/out/sub/a.cpp.diff"));
  EXPECT_EQ(listing->outputs[2].diff_path, shown_path("/w/out/b.diff"));
}

TEST_F(ListSpec, FollowsTheCommandLine) {
  options_.output_dir = "/elsewhere";
  options_.source_roots = {"/first"};
  const std::optional<SpecListing> listing = list();
  ASSERT_TRUE(listing);
  EXPECT_EQ(listing->outputs[2].path, "/elsewhere/b.h");
  EXPECT_THAT(listing->source_roots, ElementsAre("/first", shown_path("/w/up"), "/w"));
}

TEST_F(ListSpec, NeedsNeitherSourcesNorPatchFiles) {
  disk_.remove("/w/up/m.cpp").remove("/w/up/m.h").remove("/w/up/n.h");
  EXPECT_TRUE(list());
  EXPECT_THAT(diagnostics_.all(), IsEmpty());
}

TEST_F(ListSpec, ReportsWhatIsWrongWithTheSpecAndTheProject) {
  EXPECT_FALSE(list("/w/none.json"));
  ASSERT_THAT(diagnostics_.all(), SizeIs(1));
  EXPECT_THAT(diagnostics_.all()[0].message, HasSubstr("cannot read the patch spec"));
  disk_.put("/w/patchgen.json", "{\"outputs\": 1}").put("/w/a.json", "{}");
  EXPECT_FALSE(list());
  EXPECT_GE(diagnostics_.all().size(), 3U) << "both files' errors";
}

TEST(ListingsAsJson, WithoutAProjectThereIsNull) {
  EXPECT_THAT(listings_as_json({SpecListing{}}), HasSubstr("\"project\": null"));
  EXPECT_EQ(listings_as_json({}), "{\n  \"specs\": []\n}\n");
}

}  // namespace
}  // namespace patchgen
