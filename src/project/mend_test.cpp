#include "project/mend.h"

#include <gtest/gtest.h>

namespace patchgen {
namespace {

TEST(MendCommand, RepeatsWhatChangesTheOutcome) {
  GenerateOptions options;
  EXPECT_EQ(mend_command("", "a.json", options), "patchgen --check --fix a.json");
  EXPECT_EQ(mend_command("--prune", "", options), "patchgen --check --fix --prune");
  options.output_dir = "out";
  options.source_roots = {"up", "my up"};
  options.project_file = "p.json";
  options.jobs = 3;
  EXPECT_EQ(mend_command("--force", "a.json", options),
            "patchgen --check --fix --force --project p.json --source-root up --source-root "
            "'my up' -o out a.json");
}

TEST(MendCommand, IsSafeToPaste) {
  EXPECT_EQ(mend_command("", "a b;$(c)'d.json", {}),
            "patchgen --check --fix 'a b;$(c)'\\''d.json'");
  EXPECT_EQ(mend_command("", "-x.json", {}), "patchgen --check --fix ./-x.json");
}

}  // namespace
}  // namespace patchgen
