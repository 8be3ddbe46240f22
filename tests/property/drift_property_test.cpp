// The drift gate and what runs over checked-in files besides: whatever formatters and hooks do,
// in whatever order, one fix brings it to rest, and nobody's work is taken for an edit.

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "property/drift_subjects.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFewestSubjects = 250;

const std::vector<std::string> kStyles = {
    "LLVM", "Google", "Microsoft", "GNU",
    "{BasedOnStyle: Chromium, ColumnLimit: 60, IncludeBlocks: Regroup, SortIncludes: "
    "CaseInsensitive, ReflowComments: true, FixNamespaceComments: true, ShortNamespaceLines: 0, "
    "SortUsingDeclarations: LexicographicNumeric, BreakStringLiterals: true, UseTab: Always}"};

/// Orders of steps: F formatter, B trailing blanks, L last line, C check-out with CRLF, U and back,
/// X fix. Behind each, a fix mends nothing but diffs; once all have run again, nothing is left.
const std::vector<std::string> kOrders = {"FXBLX", "BLFX", "CFXUBL", "XLBXF"};

class DriftUnder : public testing::TestWithParam<std::string> {
 protected:
  void run_steps(const std::string& order, const std::vector<Subject>& subjects) {
    for (const char step : order) {
      if (step == 'X') {
        expect_fixed(subjects, fmt::format("within {}", order));
      } else {
        steps_.at(step)(subjects);
      }
    }
  }

 private:
  const std::map<char, Step> steps_ = {{'F', formatter(GetParam())},
                                       {'B', rewrite(without_trailing_blanks)},
                                       {'L', rewrite(with_one_last_newline)},
                                       {'C', rewrite(as_crlf)},
                                       {'U', rewrite(as_lf)}};
};

TEST_P(DriftUnder, FormatterAndHooksComeToRestInAnyOrder) {
  const TemporaryDirectory folder;
  const std::vector<Subject> subjects = subjects_in(folder.path());
  ASSERT_GE(subjects.size(), kFewestSubjects);
  for (const std::string& order : kOrders) {
    run_steps(order, subjects);
    expect_fixed(subjects, "after " + order);
    expect_true(subjects, "after " + order + " and a fix");
    std::string again;
    std::copy_if(order.rbegin(), order.rend(), std::back_inserter(again),
                 [](char step) { return step != 'X' && step != 'C' && step != 'U'; });
    run_steps(again, subjects);
    expect_true(subjects, "after " + again + " ran again");
    if (HasFailure()) return;
    // The next order finds what was generated, in every second case what was formatted already.
    if (order == kOrders.front()) continue;
    write_outputs(subjects);
  }
  run_steps("FX", subjects);
  expect_check_passes(subjects, 16, "at the end");
}

std::string style_name(const testing::TestParamInfo<std::string>& style) {
  return style.param.starts_with('{') ? "Narrow" : style.param;
}

INSTANTIATE_TEST_SUITE_P(Styles, DriftUnder, testing::ValuesIn(kStyles), style_name);

TEST(Drift, FromStyleToStyleIsLayout) {
  const TemporaryDirectory folder;
  const std::vector<Subject> subjects = subjects_in(folder.path());
  for (const std::string& style : kStyles) {
    formatter(style)(subjects);
    expect_fixed(subjects, "after " + style);
  }
  expect_true(subjects, "after the last style");
}

TEST(Drift, HooksAloneComeToRest) {
  const TemporaryDirectory folder;
  const std::vector<Subject> subjects = subjects_in(folder.path());
  rewrite(with_one_last_newline)(subjects);
  rewrite(without_trailing_blanks)(subjects);
  expect_fixed(subjects, "after the hooks");
  rewrite(without_trailing_blanks)(subjects);
  rewrite(with_one_last_newline)(subjects);
  expect_true(subjects, "after the hooks ran again");
  rewrite(as_crlf)(subjects);
  expect_true(subjects, "with CRLF");
}

TEST(Drift, OutputsCheckedOutWithOtherLineEndsAreTrue) {
  const TemporaryDirectory folder;
  const std::vector<Subject> subjects = subjects_in(folder.path());
  rewrite(as_crlf)(subjects);
  expect_true(subjects, "with CRLF");
}

TEST(Drift, TreesCheckedOutWithOtherLineEndsAreTrue) {
  const TemporaryDirectory folder;
  std::vector<Subject> subjects = subjects_in(folder / "out");
  rewrite(as_crlf)(subjects);
  fs::copy(fs::path(PATCHGEN_PROJECT_ROOT) / "tests/golden/project.json", folder.path());
  fs::create_directories(folder / "in");
  fs::copy(folder / "project.json", folder / "in/project.json");
  for (Subject& subject : subjects) {
    const fs::path copy = folder / ("in/" + subject.name);
    fs::create_directories(copy.parent_path());
    fs::copy(subject.folder, copy, fs::copy_options::recursive);
    subject.folder = copy.string();
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(copy)) {
      if (!entry.is_regular_file()) continue;
      write_unsynced(entry.path().string(), as_crlf(read_whole_file(entry.path().string())));
    }
  }
  // The header names the spec by its path below the project file, which is the same here.
  expect_check_passes(subjects, 1, "with CRLF everywhere");
}

}  // namespace
}  // namespace patchgen
