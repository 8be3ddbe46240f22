#include "property/drift_subjects.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <utility>

#include "golden/golden_case.h"
#include "project/check_file.h"
#include "support/run_process.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// What a check of `subject` finds, file by file. With `fix`, mends it.
std::vector<Drift> drifts_of(const Subject& subject, const CheckOptions& options) {
  RealDisk disk;
  std::vector<Drift> drifts;
  for (const GeneratedFile& file : subject.files) {
    FileCheck found = check_file(disk, file, subject.spec(), options);
    if (!found.drift) continue;
    drifts.push_back(std::move(*found.drift));
    if (!options.fix) continue;
    for (const Repair& repair : found.repairs) write_unsynced(repair.path, repair.bytes);
  }
  return drifts;
}

std::string text_of(const Drift& drift) {
  CheckReport report;
  report.drifts.push_back(drift);
  return report_as_text(report, false);
}

}  // namespace

GenerateOptions Subject::options() const {
  GenerateOptions options;
  options.source_roots = {folder + "/upstream"};
  options.output_dir = out;
  options.project_file =
      project.empty() ? (fs::path(folder) / "../../project.json").string() : project;
  options.jobs = 1;
  return options;
}

std::vector<Subject> subjects_in(const std::string& root, const std::string& project,
                                 std::size_t step) {
  std::vector<Subject> subjects;
  RealDisk disk;
  std::size_t count = 0;
  for (const GoldenCase& golden : golden_cases()) {
    if (!fs::is_directory(golden.folder + "/expected") || count++ % step != 0) continue;
    Subject subject{
        golden.name, golden.folder, fmt::format("{}/{}", root, golden.name), {}, project};
    auto results = generate(disk, {subject.spec()}, subject.options());
    EXPECT_FALSE(results[0].diagnostics.has_errors()) << golden.name;
    subject.files = std::move(results[0].files);
    EXPECT_FALSE(subject.files.empty()) << golden.name;
    subjects.push_back(std::move(subject));
  }
  write_outputs(subjects);
  return subjects;
}

void write_outputs(const std::vector<Subject>& subjects) {
  for (const Subject& subject : subjects) {
    for (const GeneratedFile& file : subject.files) {
      write_unsynced(file.path, file.bytes);
      write_unsynced(file.diff_path, file.diff);
    }
  }
}

std::string project_with(const TemporaryDirectory& folder, const std::string& keys) {
  const std::string golden =
      read_whole_file((fs::path(PATCHGEN_PROJECT_ROOT) / "tests/golden/project.json").string());
  return folder.write("patchgen.json", golden.substr(0, golden.rfind('}')) + ", " + keys + "}\n");
}

void write_unsynced(const std::string& path, const std::string& bytes) {
  RealDisk disk;
  DiskError error;
  ASSERT_TRUE(disk.write_scratch(path, bytes, error)) << path << ": " << error.reason;
}

void expect_true(const std::vector<Subject>& subjects, const std::string& when, bool strict) {
  CheckOptions options;
  options.strict = strict;
  for (const Subject& subject : subjects) {
    for (const Drift& drift : drifts_of(subject, options)) {
      ADD_FAILURE() << subject.name << " " << when << "\n" << text_of(drift);
    }
  }
}

void expect_fixed(const std::vector<Subject>& subjects, const std::string& when) {
  CheckOptions options;
  options.fix = true;
  for (const Subject& subject : subjects) {
    for (const Drift& drift : drifts_of(subject, options)) {
      EXPECT_EQ(drift.kind, DriftKind::DiffOutOfStep) << subject.name << " " << when << "\n"
                                                      << text_of(drift);
    }
  }
}

void mend(const std::vector<Subject>& subjects) {
  CheckOptions options;
  options.fix = true;
  for (const Subject& subject : subjects) drifts_of(subject, options);
}

void expect_check_passes(const std::vector<Subject>& subjects, std::size_t step,
                         const std::string& when) {
  RealDisk disk;
  for (std::size_t i = 0; i < subjects.size(); i += step) {
    const CheckReport report =
        check(disk, {.specs = {subjects[i].spec()}}, subjects[i].options(), CheckOptions());
    EXPECT_EQ(report.exit_status(), 0) << subjects[i].name << " " << when << "\n"
                                       << report_as_text(report, false);
  }
}

Step rewrite(const std::function<std::string(const std::string&)>& change) {
  return [change](const std::vector<Subject>& subjects) {
    for (const Subject& subject : subjects) {
      for (const GeneratedFile& file : subject.files) {
        for (const std::string* path : {&file.path, &file.diff_path}) {
          const std::string before = read_whole_file(*path);
          const std::string after = change(before);
          if (after != before) write_unsynced(*path, after);
        }
      }
    }
  };
}

Step formatter(const std::string& style) {
  return [style](const std::vector<Subject>& subjects) {
    std::vector<std::string> pending;
    for (const Subject& subject : subjects) {
      for (const GeneratedFile& file : subject.files) pending.push_back(file.path);
    }
    for (int round = 0; round < 4 && !pending.empty(); ++round) {
      std::vector<std::string> before;
      for (const std::string& path : pending) before.push_back(read_whole_file(path));
      Command command{.arguments = {"clang-format-19", "-i", "--style=" + style},
                      .timeout = std::chrono::minutes(10)};
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

std::string as_lf(const std::string& bytes) {
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] != '\r' || i + 1 == bytes.size() || bytes[i + 1] != '\n') out += bytes[i];
  }
  return out;
}

}  // namespace patchgen
