// The drift gate and what runs over checked-in files besides: whatever formatters and hooks do,
// one fix brings it to rest, and nobody's work is taken for an edit.

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/generate.h>

#include "diff/edit_script.h"
#include "golden/golden_case.h"
#include "project/format_replacements.h"
#include "support/run_process.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// A golden case that gives something, with its outputs below a folder of its own.
struct Subject {
  std::string name;
  std::string folder;  ///< of the case
  std::string out;
  std::vector<std::string> sources;  ///< the outputs
  std::vector<std::string> diffs;
  std::string project;  ///< the project file; empty: the golden cases' own
};

GenerateOptions options_for(const Subject& subject) {
  GenerateOptions options;
  options.source_roots = {subject.folder + "/upstream"};
  options.output_dir = subject.out;
  options.project_file = subject.project.empty()
                             ? (fs::path(subject.folder) / "../../project.json").string()
                             : subject.project;
  options.jobs = 1;
  return options;
}

std::string spec_of(const Subject& subject) {
  return subject.folder + "/spec.patchspec.json";
}

/// Every golden case, or one in `step`, generated into `root`.
std::vector<Subject> subjects_in(const std::string& root, const std::string& project = "",
                                 std::size_t step = 1) {
  std::vector<Subject> subjects;
  RealDisk disk;
  std::size_t count = 0;
  for (const GoldenCase& golden : golden_cases()) {
    if (!fs::is_directory(golden.folder + "/expected") || count++ % step != 0) continue;
    Subject subject{golden.name, golden.folder, fmt::format("{}/{}", root, golden.name), {},
                    {},          project};
    const auto results = generate(disk, {spec_of(subject)}, options_for(subject));
    Diagnostics diagnostics;
    write_results(disk, results, true, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << golden.name;
    for (const GeneratedFile& file : results[0].files) {
      subject.sources.push_back(file.path);
      subject.diffs.push_back(file.diff_path);
    }
    EXPECT_FALSE(subject.sources.empty()) << golden.name;
    subjects.push_back(std::move(subject));
  }
  return subjects;
}

CheckReport check_subject(const Subject& subject, bool fix, bool strict = false) {
  RealDisk disk;
  CheckOptions options;
  options.fix = fix;
  options.strict = strict;
  return check(disk, {.specs = {spec_of(subject)}}, options_for(subject), options);
}

void expect_true(const std::vector<Subject>& subjects, const std::string& when) {
  for (const Subject& subject : subjects) {
    const CheckReport report = check_subject(subject, false);
    EXPECT_EQ(report.exit_status(), 0) << subject.name << " " << when << "\n"
                                       << report_as_text(report, false);
  }
}

/// Layout may have changed, so diffs may be out of step, and nothing else.
void expect_fixed(const std::vector<Subject>& subjects, const std::string& when) {
  for (const Subject& subject : subjects) {
    const CheckReport report = check_subject(subject, true);
    EXPECT_EQ(report.exit_status(), 0) << subject.name << " " << when;
    for (const Drift& drift : report.drifts) {
      EXPECT_EQ(drift.kind, DriftKind::DiffOutOfStep) << subject.name << " " << when << "\n"
                                                      << report_as_text(report, false);
    }
  }
}

void write(const std::string& path, const std::string& bytes) {
  RealDisk disk;
  DiskError error;
  ASSERT_TRUE(disk.write(path, bytes, error)) << path << ": " << error.reason;
}

/// Something that is run over checked-in files.
using Step = std::function<void(const std::vector<Subject>&)>;

Step rewrite(const std::function<std::string(const std::string&)>& change) {
  return [change](const std::vector<Subject>& subjects) {
    for (const Subject& subject : subjects) {
      for (const auto* paths : {&subject.sources, &subject.diffs}) {
        for (const std::string& path : *paths) write(path, change(read_whole_file(path)));
      }
    }
  };
}

/// clang-format over all outputs, as often as it takes until it has nothing more to do.
Step formatter(const std::string& style) {
  return [style](const std::vector<Subject>& subjects) {
    std::vector<std::string> pending;
    for (const Subject& subject : subjects) {
      pending.insert(pending.end(), subject.sources.begin(), subject.sources.end());
    }
    for (int round = 0; round < 4 && !pending.empty(); ++round) {
      std::vector<std::string> before;
      for (const std::string& path : pending) before.push_back(read_whole_file(path));
      Command command{.arguments = {"clang-format-19", "-i", "--style=" + style}};
      command.arguments.insert(command.arguments.end(), pending.begin(), pending.end());
      const ProcessResult result = run_process(command);
      ASSERT_TRUE(result.ok()) << result.err;
      std::vector<std::string> changed;
      for (std::size_t i = 0; i < pending.size(); ++i) {
        if (read_whole_file(pending[i]) != before[i]) changed.push_back(pending[i]);
      }
      pending = std::move(changed);
    }
    EXPECT_TRUE(pending.empty()) << pending[0] << ": the formatter never comes to rest";
  };
}

/// The hooks that nearly every repository has. They change the text of raw strings, too, which
/// no golden case has at a line's end.
std::string without_trailing_blanks(const std::string& bytes) {
  std::string out;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    std::string line = bytes.substr(at, end - at);
    const bool crlf = line.ends_with('\r');
    line.erase(line.find_last_not_of(" \t\r\f\v") + 1);
    out += line;
    if (crlf) out += '\r';
    if (end < bytes.size()) out += '\n';
    at = end + 1;
  }
  return out;
}

