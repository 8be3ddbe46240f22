#include "project/spec_family.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "project/paths.h"
#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class SpecFamily : public testing::Test {
 protected:
  /// A spec that excludes a class of its own name from the output.
  void put(const std::string& path, const std::vector<std::string>& extends) {
    std::string list;
    for (const std::string& each : extends) {
      list += fmt::format(R"({}{{"spec": "{}"}})", list.empty() ? "" : ",", each);
    }
    if (!list.empty()) list = R"("extends": [)" + list + "],\n";
    disk_.put(path, fmt::format("{{{}\"source\": \"m\", \"output\": \"o\", \"operations\": "
                                "[{{\"op\": \"exclude_from_output\", \"target\": \"C{}\"}}]}}",
                                list, targets_++));
  }

  std::vector<std::string> read(const std::string& path) {
    inputs_.clear();
    diagnostics_ = {};
    const std::optional<PatchSpec> spec = read_spec_family(disk_, path, inputs_, diagnostics_);
    EXPECT_EQ(spec.has_value(), !diagnostics_.has_errors());
    std::vector<std::string> names;
    if (!spec) return names;
    for (const Operation& operation : spec->operations) {
      names.push_back(file_name(text_of(*spec, operation).name()));
    }
    return names;
  }

  std::vector<std::string> messages() {
    std::vector<std::string> result;
    for (const Diagnostic& d : diagnostics_.all()) {
      result.push_back(fmt::format("{}:{}:{}: {}", d.file, d.line, d.column, d.message));
    }
    return result;
  }

  VirtualDisk disk_{"/"};
  std::vector<std::string> inputs_;
  Diagnostics diagnostics_;
  int targets_ = 0;
};

TEST_F(SpecFamily, PathsAreRelativeToTheSpecThatHasThem) {
  put("/w/a/top.json", {"../b/middle.json"});
  put("/w/b/middle.json", {"base.json"});
  put("/w/b/base.json", {});
  EXPECT_THAT(read("/w/a/top.json"), ElementsAre("base.json", "middle.json", "top.json"));
  EXPECT_THAT(inputs_, ElementsAre("/w/a/top.json", "/w/b/middle.json", "/w/b/base.json"));
}

TEST_F(SpecFamily, DiamondIsReadOnce) {
  put("/top.json", {"left.json", "right.json"});
  put("/left.json", {"base.json"});
  put("/right.json", {"x/../base.json"});
  put("/base.json", {});
  EXPECT_THAT(read("/top.json"), ElementsAre("base.json", "left.json", "right.json", "top.json"));
  EXPECT_THAT(inputs_, SizeIs(4));
}

TEST_F(SpecFamily, CircleIsShown) {
  put("/a.json", {"b.json"});
  put("/b.json", {"c.json"});
  put("/c.json", {"b.json"});
  read("/a.json");
  EXPECT_THAT(messages(),
              ElementsAre("/c.json:1:23: /b.json extends itself: /b.json -> /c.json -> /b.json"));
  put("/d.json", {"../d.json"});
  read("/d.json");
  EXPECT_THAT(messages(), ElementsAre("/d.json:1:23: /d.json extends itself: /d.json -> /d.json"));
}

TEST_F(SpecFamily, EveryMissingSpecIsReported) {
  put("/w/a.json", {"x.json", "b.json", "../y.json"});
  put("/w/b.json", {"x.json"});
  read("/w/a.json");
  EXPECT_THAT(messages(), ElementsAre("/w/a.json:1:23: no patch spec 'x.json'",
                                      "/w/b.json:1:23: no patch spec 'x.json'",
                                      "/w/a.json:1:61: no patch spec '../y.json'"));
  EXPECT_THAT(diagnostics_.all()[2].hints, ElementsAre("looked for /y.json"));
}

TEST_F(SpecFamily, ErrorsOfABaseAreReportedOnceInItsFile) {
  put("/top.json", {"left.json", "right.json"});
  put("/left.json", {"base.json"});
  put("/right.json", {"base.json"});
  disk_.put("/base.json", "{");
  read("/top.json");
  ASSERT_THAT(messages(), SizeIs(1));
  EXPECT_EQ(diagnostics_.all()[0].file, "/base.json");
}

TEST_F(SpecFamily, OneSpecUnderTwoNames) {
  put("/top.json", {"base.json", "x/../base.json"});
  put("/base.json", {});
  read("/top.json");
  EXPECT_THAT(messages(), ElementsAre("/top.json:1:45: \"extends\" holds /base.json twice, under "
                                      "different names"));
}

TEST_F(SpecFamily, FolderAndUnreadableSpec) {
  put("/top.json", {"folder"});
  disk_.make_directory("/folder");
  read("/top.json");
  EXPECT_THAT(messages(), ElementsAre("/folder:0:0: cannot read the patch spec: is a directory"));
}

}  // namespace
}  // namespace patchgen
