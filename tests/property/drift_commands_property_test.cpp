// The drift gate where the project file has commands that run over outputs.

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "diff/edit_script.h"
#include "project/format_replacements.h"
#include "property/drift_subjects.h"
#include "support/run_process.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// Each line of `plain` that is upstream's alone stands in `formatted`, in order; so do the bytes
/// that its segments call upstream's.
void expect_upstream_lines_kept(const GeneratedFile& plain, const GeneratedFile& formatted,
                                const std::string& name) {
  const std::vector<std::string_view> lines = lines_of(plain.bytes);
  const std::vector<std::string_view> found = lines_of(formatted.bytes);
  const std::vector<LineRange> patched = patched_lines({plain.bytes, plain.segments});
  auto at = found.begin();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_patched = std::any_of(
        patched.begin(), patched.end(),
        [&](const LineRange& range) { return range.first <= i + 1 && i + 1 <= range.last; });
    // The fingerprint follows the words.
    if (is_patched || lines[i].find("Fingerprint:") != std::string_view::npos) continue;
    at = std::find(at, found.end(), lines[i]);
    ASSERT_NE(at, found.end()) << name << ": " << lines[i];
    ++at;
  }
  std::size_t end = 0;
  for (const Segment& segment : formatted.segments) {
    ASSERT_EQ(segment.output.begin, end) << name;
    end = segment.output.end;
    if (segment.origin != Segment::Origin::Upstream) continue;
    EXPECT_EQ(formatted.bytes.substr(segment.output.begin, segment.output.size()),
              formatted.upstream->slice(segment.upstream))
        << name;
  }
  EXPECT_EQ(end, formatted.bytes.size()) << name;
}

/// A project in `folder` whose outputs are formatted, in `scope`, and lose some includes.
std::string project_with_commands(const TemporaryDirectory& folder, const std::string& style,
                                  const std::string& scope) {
  folder.write("clean.sh",
               "exec sed -i -E '/^#include <(algorithm|cmath|memory|string|vector)>/d' \"$@\"\n");
  return project_with(folder,
                      fmt::format(R"("format": {{"command": ["clang-format-19", "--style={}"],
                                        "scope": "{}"}},
                            "post_process": [["sh", "clean.sh", "{{file}}"]])",
                                  style, scope));
}

/// Whether some output of `subjects` has `text`.
bool any_has(const std::vector<Subject>& subjects, const std::string& text) {
  return std::any_of(subjects.begin(), subjects.end(), [&](const Subject& subject) {
    return std::any_of(subject.files.begin(), subject.files.end(), [&](const auto& file) {
      return file.bytes.find(text) != std::string::npos;
    });
  });
}

/// What the project's cleaner does, as a hook over all outputs.
void clean(const TemporaryDirectory& folder, const std::vector<Subject>& subjects) {
  Command command{.arguments = {"sh", folder / "clean.sh"}};
  for (const Subject& subject : subjects) {
    for (const GeneratedFile& file : subject.files) command.arguments.push_back(file.path);
  }
  ASSERT_TRUE(run_process(command).ok());
}

/// With commands in the project file: their own outputs are true, and hooks that do something
/// else after them come to rest all the same.
void expect_rest_with_commands(const std::string& scope, std::size_t step) {
  const TemporaryDirectory folder;
  const std::string project = project_with_commands(folder, "Google", scope);
  const std::vector<Subject> subjects = subjects_in(folder / "out", project, step);
  ASSERT_GE(subjects.size(), 250U / step);
  EXPECT_FALSE(any_has(subjects, "#include <vector>\n")) << "the commands ran";
  const Step format = formatter("LLVM");
  format(subjects);
  expect_fixed(subjects, "after another formatter");
  expect_true(subjects, "after another formatter and a fix");
  clean(folder, subjects);
  format(subjects);
  expect_true(subjects, "after cleaner and formatter ran again");
  // From nothing, a fix gives what generating gives, also by the whole way of the program.
  for (const Subject& subject : subjects) fs::remove_all(subject.out);
  mend(subjects);
  expect_true(subjects, "when mended", true);
  clean(folder, subjects);
  expect_true(subjects, "after the cleaner alone", true);
  expect_check_passes(subjects, 16 / step + 1, "when mended");
}

TEST(DriftWithCommands, IncludeCleanerComesToRest) {
  expect_rest_with_commands("none", 1);
}

// A process of clang-format for each output: 90 ms.
TEST(DriftWithCommands, PatchedLinesFormattedComeToRest) {
  expect_rest_with_commands("patched", 8);
}

TEST(DriftWithCommands, WholeFilesFormattedComeToRest) {
  expect_rest_with_commands("all", 8);
}

TEST(DriftWithCommands, PatchedLinesFormattedLeaveUpstreamsAsTheyAre) {
  const TemporaryDirectory folder;
  // Moves everything that it may move: include blocks, braces, comments.
  const std::string style =
      "{BasedOnStyle: GNU, IncludeBlocks: Regroup, InsertBraces: true, SortUsingDeclarations: "
      "Lexicographic, FixNamespaceComments: true, ShortNamespaceLines: 0, ColumnLimit: 60}";
  const std::string project = project_with(
      folder, fmt::format(R"("format": {{"command": ["clang-format-19", "--style={}"]}})", style));
  const TemporaryDirectory other;
  const std::string unformatted = project_with(other, R"("format": {"scope": "none"})");
  const std::vector<Subject> plain = subjects_in(folder / "plain", unformatted, 4);
  std::size_t formatted = 0;
  RealDisk disk;
  for (Subject subject : plain) {
    subject.project = project;
    const auto after = generate(disk, {subject.spec()}, subject.options());
    ASSERT_EQ(after[0].files.size(), subject.files.size()) << subject.name;
    for (std::size_t i = 0; i < subject.files.size(); ++i) {
      const GeneratedFile& from = subject.files[i];
      const GeneratedFile& to = after[0].files[i];
      if (from.bytes != to.bytes) ++formatted;
      expect_upstream_lines_kept(from, to, subject.name);
    }
  }
  EXPECT_GE(formatted, plain.size() / 2);
}

}  // namespace
}  // namespace patchgen