std::string with_one_last_newline(const std::string& bytes) {
  const bool crlf = bytes.find("\r\n") != std::string::npos;
  return bytes.substr(0, bytes.find_last_not_of("\r\n") + 1) + (crlf ? "\r\n" : "\n");
}

std::string as_crlf(const std::string& bytes) {
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == '\n' && (i == 0 || bytes[i - 1] != '\r')) out += '\r';
    out += bytes[i];
  }
  return out;
}

const std::vector<std::string> kStyles = {
    "LLVM", "Google", "Microsoft", "GNU",
    "{BasedOnStyle: Chromium, ColumnLimit: 60, IncludeBlocks: Regroup, SortIncludes: "
    "CaseInsensitive, ReflowComments: true, FixNamespaceComments: true, ShortNamespaceLines: 0, "
    "SortUsingDeclarations: LexicographicNumeric, BreakStringLiterals: true, UseTab: Always}"};

class DriftUnder : public testing::TestWithParam<std::string> {};

TEST_P(DriftUnder, FormatterAndHooksComeToRest) {
  const TemporaryDirectory folder;
  const std::vector<Subject> subjects = subjects_in(folder.path());
  ASSERT_GE(subjects.size(), 90U);
  const Step format = formatter(GetParam());
  format(subjects);
  expect_fixed(subjects, "after the formatter");
  format(subjects);
  expect_true(subjects, "after the formatter ran again");
  const Step blanks = rewrite(without_trailing_blanks);
  const Step last_line = rewrite(with_one_last_newline);
  blanks(subjects);
  last_line(subjects);
  expect_fixed(subjects, "after the hooks");
  for (const Step& step : {last_line, format, blanks}) step(subjects);
  expect_true(subjects, "after formatter and hooks ran again");
}

std::string style_name(const testing::TestParamInfo<std::string>& style) {
  return style.param.starts_with('{') ? "Narrow" : style.param;
}

INSTANTIATE_TEST_SUITE_P(Styles, DriftUnder, testing::ValuesIn(kStyles), style_name);

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

/// The golden cases' project file with `keys` added, in `folder`.
std::string project_with(const TemporaryDirectory& folder, const std::string& keys) {
  const std::string golden =
      read_whole_file((fs::path(PATCHGEN_PROJECT_ROOT) / "tests/golden/project.json").string());
  return folder.write("patchgen.json", golden.substr(0, golden.rfind('}')) + ", " + keys + "}\n");
}

/// A project in `folder` whose outputs are formatted, in `scope`, and lose some includes.
std::string project_with_commands(const TemporaryDirectory& folder, const std::string& style,
                                  const std::string& scope) {
  folder.write("clean.sh",
               "sed -i -E '/^#include <(algorithm|cmath|memory|string|vector)>/d' \"$1\"\n");
  return project_with(folder,
                      fmt::format(R"("format": {{"command": ["clang-format-19", "--style={}"],
                                        "scope": "{}"}},
                            "post_process": [["sh", "clean.sh", "{{file}}"]])",
                                  style, scope));
}

/// Whether some output of `subjects` has `text`.
bool any_has(const std::vector<Subject>& subjects, const std::string& text) {
  return std::any_of(subjects.begin(), subjects.end(), [&](const Subject& subject) {
    return std::any_of(subject.sources.begin(), subject.sources.end(), [&](const auto& path) {
      return read_whole_file(path).find(text) != std::string::npos;
    });
  });
}

void expect_as_generated(const std::vector<Subject>& subjects, const std::string& when) {
  for (const Subject& subject : subjects) {
    const CheckReport report = check_subject(subject, false, true);
    EXPECT_EQ(report.exit_status(), 0) << subject.name << " " << when << "\n"
                                       << report_as_text(report, false);
  }
}

/// With commands in the project file: their own outputs are true, and hooks that do something
/// else after them come to rest all the same.
void expect_rest_with_commands(const std::string& scope, std::size_t step) {
  const TemporaryDirectory folder;
  const std::string project = project_with_commands(folder, "Google", scope);
  const std::vector<Subject> subjects = subjects_in(folder / "out", project, step);
  ASSERT_GE(subjects.size(), 90U / step);
  EXPECT_FALSE(any_has(subjects, "#include <vector>\n")) << "the commands ran";
  expect_as_generated(subjects, "when generated");
  const Step format = formatter("LLVM");
  format(subjects);
  expect_fixed(subjects, "after another formatter");
  for (const Subject& subject : subjects) {
    for (const std::string& path : subject.sources) {
      ASSERT_TRUE(run_process({.arguments = {"sh", folder / "clean.sh", path}}).ok());
    }
  }
  format(subjects);
  expect_true(subjects, "after cleaner and formatter ran again");
  // From nothing, a fix gives what generating gives.
  for (const Subject& subject : subjects) fs::remove_all(subject.out);
  for (const Subject& subject : subjects) check_subject(subject, true);
  expect_as_generated(subjects, "when mended");
}

TEST(DriftWithCommands, IncludeCleanerComesToRest) {
  expect_rest_with_commands("none", 4);
}

TEST(DriftWithCommands, PatchedLinesFormattedComeToRest) {
  expect_rest_with_commands("patched", 12);
}

TEST(DriftWithCommands, WholeFilesFormattedComeToRest) {
  expect_rest_with_commands("all", 12);
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
    const auto before = generate(disk, {spec_of(subject)}, options_for(subject));
    subject.project = project;
    const auto after = generate(disk, {spec_of(subject)}, options_for(subject));
    ASSERT_EQ(after[0].files.size(), before[0].files.size()) << subject.name;
    for (std::size_t i = 0; i < before[0].files.size(); ++i) {
      const GeneratedFile& from = before[0].files[i];
      const GeneratedFile& to = after[0].files[i];
      if (from.bytes != to.bytes) ++formatted;
      expect_upstream_lines_kept(from, to, subject.name);
    }
  }
  EXPECT_GE(formatted, plain.size() / 2);
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
  fs::copy(fs::path(PATCHGEN_PROJECT_ROOT) / "tests/golden/project.json", folder.path());
  for (Subject& subject : subjects) {
    const fs::path copy = folder / ("in/" + subject.name);
    fs::create_directories(copy.parent_path());
    fs::copy(subject.folder, copy, fs::copy_options::recursive);
    subject.folder = copy.string();
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(copy)) {
      if (!entry.is_regular_file()) continue;
      write(entry.path().string(), as_crlf(read_whole_file(entry.path().string())));
    }
  }
  fs::copy(folder / "project.json", folder / "in/project.json");
  rewrite(as_crlf)(subjects);
  for (const Subject& subject : subjects) {
    const CheckReport report = check_subject(subject, false);
    // The header names the spec by its path below the project file, which is the same here.
    EXPECT_EQ(report.exit_status(), 0) << subject.name << "\n" << report_as_text(report, false);
  }
}

}  // namespace
}  // namespace patchgen
